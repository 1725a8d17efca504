/// Plans of days.
public struct PlannerTexts: Sendable {
    /// A time after midnight of the day that it belongs to.
    public var nextDay = Phrase(ko: "다음 날 {time}", en: "{time} the next day")

    /// The words of this package.
    public init() {}
}
