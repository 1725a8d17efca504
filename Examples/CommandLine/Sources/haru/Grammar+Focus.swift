import HaruPresentation

extension Grammar {
    /// The commands of focus timers and their session.
    static let focus = [
        Grammar("focus", help: \.help.focus),
        Grammar("focus add", "TITLE", options: ["--icon E", "--goal D"], help: \.help.focus),
        Grammar("focus list", help: \.help.focus),
        Grammar(
            "focus edit",
            "X",
            options: ["--title T", "--icon E", "--goal D"],
            help: \.help.focus
        ),
        Grammar("focus remove", "X", help: \.help.focus),
        Grammar("focus start", "X", help: \.help.focus),
        Grammar("focus rest", help: \.help.focus),
        Grammar("focus resume", help: \.help.focus),
        Grammar("focus extend", "D", help: \.help.focus),
        Grammar("focus status", help: \.help.focus),
        Grammar("focus stop", help: \.help.focus),
        Grammar("focus mute", "on|off", help: \.help.focus),
        Grammar("focus review", "keep|goal|discard", help: \.help.focus),
    ]
}
