import HaruDomain
import HaruPresentation
import Testing

/// 60 titles and 40 icons with what people count in them, and what becomes of them.
struct CharacterTableTests {
    typealias Title = (text: String, count: Int, problem: NameField.Problem?)

    static let family = "👨‍👩‍👧‍👦"
    static let jamo = "\u{1112}\u{1161}\u{11AB}"
    static let scotland = "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"

    static let plain: [Title] = [
        ("a", 1, nil), ("영어", 2, nil), ("영어 🍇 50분", 8, nil), ("  영어  ", 2, nil),
        ("fifteen letters", 15, nil), ("sixteen letters!", 16, .tooLong),
        ("가나다라마바사아자차카타파하거", 15, nil), ("가나다라마바사아자차카타파하거너", 16, .tooLong),
        ("ㅎㅏㄴ", 3, nil), ("ㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋㅋ", 15, nil), ("日本語", 3, nil), ("Straße", 6, nil),
        ("a b", 3, nil), ("a\u{A0}b", 3, nil), ("1", 1, nil), ("ไทย", 3, nil), ("שלום", 4, nil),
        ("مرحبا", 5, nil),
    ]
    static let joined: [Title] = [
        (family, 1, nil), (String(repeating: family, count: 15), 15, nil),
        (String(repeating: family, count: 16), 16, .tooLong), ("👍🏽", 1, nil),
        (String(repeating: "👍🏽", count: 15), 15, nil), ("👩🏽‍💻👩🏽‍💻", 2, nil), ("🇰🇷", 1, nil),
        (String(repeating: "🇰🇷", count: 15), 15, nil),
        (String(repeating: "🇰🇷", count: 16), 16, .tooLong), ("🇰🇷🇺", 2, nil), ("1️⃣2️⃣", 2, nil),
        (scotland, 1, nil), (String(repeating: scotland, count: 16), 16, .tooLong), ("❤️‍🔥", 1, nil),
        ("🏴‍☠️!", 2, nil), ("❤", 1, nil), ("☀\u{FE0F}", 1, nil), ("😀\u{FE0E}", 1, nil),
        ("👨\u{200D}", 1, nil),
    ]
    static let combined: [Title] = [
        (jamo, 1, nil), (String(repeating: jamo, count: 15), 15, nil),
        (String(repeating: jamo, count: 16), 16, .tooLong), ("\u{1112}", 1, nil),
        ("\u{1112}\u{1161}글", 2, nil), ("e\u{301}", 1, nil),
        (String(repeating: "e\u{301}", count: 15), 15, nil),
        (String(repeating: "e\u{301}", count: 16), 16, .tooLong),
        ("a\u{300}\u{301}\u{302}", 1, nil),
        ("\u{E9}", 1, nil), ("\u{301}", 1, nil),
    ]
    static let invisible: [Title] = [
        ("", 0, .empty), (" ", 0, .empty), ("\n\t \u{3000}", 0, .empty), ("\u{200B}", 1, .empty),
        ("\u{200D}\u{200D}", 1, .empty), ("\u{3164}", 1, .empty), ("\u{2800}", 1, .empty),
        ("\u{FEFF}", 1, .empty), ("\u{AD}\u{2060}", 2, .empty), ("\u{200E}\u{202E}", 2, .empty),
        ("\u{FE0F}", 1, .empty), ("a\u{200B}", 2, nil),
    ]
    static let titles = plain + joined + combined + invisible

    @Test func `there are 60 titles and 40 icons`() {
        #expect((Self.titles.count, Self.icons.count) == (60, 40))
    }

    @Test(arguments: titles.indices)
    func `a title has so many characters, and the field and the rule agree on it`(_ index: Int) {
        let title = Self.titles[index]
        let field = NameField(title.text, limit: 15)

        #expect(
            title.text.trimmingPrefix(while: \.isWhitespace).reversed()
                .drop(while: \.isWhitespace).count == title.count
        )
        #expect(field.problem == title.problem)
        #expect(Self.problem(title.text) == title.problem)
    }

    @Test(arguments: titles.indices)
    func `typed at once, a title is never cut within a character`(_ index: Int) {
        let text = Self.titles[index].text

        let result = TextLimiter.apply(TextChange(0..<0, to: text), to: "", limit: 15)

        #expect(Array(result.text) == Array(text.prefix(15)))
        #expect(result.wasTruncated == (text.count > 15))
    }

    static let icons: [(text: String, isEmoji: Bool)] = [
        ("🍇", true), ("🟣", true), ("😀", true), ("☀️", true), ("❤️", true), ("©️", true),
        (family, true), ("👩‍❤️‍👨", true), ("👩🏽‍💻", true), ("❤️‍🔥", true), ("🏴‍☠️", true), ("🧑🏿‍🦽‍➡️", true),
        ("👍🏽", true), ("👍🏿", true), ("☝🏻", true), ("🇰🇷", true), ("🇺🇳", true), ("1️⃣", true),
        ("#️⃣", true), (scotland, true), ("⌚", true), ("🀄", true),
        ("", false), ("a", false), ("가", false), ("1", false), ("#", false), ("❤", false),
        ("☀", false), ("©", false), ("→", false), ("😀\u{FE0E}", false), ("😀🏽", false), ("🇰", false),
        ("1\u{20E3}", false), ("🏴\u{E0067}", false), ("\u{200D}", false), ("\u{200B}", false),
        (jamo, false), ("e\u{301}", false),
    ]

    @Test(arguments: icons.indices)
    func `an icon is an emoji or none, and the input and the rule agree on it`(_ index: Int) {
        let icon = Self.icons[index]
        var input = EmojiInput(fallback: FocusTimer.defaultIcon)

        _ = input.handle(.type(icon.text), at: .start)

        #expect((Emoji(icon.text) != nil) == icon.isEmoji)
        #expect(input.chosen?.text == (icon.isEmoji ? icon.text : nil))
    }

    private static func problem(_ text: String) -> NameField.Problem? {
        do throws(FocusError) {
            _ = try FocusTimer.Title(text, limit: 15)
            return nil
        } catch .title(.empty) {
            return .empty
        } catch .title(.tooLong) {
            return .tooLong
        } catch {
            return .duplicate
        }
    }
}
