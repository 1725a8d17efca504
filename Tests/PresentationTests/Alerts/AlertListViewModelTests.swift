import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlertListViewModelTests {
    let world = AlertWorld()

    @Test func `shows the alerts of the selected service by day, page by page`() async throws {
        try await world.start()
        let list = world.list()
        #expect(list.state.value.phase == .loading && !list.state.value.statusText.isEmpty)

        await list.load()
        let state = list.state.value
        #expect(state.phase == .loaded && state.paging == .more && state.statusText.isEmpty)
        #expect(state.service?.name == "API")
        #expect(state.sections.map(\.title) == ["2026-10-15 (목)"])
        let row = try #require(state.sections.first?.rows.first)
        #expect(row.timeText == "오전 9:00" && row.severityText == "심각")
        #expect(row.accessibility == AccessibilityText(label: "지연 0", value: "심각, 오전 9시"))
        await list.loadMore()
        await list.loadMore()
        #expect(list.state.value.ids == (0..<5).map { "api-\($0)" })
        #expect(list.state.value.paging == .end && !list.state.value.endText.isEmpty)
        await list.loadMore()
        #expect(await world.alerts.requests == 1 + 3)
    }

    @Test func `every state can be told from every other`() async throws {
        try await world.start(selecting: "web")
        let list = world.list()
        await world.alerts.fail(with: .remote(.timeout))
        await list.load()
        guard case .failed(let notice) = list.state.value.phase else {
            Issue.record("the first load failed")
            return
        }
        #expect(notice.error == .remote(.timeout) && notice.retryButton.title == "다시 시도")

        await world.alerts.fail(with: nil)
        await list.load()
        #expect(list.state.value.phase == .empty)
        #expect(list.state.value.statusText == "알림이 없어요.")

        try await world.select("api")
        let other = world.list()
        await other.load()
        let ids = other.state.value.ids
        await world.alerts.fail(with: .remote(.server(status: 500)))
        await other.loadMore()
        guard case .failed = other.state.value.paging else {
            Issue.record("the page failed")
            return
        }
        await other.refresh()
        guard case .failed = other.state.value.refresh else {
            Issue.record("asking anew failed")
            return
        }
        #expect(other.state.value.phase == .loaded && other.state.value.ids == ids)
        await world.alerts.fail(with: nil)
        await other.refresh()
        #expect(other.state.value.refresh == .idle)
    }

    @Test func `what was kept is shown, and marked, when the first load fails`() async throws {
        try await world.start()
        await world.list().load()
        await world.alerts.fail(with: .remote(.offline))
        let list = world.list()
        await list.load()

        #expect(list.state.value.phase == .loaded && list.state.value.ids.count == 2)
        #expect(list.state.value.offlineText.hasPrefix("오프라인"))
        guard case .failed(let notice) = list.state.value.refresh else {
            Issue.record("a banner says why")
            return
        }
        #expect(notice.error == .remote(.offline))
        await world.alerts.fail(with: nil)
        await list.refresh()
        #expect(list.state.value.offlineText.isEmpty && list.state.value.refresh == .idle)
    }

    @Test func `S03, S07: alerts that come and go between pages shift nothing and lose nothing`()
        async throws
    {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<(TestScale.isExhaustive ? 300 : 20) {
            let world = AlertWorld(count: 40, pageSize: 4)
            try await world.start()
            let list = world.list()
            await list.load()
            var (pages, deleted) = (1, Set<String>())
            while list.state.value.paging == .more {
                for number in 0..<Int.random(in: 0..<4, using: &random) {
                    await world.alerts.insert([AlertWorld.alert(-(round + pages * 10 + number) - 1)]
                    )
                }
                for _ in 0..<Int.random(in: 0..<3, using: &random) {
                    let id = "api-\(Int.random(in: 0..<40, using: &random))"
                    deleted.insert(id)
                    await world.alerts.delete(id)
                }
                await list.loadMore()
                pages += 1
            }
            let ids = list.state.value.ids
            #expect(Set(ids).count == ids.count)
            let stayed = (0..<40).map { "api-\($0)" }.filter { !deleted.contains($0) }
            #expect(Set(stayed).isSubset(of: ids))
            #expect(ids == ids.sorted { Int($0.dropFirst(4)) ?? 0 < Int($1.dropFirst(4)) ?? 0 })
            // The list of services, and each page once.
            #expect(await world.alerts.requests == 1 + pages && pages <= 11)
        }
    }

    @Test func `a period counts once it is applied, and the same one asks nothing`() async throws {
        try await world.start()
        let list = world.list()
        await list.load()
        let today = world.environment.current.calendar.day(at: AlertWorld.start)
        list.choose(AlertPeriodDraft(first: today, last: today.adding(days: -1)))
        #expect(!list.state.value.draftProblem.isEmpty)
        #expect(!list.state.value.applyButton.isEnabled)
        await list.apply()
        #expect(list.state.value.applied == nil)

        list.choose(AlertPeriodDraft(first: today.adding(days: -2)))
        #expect(list.state.value.draftProblem.isEmpty && list.state.value.periodText == "전체")
        let requests = await world.alerts.requests
        await list.apply()
        await list.apply()
        #expect(list.state.value.applied?.last == today)
        #expect(list.state.value.periodText == "2026년 10월 13일 ~ 2026년 10월 15일")
        #expect(await world.alerts.requests == requests + 1)
        list.choose(AlertPeriodDraft())
        list.discardDraft()
        #expect(list.state.value.draft.first == today.adding(days: -2))
        list.choose(AlertPeriodDraft(last: today.adding(days: -9)))
        await list.apply()
        #expect(list.state.value.phase == .empty)
    }

    @Test func `copies an alert and says so`() async throws {
        try await world.start()
        let list = world.list()
        await list.load()
        var effects: [InteractionEffect] = []
        let token = list.effects.observe { effects.append($0) }
        list.copy("nobody")
        list.copy("api-1")
        list.open("api-1")
        #expect(
            effects == [
                .copy("지연 1"), .toast("알림을 복사했어요."),
                .navigate(Destination(.alert(service: "api", id: "api-1"))),
            ]
        )
        token.cancel()
    }

    @Test(.timeLimit(.minutes(1)))
    func `follows the selected service, whoever selects it`() async throws {
        try await world.connect()
        let list = world.list()
        let following = Task { await list.follow() }
        try await world.select("api")
        _ = try await world.loadServices()
        for await state in list.state.values where state.phase == .loaded { break }
        #expect(list.state.value.service?.id == "api")

        try await world.select("web")
        for await state in list.state.values where state.phase == .empty { break }
        #expect(list.state.value.service?.id == "web")
        try await world.select(nil)
        for await state in list.state.values where state.service == nil { break }
        #expect(list.state.value.phase == .loading)
        following.cancel()
        await following.value
    }

    @Test func `what was shown is no longer new`() async throws {
        try await world.start()
        let page = try await world.alerts.page(AlertQuery(serviceID: "api"))
        #expect(try await world.desk.desk().board["api"]?.newAlerts(on: page) == 2)
        await world.list().load()
        #expect(try await world.desk.desk().board["api"]?.newAlerts(on: page) == 0)
        await world.alerts.insert([AlertWorld.alert(-1)])
        let later = try await world.alerts.page(AlertQuery(serviceID: "api"))
        #expect(try await world.desk.desk().board["api"]?.newAlerts(on: later) == 1)
    }
}
