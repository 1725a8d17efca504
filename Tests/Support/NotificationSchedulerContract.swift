import Foundation
public import HaruDomain

/// What every `NotificationScheduler` of a person who has agreed promises. Verify each case against
/// a fresh one that holds nothing.
public enum NotificationSchedulerContract: String, CaseIterable, Sendable {
    /// A new scheduler holds nothing.
    case startsEmpty
    /// What was added is pending as it was added.
    case holdsWhatWasAdded
    /// A request takes the place of one with its name.
    case replacesByName
    /// What was removed is gone, and a name that is not there does no harm.
    case forgetsWhatWasRemoved
    /// A person who has agreed is not asked again.
    case asksNobodyWhoHasAnswered

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the scheduler should not have thrown.
    public func verify(_ scheduler: any NotificationScheduler) async throws {
        let (goal, rest) = (request("focus.goal", .standard), request("focus.rest", .silent))
        switch self {
        case .startsEmpty:
            break
        case .holdsWhatWasAdded:
            let named = request("alarm.1", .named("Bell.caf"))
            var (daily, weekly) = (request("daily", .standard), request("weekly", .silent))
            daily.trigger = .daily(.midnight)
            weekly.trigger = .weekly(.sun, .midnight)
            try await scheduler.add([goal, rest, named, daily, weekly])
            try await check(scheduler, holds: [goal, rest, named, daily, weekly])
            return
        case .replacesByName:
            try await scheduler.add([goal])
            var later = goal
            later.trigger = .weekly(.mon, .midnight)
            try await scheduler.add([later])
            try await check(scheduler, holds: [later])
            return
        case .forgetsWhatWasRemoved:
            try await scheduler.add([goal, rest])
            try await scheduler.remove([goal.id, "nothing"])
            try await check(scheduler, holds: [rest])
            return
        case .asksNobodyWhoHasAnswered:
            guard try await scheduler.requestAuthorization() == .authorized,
                try await scheduler.authorization() == .authorized
            else { throw ContractViolation(description: rawValue) }
        }
        try await check(scheduler, holds: [])
    }

    private func request(
        _ id: String,
        _ sound: NotificationRequest.Sound
    ) -> NotificationRequest {
        NotificationRequest(
            id: id,
            trigger: .once(Date(milliseconds: 1_800_000_000_400)),
            title: "영어 🍇",
            body: "a\n\"b\"",
            sound: sound
        )
    }

    private func check(
        _ scheduler: any NotificationScheduler,
        holds requests: Set<NotificationRequest>
    ) async throws {
        guard Set(try await scheduler.pending()) == requests else {
            throw ContractViolation(description: rawValue)
        }
    }
}
