import Foundation
@testable import HaruPresentation
import HaruTestSupport
import Testing

struct LimitedTextTests {
    static let fifteen = TextLimiterTests.fifteen

    @Test func `composing 15 + 1 gives 16, and 15 once it is committed`() {
        var input = LimitedText(Self.fifteen, limit: 15)

        _ = input.handle(.compose(TextChange(15..<15, to: "ㅎ")), at: .start)
        #expect((input.text.count, input.isComposing) == (16, true))
        _ = input.handle(.endComposition, at: .start)

        #expect((input.text, input.isComposing) == (Self.fifteen, false))
        #expect(input.wasTruncated)
    }

    @Test func `a committed composition is cut from its end, wherever it stands`() {
        var input = LimitedText("가나다", limit: 5)

        _ = input.handle(.compose(TextChange(1..<1, to: "ㅎ")), at: .start)
        _ = input.handle(.compose(TextChange(1..<2, to: "한글")), at: .start)
        _ = input.handle(.compose(TextChange(1..<3, to: "한글로")), at: .start)
        #expect(input.text == "가한글로나다")
        _ = input.handle(.endComposition, at: .start)

        #expect(input.text == "가한글나다")
        #expect(input.caret == 3)
    }

    @Test func `a commit that replaces what was composed is one change of the text before`() {
        var input = LimitedText(Self.fifteen, limit: 15)

        _ = input.handle(.compose(TextChange(0..<2, to: "ㅎ")), at: .start)
        _ = input.handle(.change(TextChange(0..<1, to: "한글로")), at: .start)

        #expect(input.text == "한글" + Self.fifteen.dropFirst(2))
    }

    @Test func `a composition of an input method that reaches back takes what it changes with it`()
    {
        var input = LimitedText("가나다라", limit: 4)

        _ = input.handle(.compose(TextChange(4..<4, to: "ㅁ")), at: .start)
        _ = input.handle(.compose(TextChange(2..<5, to: "더러머버")), at: .start)
        #expect(input.text == "가나더러머버")
        _ = input.handle(.endComposition, at: .start)

        #expect(input.text == "가나더러")
    }

    @Test func `a composition that none of fits is taken back with what it replaced`() {
        var input = LimitedText(Self.fifteen + "너더", limit: 15)

        _ = input.handle(.compose(TextChange(3..<4, to: "하하")), at: .start)
        _ = input.handle(.endComposition, at: .start)

        #expect(input.text == Self.fifteen + "너더")
    }

    @Test func `ending a composition that is not there changes nothing`() {
        var input = LimitedText("가", limit: 15)

        _ = input.handle(.endComposition, at: .start)

        #expect(input == LimitedText("가", limit: 15))
    }

    @Test func `random typing never leaves more than the limit, and deleting is always possible`() {
        let pieces = [
            "a", "한", "ㅎ", "\u{1112}\u{1161}", "👨‍👩‍👧", "🇰🇷", "e\u{301}", "\u{301}", "한글날", "",
        ]
        RandomWalk.run(LimitedText(limit: 15)) { input, random in
            let places = (0..<2).map { _ in
                Int.random(in: -1...input.text.utf16.count + 1, using: &random)
            }
            let range = (places.min() ?? 0)..<(places.max() ?? 0)
            let piece = pieces.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<5, using: &random) {
            case 0: return .endComposition
            case 1: return .compose(TextChange(range, to: piece))
            case 2: return .change(TextChange(range, to: ""))
            default: return .change(TextChange(range, to: piece))
            }
        } check: { step in
            let (before, after) = (step.before.text, step.after.text)
            #expect(after.count <= 15 || step.after.isComposing, "\(step.seed)")
            #expect((0...after.utf16.count).contains(step.after.caret), "\(step.seed)")
            guard case .change(let change) = step.event, change.replacement.isEmpty,
                !step.before.isComposing
            else { return }
            let rest = before.utf16.count - change.fitted(to: before).range.count
            #expect(after.utf16.count <= rest, "\(step.seed)")
        }
    }

    @Test(arguments: 0..<20)
    func `a composition that is committed is what a plain change would have been`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = String(Self.fifteen.prefix(Int.random(in: 0...15, using: &random)))
        let places = [0, 0].map { _ in Int.random(in: 0...text.count, using: &random) }.sorted()
        let typed = Array("한글로쓰는하루")
        var (composed, plain) = (LimitedText(text, limit: 15), LimitedText(text, limit: 15))

        var range = places[0]..<places[1]
        for count in 1...Int.random(in: 1...typed.count, using: &random) {
            let replacement = String(typed.prefix(count))
            _ = composed.handle(.compose(TextChange(range, to: replacement)), at: .start)
            plain = LimitedText(text, limit: 15)
            _ = plain.handle(
                .change(TextChange(places[0]..<places[1], to: replacement)),
                at: .start
            )
            range = places[0]..<places[0] + count
        }
        _ = composed.handle(.endComposition, at: .start)

        #expect(composed == plain, "seed \(seed)")
    }
}
