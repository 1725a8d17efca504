import HaruDomain
@testable import HaruPresentation
import Testing

struct TextsTests {
    @Test func `speaks another language as soon as it is told to`() {
        var texts = Texts(.korean)
        #expect(texts(\.common.cancel) == "취소")

        texts.language = .english

        #expect(texts(\.common.cancel) == "Cancel")
    }

    @Test func `puts arguments in their places with the right particle or plural`() {
        let (korean, english) = (Texts(.korean), Texts(.english))

        #expect(korean(\.focus.added, [.title: "수학"]) == "수학을 추가했어요.")
        #expect(korean(\.focus.added, [.title: "영어 🍇"]) == "영어 🍇를 추가했어요.")
        #expect(english(\.focus.added, [.title: "Maths"]) == "Added Maths.")
        #expect(english(\.time.daysAhead, [.count: 1]) == "In 1 day")
        #expect(english(\.time.daysAhead, [.count: 1000]) == "In 1,000 days")
    }

    @Test func `an argument that looks like a place is left as a person wrote it`() {
        let title = "{goal}{을/를}"

        #expect(Texts(.english)(\.focus.added, [.title: title]) == "Added {goal}{을/를}.")
    }

    @Test func `a place without an argument is seen`() {
        #expect(Texts(.english)(\.focus.added) == "Added {title}.")
    }

    @Test func `an embedder supplies other words`() {
        var table = TextTable()
        table.common.cancel = Phrase(ko: "그만두기", en: "Never mind")

        #expect(Texts(.english, table: table)(\.common.cancel) == "Never mind")
        #expect(Texts(.korean, table: table)(\.common.delete) == "삭제하기")
        #expect(Texts(.english)(\.common.cancel) == "Cancel")
    }

    @Test func `an embedder's template may be broken without harm`() {
        for template in ["{", "}", "{}", "{/}", "}{", "a{title", "{title}{a/b/c}", "{{title}}"] {
            var table = TextTable()
            table.focus.added = Phrase(both: template)

            _ = Texts(.korean, table: table)(\.focus.added, [.title: "나"])
            _ = Texts(.english, table: table)(\.focus.added, [.title: "I"])
        }
    }
}
