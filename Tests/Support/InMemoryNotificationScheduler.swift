public import HaruDomain

/// Holds notification requests in memory, answers as it is told and can fail.
public actor InMemoryNotificationScheduler: NotificationScheduler {
    private var requests: [NotificationRequest.ID: NotificationRequest] = [:]
    private var answer: NotificationAuthorization
    private var status: NotificationAuthorization
    private var failure: RepositoryError.Reason?

    /// Every name that was asked to be removed, in order; delivered requests are taken back so.
    public private(set) var removed: [NotificationRequest.ID] = []

    /// A scheduler of a person whose status is `status` and who will answer `answer` when asked.
    public init(
        status: NotificationAuthorization = .authorized,
        answer: NotificationAuthorization = .authorized
    ) {
        self.status = status
        self.answer = answer
    }

    /// Makes every later call fail for this reason; nil ends it.
    public func fail(with reason: RepositoryError.Reason?) {
        failure = reason
    }

    /// The status.
    public func authorization() throws(NotificationError) -> NotificationAuthorization {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return status
    }

    /// Takes the answer of a person who was not asked before.
    public func requestAuthorization() throws(NotificationError) -> NotificationAuthorization {
        if let failure { throw .repository(.saveFailed(failure)) }
        if status == .notDetermined { status = answer }
        return status
    }

    /// What is held, by name.
    public func pending() throws(NotificationError) -> [NotificationRequest] {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return requests.values.sorted { $0.id < $1.id }
    }

    /// Holds requests.
    public func add(_ requests: [NotificationRequest]) throws(NotificationError) {
        if let failure { throw .repository(.saveFailed(failure)) }
        guard status == .authorized else { throw .notAuthorized }
        for request in requests { self.requests[request.id] = request }
    }

    /// Forgets requests.
    public func remove(_ ids: Set<NotificationRequest.ID>) throws(NotificationError) {
        if let failure { throw .repository(.saveFailed(failure)) }
        removed += ids.sorted()
        for id in ids { requests[id] = nil }
    }
}
