public import HaruDomain

extension AlertListViewModel {
    /// How the list as a whole stands.
    public enum Phase: Hashable, Sendable {
        /// The first load runs: a skeleton.
        case loading
        /// The first load failed: this fills the screen.
        case failed(AlertNotice)
        /// It was loaded, and there is nothing.
        case empty
        /// There are alerts.
        case loaded
    }

    /// How asking for the list anew stands. The list stays meanwhile.
    public enum Refresh: Hashable, Sendable {
        /// Nothing is asked.
        case idle
        /// It is asked.
        case running
        /// It failed: a banner over the list.
        case failed(AlertNotice)
    }

    /// What stands at the end of the list.
    public enum Paging: Hashable, Sendable {
        /// There is another page.
        case more
        /// It is asked for.
        case running
        /// It failed: a row that tries again.
        case failed(AlertNotice)
        /// There is no other page.
        case end
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The service whose alerts these are; nil while none is selected.
        public var service: AlertService?
        /// How the list stands.
        public var phase = Phase.loading
        /// How asking anew stands.
        public var refresh = Refresh.idle
        /// What stands at the end.
        public var paging = Paging.end
        /// The days, newest first, each with its alerts.
        public var sections: [AlertListSection] = []
        /// That these alerts were kept, because the server cannot be reached; empty when they were not.
        public var offlineText = ""
        /// What stands in for the list while it loads, and when it is empty; else empty.
        public var statusText: String
        /// That there are no more; empty unless the last page is there.
        public var endText = ""
        /// Asks anew.
        public var refreshButton: ButtonLabel
        /// The period that the list is of; nil for ever.
        public var applied: AlertPeriod?
        /// That period in words.
        public var periodText: String
        /// The period that is being chosen.
        public var draft = AlertPeriodDraft()
        /// Why the draft is no period; empty when it is one.
        public var draftProblem = ""
        /// Makes the draft count.
        public var applyButton: ButtonLabel

        /// A state of one's own, for previews.
        public init(
            service: AlertService? = nil,
            statusText: String,
            refreshButton: ButtonLabel,
            periodText: String,
            applyButton: ButtonLabel
        ) {
            self.service = service
            self.statusText = statusText
            self.refreshButton = refreshButton
            self.periodText = periodText
            self.applyButton = applyButton
        }
    }
}
