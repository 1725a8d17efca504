import HaruDomain
import Testing

struct TitleKeyTests {
    @Test(arguments: [
        ("Straße", "STRASSE"), ("ΟΔΟΣ", "οδος"), ("caf\u{E9}", "CAFE\u{301}"), ("한글", "한글"),
        ("a\u{3000}\u{A0}b", "A b"), ("a\u{AD}b", "ab"), ("\u{FEFF}x", "X"),
    ])
    func `does not tell apart what people read as the same`(left: String, right: String) {
        #expect(TitleKey(left) == TitleKey(right))
    }

    @Test(arguments: [("👨‍👩‍👧", "👨👩👧"), ("a b", "ab"), ("영어", "영어1")])
    func `tells apart what differs`(left: String, right: String) {
        #expect(TitleKey(left) != TitleKey(right))
    }
}
