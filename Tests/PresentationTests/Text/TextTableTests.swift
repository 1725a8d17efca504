import HaruDomain
@testable import HaruPresentation
import Testing

struct TextTableTests {
    static let phrases = TextTable.standard.phrases

    @Test func `has a key for every phrase, each once`() {
        let keys = Self.phrases.map(\.key)

        #expect(keys.count > 100)
        #expect(Set(keys).count == keys.count)
        #expect(keys.contains("focus.deleteTitle"))
    }

    @Test func `has no phrase that nobody says`() throws {
        // Words for screens that a front-end makes by itself, and of features that are to come.
        let forFrontEnds: Set = [
            "common.retry", "common.apply", "common.edit", "common.home", "common.settings",
            "focus.start", "focus.mute",
        ]
        let sources = try SourceTree.files(under: "Sources", "Examples/CommandLine/Sources")
        let said = Set(
            sources.flatMap { file in
                file.text.matches(of: /\.([a-zA-Z]+)\.([a-zA-Z]+)\b/).map { "\($0.1).\($0.2)" }
            }
        )

        let silent = Self.phrases.map(\.key).filter { !said.contains($0) }

        #expect(Set(silent).subtracting(forFrontEnds) == [])
    }

    @Test func `says something in both languages`() {
        let silent = keys { phrase in
            Language.allCases.contains {
                let text = phrase[$0]
                return text.isEmpty || text.first?.isWhitespace == true
                    || text.last?.isWhitespace == true
            }
        }

        #expect(silent == [])
    }

    @Test func `is translated unless it is marked as the same in both`() {
        let untranslated = keys { phrase in
            let (korean, english) = (Self.literals(phrase.korean), Self.literals(phrase.english))
            let isKorean =
                korean.contains(where: Self.isHangul) || !korean.contains(where: \.isLetter)
            return !phrase.isNeutral && (!isKorean || english.contains(where: Self.isHangul))
        }

        #expect(untranslated == [])
    }

    @Test func `has the same known places in both languages`() {
        let different = keys { Self.places($0.korean) != Self.places($0.english) }
        let unknown = keys {
            Self.places($0.korean).contains { TextParameter(rawValue: $0) == nil }
        }

        #expect(different == [])
        #expect(unknown == [])
    }

    @Test func `chooses only after a place, in Korean between the forms of a particle`() {
        let particles: Set = [
            "을/를", "이/가", "은/는", "과/와", "으로/로", "이에요/예요", "이라/라", "이라고/라고", "이나/나",
        ]

        let wrong = keys { phrase in
            let korean = Self.choices(phrase.korean).contains { $0.map(particles.contains) != true }
            let english = Self.choices(phrase.english).contains {
                $0?.split(separator: "/").count != 2
            }
            return korean || english
        }

        #expect(wrong == [])
    }

    @Test func `has no brace that is not part of a place or a choice`() {
        let wrong = keys { phrase in
            Language.allCases.contains { Self.literals(phrase[$0]).contains { "{}".contains($0) } }
        }

        #expect(wrong == [])
    }

    @Test func `keeps the words of the seed application to the letter`() {
        let korean = Set(Self.phrases.map(\.phrase.korean))

        let seed = [
            "이 타이머를 삭제할까요?", "삭제한 타이머는 복구할 수 없어요.", "취소", "삭제하기", "삭제 실패", "추가하기",
            "저장하기", "레이블", "알람", "주중", "주말", "다시 시도", "적용", "홈", "설정", "전체",
        ]

        #expect(seed.filter { !korean.contains($0) } == [])
    }

    private func keys(where isWrong: (Phrase) -> Bool) -> [String] {
        Self.phrases.filter { isWrong($0.phrase) }.map(\.key)
    }

    /// The choices of a template; nil for one that follows no place.
    private static func choices(_ template: String) -> [String?] {
        var hasPlace = false
        var choices: [String?] = []
        for part in PhraseTemplate(template).parts {
            switch part {
            case .literal: break
            case .place: hasPlace = true
            case .choice(let one, let other): choices.append(hasPlace ? "\(one)/\(other)" : nil)
            }
        }
        return choices
    }

    private static func places(_ template: String) -> Set<String> {
        Set(
            PhraseTemplate(template).parts.compactMap {
                if case .place(let name) = $0 { String(name) } else { nil }
            }
        )
    }

    private static func literals(_ template: String) -> String {
        PhraseTemplate(template).parts.map {
            switch $0 {
            case .literal(let text): String(text)
            case .place: ""
            case .choice(let one, let other): "\(one)\(other)"
            }
        }.joined()
    }

    private static func isHangul(_ character: Character) -> Bool {
        character.unicodeScalars.contains { ("\u{AC00}"..."\u{D7A3}").contains($0) }
    }
}
