public import HaruDomain

/// The switches of the services.
@MainActor
public final class AlertSettingsViewModel {
    /// One service with its switch. It is read; `set` switches.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The service.
        public let service: AlertService
        /// Whether its alerts make a sound and show a notice.
        public let isOn: Bool
        /// The row in words.
        public let accessibility: AccessibilityText

        /// The identity, that of the service.
        public var id: AlertService.ID { service.id }

        /// A row of one's own, for previews.
        public init(service: AlertService, isOn: Bool, accessibility: AccessibilityText) {
            self.service = service
            self.isOn = isOn
            self.accessibility = accessibility
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title.
        public var heading: String
        /// The services; nil until they were read once.
        public var rows: [Row]?
        /// What to say of no services; empty while there are some.
        public var emptyText = ""
        /// Why the services are not those of this moment; nil when they are.
        public var notice: AlertNotice?

        /// A state of one's own, for previews.
        public init(heading: String, rows: [Row]? = nil) {
            self.heading = heading
            self.rows = rows
        }
    }

    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let desk: any AlertDeskRepository
    private let texts: TextSource
    private let loadServices: LoadServicesUseCase
    private let switchService: SwitchServiceUseCase
    private let request = LatestRequest()
    private let intents = IntentQueue()
    private var board: ServiceBoard?
    /// The switches that are not saved yet, as they were left, and how many of each are under way.
    private var pending: [AlertService.ID: (isOn: Bool, count: Int)] = [:]

    package init(
        desk: any AlertDeskRepository,
        texts: TextSource,
        loadServices: LoadServicesUseCase,
        switchService: SwitchServiceUseCase
    ) {
        self.desk = desk
        self.texts = texts
        self.loadServices = loadServices
        self.switchService = switchService
        state = ObservableValue(State(heading: texts.current(\.alertScreens.settings)))
    }

    /// Loads the services and keeps in step with the desk and the language until the task is cancelled.
    /// The host runs it.
    public func follow() async {
        async let loading: Void = load()
        await keepInStep(with: desk.changes, reload: readDesk, texts: texts) { self.show() }
        await loading
    }

    /// Asks the server for the services; those that are known stay when it fails.
    public func load() async {
        let loadServices = loadServices
        switch await request.run({ () throws(AlertsError) in try await loadServices() }) {
        case .answered(let board):
            self.board = board
            state.update { $0.notice = nil }
            show()
        case .failed(let error):
            let notice = texts.current.notice(error)
            state.update { $0.notice = notice }
        case .cancelled, .superseded: break
        }
    }

    /// Switches the notices of a service: it shows at once, and goes back if it cannot be saved.
    public func set(_ isOn: Bool, _ id: AlertService.ID) async {
        guard board?[id] != nil else { return }
        pending[id] = (isOn, (pending[id]?.count ?? 0) + 1)
        show()
        await intents.run {
            do throws(AlertsError) {
                board = try await switchService(
                    ServiceSetting(serviceID: id, notificationsOn: isOn)
                )
            } catch  where !error.isCancellation {
                effects.send(.toast(texts.current.message(for: error)))
            } catch {}
            if let left = pending[id] {
                pending[id] = left.count > 1 ? (left.isOn, left.count - 1) : nil
            }
        }
        show()
    }

    private func readDesk() async {
        await intents.run {
            do throws(AlertsError) {
                let board = try await desk.desk().board
                if board.isListed { self.board = board }
                show()
            } catch  where !error.isCancellation {
                let notice = texts.current.notice(error)
                state.update { $0.notice = notice }
            } catch {}
        }
    }

    private func show() {
        let texts = texts.current
        let rows = board?.services.map { known in
            var known = known
            if let left = pending[known.id] { known.isMuted = !left.isOn }
            return Row(
                service: known.service,
                isOn: !known.isMuted,
                accessibility: AccessibilityText(
                    label: texts.spokenName(of: known.service),
                    value: texts.notices(of: known)
                )
            )
        }
        state.update {
            $0.heading = texts(\.alertScreens.settings)
            $0.rows = rows
            $0.emptyText = rows?.isEmpty == true ? texts(\.alerts.noServices) : ""
            $0.notice = $0.notice.map(texts.notice)
        }
    }
}
