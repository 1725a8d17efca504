public import Foundation

/// Every countdown. It changes as one transaction.
public struct Countdowns: Hashable, Sendable {
    /// The countdowns.
    public private(set) var all: [CountdownTimer.ID: Countdown]

    /// The countdowns as they were stored.
    public init(_ countdowns: [Countdown] = []) {
        all = Dictionary(countdowns.map { ($0.id, $0) }) { $1 }
    }

    /// The countdowns as lists show them: what was started last, then what was added last.
    public var inOrder: [Countdown] { all.values.sorted { $0.timer < $1.timer } }

    /// The countdowns at a moment, those that have ended meanwhile finished.
    public func settled(at now: Date) -> Countdowns {
        var settled = self
        settled.settle(at: now)
        return settled
    }

    /// Whether `takeEnds` would change anything: one has ended of which nobody was told, or the clock was
    /// set back.
    public func hasNews(at now: Date) -> Bool {
        var taken = self
        _ = taken.takeEnds(at: now)
        return taken != self
    }

    /// When the next one ends; nil while none runs.
    public var nextEnd: Date? { all.values.compactMap(\.endsAt).min() }

    /// Adds a timer.
    public mutating func add(_ timer: CountdownTimer) {
        all[timer.id] = Countdown(timer: timer)
    }

    /// Changes what a person edits; the length only while the timer is idle.
    ///
    /// - Throws: `.countdownNotFound`, `.noChanges`, `.notIdle`, and what `edit` throws.
    public mutating func edit(
        _ id: CountdownTimer.ID,
        at now: Date,
        _ edit: (inout CountdownTimer) throws(CountdownError) -> Void
    ) throws(CountdownError) {
        try change(id, at: now) { countdown throws(CountdownError) in
            let before = countdown.timer
            try edit(&countdown.timer)
            guard countdown.timer != before else { throw .noChanges }
            guard countdown.timer.length == before.length || countdown.state == .idle else {
                throw .notIdle
            }
        }
    }

    /// Removes a timer, whatever it does.
    ///
    /// - Throws: `.countdownNotFound`.
    public mutating func remove(_ id: CountdownTimer.ID) throws(CountdownError) {
        guard all.removeValue(forKey: id) != nil else { throw .countdownNotFound(id) }
    }

    /// Starts a timer from its whole length, or goes on after a pause; one that runs goes on running.
    ///
    /// - Throws: `.countdownNotFound`.
    public mutating func start(_ id: CountdownTimer.ID, at now: Date) throws(CountdownError) {
        try change(id, at: now) { $0.start(at: now) }
    }

    /// Stops a timer for a while; one that is paused stays so.
    ///
    /// - Throws: `.countdownNotFound`, `.notRunning`.
    public mutating func pause(_ id: CountdownTimer.ID, at now: Date) throws(CountdownError) {
        try change(id, at: now) { countdown throws(CountdownError) in
            try countdown.pause(at: now)
        }
    }

    /// Goes on after a pause; a timer that runs goes on running.
    ///
    /// - Throws: `.countdownNotFound`, `.notRunning`.
    public mutating func resume(_ id: CountdownTimer.ID, at now: Date) throws(CountdownError) {
        try change(id, at: now) { countdown throws(CountdownError) in
            try countdown.goOn(at: now)
        }
    }

    /// Adds time to a timer that runs or is paused; what is left may pass 24 hours.
    ///
    /// - Throws: `.countdownNotFound`, `.notRunning`.
    public mutating func extend(
        _ id: CountdownTimer.ID,
        by length: CountdownTimer.Length,
        at now: Date
    ) throws(CountdownError) {
        try change(id, at: now) { countdown throws(CountdownError) in
            try countdown.extend(by: length, at: now)
        }
    }

    /// Makes a timer idle, with its whole length.
    ///
    /// - Throws: `.countdownNotFound`.
    public mutating func reset(_ id: CountdownTimer.ID, at now: Date) throws(CountdownError) {
        try change(id, at: now) { $0.state = .idle }
    }

    /// Takes the ends that nobody was told of, in the order in which they came, then of creation. Each is
    /// taken once.
    public mutating func takeEnds(at now: Date) -> [Countdown] {
        settle(at: now)
        var ended: [(at: Date, countdown: Countdown)] = []
        for (id, countdown) in all {
            guard case .finished(let at, false) = countdown.state else { continue }
            all[id]?.state = .finished(at: at, isReported: true)
            ended.append((at, countdown))
        }
        return ended.sorted {
            ($0.at, $0.countdown.timer.createdAt, $0.countdown.id.uuidString)
                < ($1.at, $1.countdown.timer.createdAt, $1.countdown.id.uuidString)
        }.map(\.countdown)
    }

    private mutating func settle(at now: Date) {
        for id in all.keys { all[id]?.settle(at: now) }
    }

    private mutating func change(
        _ id: CountdownTimer.ID,
        at now: Date,
        _ change: (inout Countdown) throws(CountdownError) -> Void
    ) throws(CountdownError) {
        guard var countdown = all[id] else { throw .countdownNotFound(id) }
        countdown.settle(at: now)
        try change(&countdown)
        all[id] = countdown
    }
}
