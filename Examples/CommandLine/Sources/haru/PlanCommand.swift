import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru plan …`: the waking day in equal parts, and what is planned in them.
struct PlanCommand {
    let context: CommandContext

    var container: AppContainer { context.container }
    var options: Options { context.options }
    var texts: Texts { context.texts }
    var now: LocalTime {
        container.environment.current.calendar.localTime(at: container.clock.now)
    }

    func run(_ command: String, _ arguments: [String]) async throws(Failure) {
        switch command {
        case "sleep": try await sleep()
        case "options": try await showOptions("options")
        case "divide": try await divide(into: try Options.count(arguments[0], of: "n"))
        case "calendar": try await calendar()
        case "redivide":
            let day = try await day(arguments[0])
            try await redivide(day, into: try Options.count(arguments[1], of: "n"))
        case "add": try await add(arguments)
        case "fit": try await fit(arguments)
        case "edit": try await edit(try await todo(arguments[0]))
        case "done": try await complete(try await todo(arguments[0]))
        case "remove": try await remove(try await todo(arguments[0]))
        default: try await show(arguments.first)
        }
    }

    /// The plan that is running now, else the date of the calendar.
    func current() async throws(Failure) -> PlannedDay {
        try await Failure.planner { () throws(PlannerError) in
            try await container.planner.currentDay(
                at: container.clock.now,
                in: container.environment.current.calendar
            )
        }
    }

    private func show(_ name: String?) async throws(Failure) {
        var day = try await current()
        if let name, try await self.day(name) != day.day {
            day = try await planned(try await self.day(name))
        }
        try show("show", day)
    }

    private func show(
        _ command: String,
        _ day: PlannedDay,
        _ more: [String: Any] = [:]
    ) throws(Failure) {
        context.output.show(
            "plan." + command,
            PlanJSON.day(day, at: now).merging(more) { $1 },
            lines: PlanLines(day: day, now: now, texts: texts).all
        )
    }

    private func sleep() async throws(Failure) {
        let bed = try options["--bed"].map { text throws(Failure) in
            try AlarmOptions.time(text, of: "bed")
        }
        let wake = try options["--wake"].map { text throws(Failure) in
            try AlarmOptions.time(text, of: "wake")
        }
        guard bed != nil || wake != nil else {
            throw .usage(\.commandLine.valueMissing, "--bed, --wake")
        }
        try await changeDefault(as: "sleep") { () throws(PlannerError) in
            try await container.divideDays(bed: bed, wake: wake)
        }
    }

    private func divide(into count: Int) async throws(Failure) {
        try await changeDefault(as: "divide") { () throws(PlannerError) in
            try await container.divideDays(into: count)
        }
    }

    private func changeDefault(
        as command: String,
        _ change: () async throws(PlannerError) -> DayDivision
    ) async throws(Failure) {
        do throws(Failure) {
            _ = try await Failure.planner(change)
            try await showOptions(command, ["changed": true])
        } catch .planner(.noChanges) {
            try await showOptions(command, ["changed": false])
        }
    }

    private func showOptions(
        _ command: String,
        _ more: [String: Any] = [:]
    ) async throws(Failure) {
        let division = try await current().defaultDivision
        context.output.show(
            "plan." + command,
            PlanJSON.options(division).merging(more) { $1 },
            lines: PlanOptionLines(division: division, texts: texts).all
        )
    }

    private func calendar() async throws(Failure) {
        let viewModel = await container.makePlannerCalendarViewModel()
        if let text = options["--month"] {
            guard let month = CalendarMonth(text) else {
                throw .usage(\.commandLine.badMonth, text, field: "month")
            }
            await viewModel.select(month.firstDay)
        }
        await viewModel.reload()
        let state = await viewModel.state.value
        if let failure = state.failure { throw .planner(failure) }
        context.output.show(
            "plan.calendar",
            [
                "month": state.selected.calendarMonth.text,
                "days": state.cells.map { cell in
                    [
                        "day": cell.id.text, "total": cell.mark?.total ?? 0,
                        "done": cell.mark?.done ?? 0,
                    ] as [String: Any]
                },
            ],
            lines: PlanCalendarLines(state: state).all
        )
    }

    private func redivide(_ day: CalendarDay, into count: Int) async throws(Failure) {
        guard !(options.has("--move") && options.has("--shorten")) else {
            throw .usage(\.commandLine.onlyOne, "--move, --shorten")
        }
        let resolution: PlannedDay.Resolution? =
            options.has("--move") ? .move : options.has("--shorten") ? .shorten : nil
        let before = try await planned(day)
        if let resolution { try ask(before, into: count, resolution) }
        do throws(Failure) {
            let after = try await Failure.planner { () throws(PlannerError) in
                try await container.redivideDay(day, into: count, resolving: resolution)
            }
            let moved = after.todos.filter { before.todo($0.id)?.time != $0.time }
            let todos = moved.map { PlanJSON.todo($0, of: after) }
            try show("redivide", after, ["changed": true, "changedTodos": todos])
        } catch .planner(.noChanges) {
            try show("redivide", before, ["changed": false])
        } catch .planner(.wouldCross(let todos)) {
            throw .wouldCross(todos, of: before)
        }
    }

    /// What would move or be shortened is confirmed first.
    private func ask(
        _ day: PlannedDay,
        into count: Int,
        _ resolution: PlannedDay.Resolution
    ) throws(Failure) {
        let crossing: [PlannedTodo]
        do throws(PlannerError) {
            crossing = day.todosCrossing(try DayDivision(day.division.sleep, into: count))
        } catch {
            throw .planner(error)
        }
        guard !crossing.isEmpty else { return }
        let list = texts.list(crossing.map(\.category.text))
        let question = resolution == .move ? \TextTable.plan.askMove : \TextTable.plan.askShorten
        try context.confirm(texts(question, [.list: list]))
    }
}
