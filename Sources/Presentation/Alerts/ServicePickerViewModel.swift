public import HaruDomain

/// The choice of the service whose alerts are shown.
@MainActor
public final class ServicePickerViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let desk: any AlertDeskRepository
    private let texts: TextSource
    private let loadServices: LoadServicesUseCase
    private let select: SelectServiceUseCase
    private let request = LatestRequest()
    private let intents = IntentQueue()
    private var board: ServiceBoard?

    package init(
        desk: any AlertDeskRepository,
        texts: TextSource,
        loadServices: LoadServicesUseCase,
        select: SelectServiceUseCase
    ) {
        self.desk = desk
        self.texts = texts
        self.loadServices = loadServices
        self.select = select
        state = ObservableValue(State(texts.current))
    }

    /// Loads the services and keeps in step with the desk and the language until the task is cancelled.
    /// The host runs it.
    public func follow() async {
        async let loading: Void = load()
        await keepInStep(with: desk.changes, reload: readDesk, texts: texts) { self.show() }
        await loading
    }

    /// Asks the server for the services; those that are known stay meanwhile.
    public func load() async {
        state.update {
            $0.refresh = .running
            if case .failed = $0.phase { $0.phase = .loading }
        }
        let loadServices = loadServices
        switch await request.run({ () throws(AlertsError) in try await loadServices() }) {
        case .answered(let board):
            self.board = board
            state.update { $0.refresh = .idle }
            show()
        case .failed(let error):
            await readDesk()
            let notice = texts.current.notice(error)
            let isKnown = board != nil
            state.update {
                $0.refresh = isKnown ? .failed(notice) : .idle
                if !isKnown { $0.phase = .failed(notice) }
            }
        case .cancelled: state.update { $0.refresh = .idle }
        case .superseded: break
        }
    }

    /// Selects a service and leads to its alerts.
    public func choose(_ id: AlertService.ID) async {
        await intents.run {
            do throws(AlertsError) {
                board = try await select(id)
                show()
                effects.send(.navigate(Destination(.service(id))))
            } catch  where !error.isCancellation {
                effects.send(.toast(texts.current.message(for: error)))
            } catch {}
        }
    }

    private func readDesk() async {
        await intents.run {
            do throws(AlertsError) {
                let board = try await desk.desk().board
                if board.isListed { self.board = board }
                show()
            } catch  where !error.isCancellation {
                let notice = texts.current.notice(error)
                state.update { $0.refresh = .failed(notice) }
            } catch {}
        }
    }

    private func show() {
        let (texts, board) = (texts.current, board)
        state.update {
            let old = $0
            $0 = State(texts)
            $0.phase = old.phase.retold(by: texts)
            $0.refresh = old.refresh.retold(by: texts)
            guard let board else { return }
            $0.rows = board.services.map { texts.row(of: $0, in: board) }
            $0.phase = $0.rows.isEmpty ? .empty : .loaded
            $0.statusText = $0.rows.isEmpty ? texts(\.alerts.noServices) : ""
        }
    }
}
