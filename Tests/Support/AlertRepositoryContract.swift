import Foundation
public import HaruDomain

/// What every `AlertRepository` promises. Verify each case against a fresh repository whose server has
/// `services` and `alerts` and hands out two alerts a page.
public enum AlertRepositoryContract: String, CaseIterable, Sendable {
    /// The services come as the server lists them.
    case listsServices
    /// Page by page every alert of the service comes once, newest first, ties by id descending.
    case pagesThroughEveryAlertOnce
    /// The first instant belongs to the interval, the last does not.
    case obeysTheInterval
    /// The first page can be read again, but only as the answer to the same question.
    case keepsTheFirstPage
    /// One alert is found by its identifier, and one that is nowhere is not.
    case findsOneAlert
    /// A service that is nowhere is said to be.
    case knowsNoOtherService
    /// Who follows is told of a page that is kept.
    case tellsOfAKeptPage

    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// What the server lists.
    public static let services = [
        AlertService(id: "api", name: "결제 API", icon: "creditcard"),
        AlertService(id: "web", name: "Web"),
    ]

    /// What the server has, in no order: five of one service, two of them at once, and one of the other.
    public static let alerts = [
        alert("a2", 100), alert("a4", 300), alert("a1", 0), alert("a3", 100), alert("a5", 400),
        ServiceAlert(id: "w1", serviceID: "web", title: "느려요", occurredAt: start),
    ]

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the repository should not have thrown.
    public func verify(_ repository: any AlertRepository) async throws {
        let query = AlertQuery(serviceID: "api")
        switch self {
        case .listsServices:
            try check(try await repository.services().services == Self.services)
        case .pagesThroughEveryAlertOnce:
            let pages = try await pages(query, of: repository)
            try check(pages.map { $0.alerts.count } == [2, 2, 1])
            let alerts = pages.flatMap(\.alerts)
            try check(alerts.map(\.id) == ["a5", "a4", "a3", "a2", "a1"])
            try check(Set(alerts) == Set(Self.alerts.filter { $0.serviceID == "api" }))
        case .obeysTheInterval:
            let interval = Self.start.addingTimeInterval(100)..<Self.start.addingTimeInterval(400)
            let query = AlertQuery(serviceID: "api", interval: interval)
            let alerts = try await pages(query, of: repository).flatMap(\.alerts)
            try check(alerts.map(\.id) == ["a4", "a3", "a2"])
        case .keepsTheFirstPage:
            try check(try await repository.keptPage(query) == nil)
            let page = try await repository.page(query)
            let second = query.after(page.nextCursor ?? "")
            _ = try await repository.page(second)
            try check(try await repository.keptPage(query) == page)
            try check(try await repository.keptPage(second) == nil)
            let all = Date.distantPast..<Date.distantFuture
            let other = AlertQuery(serviceID: "api", interval: all)
            try check(try await repository.keptPage(other) == nil)
            try check(try await repository.keptPage(AlertQuery(serviceID: "web")) == nil)
        case .findsOneAlert:
            try check(try await repository.alert("a3") == Self.alerts[3])
            let failure = await failure { () throws(AlertsError) in
                _ = try await repository.alert("z")
            }
            try check(failure == .alertNotFound("z"))
        case .knowsNoOtherService:
            let failure = await failure { () throws(AlertsError) in
                _ = try await repository.page(AlertQuery(serviceID: "z"))
            }
            try check(failure == .serviceNotFound("z"))
        case .tellsOfAKeptPage:
            let changes = repository.changes
            _ = try await repository.page(query)
            try check(await changes.first { _ in true } == [.page("api")])
        }
    }

    private func check(_ holds: Bool, line: Int = #line) throws(ContractViolation) {
        if !holds { throw ContractViolation(description: "\(rawValue), line \(line)") }
    }

    private func failure(_ body: () async throws(AlertsError) -> Void) async -> AlertsError? {
        do throws(AlertsError) {
            try await body()
            return nil
        } catch {
            return error
        }
    }

    private func pages(
        _ query: AlertQuery,
        of repository: any AlertRepository
    ) async throws -> [AlertPage] {
        var pages = [try await repository.page(query)]
        while let cursor = pages.last?.nextCursor, pages.count < 10 {
            pages.append(try await repository.page(query.after(cursor)))
        }
        return pages
    }

    private static func alert(_ id: String, _ seconds: Double) -> ServiceAlert {
        ServiceAlert(
            id: id,
            serviceID: "api",
            title: "p99 > 2s 지연 \(id)",
            body: id == "a2" ? "" : "줄 1\n줄 2",
            severity: id == "a1" ? nil : id == "a2" ? .other("fatal") : .critical,
            occurredAt: start.addingTimeInterval(seconds),
            link: id == "a3" ? URL(string: "https://example.com/graph?g0.expr=x") : nil
        )
    }
}
