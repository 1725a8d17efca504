package import HaruDomain

/// One alert, with all it says.
@MainActor
public final class AlertDetailViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let id: ServiceAlert.ID
    private let alerts: any AlertRepository
    private let texts: TextSource
    private let request = LatestRequest()
    private var alert: ServiceAlert?

    package init(
        _ id: ServiceAlert.ID,
        showing alert: ServiceAlert? = nil,
        alerts: any AlertRepository,
        texts: TextSource
    ) {
        self.id = id
        self.alert = alert
        self.alerts = alerts
        self.texts = texts
        state = ObservableValue(State(texts.current))
        showAlert()
    }

    /// Keeps to the language until the task is cancelled. The host runs it.
    public func follow() async {
        async let showing: Void = followWords()
        await load()
        await showing
    }

    /// Asks for the alert; what is shown already stays meanwhile.
    public func load() async {
        if alert == nil { state.update { $0.phase = .loading } }
        let (id, alerts) = (id, alerts)
        switch await request.run({ () throws(AlertsError) in try await alerts.alert(id) }) {
        case .answered(let alert):
            self.alert = alert
            state.update { $0.notice = nil }
            showAlert()
        case .failed(let error): fail(error)
        case .cancelled, .superseded: break
        }
    }

    /// Copies the alert.
    public func copy() {
        guard let alert, case .loaded = state.value.phase else { return }
        effects.send(.copy(alert.copyText))
        effects.send(.toast(texts.current(\.alertScreens.copied)))
    }

    private func followWords() async {
        for await _ in texts.changes {
            let texts = texts.current
            state.update {
                let old = $0
                $0 = State(texts)
                $0.phase = old.phase
                if case .failed(let notice) = old.phase { $0.phase = .failed(texts.notice(notice)) }
                if case .missing = old.phase { $0.phase = .missing(texts(\.alerts.alertNotFound)) }
                $0.notice = old.notice.map(texts.notice)
            }
            if case .loaded = state.value.phase { showAlert() }
        }
    }

    private func showAlert() {
        guard let alert else { return }
        let content = texts.current.content(of: alert, in: texts.environment.current.calendar)
        state.update { $0.phase = .loaded(content) }
    }

    private func fail(_ error: AlertsError) {
        let texts = texts.current
        if case .alertNotFound = error {
            alert = nil
            return state.update {
                $0.phase = .missing(texts.message(for: error))
                $0.notice = nil
            }
        }
        let isShown = alert != nil
        state.update {
            if isShown {
                $0.notice = texts.notice(error)
            } else {
                $0.phase = .failed(texts.notice(error))
            }
        }
    }
}
