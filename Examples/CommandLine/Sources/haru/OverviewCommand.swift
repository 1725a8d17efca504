import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru`: what runs now.
struct OverviewCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let status = try await FocusCommand(context: context).status()
        context.output.show(
            "overview",
            ["focus": FocusJSON.status(status, in: context)],
            lines: FocusLines.lines(of: status, texts: context.texts)
        )
    }
}
