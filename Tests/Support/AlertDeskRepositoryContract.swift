import Foundation
public import HaruDomain

/// What every `AlertDeskRepository` promises. Verify each case against a fresh, empty repository.
public enum AlertDeskRepositoryContract: String, CaseIterable, Sendable {
    /// A new repository holds an empty desk.
    case startsEmpty
    /// Every part of a desk is seen by whoever reads after a change.
    case keepsWhatWasChanged
    /// A server that is back finds its services and switches.
    case keepsTheBoardsOfOtherServers
    /// A change that throws leaves no trace.
    case forgetsAChangeThatThrows
    /// Changes see one another, however many come at once.
    case losesNoneOfManyChanges
    /// What a follower does not read in time is united, not lost; no change is no news.
    case unitesChangesWhileNobodyReads

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static let list = AlertServiceList(
        [
            AlertService(id: "결제/1", name: "결제 💳", icon: "creditcard"),
            AlertService(id: "web", name: "Web"),
        ],
        isAuthoritative: true
    )

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the repository should not have thrown.
    public func verify(_ repository: any AlertDeskRepository) async throws {
        let first = try AlertConnection("https://alerts.example.com/team", tokenFile: "token")
        let second = try AlertConnection(
            "http://127.0.0.1:9093",
            kind: .alertmanager,
            serviceLabels: ["team"]
        )
        switch self {
        case .startsEmpty:
            try check(try await repository.desk() == AlertDesk())
        case .keepsWhatWasChanged:
            let changed = try await fill(repository, first)
            let desk = try await repository.desk()
            try check(desk == changed && desk.board.services.count == 2)
            try check(desk.board["web"]?.missingSince == Self.now)
            try check(desk.board["web"]?.seenUntil == Self.now.addingTimeInterval(0.125))
        case .keepsTheBoardsOfOtherServers:
            let changed = try await fill(repository, first)
            try await repository.update { desk throws(AlertsError) in desk.connect(to: second) }
            try check(try await repository.desk().board == ServiceBoard())
            try check(try await repository.desk().connection == second)
            try await repository.update { desk throws(AlertsError) in desk.connect(to: first) }
            try check(try await repository.desk() == changed)
        case .forgetsAChangeThatThrows:
            try check(await failure(of: repository, first) == .serviceNotFound("nobody"))
            try check(try await repository.desk() == AlertDesk())
        case .losesNoneOfManyChanges:
            _ = try await fill(repository, first)
            await toggleOften(repository)
            try check(try await repository.desk().board["web"]?.isMuted == true)
        case .unitesChangesWhileNobodyReads:
            let changes = repository.changes
            _ = try await fill(repository, first)
            _ = try await fill(repository, first)
            try check(await changes.first { _ in true } == [.connection, .board])
        }
    }

    private func check(_ holds: Bool, line: Int = #line) throws(ContractViolation) {
        if !holds { throw ContractViolation(description: "\(rawValue), line \(line)") }
    }

    private func fill(
        _ repository: any AlertDeskRepository,
        _ connection: AlertConnection
    ) async throws(AlertsError) -> AlertDesk {
        try await repository.update { desk throws(AlertsError) in
            desk.connect(to: connection)
            try desk.note(Self.list, at: Self.now)
            let rest = AlertServiceList([Self.list.services[0]], isAuthoritative: true)
            try desk.note(rest, at: Self.now)
            try desk.select("web")
            try desk.set(ServiceSetting(serviceID: "결제/1", notificationsOn: false))
            try desk.look(at: "web", until: Self.now.addingTimeInterval(0.125))
            return desk
        }
    }

    private func failure(
        of repository: any AlertDeskRepository,
        _ connection: AlertConnection
    ) async -> AlertsError? {
        do throws(AlertsError) {
            try await repository.update { desk throws(AlertsError) in
                desk.connect(to: connection)
                try desk.note(Self.list, at: Self.now)
                try desk.select("nobody")
            }
            return nil
        } catch {
            return error
        }
    }

    private func toggleOften(_ repository: any AlertDeskRepository) async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<101 {
                group.addTask {
                    do {
                        try await repository.update { desk throws(AlertsError) in
                            let isOn = desk.board["web"]?.setting.notificationsOn ?? true
                            try desk.set(ServiceSetting(serviceID: "web", notificationsOn: !isOn))
                        }
                    } catch {
                        // The count comes out wrong, and that is what is checked.
                    }
                }
            }
        }
    }
}
