import HaruDomain

/// Answers when a test says so, however much the one who asked has lost interest.
final class DrivenAlertRepository: AlertRepository {
    typealias Answer = Result<AlertPage, AlertsError>

    private let waiting = Locked<[CheckedContinuation<Answer, Never>?]>([])
    private let asked = Locked<[AlertQuery]>([])

    /// The questions that were asked, in order.
    var questions: [AlertQuery] { asked.withLock { $0 } }

    func page(_ query: AlertQuery) async throws(AlertsError) -> AlertPage {
        let answer = await withCheckedContinuation { continuation in
            waiting.withLock { $0.append(continuation) }
            asked.withLock { $0.append(query) }
        }
        return try answer.get()
    }

    /// Answers a question by its number.
    func answer(_ number: Int, _ answer: Answer) {
        let continuation = waiting.withLock { waiting in
            defer { waiting[number] = nil }
            return waiting[number]
        }
        continuation?.resume(returning: answer)
    }

    func services() async throws(AlertsError) -> AlertServiceList {
        throw .remote(.offline)
    }

    func keptPage(_ query: AlertQuery) async throws(AlertsError) -> AlertPage? { nil }

    func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert {
        throw .alertNotFound(id)
    }

    var changes: AsyncStream<Set<AlertChange>> { AsyncStream { $0.finish() } }
}
