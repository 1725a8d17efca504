import Foundation
import HaruDomain

/// Where plans lie in the store: whatever belongs to a date is named by it first, so that a date, a month or
/// a year is found, and counted, without a look at the others.
enum PlannerKey {
    /// How dates without a plan are divided.
    static let defaultDivision = Transaction.Key(kind: "plan.default", id: "current")
    /// How a date is divided.
    static let plan = "plan.day"
    /// The todos.
    static let todo = "plan.todo"
    /// Those of them that are done.
    static let done = "plan.done"

    static func plan(of day: CalendarDay) -> Transaction.Key {
        Transaction.Key(kind: plan, id: day.text)
    }

    static func todo(_ id: PlannedTodo.ID, on day: CalendarDay) -> Transaction.Key {
        Transaction.Key(kind: todo, id: "\(day.text)-\(id.uuidString)")
    }

    static func done(_ id: PlannedTodo.ID, on day: CalendarDay) -> Transaction.Key {
        Transaction.Key(kind: done, id: "\(day.text)-\(id.uuidString)")
    }

    /// The identifiers of what belongs to some dates.
    static func ids(of days: Range<CalendarDay>) -> Range<String> {
        days.lowerBound.text..<days.upperBound.text
    }

    /// The date that a record belongs to; nil where it belongs to none.
    static func day(of key: Transaction.Key) -> CalendarDay? {
        [plan, todo, done].contains(key.kind) ? CalendarDay(String(key.id.prefix(10))) : nil
    }

    /// What a change of a record is in words of the planner; nil where it is none.
    static func change(of key: Transaction.Key) -> PlannerChange? {
        if key == defaultDivision { return .defaultDivision }
        guard let day = day(of: key) else { return nil }
        if key.kind == plan { return .plan(of: day) }
        return UUID(uuidString: String(key.id.dropFirst(11))).map { .todo($0, on: day) }
    }
}
