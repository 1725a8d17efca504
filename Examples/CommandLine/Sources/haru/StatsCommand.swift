import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru stats`: what was focused in a day, a week or a month, and on how many days on end.
@MainActor
struct StatsCommand {
    let context: CommandContext

    private var options: Options { context.options }

    func run() async throws(Failure) {
        let viewModel = context.container.makeFocusStatisticsViewModel()
        try await choose(in: viewModel)
        let state = viewModel.state.value
        if let failure = state.failure { throw .focus(failure) }
        guard let summary = state.summary, let history = state.history else { return }
        var data = FocusJSON.summary(summary.value, in: context)
        data["streak"] = ["current": history.streak.current, "best": history.streak.best]
        if state.period == .month, let cells = state.cells {
            data["days"] = cells.map { cell in
                [
                    "day": cell.id.text, "seconds": cell.day.total.seconds,
                    "bucket": cell.day.bucket.rawValue,
                ] as [String: Any]
            }
        }
        let lines = StatsLines(state: state, summary: summary, history: history)
        context.output.show("stats", data, lines: lines.all(context.texts))
    }

    private func choose(in viewModel: FocusStatisticsViewModel) async throws(Failure) {
        let given = ["--day", "--week", "--month"].filter { options[$0] != nil }
        guard given.count < 2 else {
            throw .usage(\.commandLine.onlyOne, given.joined(separator: ", "))
        }
        let today = viewModel.state.value.today
        var (period, day) = (FocusPeriod.month, today)
        if let text = options["--day"] ?? options["--week"] {
            period = options["--day"] == nil ? .week : .day
            day = try Options.day(text, today: today, of: period.rawValue)
        } else if let text = options["--month"] {
            guard let month = CalendarMonth(text) else {
                throw .usage(\.commandLine.badMonth, text, field: "month")
            }
            if month != today.calendarMonth { day = month.firstDay }
        }
        viewModel.choose(period)
        await viewModel.select(day)
        await viewModel.reload()
        if let name = options["--timer"] { viewModel.choose(try category(name, in: viewModel)) }
    }

    private func category(
        _ name: String,
        in viewModel: FocusStatisticsViewModel
    ) throws(Failure) -> FocusCategory {
        let found = viewModel.timers(named: name)
        guard let timer = found.first else { throw .notFound(name) }
        guard found.count == 1 else {
            throw .ambiguous(name, candidates: found.map { "\($0.title) (\($0.id))" })
        }
        return .timer(timer.id)
    }
}
