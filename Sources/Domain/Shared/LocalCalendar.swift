public import Foundation

/// The Gregorian calendar and the clock on the wall of one zone: turns local times into instants and
/// back, and knows where days begin.
///
/// All it takes from the zone is the offset from UTC at an instant. Calendars of Foundation are wrong
/// around some changes of the clock.
public struct LocalCalendar: Hashable, Sendable {
    /// The zone whose clock it is.
    public let zone: TimeZone

    private let offsets: ZoneOffsets

    /// The calendar of a zone.
    public init(_ zone: TimeZone) {
        self.zone = zone
        offsets = .of(zone)
    }

    /// What the clock shows at an instant.
    public func localTime(at instant: Date) -> LocalTime {
        let milliseconds = instant.milliseconds
        return LocalTime(milliseconds: milliseconds + offsets.offset(at: milliseconds))
    }

    /// The instant of a local time; a policy decides where there is none or two.
    public func instant(
        of local: LocalTime,
        _ policy: LocalTimeResolution.Policy = .earliest
    ) -> Date {
        if case .steady(let offset) = offsets.stretch(around: local.milliseconds) {
            return Date(milliseconds: local.milliseconds - offset)
        }
        return resolve(local).instant(policy)
    }

    /// The instant of a local time, or why there is none or two.
    public func resolve(_ local: LocalTime) -> LocalTimeResolution {
        let time = local.milliseconds
        switch offsets.stretch(around: time) {
        case .steady(let offset):
            return .unique(Date(milliseconds: time - offset))
        case .changing(let change):
            let (first, second) = (time - change.before, time - change.after)
            let isBefore = first < change.instant
            let isAfter = second >= change.instant
            if isBefore != isAfter { return .unique(Date(milliseconds: isBefore ? first : second)) }
            let transition = LocalTimeResolution.Transition(change)
            guard isBefore else { return .gap(transition) }
            return .overlap(
                first: Date(milliseconds: first),
                second: Date(milliseconds: second),
                transition
            )
        }
    }

    /// Whether the clock surely keeps its offset from UTC in a range and some days around it.
    package func isSteady(in range: Range<Date>) -> Bool {
        offsets.isSteady(from: range.lowerBound.milliseconds, to: range.upperBound.milliseconds)
    }

    /// Calendars are the same when their zones are.
    public static func == (left: LocalCalendar, right: LocalCalendar) -> Bool {
        left.zone == right.zone
    }

    /// Hashes the zone.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(zone)
    }
}

extension LocalTimeResolution.Transition {
    fileprivate init(_ change: ZoneOffsets.Change) {
        instant = Date(milliseconds: change.instant)
        before = LocalTime(milliseconds: change.instant + change.before)
        after = LocalTime(milliseconds: change.instant + change.after)
    }
}
