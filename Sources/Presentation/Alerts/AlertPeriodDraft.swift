public import HaruDomain

/// The days that are being chosen in a sheet; they count once they are applied.
public struct AlertPeriodDraft: Hashable, Sendable {
    /// The first day; nil when none was chosen.
    public var first: CalendarDay?
    /// The last day; nil when none was chosen.
    public var last: CalendarDay?

    /// A draft; without days it stands for ever.
    public init(first: CalendarDay? = nil, last: CalendarDay? = nil) {
        self.first = first
        self.last = last
    }

    init(_ period: AlertPeriod?) {
        self.init(first: period?.first, last: period?.last)
    }

    /// The period: up to today where no last day was chosen, and one day where no first was.
    func period(today: CalendarDay) throws(AlertsError) -> AlertPeriod? {
        switch (first, last) {
        case (nil, nil): nil
        case (let first?, let last): try AlertPeriod(first: first, last: last ?? today)
        case (nil, let last?): try AlertPeriod(first: last, last: last)
        }
    }
}
