import HaruDomain

/// The calendars that were asked for last. They are counted by the keys of the records alone; after a change
/// only the dates that it was about are counted again, as long as their keys are known.
final class PlannerMarksCache: Sendable {
    private struct Book: Sendable {
        let days: Range<CalendarDay>
        var moment: Transaction.Moment
        var marks: [CalendarDay: DayMark]
        var sight: Journal.Sight?
    }

    /// A year, a month, a week and one to turn the page.
    private static let mostBooks = 4

    private let books = Locked<[Book]>([])

    /// Marks that are known already, if what they rest on is still so.
    func known(
        of days: Range<CalendarDay>,
        isCurrent: (Journal.Sight) -> Bool
    ) -> [CalendarDay: DayMark]? {
        let book = books.withLock { books in
            books.first { $0.days == days }.map { (marks: $0.marks, sight: $0.sight) }
        }
        return book.flatMap { book in
            book.sight.map(isCurrent) == true ? book.marks : nil
        }
    }

    /// Brings every calendar that is known up to date, and drops one of which that cannot be done.
    func goOn(in transaction: Transaction) {
        let current = takeAll().compactMap { book in Self.goOn(book, in: transaction) }
        books.withLock { $0 = current }
    }

    /// The marks of some dates.
    func marks(
        of days: Range<CalendarDay>,
        in transaction: Transaction
    ) -> [CalendarDay: DayMark] {
        let known = books.withLock { books in
            books.firstIndex { $0.days == days }.map { books.remove(at: $0) }
        }
        let book =
            known.flatMap { Self.goOn($0, in: transaction) } ?? Self.book(of: days, in: transaction)
        books.withLock { books in
            if books.count == Self.mostBooks { books.removeFirst() }
            books.append(book)
        }
        return book.marks
    }

    private func takeAll() -> [Book] {
        books.withLock { books in
            defer { books = [] }
            return books
        }
    }

    private static func goOn(_ book: Book, in transaction: Transaction) -> Book? {
        guard let keys = transaction.keysWritten(since: book.moment) else { return nil }
        var book = book
        for day in Set(keys.compactMap(PlannerKey.day)) where book.days.contains(day) {
            book.marks[day] = mark(of: day, in: transaction)
        }
        book.moment = transaction.moment
        book.sight = transaction.sight
        return book
    }

    private static func book(of days: Range<CalendarDay>, in transaction: Transaction) -> Book {
        var marks: [CalendarDay: DayMark] = [:]
        var day = days.lowerBound
        while day < days.upperBound {
            marks[day] = mark(of: day, in: transaction)
            day = day.adding(days: 1)
        }
        return Book(days: days, moment: transaction.moment, marks: marks, sight: transaction.sight)
    }

    private static func mark(of day: CalendarDay, in transaction: Transaction) -> DayMark? {
        let ids = PlannerKey.ids(of: day..<day.adding(days: 1))
        return DayMark(
            total: transaction.countDurable(of: PlannerKey.todo, in: ids),
            done: transaction.countDurable(of: PlannerKey.done, in: ids)
        )
    }
}
