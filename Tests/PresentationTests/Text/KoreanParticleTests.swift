@testable import HaruPresentation
import Testing

struct KoreanParticleTests {
    @Test(arguments: [
        ("수학", "수학을"), ("영어", "영어를"), ("물", "물을"), ("닭", "닭을"), ("값", "값을"), ("가", "가를"),
        ("영어 🍇", "영어 🍇를"), ("운동🏃‍♀️", "운동🏃‍♀️을"), ("책 (소설)", "책 (소설)을"), ("독서!", "독서!를"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}을"), ("ㅋㅋ", "ㅋㅋ을"), ("ㅠㅠ", "ㅠㅠ를"),
        ("10", "10을"), ("0", "0을"), ("1", "1을"), ("2", "2를"), ("3", "3을"), ("4", "4를"), ("5", "5를"),
        ("6", "6을"), ("7", "7을"), ("8", "8을"), ("9", "9를"), ("100", "100을"),
        ("PM", "PM을"), ("UI", "UI를"), ("XML", "XML을"), ("R", "R을"), ("n", "n을"), ("b", "b를"),
        ("email", "email을"), ("Swift", "Swift를"), ("Python", "Python을"), ("reading", "reading을"),
        ("computer", "computer를"), ("team", "team을"), ("🍇", "🍇을(를)"), ("", "을(를)"),
        ("日本語", "日本語을(를)"),
    ])
    func `is chosen by the last sound`(_ word: String, _ expected: String) {
        #expect(word + KoreanParticle("을", "를").form(after: word) == expected)
    }

    @Test(arguments: [
        ("서울", "서울로"), ("부산", "부산으로"), ("제주", "제주로"), ("1", "1로"), ("8", "8로"), ("6", "6으로"),
        ("XML", "XML로"), ("PM", "PM으로"), ("ㄹ", "ㄹ로"), ("🍇", "🍇(으)로"),
    ])
    func `treats a final rieul as a vowel before 로`(_ word: String, _ expected: String) {
        #expect(word + KoreanParticle("으로", "로").form(after: word) == expected)
    }

    @Test func `shows both forms where the sound is not known`() {
        #expect(KoreanParticle("이", "가").form(after: "🍇") == "이(가)")
        #expect(KoreanParticle("과", "와").form(after: "🍇") == "과(와)")
        #expect(KoreanParticle("이라", "라").form(after: "🍇") == "(이)라")
    }
}
