import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// What is done to todos.
extension PlanCommand {
    func add(_ arguments: [String]) async throws(Failure) {
        let day = try await day(arguments[0])
        let part = try Options.count(arguments[1], of: "part")
        let start = try time(arguments[2])
        let length = try Options.duration(arguments[3], of: "duration")
        let added = try await Failure.planner { () throws(PlannerError) in
            try await container.addTodo(
                on: day,
                arguments[4],
                details: options.all("--detail"),
                in: part,
                from: start,
                for: length
            )
        }
        let said = texts(\.planner.added, [.title: added.category.text])
        try await show("add", added, on: day, said)
    }

    func fit(_ arguments: [String]) async throws(Failure) {
        let day = try await planned(try await day(arguments[0]))
        let number = try Options.count(arguments[1], of: "part")
        let duration = try Options.duration(arguments[2], of: "duration")
        let (part, length): (DayPart, PlannedTodo.Length)
        do throws(PlannerError) {
            (part, length) = (try day.part(number), try PlannedTodo.Length(duration))
        } catch {
            throw .planner(error)
        }
        let (fit, free) = (day.firstFit(length, in: part), day.freeSlots(in: part))
        let list = free.map { "\($0.lowerBound.text)–\($0.upperBound.text)" }
        context.output.show(
            "plan.fit",
            [
                "day": day.day.text,
                "part": part.number,
                "fits": fit != nil,
                "start": fit?.lowerBound.text ?? NSNull(),
                "end": fit?.upperBound.text ?? NSNull(),
                "free": PlanJSON.times(free),
            ],
            lines: [
                fit.map {
                    texts(\.plan.fits, [.start: $0.lowerBound.text, .end: $0.upperBound.text])
                } ?? texts(\.plannerErrors.noFit),
                list.isEmpty
                    ? texts(\.plan.full)
                    : texts(\.plan.freeSlots, [.list: list.joined(separator: ", ")]),
            ]
        )
    }

    func edit(_ found: DatedTodo) async throws(Failure) {
        let part = try options["--part"].map { text throws(Failure) in
            try Options.count(text, of: "part")
        }
        let start = try options["--start"].map(time)
        let length = try options.duration("--duration")
        let details = options.has("--detail") ? options.all("--detail") : nil
        do throws(Failure) {
            let edited = try await Failure.planner { () throws(PlannerError) in
                try await container.editTodo(
                    found.id,
                    on: found.day,
                    part: part,
                    start: start,
                    length: length,
                    category: options["--category"],
                    details: details
                )
            }
            let said = texts(\.planner.saved, [.title: edited.category.text])
            try await show("edit", edited, on: found.day, said, changed: true)
        } catch .planner(.noChanges) {
            let said = texts(\.errors.noChanges)
            try await show("edit", found.todo, on: found.day, said, changed: false)
        }
    }

    func complete(_ found: DatedTodo) async throws(Failure) {
        let detail = try options["--detail"].map { text throws(Failure) in
            let number = try Options.count(text, of: "detail")
            guard found.todo.details.indices.contains(number - 1) else {
                throw .planner(.detailNotFound)
            }
            return found.todo.details[number - 1].id
        }
        let isDone = !options.has("--undo")
        let todo = try await Failure.planner { () throws(PlannerError) in
            try await container.completeTodo(
                found.id,
                on: found.day,
                detail: detail,
                isDone: isDone
            )
        }
        try await show("done", todo, on: found.day, nil, changed: todo != found.todo)
    }

    func remove(_ found: DatedTodo) async throws(Failure) {
        let title = found.todo.category.text
        try context.confirm(title + ": " + texts(\.planner.deleteTitle))
        let day = try await planned(found.day)
        try await Failure.planner { () throws(PlannerError) in
            try await container.removeTodo(found.id, on: found.day)
        }
        context.output.show(
            "plan.remove",
            PlanJSON.todo(found.todo, of: day),
            lines: [texts(\.planner.removed, [.title: title])]
        )
    }

    /// A todo by identifier or category: those of the plan that is running come first.
    func todo(_ name: String) async throws(Failure) -> DatedTodo {
        let day = try await current().day
        let found = try await Failure.planner { () throws(PlannerError) in
            try await container.planner.todos(named: name, on: day)
        }
        guard let todo = found.first else { throw .notFound(name) }
        guard found.count == 1 else {
            throw .ambiguous(
                name,
                candidates: found.map {
                    "\($0.day.text) \($0.todo.start.text) \($0.todo.category.text) (\($0.id))"
                }
            )
        }
        return todo
    }

    /// A date by name; `today` is the plan that is running.
    func day(_ name: String) async throws(Failure) -> CalendarDay {
        try Options.day(name, today: try await current().day)
    }

    func planned(_ day: CalendarDay) async throws(Failure) -> PlannedDay {
        try await Failure.planner { () throws(PlannerError) in
            try await container.planner.day(day)
        }
    }

    /// A time of a plan, which may pass 24:00.
    func time(_ text: String) throws(Failure) -> PlanTime {
        if let time = PlanTime(text) { return time }
        return PlanTime(try AlarmOptions.time(text, of: "start"))
    }

    private func show(
        _ command: String,
        _ todo: PlannedTodo,
        on day: CalendarDay,
        _ said: String?,
        changed: Bool? = nil
    ) async throws(Failure) {
        let day = try await planned(day)
        var json = PlanJSON.todo(todo, of: day)
        json["changed"] = changed
        let lines = PlanLines(day: day, now: now, texts: texts)
        context.output.show(
            "plan." + command,
            json,
            lines: (said.map { [$0] } ?? []) + lines.of(todo)
        )
    }
}
