import HaruPresentation
import Testing

struct HarmlessTextTests {
    @Test(arguments: [
        ("\u{1B}[2Jx", "[2Jx"), ("a\rb", "a b"), ("\u{9B}31m", "31m"), ("\u{202E}abc", "abc"),
        ("영어 👨‍👩‍👧", "영어 👨‍👩‍👧"), ("a\u{7}\u{0}", "a"), ("line\nbreak", "line break"),
    ])
    func `S25: nothing in a text drives the terminal`(text: String, harmless: String) {
        #expect(text.harmless == harmless)
    }
}
