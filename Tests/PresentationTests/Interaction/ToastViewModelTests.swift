import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct ToastViewModelTests {
    @Test func `shows and announces messages one after the other`() {
        let clock = ManualClock()
        let toasts = ToastViewModel(clock: clock.clock)
        var (seen, said): ([String?], [InteractionEffect]) = ([], [])
        let tokens = [
            toasts.state.observe { seen.append($0.message) },
            toasts.effects.observe { said.append($0) },
        ]

        toasts.show("a")
        toasts.show("b")
        #expect(toasts.state.value.nextChange == clock.clock.steadyNow + 1.5)
        for _ in 0..<2 {
            clock.advance(by: .milliseconds(1500))
            toasts.refresh()
        }

        #expect(seen == [nil, "a", "a", "b", nil])
        #expect(said == [.announce("a"), .announce("b")])
        tokens.forEach { $0.cancel() }
    }
}
