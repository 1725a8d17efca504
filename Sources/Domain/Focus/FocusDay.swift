/// A day of the heat map.
public struct FocusDay: Identifiable, Hashable, Sendable {
    /// How warm a day is drawn.
    public enum Bucket: String, CaseIterable, Hashable, Sendable {
        /// Nothing, or less than a second.
        case zero
        /// 1…3599 s.
        case under1h
        /// 3600…7199 s.
        case from1to2h = "1to2h"
        /// 7200…10799 s.
        case from2to3h = "2to3h"
        /// 10800 s and more.
        case over3h

        /// The bucket of whole seconds.
        public init(seconds: Int) {
            switch seconds {
            case ..<1: self = .zero
            case ..<3600: self = .under1h
            case ..<7200: self = .from1to2h
            case ..<10_800: self = .from2to3h
            default: self = .over3h
            }
        }
    }

    /// The day.
    public let day: CalendarDay
    /// What was focused on it.
    public let total: FocusTotal

    /// The identity, the day.
    public var id: CalendarDay { day }
    /// How warm it is drawn.
    public var bucket: Bucket { Bucket(seconds: total.seconds) }

    /// A day of one's own, for previews.
    public init(day: CalendarDay, total: FocusTotal) {
        self.day = day
        self.total = total
    }
}
