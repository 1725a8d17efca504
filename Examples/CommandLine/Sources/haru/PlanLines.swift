import HaruComposition
import HaruDomain
import HaruPresentation

/// A day as a time line of text: parts, todos with their details, what is free, and the present minute.
struct PlanLines {
    let day: PlannedDay
    let now: LocalTime
    let texts: Texts

    private var today: CalendarDay { now.day }
    /// The present minute; nil while another date's plan is running.
    private var minute: PlanTime? { day.isRunning(at: now) ? day.time(at: now) : nil }

    var all: [String] {
        var lines = [heading]
        if !day.isSaved { lines.append(texts(\.plan.notSaved)) }
        for part in day.division.parts {
            lines += ["", head(of: part)]
            for entry in day.entries(of: part) { lines += self.lines(of: entry) }
        }
        return lines
    }

    /// The date, how it is divided, and how much is done.
    private var heading: String {
        let date = texts.dateWithWeekday(day.day, today: today)
        let mark = day.mark.map(texts.description) ?? texts(\.planner.noTodos)
        return "\(date)   \(texts.description(of: day.division))   \(mark)"
    }

    /// The todos of now and of what is to come, in a line each.
    var ahead: [String] {
        let todos = day.todos.filter { todo in minute.map { todo.end > $0 } ?? true }
        return [heading] + todos.map { line(of: $0, time: $0.time, note: "") }
    }

    /// One todo with its details.
    func of(_ todo: PlannedTodo) -> [String] {
        [line(of: todo, time: todo.time, note: "")] + details(of: todo)
    }

    private func head(of part: DayPart) -> String {
        let left = texts.total(.seconds(day.remainingMinutes(of: part) * 60))
        let title = texts(\.planner.part, [.count: part.number])
        return "\(title)  \(span(part.time))   \(texts(\.planner.remaining, [.time: left]))"
    }

    private func lines(of entry: PlannedDay.Entry) -> [String] {
        switch entry {
        case .free(let time):
            let length = texts.total(.seconds(time.count * 60))
            let text = texts(\.planner.free, [.time: length])
            return [lead(time) + "·  \(text)" + present(in: time)]
        case .todo(let occupant):
            let note =
                occupant.day == day.day
                ? ""
                : "  (" + texts(\.plan.beside, [.day: texts.date(occupant.day, today: today)]) + ")"
            let line = line(
                of: occupant.todo,
                time: occupant.time,
                note: note
            )
            return [line] + details(of: occupant.todo)
        }
    }

    private func details(of todo: PlannedTodo) -> [String] {
        todo.details.enumerated().map { index, detail in
            "                 \(mark(detail.isDone)) \(index + 1). \(detail.text)"
        }
    }

    private func line(
        of todo: PlannedTodo,
        time: Range<PlanTime>,
        note: String
    ) -> String {
        lead(time) + "\(mark(todo.isDone))  \(todo.category.text)\(note)" + present(in: time)
    }

    private func lead(_ time: Range<PlanTime>) -> String {
        "\(isNow(time) ? "▶" : " ") \(span(time))  "
    }

    private func present(in time: Range<PlanTime>) -> String {
        guard isNow(time), let minute else { return "" }
        return "   ◀ " + texts(\.plan.now, [.time: minute.text])
    }

    private func isNow(_ time: Range<PlanTime>) -> Bool {
        minute.map(time.contains) ?? false
    }

    private func span(_ time: Range<PlanTime>) -> String {
        "\(time.lowerBound.text)–\(time.upperBound.text)"
    }

    private func mark(_ isDone: Bool) -> String { isDone ? "✓" : "○" }
}
