public import HaruDomain

/// Where the alerts of the application are: which service is selected, whoever selects it.
@MainActor
public final class AlertLaunchViewModel {
    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// Where the alerts begin; nil until the services were asked for.
        public var launch: AlertLaunch?
        /// Whether the services are asked for.
        public var isLoading = false
        /// What is said instead of alerts: that they load, or that there are no services; else empty.
        public var statusText: String
        /// That these alerts were kept; empty when they were not.
        public var offlineText = ""
        /// Why nothing can be shown, or what an opened push did not find; nil when all is well.
        public var notice: AlertNotice?

        /// A state of one's own, for previews.
        public init(launch: AlertLaunch? = nil, statusText: String) {
            self.launch = launch
            self.statusText = statusText
        }
    }

    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let desk: any AlertDeskRepository
    private let texts: TextSource
    private let loadServices: LoadServicesUseCase
    private let openPush: OpenPushUseCase
    private let (loads, opens) = (LatestRequest(), LatestRequest())
    private var board = ServiceBoard()
    private var failure: AlertsError?
    private var isAsked = false

    package init(
        desk: any AlertDeskRepository,
        texts: TextSource,
        loadServices: LoadServicesUseCase,
        openPush: OpenPushUseCase
    ) {
        self.desk = desk
        self.texts = texts
        self.loadServices = loadServices
        self.openPush = openPush
        state = ObservableValue(State(statusText: texts.current(\.alertScreens.loading)))
    }

    /// Loads the services and keeps in step with the desk and the language until the task is cancelled.
    /// The host runs it.
    public func follow() async {
        async let loading: Void = load()
        await keepInStep(with: desk.changes, reload: readDesk, texts: texts) { self.show() }
        await loading
    }

    /// Asks for the services, at the start and to try again.
    public func load() async {
        state.update { $0.isLoading = true }
        let (desk, loadServices) = (desk, loadServices)
        let outcome = await loads.run { () throws(AlertsError) in
            let wanted = try await desk.desk().board.selected
            return (wanted: wanted, board: try await loadServices())
        }
        switch outcome {
        case .answered(let (wanted, board)):
            show(board, after: nil)
            // Before the list was there, any service could be selected.
            if let wanted, board.selected == nil { tell(.serviceNotFound(wanted)) }
        case .failed(let error):
            failure = error
            await readDesk()
            show(board, after: error)
        case .cancelled: state.update { $0.isLoading = false }
        case .superseded: break
        }
    }

    /// Follows a push: selects its service and leads to its alerts, or to the one that it names. For a
    /// service that is gone it says so, and all stays as it is.
    public func open(_ push: AlertPush) async {
        let openPush = openPush
        switch await opens.run({ () throws(AlertsError) in try await openPush(push) }) {
        case .answered(let board):
            self.board = board
            state.update { $0.notice = nil }
            show()
            let route =
                push.alertID.map { Route.alert(service: push.serviceID, id: $0) }
                ?? .service(push.serviceID)
            effects.send(.navigate(Destination(route)))
        case .failed(let error): tell(error)
        case .cancelled, .superseded: break
        }
    }

    private func readDesk() async {
        do throws(AlertsError) {
            board = try await desk.desk().board
            show()
        } catch {
            if !error.isCancellation { tell(error) }
        }
    }

    private func show(_ board: ServiceBoard, after failure: AlertsError?) {
        (self.board, self.failure, isAsked) = (board, failure, true)
        state.update {
            $0.isLoading = false
            $0.notice = nil
        }
        show()
    }

    private func show() {
        let texts = texts.current
        let launch = isAsked ? board.launch(after: failure) : nil
        state.update {
            $0.launch = launch
            (
                $0.statusText, $0.offlineText
            ) = (launch == nil ? texts(\.alertScreens.loading) : "", "")
            $0.notice = $0.notice.map(texts.notice)
            switch launch {
            case .failed(let error): $0.notice = texts.notice(error)
            case .nothing: $0.statusText = texts(\.alerts.noServices)
            case .alerts(_, isOffline: true): $0.offlineText = texts(\.alerts.kept)
            default: break
            }
        }
    }

    private func tell(_ error: AlertsError) {
        let notice = texts.current.notice(error)
        state.update { $0.notice = notice }
        effects.send(.toast(notice.text))
    }
}
