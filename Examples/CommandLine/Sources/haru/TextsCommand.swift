import HaruPresentation

/// `haru texts`: every text in both languages, for people who translate or check them.
struct TextsCommand {
    let context: CommandContext

    func run() {
        let phrases = TextTable.standard.phrases
        context.output.show(
            "texts",
            [
                "texts": phrases.map {
                    ["key": $0.key, "ko": $0.phrase.korean, "en": $0.phrase.english]
                }
            ],
            lines: phrases.flatMap { entry in
                [entry.key, "  ko  " + entry.phrase.korean, "  en  " + entry.phrase.english]
                    .flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
                    .map(String.init)
            }
        )
    }
}
