import HaruPresentation

extension Grammar {
    /// The commands of the planner.
    static let plan = [
        Grammar("plan", help: \.plan.help),
        Grammar("plan sleep", options: ["--bed T", "--wake T"], help: \.plan.help),
        Grammar("plan options", help: \.plan.help),
        Grammar("plan divide", "N", help: \.plan.help),
        Grammar("plan show", "[DAY]", help: \.plan.help),
        Grammar("plan calendar", options: ["--month YYYY-MM"], help: \.plan.help),
        Grammar(
            "plan redivide",
            "DAY",
            "N",
            options: ["--move", "--shorten"],
            help: \.plan.help
        ),
        Grammar(
            "plan add",
            "DAY",
            "PART",
            "START",
            "D",
            "CATEGORY",
            options: ["--detail TEXT"],
            help: \.plan.help
        ),
        Grammar("plan fit", "DAY", "PART", "D", help: \.plan.help),
        Grammar(
            "plan edit",
            "X",
            options: [
                "--part N", "--start T", "--duration D", "--category C", "--detail TEXT",
            ],
            help: \.plan.help
        ),
        Grammar("plan done", "X", options: ["--detail N", "--undo"], help: \.plan.help),
        Grammar("plan remove", "X", help: \.plan.help),
    ]
}
