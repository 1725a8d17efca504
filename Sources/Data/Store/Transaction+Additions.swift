import HaruDomain

/// Reading what is durable, for those who keep sums of it: of a kind whose records are added in order and
/// never changed, such as a history, and of any other.
extension Transaction {
    /// How much of a kind was read.
    package struct Mark: Equatable, Sendable {
        fileprivate let identity: StoreRecords.Identity
        fileprivate let count: Int
        fileprivate let rewrites: Int

        package static func == (left: Mark, right: Mark) -> Bool {
            left.identity === right.identity && left.count == right.count
                && left.rewrites == right.rewrites
        }
    }

    /// How much there is of a kind that is durable.
    package func mark(of kind: String) -> Mark {
        let (count, rewrites) = committed.index.state(of: kind)
        return Mark(identity: committed.identity, count: count, rewrites: rewrites)
    }

    /// Hands over the JSON of every durable record of a kind whose identifier lies in a range, in the
    /// order of identifiers. Others are not read, and nothing is decoded.
    ///
    /// - Throws: What `body` throws, `.io` and its kind.
    package func forEachDurable(
        of kind: String,
        in range: Range<String>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        try committed.forEachInOrder(of: kind, in: range, body)
    }

    /// The same for the records that were added since a mark. Returns false, having read nothing, when
    /// they were not added in the order of identifiers, or any other record was changed.
    package func forEachDurable(
        of kind: String,
        since mark: Mark,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) -> Bool {
        let state = committed.index.state(of: kind)
        guard mark.identity === committed.identity, mark.rewrites == state.rewrites,
            let added = committed.index.numbers(of: kind, after: mark.count)
        else { return false }
        try committed.forEach(added, body)
        return true
    }

    /// A state of the durable records of every kind.
    package struct Moment: Equatable, Sendable {
        fileprivate let identity: StoreRecords.Identity
        fileprivate let count: Int

        package static func == (left: Moment, right: Moment) -> Bool {
            left.identity === right.identity && left.count == right.count
        }
    }

    /// The state that this transaction sees of what is durable.
    package var moment: Moment {
        Moment(identity: committed.identity, count: committed.recentKeys.count)
    }

    /// The keys that were written since; nil when they are not known, as after another process wrote.
    package func keysWritten(since moment: Moment) -> [Key]? {
        guard moment.identity === committed.identity else { return nil }
        return committed.recentKeys.keys(after: moment.count)
    }

    /// How many durable records of a kind have identifiers in a range. Nothing is read.
    package func countDurable(of kind: String, in range: Range<String>) -> Int {
        committed.count(of: kind, in: range)
    }
}
