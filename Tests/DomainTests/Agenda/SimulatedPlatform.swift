import Foundation
import HaruDomain

/// A platform that keeps 64 requests and shows each at its moment. It is as wrong about changes of the clock
/// as platforms are: what repeats is not shown in a gap and is shown twice in an overlap.
struct SimulatedPlatform {
    /// What a person saw and heard.
    struct Shown: Hashable {
        let name: String
        let at: Date
    }

    static let limit = 64

    private(set) var requests: [NotificationRequest.ID: NotificationRequest] = [:]

    var pending: [NotificationRequest] { Array(requests.values) }

    mutating func carryOut(_ plan: NotificationPlan) {
        for id in plan.remove { requests[id] = nil }
        for request in plan.add { requests[request.id] = request }
    }

    /// Shows what is due after the start and until the end, both on the wall clock.
    mutating func pass(from start: Date, to end: Date, in calendar: LocalCalendar) -> Set<Shown> {
        var shown: Set<Shown> = []
        for request in pending {
            let name = String(request.id.prefix(36))
            switch request.trigger {
            case .once(let at):
                guard at <= end else { continue }
                requests[request.id] = nil
                if at > start { shown.insert(Shown(name: name, at: at)) }
            case .daily(let time):
                for at in moments(of: time, from: start, to: end, in: calendar) {
                    shown.insert(Shown(name: name, at: at))
                }
            case .weekly(let weekday, let time):
                for at in moments(of: time, from: start, to: end, in: calendar)
                where calendar.localTime(at: at).day.weekday == weekday {
                    shown.insert(Shown(name: name, at: at))
                }
            }
        }
        return shown
    }

    /// Each instant at which the clock on the wall shows a time.
    private func moments(
        of time: TimeOfDay,
        from start: Date,
        to end: Date,
        in calendar: LocalCalendar
    ) -> [Date] {
        var day = calendar.localTime(at: start).day.adding(days: -1)
        let last = calendar.localTime(at: end).day.adding(days: 1)
        var found: [Date] = []
        while day <= last {
            switch calendar.resolve(LocalTime(day, time)) {
            case .unique(let at): found.append(at)
            case .overlap(let first, let second, _): found += [first, second]
            case .gap: break
            }
            day = day.adding(days: 1)
        }
        return found.filter { $0 > start && $0 <= end }
    }
}
