import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

/// Walks the states of every view model and looks at all that assistive technology would say.
@MainActor
struct AccessibilityTests {
    let clock = ManualClock()

    @Test(arguments: Language.allCases)
    func `the list of timers says all it shows`(_ language: Language) async throws {
        var container = container(language)
        container.focusPolicy.mostTimers = 2
        let list = container.makeFocusListViewModel()
        expectWords(in: list.state.value, 1)
        await list.reload()
        expectWords(in: list.state.value, 2)
        #expect(!list.state.value.emptyText.isEmpty)

        let timer = try await container.addFocusTimer(title: "영어")
        _ = try await container.addFocusTimer(title: "Maths")
        try await container.startFocus(timer.id)
        await list.reload()
        expectWords(in: list.state.value, 4)

        list.askToRemove(timer.id)
        expectWords(in: list.state.value, 4)
        list.confirm()
        clock.advance(by: .seconds(1))
        await list.refresh()
        #expect(list.state.value.dialog.content?.cancel == nil)
        expectWords(in: list.state.value, 4)
    }

    @Test(arguments: Language.allCases)
    func `countdowns and their editor say all they show`(_ language: Language) async throws {
        let container = container(language)
        let list = container.makeCountdownListViewModel()
        await list.reload()
        expectWords(in: list.state.value, 1)
        let timer = try await container.addCountdown(.seconds(3661), label: "").timer
        for (intent, buttons) in [
            (RunCountdownUseCase.Intent.start, 4), (.pause, 4), (.reset, 1), (.start, 4),
        ] {
            await list.perform(intent, on: timer.id)
            expectWords(in: list.state.value, 2 + buttons)
        }
        clock.advance(by: .seconds(3661))
        await list.refresh()
        expectWords(in: list.state.value, 2 + 2)
        expectWords(in: container.makeCountdownEditorViewModel().state.value, 5)
        let editor = container.makeCountdownEditorViewModel(editing: timer)
        expectWords(in: editor.state.value, 4)
    }

    @Test(arguments: Language.allCases)
    func `what comes next says all it shows`(_ language: Language) async throws {
        var container = container(language)
        container.notifications = InMemoryNotificationScheduler(status: .notDetermined)
        container.notificationLimit = 1
        _ = try await container.addCountdown(.seconds(60), label: "", starting: true)
        _ = try await container.addCountdown(.seconds(90), label: "a", starting: true)
        let agenda = container.makeAgendaViewModel()
        await agenda.reload()
        expectWords(in: agenda.state.value, 3)
        let state = agenda.state.value
        #expect(!state.heading.isEmpty && !state.notice.isEmpty && !state.droppedText.isEmpty)
        agenda.askForPermission()
        expectWords(in: agenda.state.value, 3)
    }

    @Test(arguments: Language.allCases)
    func `the screens of the planner say all they show`(_ language: Language) async throws {
        let container = container(language)
        let list = container.makePlannerDayViewModel()
        await list.reload()
        // four parts with a free stretch each, and the button
        expectWords(in: list.state.value, 4 * 2 + 1)
        let day = list.state.value.day
        let start = PlanTime(minutes: 420)
        let todo = try await container.addTodo(
            on: day,
            "영어",
            details: ["단어", "words"],
            in: 1,
            from: start,
            for: .seconds(3600)
        )
        await list.reload()
        list.toggleDetails(todo.id)
        expectWords(in: list.state.value, 4 * 2 + 2 + 2)
        let steps = container.makeAddTodoViewModel(on: day)
        await steps.reload()
        await steps.send(.choose(part: 1))
        expectWords(in: steps.state.value, 4 + 3 + 2)
        expectWords(in: container.makePlannerSettingsViewModel().state.value, 12 + 2 + 1)
        let calendar = container.makePlannerCalendarViewModel()
        await calendar.reload()
        expectWords(in: calendar.state.value, calendar.state.value.cells.count + 2)
    }

    @Test(arguments: Language.allCases)
    func `the look back says all it shows`(_ language: Language) async throws {
        let container = container(language)
        let timer = try await container.addFocusTimer(title: "영어")
        try await container.startFocus(timer.id)
        clock.advance(by: .seconds(600))
        _ = try await container.stopFocus()
        let look = container.makeFocusStatisticsViewModel()
        expectWords(in: look.state.value, 6)
        await look.reload()
        // periods and buttons, all and one timer, a day of January each, sum and row, seven averages
        expectWords(in: look.state.value, 5 + 2 + 31 + 2 + 7)
        look.choose(.month)
        look.choose(.timer(timer.id))
        await look.showMonth(later: 1)
        expectWords(in: look.state.value, 5 + 2 + 28 + 1 + 7)
        #expect(look.state.value.summary?.emptyText.isEmpty == false)
    }

    @Test(arguments: Language.allCases)
    func `the editor says all it shows`(_ language: Language) async throws {
        let container = container(language)
        let timer = try await container.addFocusTimer(title: "영어", icon: "🍇")
        for editor in [
            container.makeFocusEditorViewModel(),
            container.makeFocusEditorViewModel(editing: timer),
        ] {
            expectWords(in: editor.state.value, 4)
            for event in [
                LimitedText.Event.change(TextChange(0..<9, to: "")),
                .compose(TextChange(0..<0, to: "ㅎ")),
                .change(TextChange(0..<1, to: "하루")),
            ] {
                await editor.save()
                expectWords(in: editor.state.value, 4)
                editor.title(event)
                expectWords(in: editor.state.value, 4)
            }
            editor.icon(.type("📐"))
            editor.goal(.toggle)
            editor.goal(.pick(row: 2))
            expectWords(in: editor.state.value, 4)
        }
    }

    @Test(arguments: Language.allCases)
    func `the session says all it shows in every phase`(_ language: Language) async throws {
        let container = container(language)
        let timer = try await container.addFocusTimer(title: "영어")
        let session = container.makeFocusSessionViewModel()
        expectWords(in: session.state.value, 1)

        await session.start(timer.id)
        await session.perform(.stop)
        expectWords(in: session.state.value, 3)
        for (seconds, buttons) in [(61, 2), (3000, 2), (6 * 3600, 3)] {
            clock.advance(by: .seconds(seconds))
            await session.refresh()
            expectWords(in: session.state.value, 1 + buttons)
        }
        await session.perform(.review(.keepToGoal))
        expectWords(in: session.state.value, 1)

        await session.start(timer.id)
        clock.advance(by: .seconds(2))
        await session.perform(.toggle)
        expectWords(in: session.state.value, 6)
        clock.advance(by: .seconds(301))
        await session.refresh()
        #expect(session.state.value.status?.isRestOver == true)
        expectWords(in: session.state.value, 6)
    }

    @Test(arguments: Language.allCases)
    func `alarms say all they show`(_ language: Language) async throws {
        let container = container(language)
        let list = container.makeAlarmListViewModel()
        await list.reload()
        expectWords(in: list.state.value, 1)
        #expect(!list.state.value.emptyText.isEmpty)
        // The clock stands at 08:00.
        let now = container.environment.current.calendar.localTime(at: clock.clock.now).time
        let alarm = try await container.addAlarm(time: now, days: Set(Weekday.allCases))
        await list.reload()
        expectWords(in: list.state.value, 3)
        await list.toggleSkip(alarm.id)
        expectWords(in: list.state.value, 3)
        list.askToRemove(alarm.id)
        expectWords(in: list.state.value, 3)

        let editors = [
            container.makeAlarmEditorViewModel(),
            container.makeAlarmEditorViewModel(editing: alarm),
        ]
        for editor in editors {
            for time in ["7:05", "7", "", "24:00", "7:60", "오전 13:00"] {
                editor.type(time: time)
                expectWords(in: editor.state.value, 13)
            }
            await editor.sound(.named("none.wav"))
            editor.snooze(row: 0)
            expectWords(in: editor.state.value, 13)
        }

        let ringing = container.makeAlarmRingingViewModel()
        await ringing.refresh()
        expectWords(in: ringing.state.value, 0)
        for late in [2 * 86_400, 300] {
            clock.advance(by: .seconds(late))
            await ringing.refresh()
            expectWords(in: ringing.state.value, 3)
            await list.reload()
            expectWords(in: list.state.value, 3)
        }
        await ringing.snooze(alarm.id)
        await list.reload()
        expectWords(in: list.state.value, 3)
        clock.advance(by: .seconds(7200))
        await list.reload()
        expectWords(in: list.state.value, 3)
    }

    @Test(arguments: Language.allCases)
    func `alerts of services say all they show`(_ language: Language) async throws {
        var container = container(language)
        let services = [AlertService(id: "a", name: "결제"), AlertService(id: "b", name: "")]
        let alert = ServiceAlert(
            id: "1",
            serviceID: "a",
            title: "",
            body: "느려요",
            severity: .critical,
            occurredAt: clock.clock.now,
            endedAt: clock.clock.now
        )
        let other = ServiceAlert(id: "2", serviceID: "a", title: "p99", occurredAt: .distantPast)
        let server = InMemoryAlertRepository(
            AlertServiceList(services, isAuthoritative: true),
            alerts: [alert, other],
            pageSize: 1
        )
        container.alerts = server
        let (launch, picker) = (
            container.makeAlertLaunchViewModel(), container.makeServicePickerViewModel()
        )
        let (settings, list) = (
            container.makeAlertSettingsViewModel(), container.makeAlertListViewModel()
        )
        let details = [
            container.makeAlertDetailViewModel("1"), container.makeAlertDetailViewModel("9"),
        ]
        // a button to refresh and one to apply; each notice brings one to try again
        expectWords(in: list.state.value, 2)
        await launch.load()
        await picker.load()
        expectWords(in: launch.state.value, 1)
        expectWords(in: picker.state.value, 2)

        try await container.connectAlerts(try AlertConnection("https://alerts.example.com"))
        await launch.load()
        await picker.load()
        await settings.load()
        try await container.selectService("a")
        try await container.switchService(ServiceSetting(serviceID: "b", notificationsOn: false))
        await picker.load()
        expectWords(in: launch.state.value, 0)
        expectWords(in: picker.state.value, 3)
        expectWords(in: settings.state.value, 2)
        await list.load()
        expectWords(in: list.state.value, 3)
        await server.fail(with: .remote(.offline))
        await list.loadMore()
        await list.refresh()
        await settings.load()
        expectWords(in: list.state.value, 5)
        expectWords(in: settings.state.value, 3)
        for detail in details {
            await detail.load()
            expectWords(in: detail.state.value, 2)
        }
        await server.fail(with: nil)
        await list.loadMore()
        expectWords(in: list.state.value, 5)
        for (detail, count) in zip(details, [2, 1]) {
            await detail.load()
            expectWords(in: detail.state.value, count)
        }
        await list.load()
        await server.fail(with: .serviceNotFound("a"))
        await list.load()
        expectWords(in: list.state.value, 3)
    }

    private func container(_ language: Language) -> AppContainer {
        var container = AppContainer.preview(language)
        container.clock = clock.clock
        return container
    }

    /// Expects so many descriptions, each with words for what it is and for what else it has.
    private func expectWords(
        in state: Any,
        _ count: Int,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let found = Self.accessibilities(in: state)
        #expect(found.count == count, sourceLocation: location)
        for words in found {
            for text in [words.label, words.value ?? "-", words.hint ?? "-"] {
                #expect(!text.isEmpty && !text.contains("{"), "\(words)", sourceLocation: location)
                #expect(
                    text.firstMatch(of: /\d:\d\d/) == nil,
                    "a time is spoken in words",
                    sourceLocation: location
                )
            }
        }
    }

    private static func accessibilities(in value: Any) -> [AccessibilityText] {
        if let words = value as? AccessibilityText { return [words] }
        return Mirror(reflecting: value).children.flatMap { accessibilities(in: $0.value) }
    }
}
