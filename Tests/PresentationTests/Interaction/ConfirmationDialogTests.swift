import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct ConfirmationDialogTests {
    typealias Dialog = ConfirmationDialog<Int>

    static func content(_ action: Int?) -> Dialog.Content {
        Dialog.Content(title: "?", message: "", confirm: "OK", cancel: "Cancel", action: action)
    }

    var dialog = Dialog()

    @Test mutating func `appears in 0.28 s with attention on its title`() {
        #expect(dialog.send(.present(Self.content(1)), 0) == [.interaction(.focus(.dialogTitle))])
        #expect(dialog.nextChange == .start.adding(.milliseconds(280)))

        #expect(dialog.send(.tick, 279).isEmpty)
        #expect(dialog.phase == .appearing(until: .start.adding(.milliseconds(280))))
        #expect(dialog.send(.tick, 280).isEmpty)
        #expect((dialog.phase, dialog.nextChange) == (.shown, nil))
    }

    @Test mutating func `what was confirmed is performed once, when the dialogue has gone`() {
        _ = dialog.send(.present(Self.content(7)), 0)
        _ = dialog.send(.tick, 280)

        #expect(dialog.send(.confirm, 1000) == [.interaction(.haptic(.light))])
        #expect(dialog.send(.confirm, 1001).isEmpty)
        #expect(dialog.send(.tick, 1179).isEmpty)
        #expect(dialog.content != nil)
        #expect(dialog.send(.tick, 1180) == [.perform(7)])
        #expect((dialog.phase, dialog.content) == (.hidden, nil))
        #expect(dialog.send(.tick, 1181).isEmpty)
        #expect(dialog.send(.confirm, 1182).isEmpty)
    }

    @Test(arguments: [Dialog.Event.cancel, .confirm])
    func `only the first answer counts`(_ second: Dialog.Event) {
        var dialog = dialog
        _ = dialog.send(.present(Self.content(7)), 0)

        #expect(dialog.send(.cancel, 10).isEmpty)
        #expect(dialog.send(second, 20).isEmpty)

        #expect(dialog.phase == .disappearing(.cancelled, until: .start.adding(.milliseconds(190))))
        #expect(dialog.send(.tick, 190).isEmpty)
        #expect(dialog.phase == .hidden)
    }

    @Test mutating func `a second one waits, and no late tap answers it`() {
        _ = dialog.send(.present(Self.content(1)), 0)
        #expect(dialog.send(.present(Self.content(2)), 1).isEmpty)
        _ = dialog.send(.confirm, 500)

        #expect(dialog.send(.confirm, 5000).isEmpty)
        let effects = dialog.send(.tick, 5001)

        #expect(effects == [.perform(1), .interaction(.focus(.dialogTitle))])
        #expect(dialog.content?.action == 2)
        #expect(dialog.phase == .appearing(until: .start.adding(.milliseconds(5281))))
    }

    @Test mutating func `a failure is told before anything that waits`() {
        _ = dialog.send(.present(Self.content(1)), 0)
        _ = dialog.send(.present(Self.content(2)), 0)
        _ = dialog.send(.present(Self.content(3)), 0)
        _ = dialog.send(.confirm, 300)
        _ = dialog.send(.tick, 600)
        #expect(dialog.content?.action == 2)

        _ = dialog.send(.fail(Self.content(nil)), 601)
        _ = dialog.send(.cancel, 700)
        _ = dialog.send(.tick, 900)

        #expect(dialog.content?.action == nil)
        #expect(dialog.waiting.map(\.action) == [3])
    }

    @Test mutating func `what a dialogue says may change until it is answered`() {
        var (revised, other) = (Self.content(1), Self.content(2))
        (revised.message, other.message) = ("new", "new")
        _ = dialog.send(.present(Self.content(1)), 0)
        _ = dialog.send(.present(Self.content(2)), 0)

        _ = dialog.send(.revise(1, to: revised), 1)
        _ = dialog.send(.revise(2, to: other), 1)
        #expect((dialog.content, dialog.waiting) == (revised, [other]))

        _ = dialog.send(.confirm, 300)
        _ = dialog.send(.revise(1, to: Self.content(1)), 301)
        #expect(dialog.content == revised)
        _ = dialog.send(.revise(1, to: nil), 302)
        #expect(dialog.send(.tick, 480).first == .perform(1))
    }

    @Test mutating func `a question that has lost its meaning is taken back, also one that waits`()
    {
        _ = dialog.send(.present(Self.content(1)), 0)
        _ = dialog.send(.present(Self.content(2)), 0)

        _ = dialog.send(.revise(2, to: nil), 1)
        _ = dialog.send(.revise(1, to: nil), 300)

        #expect(dialog.send(.tick, 480).isEmpty)
        #expect((dialog.phase, dialog.waiting) == (.hidden, []))
    }

    @Test mutating func `a dialogue that only says something performs nothing`() {
        _ = dialog.send(.fail(Self.content(nil)), 0)
        _ = dialog.send(.confirm, 300)

        #expect(dialog.send(.tick, 480).isEmpty)
        #expect(dialog.phase == .hidden)
    }

    @Test func `looks and moves as it is drawn`() {
        #expect(DialogStyle.dimming.duration == .milliseconds(200))
        #expect(DialogStyle.appearing.damping == 0.9)
        #expect(DialogStyle.appearing.velocity == 0.6)
        #expect((DialogStyle.appearingOffset, DialogStyle.disappearingOffset) == (20, 10))
        #expect(DialogStyle.maximumWidth == 500)
        #expect(DialogStyle.cancelIdentifier == "dialog.cancel")
        #expect(DialogStyle.confirmIdentifier == "dialog.confirm")
    }

    @Test func `nothing is ever performed before its dialogue has gone, twice or unconfirmed`() {
        var (next, asked, confirmed, performed) = (0, Set<Int>(), Set<Int>(), Set<Int>())
        RandomWalk.run(dialog, pause: 400) { _, random in
            next += 1
            switch Int.random(in: 0..<8, using: &random) {
            case 0: return .present(Self.content(next))
            case 4: return .revise(Int.random(in: max(1, next - 9)...next, using: &random), to: nil)
            case 1: return .fail(Self.content(nil))
            case 2: return .confirm
            case 3: return .cancel
            default: return .tick
            }
        } check: { step in
            if case .present(let content) = step.event, let action = content.action {
                asked.insert(action)
            }
            if step.effects == [.interaction(.haptic(.light))], let up = step.before.content {
                if let action = up.action { confirmed.insert(action) }
            }
            for case .perform(let action) in step.effects {
                #expect(confirmed.contains(action), "\(step.seed)")
                #expect(performed.insert(action).inserted, "\(step.seed)")
                #expect(step.after.content?.action != action, "\(step.seed)")
                guard case .disappearing(.confirmed, let end) = step.before.phase else {
                    Issue.record("performed in \(step.before.phase), \(step.seed)")
                    return
                }
                #expect(step.now >= end, "\(step.seed)")
            }
            #expect((step.after.phase == .hidden) == (step.after.content == nil), "\(step.seed)")
            #expect(step.after.content != nil || step.after.waiting.isEmpty, "\(step.seed)")
        }
        #expect(!performed.isEmpty && performed.isSubset(of: asked))
    }
}

extension StateMachine {
    /// Sends an event so many milliseconds after the start of the test.
    mutating func send(_ event: Event, _ milliseconds: Int) -> [Effect] {
        handle(event, at: .start.adding(.milliseconds(milliseconds)))
    }
}
