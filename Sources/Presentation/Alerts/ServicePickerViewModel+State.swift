public import HaruDomain

extension ServicePickerViewModel {
    /// One service that can be chosen.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The service.
        public let service: AlertService
        /// Whether its alerts are shown now.
        public let isSelected: Bool
        /// Whether its alerts come without sound and notice.
        public let isMuted: Bool
        /// The row in words.
        public let accessibility: AccessibilityText

        /// The identity, that of the service.
        public var id: AlertService.ID { service.id }

        /// A row of one's own, for previews.
        public init(
            service: AlertService,
            isSelected: Bool = false,
            isMuted: Bool = false,
            accessibility: AccessibilityText
        ) {
            self.service = service
            self.isSelected = isSelected
            self.isMuted = isMuted
            self.accessibility = accessibility
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title.
        public var heading: String
        /// How the list stands.
        public var phase = AlertListViewModel.Phase.loading
        /// How asking anew stands.
        public var refresh = AlertListViewModel.Refresh.idle
        /// The services, in the order of the server.
        public var rows: [Row] = []
        /// What stands in for the list while it loads, and when it is empty; else empty.
        public var statusText: String
        /// Asks anew.
        public var refreshButton: ButtonLabel

        /// A state of one's own, for previews.
        public init(heading: String, statusText: String, refreshButton: ButtonLabel) {
            self.heading = heading
            self.statusText = statusText
            self.refreshButton = refreshButton
        }

        init(_ texts: Texts) {
            self.init(
                heading: texts(\.alertScreens.services),
                statusText: texts(\.alertScreens.loading),
                refreshButton: ButtonLabel(texts(\.alertScreens.refresh))
            )
        }
    }
}

extension Texts {
    func row(of known: KnownService, in board: ServiceBoard) -> ServicePickerViewModel.Row {
        let isSelected = board.current == known.id
        let words = [isSelected ? self(\.alertScreens.selected) : "", notices(of: known)]
        return ServicePickerViewModel.Row(
            service: known.service,
            isSelected: isSelected,
            isMuted: known.isMuted,
            accessibility: AccessibilityText(
                label: spokenName(of: known.service),
                value: list(words.filter { !$0.isEmpty })
            )
        )
    }
}

extension AlertListViewModel.Phase {
    func retold(by texts: Texts) -> Self {
        if case .failed(let notice) = self { .failed(texts.notice(notice)) } else { self }
    }
}

extension AlertListViewModel.Refresh {
    func retold(by texts: Texts) -> Self {
        if case .failed(let notice) = self { .failed(texts.notice(notice)) } else { self }
    }
}

extension AlertListViewModel.Paging {
    func retold(by texts: Texts) -> Self {
        if case .failed(let notice) = self { .failed(texts.notice(notice)) } else { self }
    }
}
