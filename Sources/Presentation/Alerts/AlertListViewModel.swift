public import HaruDomain

/// The alerts of the selected service.
///
/// Its intents may run at the same time: the latest question wins, and what came before it is cancelled.
@MainActor
public final class AlertListViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    let alerts: any AlertRepository
    let desk: any AlertDeskRepository
    let texts: TextSource
    let look: LookAtAlertsUseCase
    let request = LatestRequest()
    var list: AlertSections
    /// The question for the next page; nil when there is none.
    var next: AlertQuery?

    private let clock: WallClock

    var calendar: LocalCalendar { texts.environment.current.calendar }

    package init(
        alerts: any AlertRepository,
        desk: any AlertDeskRepository,
        clock: WallClock,
        texts: TextSource,
        look: LookAtAlertsUseCase
    ) {
        self.alerts = alerts
        self.desk = desk
        self.clock = clock
        self.texts = texts
        self.look = look
        list = AlertSections(in: texts.environment.current.calendar)
        state = ObservableValue(State(texts.current))
    }

    /// Shows the selected service, whoever selects it, and keeps to the language until the task is
    /// cancelled. The host runs it.
    public func follow() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.followWords() }
            let changes = desk.changes
            if await adoptService() { group.addTask { await self.askFirst() } }
            for await _ in changes where await adoptService() {
                group.addTask { await self.askFirst() }
            }
        }
    }

    /// Asks for the list from its beginning, as if nothing was there: the first load, and trying again.
    public func load() async {
        if state.value.service == nil { _ = await adoptService() }
        await askFirst()
    }

    /// Asks for the list anew; it stays meanwhile.
    public func refresh() async {
        guard let query, state.value.phase == .loaded || state.value.phase == .empty else {
            return await load()
        }
        state.update {
            $0.refresh = .running
            if $0.paging == .running { $0.paging = .more }
        }
        let alerts = alerts
        switch await request.run({ () throws(AlertsError) in try await alerts.page(query) }) {
        case .answered(let page): await show(AlertReading(page), of: query)
        case .failed(let error):
            let notice = texts.current.notice(error)
            state.update { $0.refresh = .failed(notice) }
        case .cancelled: state.update { $0.refresh = .idle }
        case .superseded: break
        }
    }

    /// Asks for the next page, unless something is asked already.
    public func loadMore() async {
        guard let next, !request.isRunning else { return }
        state.update { $0.paging = .running }
        let alerts = alerts
        switch await request.run({ () throws(AlertsError) in try await alerts.page(next) }) {
        case .answered(let page):
            self.next = page.nextCursor.map(next.after)
            list.append(page.alerts)
            showList()
        case .failed(let error):
            let notice = texts.current.notice(error)
            state.update { $0.paging = .failed(notice) }
        case .cancelled: state.update { $0.paging = .more }
        case .superseded: break
        }
    }

    /// Chooses days in the sheet; nothing is asked.
    public func choose(_ draft: AlertPeriodDraft) {
        state.update {
            $0.draft = draft
            $0.tell(texts.current, period: period(of: draft))
        }
    }

    /// Closes the sheet without applying: the draft is what is applied again.
    public func discardDraft() {
        choose(AlertPeriodDraft(state.value.applied))
    }

    /// Makes the chosen days count. A draft that is no period, or the one that counts, does nothing.
    public func apply() async {
        guard case .success(let period) = period(of: state.value.draft),
            period != state.value.applied
        else { return }
        state.update {
            $0.applied = period
            $0.draft = AlertPeriodDraft(period)
            $0.tell(texts.current, period: .success(period))
        }
        await load()
    }

    /// Copies an alert.
    public func copy(_ id: ServiceAlert.ID) {
        let rows = state.value.sections.lazy.flatMap(\.rows)
        guard let alert = rows.first(where: { $0.id == id })?.alert else { return }
        effects.send(.copy(alert.copyText))
        effects.send(.toast(texts.current(\.alertScreens.copied)))
    }

    /// Leads to an alert.
    public func open(_ id: ServiceAlert.ID) {
        guard let service = state.value.service?.id else { return }
        effects.send(.navigate(Destination(.alert(service: service, id: id))))
    }

    private func followWords() async {
        for await _ in texts.changes { showAgain() }
    }

    var query: AlertQuery? {
        state.value.service.map { service in
            AlertQuery(
                serviceID: service.id,
                interval: state.value.applied?.interval(in: calendar)
            )
        }
    }

    private func period(of draft: AlertPeriodDraft) -> Result<AlertPeriod?, AlertsError> {
        Result { () throws(AlertsError) in
            try draft.period(today: calendar.day(at: clock.now))
        }
    }
}
