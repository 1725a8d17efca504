public import Foundation

extension FocusDesk {
    /// Begins a session of a timer.
    ///
    /// - Throws: `.timerNotFound`, `.needsReview`, `.alreadyRunning`.
    public mutating func start(
        _ id: FocusTimer.ID,
        as sessionID: FocusSession.ID,
        at now: Date,
        zoneID: String,
        policy: FocusPolicy
    ) throws(FocusError) {
        guard timers[id] != nil else { throw .timerNotFound(id) }
        if let status = status(at: now, policy: policy) {
            throw status.needsReview ? .needsReview : .alreadyRunning
        }
        keep(FocusSession(id: sessionID, timerID: id, startedAt: now, zoneID: zoneID))
    }

    /// Begins a rest.
    ///
    /// - Throws: `.notRunning`, `.needsReview`, `.alreadyResting`, `.tooSoon`.
    public mutating func rest(at now: Date, policy: FocusPolicy) throws(FocusError) {
        let stored = session
        try changeSession(at: now, policy: policy) { session throws(FocusError) in
            try session.rest(for: policy.rest, at: now)
            try stored?.checkPhaseLength(at: now, policy: policy)
        }
    }

    /// Ends a rest.
    ///
    /// - Throws: `.notRunning`, `.needsReview`, `.notResting`, `.tooSoon`.
    public mutating func resume(at now: Date, policy: FocusPolicy) throws(FocusError) {
        let stored = session
        try changeSession(at: now, policy: policy) { session throws(FocusError) in
            try session.resume(at: now)
            try stored?.checkPhaseLength(at: now, policy: policy)
        }
    }

    /// Begins a rest in focus and ends it in a rest: the one button of a session.
    ///
    /// - Throws: `.notRunning`, `.needsReview`, `.tooSoon`.
    public mutating func toggle(at now: Date, policy: FocusPolicy) throws(FocusError) {
        if case .rest? = session?.phase {
            try resume(at: now, policy: policy)
        } else {
            try rest(at: now, policy: policy)
        }
    }

    /// Makes the present rest longer, or begins it anew when it is over.
    ///
    /// - Throws: `.notRunning`, `.needsReview`, `.notResting`, `.extensionNotOffered`.
    public mutating func extendRest(
        by length: Duration,
        at now: Date,
        policy: FocusPolicy
    ) throws(FocusError) {
        try changeSession(at: now, policy: policy) { session throws(FocusError) in
            guard case .rest = session.phase else { throw .notResting }
            guard policy.restExtensions.contains(length) else {
                throw .extensionNotOffered(offered: policy.restExtensions)
            }
            try session.extendRest(by: length, at: now)
        }
    }

    /// Ends the session, and records it unless it was too short.
    ///
    /// - Throws: `.notRunning`, `.needsReview`.
    public mutating func stop(at now: Date, policy: FocusPolicy) throws(FocusError) -> FocusOutcome
    {
        let status = try runningStatus(at: now, policy: policy)
        guard !status.needsReview else { throw .needsReview }
        return finish(status.session, of: status.timer, at: now, policy: policy)
    }

    /// Says what the open stretch of focus was, and ends the session as `stop` does.
    ///
    /// - Throws: `.notRunning`, `.nothingToReview`.
    public mutating func review(
        _ review: FocusReview,
        at now: Date,
        policy: FocusPolicy
    ) throws(FocusError) -> FocusOutcome {
        let status = try runningStatus(at: now, policy: policy)
        guard status.needsReview else { throw .nothingToReview }
        var session = status.session
        switch review {
        case .keepAll: session.closeFocus(at: now)
        case .keepToGoal:
            session.closeFocus(
                at: session.goalReachedAt(status.timer.goal) ?? session.phaseStartedAt
            )
        case .discard: session.closeFocus(at: nil)
        }
        return finish(session, of: status.timer, at: now, policy: policy)
    }

    private mutating func finish(
        _ session: FocusSession,
        of timer: FocusTimer,
        at now: Date,
        policy: FocusPolicy
    ) -> FocusOutcome {
        let record = FocusRecord(of: session, timer: timer, at: now)
        let isRecorded = record.focused >= policy.shortestRecord
        keep(nil, finishing: isRecorded ? record : nil)
        return FocusOutcome(record: record, isRecorded: isRecorded)
    }

    private func runningStatus(
        at now: Date,
        policy: FocusPolicy
    ) throws(FocusError) -> FocusStatus {
        guard let status = status(at: now, policy: policy) else { throw .notRunning }
        return status
    }

    private mutating func changeSession(
        at now: Date,
        policy: FocusPolicy,
        _ change: (inout FocusSession) throws(FocusError) -> Void
    ) throws(FocusError) {
        let status = try runningStatus(at: now, policy: policy)
        guard !status.needsReview else { throw .needsReview }
        var session = status.session
        try change(&session)
        keep(session)
    }
}

extension FocusSession {
    /// A clock that was set back behind the last transition is no reason to refuse the next one.
    fileprivate func checkPhaseLength(at now: Date, policy: FocusPolicy) throws(FocusError) {
        let length = now.duration(since: phaseStartedAt)
        guard length < .zero || length >= policy.shortestPhase else { throw .tooSoon }
    }
}
