/// The first page of an answer, and whether it is as old as the last time the server could be reached.
public struct AlertReading: Hashable, Sendable {
    /// The page.
    public let page: AlertPage
    /// Why it is a kept one; nil when the server has just sent it.
    public let failure: AlertsError?

    /// A page that was read.
    public init(_ page: AlertPage, failure: AlertsError? = nil) {
        self.page = page
        self.failure = failure
    }
}

extension AlertRepository {
    /// The first page as the server has it or, when the server fails, as it was kept.
    ///
    /// - Throws: What `page` throws, when nothing was kept for the same question.
    public func firstPage(_ query: AlertQuery) async throws(AlertsError) -> AlertReading {
        do throws(AlertsError) {
            return AlertReading(try await page(query))
        } catch {
            guard error.leavesWhatIsKept, let kept = try await keptPage(query) else { throw error }
            return AlertReading(kept, failure: error)
        }
    }
}
