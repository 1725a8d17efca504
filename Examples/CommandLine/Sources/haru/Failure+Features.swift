import HaruDomain

extension Failure {
    /// Carries what goes wrong with alarms.
    static func alarms<Result>(
        _ body: () async throws(AlarmError) -> Result
    ) async throws(Failure) -> Result {
        do { return try await body() } catch { throw .alarms(error) }
    }

    /// Carries what goes wrong with service alerts.
    static func alerts<Result>(
        _ body: () async throws(AlertsError) -> Result
    ) async throws(Failure) -> Result {
        do { return try await body() } catch { throw .alerts(error) }
    }

    /// Carries what goes wrong with plans.
    static func planner<Result>(
        _ body: () async throws(PlannerError) -> Result
    ) async throws(Failure) -> Result {
        do { return try await body() } catch { throw .planner(error) }
    }

    /// Carries what goes wrong with countdowns.
    static func countdowns<Result>(
        _ body: () async throws(CountdownError) -> Result
    ) async throws(Failure) -> Result {
        do { return try await body() } catch { throw .countdowns(error) }
    }
}
