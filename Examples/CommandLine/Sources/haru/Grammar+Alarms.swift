import HaruPresentation

extension Grammar {
    /// The commands of alarms.
    static let alarm =
        [
            Grammar("alarm", help: \.alarms.help),
            Grammar(
                "alarm add",
                "TIME",
                options: alarmOptions,
                help: \.alarms.help
            ),
            Grammar("alarm list", help: \.alarms.help),
            Grammar(
                "alarm edit",
                "X",
                "[TIME]",
                options: ["--time T"] + alarmOptions,
                help: \.alarms.help
            ),
            Grammar(
                "alarm pause",
                "X",
                options: ["--from DAY", "--to DAY"],
                help: \.alarms.help
            ),
            Grammar(
                "alarm next",
                options: ["-n N", "--until INSTANT", "--explain"],
                help: \.alarms.help
            ),
        ]
        + ["on", "off", "skip", "snooze", "stop", "remove"].map {
            Grammar("alarm " + $0, "X", help: \.alarms.help)
        }

    private static let alarmOptions = [
        "--days W", "--label L", "--sound S", "--snooze D",
    ]
}
