import HaruPresentation

extension Grammar {
    /// The commands of countdowns.
    static let countdowns =
        [
            Grammar("countdown", help: \.countdowns.help),
            Grammar("countdown list", help: \.countdowns.help),
            Grammar(
                "countdown add",
                "D",
                options: ["--label L", "--end E", "--start"],
                help: \.countdowns.help
            ),
            Grammar(
                "countdown edit",
                "X",
                options: ["--duration D", "--label L", "--end E"],
                help: \.countdowns.help
            ),
            Grammar("countdown extend", "X", "D", help: \.countdowns.help),
        ]
        + ["start", "pause", "resume", "reset", "remove"].map {
            Grammar("countdown " + $0, "X", help: \.countdowns.help)
        }
}
