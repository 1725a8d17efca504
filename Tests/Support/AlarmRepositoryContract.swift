import Foundation
public import HaruDomain

/// What every `AlarmRepository` promises. Verify each case against a fresh, empty repository.
public enum AlarmRepositoryContract: String, CaseIterable, Sendable {
    /// A new repository holds nothing.
    case startsEmpty
    /// Everything of an alarm and of what becomes of it is seen by whoever reads after a change.
    case keepsWhatWasChanged
    /// What was removed is gone.
    case forgetsWhatWasRemoved
    /// A change that throws leaves no trace.
    case forgetsAChangeThatThrows
    /// Changes see one another, however many come at once.
    case letsOneOfManyAnswersWin
    /// What a follower does not read in time is united, not lost.
    case unitesChangesWhileNobodyReads

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the repository should not have thrown.
    public func verify(_ repository: any AlarmRepository) async throws {
        let entries = [try Self.plain(), try Self.full()]
        switch self {
        case .startsEmpty:
            try check(try await repository.alarms() == AlarmClock())
        case .keepsWhatWasChanged:
            try await keep(entries, in: repository)
            try check(try await repository.alarms() == AlarmClock(entries))
        case .forgetsWhatWasRemoved:
            try await keep(entries, in: repository)
            try await repository.update { clock throws(AlarmError) in
                try clock.remove(entries[0].id)
            }
            try check(try await repository.alarms() == AlarmClock([entries[1]]))
        case .forgetsAChangeThatThrows:
            do {
                try await repository.update { clock throws(AlarmError) in
                    clock = AlarmClock(entries)
                    throw .notRinging
                }
            } catch AlarmError.notRinging {}
            try check(try await repository.alarms() == AlarmClock())
        case .letsOneOfManyAnswersWin:
            try await keep(entries, in: repository)
            try check(try await wins(of: 50, in: repository) == 1)
        case .unitesChangesWhileNobodyReads:
            let changes = repository.changes
            for entry in entries { try await keep([entry], in: repository) }
            let united = Set(entries.map { AlarmChange.alarm($0.id) })
            try check(await changes.first { _ in true } == united)
        }
    }

    private func check(_ holds: Bool, line: Int = #line) throws(ContractViolation) {
        if !holds { throw ContractViolation(description: "\(rawValue), line \(line)") }
    }

    private func keep(
        _ entries: [AlarmEntry],
        in repository: any AlarmRepository
    ) async throws(AlarmError) {
        try await repository.update { clock throws(AlarmError) in
            clock = AlarmClock(Array(clock.entries.values) + entries)
        }
    }

    private func wins(of count: Int, in repository: any AlarmRepository) async throws -> Int {
        let id = try Self.full().id
        return try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask {
                    do {
                        try await repository.update { clock throws(AlarmError) in
                            try clock.stop(id, at: Self.now, in: LocalCalendar(.gmt))
                        }
                        return 1
                    } catch AlarmError.notRinging {
                        return 0
                    }
                }
            }
            return try await group.reduce(0, +)
        }
    }

    private static func plain() throws(AlarmError) -> AlarmEntry {
        AlarmEntry(
            alarm: try .fixture(snooze: .off, isEnabled: false),
            state: AlarmState(armedAt: now)
        )
    }

    private static func full() throws(AlarmError) -> AlarmEntry {
        var state = AlarmState(armedAt: now.adding(.milliseconds(-1)))
        let day = CalendarDay(daysSince1970: 20_900)
        state.skipped = [day, day.adding(days: 7)]
        state.pause = day.adding(days: 10)...day.adding(days: 20)
        state.snoozedUntil = now.adding(.seconds(540))
        state.ring = AlarmState.Ring(due: now.adding(.seconds(-60)), since: now)
        state.missedAt = now.adding(.seconds(-86_400))
        state.handledAt = now.adding(.seconds(-60))
        state.rung = [now.adding(.seconds(-60)), now.adding(.seconds(-120))]
        return AlarmEntry(
            alarm: try .fixture(
                id: UUID(number: 2),
                hour: 23,
                minute: 59,
                days: [.mon, .sun],
                label: "약 💊",
                sound: .named("bell.caf"),
                snooze: Alarm.Snooze(minutes: 30)
            ),
            state: state
        )
    }
}
