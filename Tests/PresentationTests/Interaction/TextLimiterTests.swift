@testable import HaruPresentation
import Testing

struct TextLimiterTests {
    struct Vector: Sendable {
        let text: String
        let range: Range<Int>
        let replacement: String
        let result: String
        var wasTruncated = false
    }

    static let fifteen = "가나다라마바사아자차카타파하거"
    static let seventeen = fifteen + "너더"
    static let family = "👨‍👩‍👧"  // 8 UTF-16 units

    static let vectors = [
        Vector(
            text: String(fifteen.prefix(14)),
            range: 14..<14,
            replacement: "abc",
            result: fifteen.prefix(14) + "a",
            wasTruncated: true
        ),
        Vector(
            text: fifteen,
            range: 0..<3,
            replacement: "abcdef",
            result: "abc" + fifteen.dropFirst(3),
            wasTruncated: true
        ),
        Vector(text: fifteen, range: 7..<7, replacement: "a", result: fifteen, wasTruncated: true),
        Vector(text: fifteen, range: 7..<8, replacement: "a", result: "가나다라마바사a자차카타파하거"),
        Vector(text: seventeen, range: 16..<17, replacement: "", result: fifteen + "너"),
        Vector(
            text: seventeen,
            range: 0..<1,
            replacement: "a",
            result: "a" + seventeen.dropFirst()
        ),
        Vector(
            text: seventeen,
            range: 0..<1,
            replacement: "ab",
            result: seventeen,
            wasTruncated: true
        ),
        Vector(
            text: seventeen,
            range: 0..<5,
            replacement: "abcdefg",
            result: "abc" + seventeen.dropFirst(5),
            wasTruncated: true
        ),
        Vector(text: "", range: 0..<0, replacement: fifteen, result: fifteen),
        Vector(
            text: "",
            range: 0..<0,
            replacement: seventeen,
            result: fifteen,
            wasTruncated: true
        ),
        // F24: the family is the fifteenth character, or none.
        Vector(
            text: String(fifteen.prefix(14)),
            range: 14..<14,
            replacement: family,
            result: fifteen.prefix(14) + family
        ),
        Vector(
            text: fifteen,
            range: 15..<15,
            replacement: family,
            result: fifteen,
            wasTruncated: true
        ),
        Vector(
            text: String(fifteen.prefix(14)),
            range: 14..<14,
            replacement: family + family,
            result: fifteen.prefix(14) + family,
            wasTruncated: true
        ),
        // What joins the character before it makes the text no longer.
        Vector(text: fifteen, range: 15..<15, replacement: "\u{301}", result: fifteen + "\u{301}"),
        Vector(
            text: fifteen,
            range: 15..<15,
            replacement: "\u{301}a",
            result: fifteen + "\u{301}",
            wasTruncated: true
        ),
        // A jamo completes the last syllable; a whole one is refused.
        Vector(
            text: String(fifteen.prefix(14)) + "\u{1112}",
            range: 15..<15,
            replacement: "\u{1161}\u{11AB}",
            result: fifteen.prefix(14) + "\u{1112}\u{1161}\u{11AB}"
        ),
        // Without its joiner the family would be two more than there may be.
        Vector(
            text: fifteen.prefix(14) + family,
            range: 16..<17,
            replacement: "",
            result: String(fifteen.prefix(14))
        ),
        // Places outside the text and inside a character beyond the basic plane.
        Vector(text: "ab", range: 5..<9, replacement: "c", result: "abc"),
        Vector(text: "🍇b", range: 1..<2, replacement: "", result: "b"),
        Vector(text: "ab", range: -3..<1, replacement: "", result: "b"),
    ]

    @Test(arguments: vectors)
    func `keeps the leading characters that fit`(_ vector: Vector) {
        let change = TextChange(vector.range, to: vector.replacement)

        let result = TextLimiter.apply(change, to: vector.text, limit: 15)

        #expect(result.text == vector.result)
        #expect(result.wasTruncated == vector.wasTruncated)
    }

    @Test func `the caret follows what was kept, and stays behind what was refused`() {
        let half = TextLimiter.apply(TextChange(0..<3, to: "abcdef"), to: Self.fifteen, limit: 15)
        let none = TextLimiter.apply(TextChange(4..<4, to: "a"), to: Self.fifteen, limit: 15)

        #expect(half.caret == 3)
        #expect(none.caret == 4)
    }

    @Test func `what is composed is never cut`() {
        let result = TextLimiter.apply(
            TextChange(15..<15, to: "ㅎ"),
            to: Self.fifteen,
            limit: 15,
            isComposing: true
        )

        #expect(result.text.count == 16)
        #expect(!result.wasTruncated)
    }

    @Test func `a limit of nothing lets nothing in and everything out`() {
        #expect(TextLimiter.apply(TextChange(0..<0, to: "a"), to: "", limit: 0).text == "")
        #expect(TextLimiter.apply(TextChange(0..<1, to: ""), to: "ab", limit: 0).text == "b")
        #expect(TextLimiter.apply(TextChange(0..<0, to: "a"), to: "", limit: -1).text == "")
    }

    @Test(arguments: [
        ("", ""), ("abc", "abc"), ("abc", ""), ("", "abc"), ("abc", "axc"), ("aaa", "aaaa"),
        ("🍇🍇", "🍇🍈🍇"), ("👨", "👨‍👩‍👧"), ("e", "e\u{301}"), ("하", "한"), ("\u{E9}", "e\u{301}"),
        ("🇰🇷", "🇰🇷🇺🇸"),
    ])
    func `the change between two texts leads from one to the other`(_ old: String, _ new: String) {
        for (from, to) in [(old, new), (new, old)] {
            let change = TextChange(from: from, to: to)

            let result = TextLimiter.apply(change, to: from, limit: 99)

            #expect(Array(result.text.unicodeScalars) == Array(to.unicodeScalars))
        }
    }
}
