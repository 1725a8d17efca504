import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlertSettingsViewModelTests {
    /// A desk whose changes wait until a test lets them be saved, or fail.
    final class DrivenDesk: AlertDeskRepository {
        let stored = InMemoryAlertDeskRepository()
        private let isDriven = Locked(false)
        private let waiting = Locked<[CheckedContinuation<Bool, Never>]>([])

        var changes: AsyncStream<Set<AlertDeskChange>> { stored.changes }

        func drive() { isDriven.withLock { $0 = true } }

        func desk() async throws(AlertsError) -> AlertDesk { try await stored.desk() }

        func update<Result: Sendable>(
            _ change: @Sendable (inout AlertDesk) throws(AlertsError) -> Result
        ) async throws(AlertsError) -> Result {
            if isDriven.withLock({ $0 }) {
                let isSaved = await withCheckedContinuation { continuation in
                    waiting.withLock { $0.append(continuation) }
                }
                if !isSaved { throw .repository(.saveFailed(.noSpace)) }
            }
            return try await stored.update(change)
        }

        /// Ends the change that waits.
        func finish(saved: Bool) async {
            while true {
                let first = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                if let first { return first.resume(returning: saved) }
                await Task.yield()
            }
        }
    }

    let world = AlertWorld(services: ["a", "b", "c"])

    @Test func `merges the services of the server with the switches of the device`() async throws {
        try await world.start(selecting: nil)
        let off = ServiceSetting(serviceID: "b", notificationsOn: false)
        try await SwitchServiceUseCase(desk: world.desk)(off)
        await world.alerts.list(AlertWorld.list(["c", "a", "d"]))
        let settings = world.settings()
        #expect(settings.state.value.rows == nil)
        await settings.load()
        let rows = try #require(settings.state.value.rows)
        #expect(rows.map(\.id) == ["c", "a", "b", "d"])
        #expect(rows.map(\.isOn) == [true, true, false, true])
        #expect(rows[2].accessibility == AccessibilityText(label: "B", value: "알림 끔"))

        await world.alerts.fail(with: .remote(.offline))
        await settings.load()
        #expect(settings.state.value.rows?.count == 4)
        #expect(settings.state.value.notice?.error == .remote(.offline))
    }

    @Test(arguments: [
        ["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["b", "c", "a"], ["c", "a", "b"],
        ["c", "b", "a"], ["a", "a", "a"], ["a", "a", "b"], ["a", "b", "a"], ["b", "a", "a"],
    ])
    func `S28, S29: three switches, each saved or failed, end where they were saved last`(
        order: [String]
    ) async throws {
        for outcomes in 0..<8 {
            let desk = DrivenDesk()
            let connection = try AlertConnection("https://alerts.example.com")
            try await desk.update { desk throws(AlertsError) in desk.connect(to: connection) }
            let settings = world.settings(over: desk)
            await settings.load()
            desk.drive()
            func isOn() -> [String: Bool] {
                Dictionary(
                    uniqueKeysWithValues: settings.state.value.rows!.map { ($0.id, $0.isOn) }
                )
            }
            var (wanted, saved) = (["a": true, "b": true, "c": true], isOn())
            var (tasks, turns): ([Task<Void, Never>], [(String, Bool)]) = ([], [])
            for id in order {
                let turn = !wanted[id]!
                wanted[id] = turn
                turns.append((id, turn))
                let task = Task { await settings.set(turn, id) }
                tasks.append(task)
                while isOn() != wanted { await Task.yield() }
            }
            for (number, task) in tasks.enumerated() {
                let isSaved = outcomes & (1 << number) != 0
                if isSaved { saved[turns[number].0] = turns[number].1 }
                await desk.finish(saved: isSaved)
                await task.value
                // What is under way still shows as it was left.
                let left = Set(turns.suffix(2 - number).map(\.0))
                for (id, isOn) in isOn() {
                    #expect(isOn == (left.contains(id) ? wanted[id] : saved[id]))
                }
            }
            #expect(isOn() == saved)
            let board = try await desk.desk().board
            #expect(board.services.allSatisfy { $0.setting.notificationsOn == saved[$0.id] })
        }
    }

    @Test func `a switch that was not saved says so, and one of nobody does nothing`() async throws
    {
        try await world.start(selecting: nil)
        let settings = world.settings()
        await settings.load()
        var effects: [InteractionEffect] = []
        let token = settings.effects.observe { effects.append($0) }
        await settings.set(false, "nobody")
        await world.desk.fail(with: .noSpace)
        await settings.set(false, "a")
        #expect(effects.count == 1 && settings.state.value.rows?.first?.isOn == true)
        token.cancel()
    }
}
