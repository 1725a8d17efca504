import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AgendaViewModelTests {
    /// 15 January 2027, 08:00 in London.
    let clock = ManualClock()
    let alarms = InMemoryAlarmRepository()
    let countdowns = InMemoryCountdownRepository()

    @Test func `shows what comes next of everything, and when that changes`() async throws {
        try await addAlarm(hour: 9, label: "기상")
        try await startCountdown(seconds: 180, label: "라면")
        let viewModel = viewModel()
        #expect(viewModel.state.value.rows == nil)

        await viewModel.reload()
        let rows = try #require(viewModel.state.value.rows)
        #expect(rows.map(\.title) == ["라면", "기상"])
        #expect(rows.map(\.timeText) == ["오전 8:03", "오전 9:00"])
        #expect(rows.map(\.untilText) == ["3분 뒤", "1시간 뒤"])
        #expect(rows.map(\.accessibility.value).first == "오전 8시 3분, 3분 뒤")
        #expect(viewModel.state.value.emptyText.isEmpty)
        #expect(viewModel.state.value.nextRefresh == clock.clock.steadyNow.adding(.seconds(60)))

        clock.advance(by: .seconds(60))
        await viewModel.refresh()
        #expect(viewModel.state.value.rows?.map(\.untilText) == ["2분 뒤", "59분 뒤"])
        clock.advance(by: .seconds(120))
        await viewModel.refresh()
        #expect(viewModel.state.value.rows?.map(\.title) == ["기상"])
    }

    @Test func `keeps the platform's notifications in step while it is followed`() async throws {
        let scheduler = InMemoryNotificationScheduler()
        let viewModel = viewModel(scheduler)
        let following = Task { await viewModel.follow() }
        try await startCountdown(seconds: 180, label: "")
        while try await scheduler.pending().isEmpty { await Task.yield() }
        #expect(try await scheduler.pending().map(\.id) == ["countdown.\(UUID(number: 1))"])
        try await countdowns.update { stored throws(CountdownError) in
            try stored.remove(UUID(number: 1))
        }
        while try await !scheduler.pending().isEmpty { await Task.yield() }
        following.cancel()
        await following.value
    }

    @Test func `asks once, after our explanation, and plans what waited for the answer`()
        async throws
    {
        try await addAlarm(hour: 9, label: "")
        let scheduler = InMemoryNotificationScheduler(status: .notDetermined)
        let viewModel = viewModel(scheduler)
        await viewModel.reload()
        #expect(viewModel.state.value.notice == "알림을 켜야 앱이 닫혀 있을 때도 알람이 울려요.")
        #expect(viewModel.state.value.permissionButton?.title == "알림 켜기")
        #expect(try await scheduler.pending().isEmpty)

        viewModel.askForPermission()
        #expect(viewModel.state.value.dialog.content?.title == "알림을 켤까요?")
        viewModel.cancel()
        await settleDialog(viewModel)
        #expect(try await scheduler.authorization() == .notDetermined)

        viewModel.askForPermission()
        viewModel.confirm()
        #expect(try await scheduler.authorization() == .notDetermined)
        await settleDialog(viewModel)
        #expect(try await scheduler.authorization() == .authorized)
        #expect(viewModel.state.value.notice.isEmpty)
        #expect(viewModel.state.value.permissionButton == nil)
        #expect(try await scheduler.pending().count == 1)

        viewModel.askForPermission()
        #expect(viewModel.state.value.dialog.content == nil)
    }

    @Test func `a refusal is shown, and nobody is asked again`() async throws {
        try await addAlarm(hour: 9, label: "")
        let scheduler = InMemoryNotificationScheduler(status: .notDetermined, answer: .denied)
        let viewModel = viewModel(scheduler)
        await viewModel.reload()
        viewModel.askForPermission()
        viewModel.confirm()
        await settleDialog(viewModel)

        #expect(viewModel.state.value.authorization == .denied)
        #expect(viewModel.state.value.notice.hasPrefix("알림이 꺼져 있어요."))
        #expect(viewModel.state.value.permissionButton == nil)
        #expect(viewModel.state.value.rows?.count == 1)
        viewModel.askForPermission()
        #expect(viewModel.state.value.dialog.content == nil)
    }

    @Test func `names what does not fit and says when there will be room`() async throws {
        for hour in 9...13 { try await addAlarm(hour: hour, label: "\(hour)시") }
        let viewModel = viewModel(limit: 1)
        await viewModel.reload()
        #expect(
            viewModel.state.value.droppedText
                == "기기에 더 예약할 수 없는 알림 4개: 10시, 11시, 12시. 오늘 오전 9:00에 다시 열어 주세요."
        )
        let none = self.viewModel(limit: 0)
        await none.reload()
        #expect(none.state.value.droppedText == "기기에 예약할 수 없는 알림 5개: 9시, 10시, 11시.")
    }

    @Test func `a failure is shown and does not make a host ask without end`() async throws {
        try await addAlarm(hour: 9, label: "")
        let scheduler = InMemoryNotificationScheduler()
        let viewModel = viewModel(scheduler)
        await viewModel.reload()
        await scheduler.fail(with: .noSpace)
        clock.advance(by: .seconds(3600))
        await viewModel.refresh()
        #expect(
            viewModel.state.value.failure
                == .notifications(.repository(.fetchFailed(.noSpace)))
        )
        #expect(viewModel.state.value.nextRefresh == clock.clock.steadyNow.adding(.seconds(1)))
        await scheduler.fail(with: nil)
        clock.advance(by: .seconds(1))
        await viewModel.refresh()
        #expect(viewModel.state.value.failure == nil)
    }

    private func settleDialog(_ viewModel: AgendaViewModel) async {
        while viewModel.state.value.dialog.nextChange != nil {
            clock.advance(by: .milliseconds(400))
            await viewModel.refresh()
        }
    }

    private func addAlarm(hour: Int, label: String) async throws {
        let alarm = try Alarm.fixture(id: UUID(number: 100 + hour), hour: hour, label: label)
        try await alarms.update { [clock] stored throws(AlarmError) in
            stored.add(alarm, at: clock.clock.now)
        }
    }

    private func startCountdown(seconds: Int, label: String) async throws {
        let timer = try CountdownTimer.fixture(label: label, seconds: seconds)
        try await countdowns.update { [clock] stored throws(CountdownError) in
            stored.add(timer)
            try stored.start(timer.id, at: clock.clock.steadyNow)
        }
    }

    private func viewModel(
        _ scheduler: InMemoryNotificationScheduler = InMemoryNotificationScheduler(),
        limit: Int = 64
    ) -> AgendaViewModel {
        let texts = TextSource(.fixture(language: .korean))
        let agenda = AgendaSource.fixture(
            alarms: alarms,
            countdowns: countdowns,
            clock: clock.clock
        )
        return AgendaViewModel(
            agenda: agenda,
            notifications: scheduler,
            planNotifications: PlanNotificationsUseCase(
                agenda: agenda,
                notifications: scheduler,
                limit: limit,
                wording: NotificationWording { texts.current.lines(for: $0) }
            ),
            texts: texts,
            count: 5
        )
    }
}
