public import Foundation
public import HaruDomain

extension PlannedTodo {
    /// A todo of which a test names only what matters to it; `start` is a time as `25:00`.
    public static func fixture(
        id: UUID = UUID(number: 1),
        start: String = "07:00",
        minutes: Int = 60,
        category: String = "Reading",
        details: [String] = [],
        isDone: Bool = false
    ) -> PlannedTodo {
        let start = PlanTime(start) ?? PlanTime(minutes: 0)
        let details = details.enumerated().compactMap { number, text in
            TodoDetail(id: UUID(number: 1_000_000 + number), text: text)
        }
        let todo = (try? Category(category)).flatMap { category in
            PlannedTodo(
                id: id,
                time: start..<start.advanced(by: minutes),
                category: category,
                details: details,
                isDone: isDone
            )
        }
        guard let todo else { preconditionFailure("a fixture needs a category and a minute") }
        return todo
    }
}
