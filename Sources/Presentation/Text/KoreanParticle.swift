/// A particle with two forms: 을/를, 이/가, 은/는, 과/와, 으로/로.
struct KoreanParticle {
    private let afterConsonant: Substring
    private let afterVowel: Substring

    init(_ afterConsonant: Substring, _ afterVowel: Substring) {
        self.afterConsonant = afterConsonant
        self.afterVowel = afterVowel
    }

    /// The form that follows `word`; both, as in 을(를) or (으)로, where its sound is not known.
    func form(after word: String) -> String {
        switch KoreanSound(endOf: word) {
        case .vowel: String(afterVowel)
        case .consonant: String(afterConsonant)
        case .rieul: String(afterConsonant == "으로" ? afterVowel : afterConsonant)
        case nil: both
        }
    }

    private var both: String {
        let additional = afterConsonant.dropLast(afterVowel.count)
        return afterConsonant.hasSuffix(afterVowel)
            ? "(\(additional))\(afterVowel)"
            : "\(afterConsonant)(\(afterVowel))"
    }
}
