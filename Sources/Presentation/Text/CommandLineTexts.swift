/// The command line: its help and its messages.
public struct CommandLineTexts: Sendable {
    /// What the program is.
    public var about = Phrase(
        ko: "하루의 시간을 돌봐요.",
        en: "Looks after the time of your day."
    )

    /// The words of this package.
    public init() {}
}
