import Foundation
import HaruDomain

/// Between what plans are and how they are stored.
enum PlannerMapper {
    typealias Reason = RepositoryError.Reason

    static func row(_ division: DayDivision, of day: CalendarDay?) -> DivisionRow {
        DivisionRow(
            day: day?.text,
            bed: division.sleep.bed.minutes,
            wake: division.sleep.wake.minutes,
            parts: division.count
        )
    }

    static func division(_ row: DivisionRow) throws(Reason) -> DayDivision {
        guard let bed = TimeOfDay(minutes: row.bed), let wake = TimeOfDay(minutes: row.wake) else {
            throw .damaged
        }
        do {
            return try DayDivision(try SleepSchedule(bed: bed, wake: wake), into: row.parts)
        } catch {
            throw .damaged  // what breaks a rule on disk
        }
    }

    static func row(_ todo: PlannedTodo, on day: CalendarDay) -> TodoRow {
        TodoRow(
            id: todo.id,
            day: day.text,
            start: todo.start.minutes,
            end: todo.end.minutes,
            category: todo.category.text,
            details: todo.details.map {
                TodoRow.Detail(id: $0.id, text: $0.text, isDone: $0.isDone)
            }
        )
    }

    static func todo(_ row: TodoRow, isDone: Bool = false) throws(Reason) -> PlannedTodo {
        let span = 0...2880
        guard span.contains(row.start), span.contains(row.end), row.start < row.end else {
            throw .damaged
        }
        let time = PlanTime(minutes: row.start)..<PlanTime(minutes: row.end)
        let todo: PlannedTodo?
        do {
            todo = PlannedTodo(
                id: row.id,
                time: time,
                category: try PlannedTodo.Category(row.category),
                details: row.details.compactMap {
                    TodoDetail(id: $0.id, text: $0.text, isDone: $0.isDone)
                },
                isDone: isDone
            )
        } catch {
            throw .damaged  // a todo without a category
        }
        guard let todo else { throw .damaged }
        return todo
    }

    static func day(_ text: String) throws(Reason) -> CalendarDay {
        guard let day = CalendarDay(text) else { throw .damaged }
        return day
    }
}
