import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct ToastQueueTests {
    var toasts = ToastQueue()

    @Test mutating func `a message is announced and seen for 1.5 s`() {
        #expect(toasts.send(.show("a"), 0) == [.announce("a")])
        #expect((toasts.message, toasts.nextChange) == ("a", .start.adding(.milliseconds(1500))))

        #expect(toasts.send(.tick, 1499).isEmpty)
        #expect(toasts.message == "a")
        #expect(toasts.send(.tick, 1500).isEmpty)
        #expect((toasts.message, toasts.nextChange) == (nil, nil))
    }

    @Test mutating func `equal messages within 0.8 s are one`() {
        _ = toasts.send(.show("a"), 0)
        _ = toasts.send(.show("a"), 800)
        #expect(toasts.waiting.isEmpty)

        _ = toasts.send(.show("a"), 801)
        #expect(toasts.waiting == ["a"])
    }

    @Test mutating func `others wait their turn, each for its full time`() {
        _ = toasts.send(.show("a"), 0)
        _ = toasts.send(.show("b"), 100)
        _ = toasts.send(.show("a"), 200)
        #expect(toasts.waiting == ["b"])

        #expect(toasts.send(.tick, 9000) == [.announce("b")])

        #expect(toasts.nextChange == .start.adding(.milliseconds(10_500)))
    }

    @Test func `random messages come in order, each once and for its full time`() {
        var (taken, seen): ([String], [String]) = ([], [])
        RandomWalk.run(toasts, pause: 900) { _, random in
            Bool.random(using: &random)
                ? .tick : .show(["a", "b", "c"].randomElement(using: &random) ?? "")
        } check: { step in
            if step.before == toasts { (taken, seen) = ([], []) }
            if case .show(let text) = step.event, step.before != step.after,
                step.after.waiting.count + (step.after.message == nil ? 0 : 1)
                    > step.before.waiting.count + (step.before.message == nil ? 0 : 1)
            {
                taken.append(text)
            }
            for case .announce(let text) in step.effects {
                seen.append(text)
                #expect(step.after.message == text, "\(step.seed)")
                if let end = step.before.nextChange { #expect(step.now >= end, "\(step.seed)") }
            }
            #expect(seen + step.after.waiting == taken, "\(step.seed)")
            #expect(step.after.message != nil || step.after.waiting.isEmpty, "\(step.seed)")
        }
    }
}
