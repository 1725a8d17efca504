import HaruDomain

/// What `haru alerts list` shows.
struct AlertsListing {
    var sections: AlertSections
    /// Whether there are more pages.
    var hasMore = false
    /// Whether it is what was kept, because the server could not be reached.
    var isOffline = false
    /// Why the server, or the page after these, could not be reached.
    var failure: AlertsError?

    init(in calendar: LocalCalendar) {
        sections = AlertSections(in: calendar)
    }
}
