internal import HaruDomain

/// A template taken apart into literal text, places for arguments, and choices between two forms.
struct PhraseTemplate {
    enum Part: Equatable {
        case literal(Substring)
        case place(Substring)
        /// The form for one, or after a consonant, and the other.
        case choice(Substring, Substring)
    }

    let parts: [Part]

    init(_ template: String) {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.literal(rest[..<open])) }
            let inside = rest[rest.index(after: open)..<close]
            if let slash = inside.firstIndex(of: "/") {
                parts.append(.choice(inside[..<slash], inside[inside.index(after: slash)...]))
            } else {
                parts.append(.place(inside))
            }
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.literal(rest)) }
        self.parts = parts
    }

    func filled(
        with arguments: [TextParameter: any TextArgument],
        in language: Language
    ) -> String {
        var (result, last) = ("", "")
        for part in parts {
            switch part {
            case .literal(let text):
                result += text
            case .place(let name):
                last = Self.argument(name, in: arguments)
                result += last
            case .choice(let first, let second):
                switch language {
                case .korean: result += KoreanParticle(first, second).form(after: last)
                case .english: result += last == "1" ? first : second
                }
            }
        }
        return result
    }

    private static func argument(
        _ name: Substring,
        in arguments: [TextParameter: any TextArgument]
    ) -> String {
        let parameter = TextParameter(rawValue: String(name))
        return parameter.flatMap { arguments[$0]?.text } ?? "{\(name)}"
    }
}
