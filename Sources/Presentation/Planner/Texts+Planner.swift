public import HaruDomain

extension Texts {
    /// A time of a plan: `오전 7:00`, and after midnight `다음 날 오전 1:00`; `1:00 AM the next day`.
    public func time(_ time: PlanTime) -> String {
        let text = self.time(time.timeOfDay)
        return time.hour < 24 ? text : self(\.planner.nextDay, [.time: text])
    }

    /// The same in words: `다음 날 오전 1시`, `1 AM the next day`.
    public func spoken(_ time: PlanTime) -> String {
        let text = spoken(time.timeOfDay)
        return time.hour < 24 ? text : self(\.planner.nextDay, [.time: text])
    }
}
