import Foundation
import HaruDomain

/// The ledgers that were asked for last. Each is continued by the records that were added since, as long
/// as these began after all others; otherwise it is made anew.
final class FocusLedgerCache: Sendable {
    typealias Reason = RepositoryError.Reason

    private struct Marks: Equatable {
        let usual: Transaction.Mark
        let apart: Transaction.Mark
    }

    private struct Book: Sendable {
        let days: Range<CalendarDay>?
        var marks: Marks
        var scan: FocusRecordScan
        var ledger: FocusLedger
        var sight: Journal.Sight?
    }

    /// How many ledgers of some days are kept beside that of all days.
    private static let mostParts = 4

    private let books = Locked<[Book]>([])

    /// A ledger that is known already, if what it rests on is still so.
    func known(
        of days: Range<CalendarDay>?,
        isCurrent: (Journal.Sight) -> Bool
    ) -> FocusLedger? {
        let book = books.withLock { books in
            books.first { $0.days == days }.map { (ledger: $0.ledger, sight: $0.sight) }
        }
        return book.flatMap { book in
            book.sight.map(isCurrent) == true ? book.ledger : nil
        }
    }

    /// Books what was added to every ledger that is known; one that cannot be gone on with is dropped, and
    /// whoever asks for it next is told why.
    func goOn(in transaction: Transaction) {
        for var book in takeAll() {
            do throws(Reason) {
                if try Self.go(on: &book, in: transaction) { keep(book) }
            } catch {
                continue
            }
        }
    }

    /// The ledger of some days or, given nil, of all.
    ///
    /// - Throws: `.damaged`, `.io` and its kind.
    func ledger(
        of days: Range<CalendarDay>?,
        in transaction: Transaction
    ) throws(Reason) -> FocusLedger {
        if var book = take(days), try Self.go(on: &book, in: transaction) {
            keep(book)
            return book.ledger
        }
        let book = try Self.book(of: days, in: transaction)
        keep(book)
        return book.ledger
    }

    private func take(_ days: Range<CalendarDay>?) -> Book? {
        books.withLock { books in
            books.firstIndex { $0.days == days }.map { books.remove(at: $0) }
        }
    }

    private func takeAll() -> [Book] {
        books.withLock { books in
            defer { books = [] }
            return books
        }
    }

    private func keep(_ book: Book) {
        books.withLock { books in
            books.append(book)
            let parts = books.indices.filter { books[$0].days != nil }
            if parts.count > Self.mostParts { books.remove(at: parts[0]) }
        }
    }

    /// Books what was added since; false when the ledger has to be made anew.
    private static func go(
        on book: inout Book,
        in transaction: Transaction
    ) throws(Reason) -> Bool {
        let marks = marks(in: transaction)
        book.sight = transaction.sight
        if marks == book.marks { return true }
        guard marks.apart == book.marks.apart else { return false }
        var isInOrder = true
        let isAdded = try transaction.forEachDurable(
            of: FocusRecordKey.usual,
            since: book.marks.usual
        ) { json throws(Reason) in
            let before = book.scan.latestStart
            try book.scan.book(json)
            isInOrder = isInOrder && before < book.scan.latestStart
        }
        guard isAdded, isInOrder else { return false }
        book.marks = marks
        book.ledger = book.scan.ledger()
        return true
    }

    private static func book(
        of days: Range<CalendarDay>?,
        in transaction: Transaction
    ) throws(Reason) -> Book {
        let apart = try transaction.rows(of: FocusRecordKey.apart, as: FocusRecordRow.self)
        var scan = FocusRecordScan(of: days, apart: try apart.map(FocusMapper.record))
        try transaction.forEachDurable(
            of: FocusRecordKey.usual,
            in: FocusRecordKey.ids(of: days)
        ) { json throws(Reason) in try scan.book(json) }
        scan.end()
        let ledger = scan.ledger()
        return Book(
            days: days,
            marks: marks(in: transaction),
            scan: scan,
            ledger: ledger,
            sight: transaction.sight
        )
    }

    private static func marks(in transaction: Transaction) -> Marks {
        Marks(
            usual: transaction.mark(of: FocusRecordKey.usual),
            apart: transaction.mark(of: FocusRecordKey.apart)
        )
    }
}
