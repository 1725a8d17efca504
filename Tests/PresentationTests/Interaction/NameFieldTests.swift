import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct NameFieldTests {
    static let refusal: [InteractionEffect] = [.haptic(.light), .focus(.nameField)]

    @Test func `an empty name is no error until it is to be saved`() {
        var field = NameField(limit: 15)
        #expect((field.problem, field.error) == (.empty, nil))

        #expect(field.handle(.save, at: .start) == Self.refusal)
        #expect(field.error == .empty)

        field.type("가")
        #expect(field.error == nil)
        field.erase()
        #expect(field.error == nil)
    }

    @Test func `a name of others is an error as soon as it is typed, however it is written`() {
        var field = NameField(limit: 15, taken: [TitleKey("English 1")])

        field.type("english  1")
        #expect(field.error == .duplicate)
        #expect(field.handle(.save, at: .start) == Self.refusal)

        field.type("2")
        #expect(field.error == nil)
        #expect(field.handle(.save, at: .start).isEmpty)
    }

    @Test func `learns which names are taken`() {
        var field = NameField("영어", limit: 15)
        #expect(field.error == nil)

        _ = field.handle(.taken([TitleKey("영어")]), at: .start)

        #expect(field.error == .duplicate)
    }

    @Test func `a name that is too long from the start says so until it is short enough`() {
        var field = NameField(TextLimiterTests.fifteen + "너", limit: 15)
        #expect(field.error == .tooLong)
        #expect(field.handle(.save, at: .start) == Self.refusal)

        field.erase()

        #expect(field.error == nil)
    }

    @Test func `an error takes 0.15 s to appear and to go`() {
        #expect(NameField.errorTransition == .milliseconds(150))
    }

    @Test func `white space around a name does not count`() {
        let field = NameField(" " + TextLimiterTests.fifteen + "\n", limit: 15)

        #expect(field.problem == nil)
        #expect(NameField(" \u{200B}\n", limit: 15).problem == .empty)
    }

    @Test func `shows no error while composing, and what was composed is saved as committed`() {
        var field = NameField(limit: 15, taken: [TitleKey("하")])
        _ = field.handle(.save, at: .start)

        for composed in ["ㅎ", "하"] {
            field.compose(composed)
            #expect(field.error == nil)
        }
        #expect(field.problem == .duplicate)
        _ = field.handle(.save, at: .start)

        #expect(field.error == .duplicate)
        #expect(!field.input.isComposing)
    }

    @Test func `random typing shows no error while composing, and saves only what is right`() {
        let words = ["영", "어", " ", "a", "", "한글로 쓰는 긴 이름", "\u{200B}"]
        RandomWalk.run(NameField(limit: 15, taken: [TitleKey("영어")])) { field, random in
            let end = field.text.utf16.count
            let start = Bool.random(using: &random) ? end : Int.random(in: 0...end, using: &random)
            let word = words.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<5, using: &random) {
            case 0: return .save
            case 1: return .text(.compose(TextChange(start..<end, to: word)))
            case 2: return .text(.endComposition)
            default: return .text(.change(TextChange(start..<end, to: word)))
            }
        } check: { step in
            let field = step.after
            if field.input.isComposing { #expect(field.error == nil, "\(step.seed)") }
            guard step.event == .save else { return }
            #expect(field.error == field.problem, "\(step.seed)")
            #expect(step.effects == (field.problem == nil ? [] : Self.refusal), "\(step.seed)")
        }
    }
}

extension NameField {
    mutating func type(_ text: String) {
        let end = self.text.utf16.count
        _ = handle(.text(.change(TextChange(end..<end, to: text))), at: .start)
    }

    mutating func compose(_ text: String) {
        let end = self.text.utf16.count
        _ = handle(.text(.compose(TextChange(0..<end, to: text))), at: .start)
    }

    mutating func erase() {
        _ = handle(.text(.change(TextChange(from: text, to: String(text.dropLast())))), at: .start)
    }
}
