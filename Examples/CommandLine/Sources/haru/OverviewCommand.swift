import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru`: what runs now and what was done today.
struct OverviewCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let status = try await FocusCommand(context: context).status()
        let (today, texts) = (try await context.focusToday(), context.texts)
        let total = texts(\.focus.today, [.time: texts.total(today.total.focused)])
        let sessions = texts(\.statistics.sessions, [.count: today.total.sessions])
        context.output.show(
            "overview",
            [
                "focus": FocusJSON.status(status, today: today, in: context),
                "today": FocusJSON.summary(today, in: context),
            ],
            lines: FocusLines.lines(of: status, texts: texts) + ["\(total), \(sessions)"]
        )
    }
}
