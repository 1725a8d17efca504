import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct EmojiInputTests {
    static let violet = FocusTimer.defaultIcon

    @Test func `what was chosen comes before what was there, and that before the fallback`() throws
    {
        let existing = try #require(Emoji("🍇"))
        var input = EmojiInput(existing: existing, fallback: Self.violet)
        #expect(EmojiInput(fallback: Self.violet).resolved.text == "🟣")
        #expect(input.resolved.text == "🍇")

        #expect(input.handle(.type("📐"), at: .start) == [.haptic(.soft)])
        #expect(input.resolved.text == "📐")

        #expect(input.handle(.reset, at: .start) == [.haptic(.light)])
        #expect(input.chosen == nil)
        #expect(input.resolved.text == "🍇")
    }

    @Test(arguments: [
        ("👨‍👩‍👧🍇", "👨‍👩‍👧"), ("🍇abc", "🍇"), ("🇰🇷🇺🇸", "🇰🇷"), ("1️⃣1", "1️⃣"), ("👍🏽", "👍🏽"),
        ("a🍇", nil), ("", nil), (" 🍇", nil), ("1", nil), ("♥", nil), ("가", nil),
    ])
    func `the first character counts, if it is an emoji`(_ text: String, _ chosen: String?) {
        var input = EmojiInput(fallback: Self.violet)

        let effects = input.handle(.type(text), at: .start)

        #expect(input.chosen?.text == chosen)
        #expect(effects == (chosen == nil ? [] : [.haptic(.soft)]))
    }

    @Test func `random input always resolves to one emoji`() {
        let texts = ["🍇", "a", "", "👨‍👩‍👧", "🇰🇷🇺🇸", "\u{200D}", "가"]
        RandomWalk.run(EmojiInput(fallback: Self.violet)) { _, random in
            Int.random(in: 0..<4, using: &random) == 0
                ? .reset : .type(texts.randomElement(using: &random) ?? "")
        } check: { step in
            #expect(Emoji(step.after.resolved.text) != nil, "\(step.seed)")
            let isChosen = step.effects == [.haptic(.soft)]
            #expect(step.before == step.after || isChosen || step.event == .reset, "\(step.seed)")
        }
    }
}
