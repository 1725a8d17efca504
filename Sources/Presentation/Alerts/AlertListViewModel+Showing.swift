import HaruDomain

extension AlertListViewModel {
    /// Asks for the first page of a list of which nothing is shown yet.
    func askFirst() async {
        guard let query else { return }
        list = AlertSections(in: calendar)
        next = nil
        let loading = texts.current(\.alertScreens.loading)
        state.update {
            $0.phase = .loading
            $0.refresh = .idle
            $0.paging = .end
            $0.sections = []
            ($0.statusText, $0.offlineText, $0.endText) = (loading, "", "")
        }
        let alerts = alerts
        switch await request.run({ () throws(AlertsError) in try await alerts.firstPage(query) }) {
        case .answered(let reading): await show(reading, of: query)
        case .failed(let error): fail(error)
        case .cancelled, .superseded: break
        }
    }

    /// Shows a first page in the place of all that was shown, and remembers that it was seen.
    func show(_ reading: AlertReading, of query: AlertQuery) async {
        list = AlertSections(in: calendar)
        list.append(reading.page.alerts)
        next = reading.page.nextCursor.map(query.after)
        let texts = texts.current
        state.update {
            $0.refresh = reading.failure.map { .failed(texts.notice($0)) } ?? .idle
            $0.offlineText = reading.failure == nil ? "" : texts(\.alerts.kept)
            $0.sections = []
        }
        showList()
        do throws(AlertsError) {
            try await look(reading.page, of: query.serviceID)
        } catch  where !error.isCancellation {
            effects.send(.toast(self.texts.current.message(for: error)))
        } catch {}
    }

    /// Shows the list, of which only what has come is new.
    func showList() {
        let texts = texts.current
        let sections = texts.sections(list, reusing: state.value.sections)
        let isEmpty = list.count == 0
        let isWhole = next == nil
        state.update {
            $0.sections = sections
            $0.phase = isEmpty ? .empty : .loaded
            $0.paging = isWhole ? .end : .more
            $0.statusText = isEmpty ? texts(\.alerts.noAlerts) : ""
            $0.endText = isWhole && !isEmpty ? texts(\.alertScreens.end) : ""
        }
    }

    /// Says everything again, in the language and by the days of the moment.
    func showAgain() {
        let texts = texts.current
        var again = AlertSections(in: calendar)
        again.append(list.sections.flatMap(\.alerts))
        list = again
        let sections = texts.sections(list, reusing: [])
        let isLoading = state.value.phase == .loading
        let isEmpty = state.value.phase == .empty
        state.update {
            $0.sections = sections
            $0.phase = $0.phase.retold(by: texts)
            $0.refresh = $0.refresh.retold(by: texts)
            $0.paging = $0.paging.retold(by: texts)
            $0.statusText =
                isLoading
                ? texts(\.alertScreens.loading) : isEmpty ? texts(\.alerts.noAlerts) : ""
            if !$0.offlineText.isEmpty { $0.offlineText = texts(\.alerts.kept) }
            if !$0.endText.isEmpty { $0.endText = texts(\.alertScreens.end) }
        }
        choose(state.value.draft)
    }

    /// Takes the selected service of the desk; true when its list is to be asked for.
    func adoptService() async -> Bool {
        do throws(AlertsError) {
            let board = try await desk.desk().board
            let service = board.current.flatMap { board[$0]?.service }
            let isOther = service?.id != state.value.service?.id
            state.update { $0.service = service }
            guard isOther else { return state.value.phase == .loading && !request.isRunning }
            if service == nil { leave() }
            return true
        } catch {
            if !error.isCancellation { fail(error) }
            return false
        }
    }

    /// Shows nothing, because no service is selected.
    private func leave() {
        request.drop()
        list = AlertSections(in: calendar)
        next = nil
        let texts = texts.current
        state.update {
            var empty = State(texts)
            empty.tell(texts, period: .success($0.applied))
            (empty.applied, empty.draft) = ($0.applied, AlertPeriodDraft($0.applied))
            $0 = empty
        }
    }

    private func fail(_ error: AlertsError) {
        let notice = texts.current.notice(error)
        state.update {
            if $0.phase == .loaded || $0.phase == .empty {
                $0.refresh = .failed(notice)
            } else {
                $0.phase = .failed(notice)
                $0.statusText = ""
            }
        }
    }
}

extension AlertListViewModel.State {
    init(_ texts: Texts) {
        self.init(
            statusText: texts(\.alertScreens.loading),
            refreshButton: ButtonLabel(texts(\.alertScreens.refresh)),
            periodText: texts(\.common.all),
            applyButton: ButtonLabel(texts(\.common.apply))
        )
    }

    /// Says what is chosen, and what counts.
    mutating func tell(_ texts: Texts, period: Result<AlertPeriod?, AlertsError>) {
        periodText = applied.map { texts.dates($0.first...$0.last) } ?? texts(\.common.all)
        refreshButton = ButtonLabel(texts(\.alertScreens.refresh))
        let error: AlertsError? = if case .failure(let error) = period { error } else { nil }
        draftProblem = error.map(texts.message) ?? ""
        applyButton = ButtonLabel(texts(\.common.apply), isEnabled: error == nil)
    }
}
