import Foundation
public import HaruDomain

/// What every `CountdownRepository` promises. Verify each case against a fresh, empty repository.
public enum CountdownRepositoryContract: String, CaseIterable, Sendable {
    /// A new repository holds nothing.
    case startsEmpty
    /// Every state of a countdown is seen by whoever reads after a change.
    case keepsWhatWasChanged
    /// What was removed is gone.
    case forgetsWhatWasRemoved
    /// A change that throws leaves no trace.
    case forgetsAChangeThatThrows
    /// However many ask at once, one is told of an end.
    case letsOneOfManyTakeAnEnd
    /// What a follower does not read in time is united, not lost.
    case unitesChangesWhileNobodyReads

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the repository should not have thrown.
    public func verify(_ repository: any CountdownRepository) async throws {
        let all = try Self.all()
        switch self {
        case .startsEmpty:
            try check(try await repository.countdowns() == Countdowns())
        case .keepsWhatWasChanged:
            try await keep(all, in: repository)
            try check(try await repository.countdowns() == Countdowns(all))
        case .forgetsWhatWasRemoved:
            try await keep(all, in: repository)
            try await repository.update { countdowns throws(CountdownError) in
                try countdowns.remove(all[0].id)
            }
            try check(try await repository.countdowns() == Countdowns(Array(all.dropFirst())))
        case .forgetsAChangeThatThrows:
            do {
                try await repository.update { countdowns throws(CountdownError) in
                    countdowns = Countdowns(all)
                    throw .notRunning
                }
            } catch CountdownError.notRunning {}
            try check(try await repository.countdowns() == Countdowns())
        case .letsOneOfManyTakeAnEnd:
            try await keep(all, in: repository)
            try check(try await endsTaken(by: 50, in: repository) == 2)
        case .unitesChangesWhileNobodyReads:
            let changes = repository.changes
            for countdown in all { try await keep([countdown], in: repository) }
            let united = Set(all.map { CountdownChange.countdown($0.id) })
            try check(await changes.first { _ in true } == united)
        }
    }

    private func check(_ holds: Bool, line: Int = #line) throws(ContractViolation) {
        if !holds { throw ContractViolation(description: "\(rawValue), line \(line)") }
    }

    private func keep(
        _ all: [Countdown],
        in repository: any CountdownRepository
    ) async throws(CountdownError) {
        try await repository.update { countdowns throws(CountdownError) in
            countdowns = Countdowns(Array(countdowns.all.values) + all)
        }
    }

    private func endsTaken(
        by count: Int,
        in repository: any CountdownRepository
    ) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask {
                    try await repository.update { countdowns throws(CountdownError) in
                        countdowns.takeEnds(at: Self.now.adding(.seconds(600))).count
                    }
                }
            }
            return try await group.reduce(0, +)
        }
    }

    /// One in every state; the second and the fourth have an end that was told to nobody, ten minutes on.
    private static func all() throws(CountdownError) -> [Countdown] {
        let ends: [CountdownTimer.EndAction] = [
            .standard, .sound("bell.caf"), .silent, .stopPlaying, .standard,
        ]
        let states: [Countdown.State] = [
            .idle, .running(until: now.adding(.seconds(300)), since: now),
            .paused(remaining: .milliseconds(1)), .finished(at: now, isReported: false),
            .finished(at: now, isReported: true),
        ]
        var all: [Countdown] = []
        for (number, (end, state)) in zip(ends, states).enumerated() {
            let timer = CountdownTimer(
                id: UUID(number: number),
                label: try CountdownTimer.Label(number == 0 ? "" : "면 🍜 \(number)"),
                length: try CountdownTimer.Length(.seconds(number == 0 ? 86_399 : number)),
                end: end,
                createdAt: now,
                lastStartedAt: number == 0 ? nil : now
            )
            all.append(Countdown(timer: timer, state: state))
        }
        return all
    }
}
