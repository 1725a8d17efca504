import HaruDomain
import Testing

struct EmojiTests {
    @Test(arguments: [
        "🍇", "🟣", "👨‍👩‍👧‍👦", "👍🏽", "👩🏽‍💻", "🇰🇷", "1️⃣", "#️⃣", "❤️", "❤️‍🔥", "🏴‍☠️",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "☀️", "©️", "😀",
    ])
    func `takes one emoji`(text: String) {
        #expect(Emoji(text)?.text == text)
    }

    @Test(arguments: [
        "", "a", "1", "#", "가", "🍇🍇", "🍇a", " 🍇", "❤", "☀", "©", "😀\u{FE0E}", "😀\u{301}",
        "a🏽", "😀🏽", "🇰", "1\u{20E3}", "🏴\u{E0067}", "\u{200D}", "→",
    ])
    func `refuses anything else`(text: String) {
        #expect(Emoji(text) == nil)
    }
}
