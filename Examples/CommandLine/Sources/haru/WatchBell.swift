import HaruDomain
import HaruPresentation

/// How `haru watch` calls a person: by the terminal's bell and a line, and on the desktop.
struct WatchBell {
    let context: CommandContext
    let desktop: DesktopNotification

    /// Rings, says why, and shows it on the desktop.
    func ring(_ line: String, _ subject: AgendaSubject) {
        context.output.ring(line)
        show(subject)
    }

    /// Shows on the desktop what a notification would say.
    func show(_ subject: AgendaSubject) {
        let lines = context.texts.lines(for: subject)
        if let refusal = desktop.show(lines.title, lines.body) { context.output.warn(refusal) }
    }
}
