import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlertDetailViewModelTests {
    let world = AlertWorld()

    @Test func `loads one alert and copies it`() async throws {
        let detail = world.detail("api-0")
        #expect(detail.state.value.phase == .loading)
        detail.copy()
        await detail.load()
        guard case .loaded(let content) = detail.state.value.phase else {
            Issue.record("it is there")
            return
        }
        #expect(content.timeText == "2026년 10월 15일 오전 9:00" && content.severityText == "심각")
        var effects: [InteractionEffect] = []
        let token = detail.effects.observe { effects.append($0) }
        detail.copy()
        #expect(effects == [.copy("지연 0"), .toast("알림을 복사했어요.")])
        token.cancel()
    }

    @Test func `one that is gone says so, and one that cannot be loaded says why`() async throws {
        let detail = world.detail("api-9", showing: AlertWorld.alert(9))
        await detail.load()
        #expect(detail.state.value.phase == .missing("삭제되었거나 없는 알림입니다"))

        await world.alerts.fail(with: .remote(.offline))
        let unknown = world.detail("api-1")
        await unknown.load()
        guard case .failed(let notice) = unknown.state.value.phase else {
            Issue.record("it failed")
            return
        }
        #expect(notice.error == .remote(.offline))
        let shown = world.detail("api-1", showing: AlertWorld.alert(1))
        await shown.load()
        guard case .loaded = shown.state.value.phase else {
            Issue.record("it stays")
            return
        }
        #expect(shown.state.value.notice?.error == .remote(.offline))
        await world.alerts.fail(with: .remote(.cancelled))
        await unknown.load()
        #expect(unknown.state.value.phase == .loading)
    }
}
