import Foundation
import HaruPresentation
import HaruTestSupport
import Testing

struct SwipeToDeleteTests {
    typealias Swipe = SwipeToDelete<String>

    var swipe = Swipe(inset: 20)

    @Test func `a row opens by 80 points and the insets`() {
        #expect(Swipe(inset: 20).limit == -100)
        #expect(Swipe(inset: 20, safeInset: 44).limit == -144)
    }

    @Test(arguments: [(-25.0, false), (-25.1, true), (-100, true), (-100.1, true), (10, false)])
    mutating func `the icon is visible beyond 25 points, and a row stays within its limit`(
        _ x: Double,
        _ isIconVisible: Bool
    ) {
        swipe.drag("a", to: x)

        let offset = min(max(x, -100), 0)
        #expect(swipe.phase(of: "a") == .dragging(offset: offset, isIconVisible: isIconVisible))
    }

    @Test(arguments: [
        (-40.0, 0.0, false), (-40.1, 0, true), (-10, -400, false), (-10, -400.1, true),
        (-100, 900, true), (0, 0, false),
    ])
    mutating func `a row that is let go opens beyond 40 points or 400 a second`(
        _ x: Double,
        _ velocity: Double,
        _ isOpen: Bool
    ) {
        swipe.drag("a", to: x)

        _ = swipe.handle(.release(velocity: velocity), at: .start)

        #expect(swipe.phase(of: "a") == (isOpen ? .open : .closed))
        #expect(swipe.offset(of: "a") == (isOpen ? -100 : 0))
    }

    @Test mutating func `an open row is pulled from where it stands`() {
        swipe.open("a")

        swipe.drag("a", to: 59.9)
        #expect(swipe.offset(of: "a") == -40.1)
        swipe.drag("a", to: 60)
        _ = swipe.handle(.release(velocity: 0), at: .start)

        #expect(swipe.phase(of: "a") == .closed)
    }

    @Test mutating func `opening one row closes the other, trying to does not`() {
        swipe.open("a")
        swipe.drag("b", to: -40)
        _ = swipe.handle(.release(velocity: 0), at: .start)
        #expect(swipe.openRow == "a")

        swipe.open("b")

        #expect((swipe.phase(of: "a"), swipe.phase(of: "b")) == (.closed, .open))
    }

    @Test mutating func `the first movement decides about the direction`() {
        _ = swipe.handle(.touch("a"), at: .start)
        for (x, y) in [(0.0, 0.0), (-5, 5), (-100, 0)] {
            _ = swipe.handle(.move(x: x, y: y), at: .start)
        }
        #expect(swipe.phase(of: "a") == .closed)
        _ = swipe.handle(.release(velocity: -900), at: .start)
        #expect(swipe.openRow == nil)

        _ = swipe.handle(.touch("a"), at: .start)
        for (x, y) in [(-5.1, 5.0), (-60, 500)] { _ = swipe.handle(.move(x: x, y: y), at: .start) }
        #expect(swipe.offset(of: "a") == -60)
    }

    @Test func `everything is mirrored where one writes from right to left`() {
        var swipe = Swipe(inset: 20, isRightToLeft: true)

        swipe.drag("a", to: 25.1)
        #expect(swipe.phase(of: "a") == .dragging(offset: 25.1, isIconVisible: true))
        swipe.drag("a", to: -50)
        #expect(swipe.offset(of: "a") == 0)
        _ = swipe.handle(.release(velocity: 400.1), at: .start)

        #expect(swipe.offset(of: "a") == 100)
    }

    @Test mutating func `only an open row is deleted, once`() {
        swipe.drag("a", to: -90)
        #expect(swipe.handle(.delete("a"), at: .start).isEmpty)
        _ = swipe.handle(.release(velocity: 0), at: .start)

        #expect(swipe.handle(.delete("b"), at: .start).isEmpty)
        #expect(swipe.handle(.delete("a"), at: .start) == [.delete("a")])
        #expect(swipe.handle(.delete("a"), at: .start).isEmpty)
    }

    @Test mutating func `a row that has gone is no longer open`() {
        swipe.open("a")
        _ = swipe.handle(.keep(["a", "b"]), at: .start)
        #expect(swipe.openRow == "a")

        _ = swipe.handle(.keep(["b"]), at: .start)

        #expect(swipe.openRow == nil)
    }

    @Test func `comes to rest as it is drawn`() {
        #expect(
            SwipeStyle.settling
                == Motion(duration: .milliseconds(250), damping: 0.85, velocity: 0.6)
        )
    }

    @Test func `random fingers never open two rows or delete a closed one`() {
        let rows = ["a", "b", "c"]
        RandomWalk.run(swipe) { _, random in
            let row = rows.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1: return .touch(row)
            case 2, 3, 4:
                return .move(
                    x: Double.random(in: -150...50, using: &random),
                    y: Double.random(in: -20...20, using: &random)
                )
            case 5, 6: return .release(velocity: Double.random(in: -900...900, using: &random))
            case 7: return .delete(row)
            case 8: return Bool.random(using: &random) ? .cancel : .close
            default: return .keep(Set(rows.filter { _ in Bool.random(using: &random) }))
            }
        } check: { step in
            let phases = rows.map(step.after.phase)
            #expect(phases.filter { $0 == .open }.count <= 1, "\(step.seed)")
            #expect(rows.allSatisfy { (-100...0).contains(step.after.offset(of: $0)) })
            for case .delete(let row) in step.effects {
                #expect(step.before.phase(of: row) == .open, "\(step.seed)")
                #expect(step.after.phase(of: row) != .open, "\(step.seed)")
            }
        }
    }
}

extension SwipeToDelete<String> {
    /// Touches a row and pulls it.
    fileprivate mutating func drag(_ row: String, to x: Double) {
        _ = handle(.cancel, at: .start)
        _ = handle(.touch(row), at: .start)
        _ = handle(.move(x: x, y: 0), at: .start)
    }

    fileprivate mutating func open(_ row: String) {
        drag(row, to: -90)
        _ = handle(.release(velocity: 0), at: .start)
    }
}
