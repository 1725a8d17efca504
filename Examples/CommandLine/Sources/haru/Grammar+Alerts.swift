import HaruPresentation

extension Grammar {
    /// The commands of service alerts.
    static let alerts = [
        Grammar("alerts", options: serverOptions, help: \.alerts.help),
        Grammar("alerts connect", options: serverOptions, help: \.alerts.help),
        Grammar("alerts services", options: serverOptions, help: \.alerts.help),
        Grammar("alerts select", "X", options: serverOptions, help: \.alerts.help),
        Grammar("alerts show", "ID", options: serverOptions, help: \.alerts.help),
        Grammar("alerts mute", "X", options: serverOptions, help: \.alerts.help),
        Grammar("alerts unmute", "X", options: serverOptions, help: \.alerts.help),
        Grammar(
            "alerts open",
            "SERVICE",
            "[ALERT]",
            options: serverOptions,
            help: \.alerts.help
        ),
        Grammar(
            "alerts list",
            options: serverOptions + ["--from DAY", "--to DAY", "--pages N"],
            help: \.alerts.help
        ),
    ]

    private static let serverOptions = ["--server URL", "--kind K", "--token-file F"]
}
