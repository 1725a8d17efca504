import HaruComposition
import HaruDomain
import HaruPresentation
import Testing

/// O06: whoever drops a view model gets rid of it, though it was observed and has followed its store.
@MainActor
struct ViewModelLifetimeTests {
    let container = AppContainer.preview()

    @Test(.timeLimit(.minutes(1)))
    func `the list of timers is released`() async {
        await expectRelease(of: container.makeFocusListViewModel) { list in
            let token = list.state.observe { [weak list] _ in _ = list?.state.value }
            await follow(list.follow, until: list.state) { $0.rows != nil }
            token.cancel()
        }
    }

    @Test func `the editor is released`() async {
        await expectRelease(of: { container.makeFocusEditorViewModel() }) { editor in
            let token = editor.state.observe { [weak editor] _ in _ = editor?.state.value }
            await editor.save()
            token.cancel()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `the countdowns and their editor are released`() async {
        await expectRelease(of: container.makeCountdownListViewModel) { list in
            let token = list.state.observe { [weak list] _ in _ = list?.state.value }
            await follow(list.follow, until: list.state) { $0.rows != nil }
            token.cancel()
        }
        await expectRelease(of: { container.makeCountdownEditorViewModel() }) { editor in
            let token = editor.state.observe { [weak editor] _ in _ = editor?.state.value }
            await editor.save()
            token.cancel()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `the screens of the planner are released`() async {
        await expectRelease(of: container.makePlannerDayViewModel) { day in
            let token = day.state.observe { [weak day] _ in _ = day?.state.value }
            await follow(day.follow, until: day.state) { $0.rows != nil }
            token.cancel()
        }
        await expectRelease(of: container.makePlannerCalendarViewModel) { calendar in
            let token = calendar.state.observe { [weak calendar] _ in _ = calendar?.state.value }
            await follow(calendar.follow, until: calendar.state) { !$0.cells.isEmpty }
            token.cancel()
        }
        await expectRelease(of: container.makePlannerSettingsViewModel) { settings in
            let token = settings.state.observe { [weak settings] _ in _ = settings?.state.value }
            await settings.reload()
            token.cancel()
        }
        let day = CalendarDay(daysSince1970: 20_741)
        await expectRelease(of: { container.makeAddTodoViewModel(on: day) }) { steps in
            let token = steps.state.observe { [weak steps] _ in _ = steps?.state.value }
            await steps.reload()
            token.cancel()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `the look back is released`() async {
        await expectRelease(of: container.makeFocusStatisticsViewModel) { look in
            let token = look.state.observe { [weak look] _ in _ = look?.state.value }
            await follow(look.follow, until: look.state) { $0.history != nil }
            token.cancel()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `the session is released`() async {
        await expectRelease(of: container.makeFocusSessionViewModel) { session in
            let token = session.state.observe { [weak session] _ in _ = session?.state.value }
            let effects = session.effects.observe { [weak session] _ in session?.cancel() }
            await follow(session.follow, until: session.state) { !$0.phaseText.isEmpty }
            token.cancel()
            effects.cancel()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `the view models of alarms are released`() async {
        await expectRelease(of: { container.makeAlarmListViewModel() }) { list in
            let token = list.state.observe { [weak list] _ in _ = list?.state.value }
            await follow(list.follow, until: list.state) { $0.rows != nil }
            token.cancel()
        }
        await expectRelease(of: { container.makeAlarmEditorViewModel() }) { editor in
            let token = editor.state.observe { [weak editor] _ in _ = editor?.state.value }
            await editor.save()
            token.cancel()
        }
        await expectRelease(of: container.makeAlarmRingingViewModel) { ringing in
            let effects = ringing.effects.observe { [weak ringing] _ in _ = ringing?.state.value }
            await follow(ringing.follow, until: ringing.state) { !$0.silentText.isEmpty }
            effects.cancel()
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `the view models of alerts are released`() async {
        await expectRelease(of: container.makeAlertLaunchViewModel) { launch in
            let token = launch.state.observe { [weak launch] _ in _ = launch?.state.value }
            await follow(launch.follow, until: launch.state) { $0.launch != nil }
            token.cancel()
        }
        await expectRelease(of: container.makeServicePickerViewModel) { picker in
            await follow(picker.follow, until: picker.state) { $0.phase != .loading }
        }
        await expectRelease(of: container.makeAlertSettingsViewModel) { settings in
            await follow(settings.follow, until: settings.state) { $0.notice != nil }
        }
        await expectRelease(of: container.makeAlertListViewModel) { list in
            let following = Task { await list.follow() }
            await list.load()
            following.cancel()
            await following.value
        }
        await expectRelease(of: { container.makeAlertDetailViewModel("a") }) { detail in
            await follow(detail.follow, until: detail.state) { $0.phase != .loading }
        }
    }

    @Test func `the toasts are released`() async {
        await expectRelease(of: container.makeToastViewModel) { toasts in
            let token = toasts.state.observe { [weak toasts] _ in _ = toasts?.state.value }
            toasts.show("a")
            token.cancel()
        }
    }

    private func expectRelease<ViewModel: AnyObject>(
        of make: () -> ViewModel,
        _ use: (ViewModel) async -> Void
    ) async {
        weak var released: ViewModel?
        do {
            let viewModel = make()
            released = viewModel
            await use(viewModel)
        }
        #expect(released == nil)
    }

    private func follow<State>(
        _ follow: @escaping @MainActor () async -> Void,
        until state: ObservableValue<State>,
        isReady: (State) -> Bool
    ) async {
        let following = Task { await follow() }
        for await state in state.values where isReady(state) { break }
        following.cancel()
        await following.value
    }
}
