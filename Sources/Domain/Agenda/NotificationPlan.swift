public import Foundation

/// What a scheduler should hold, and the least to tell it so that it does.
public struct NotificationPlan: Hashable, Sendable {
    /// The notifications to hold, the soonest first.
    public let held: [PlannedNotification]
    /// Those for which there is no room, the soonest first.
    public let dropped: [PlannedNotification]
    /// Requests to hold from now on, some of them in place of one with the same name.
    public let add: [NotificationRequest]
    /// Requests that are held as they should be.
    public let keep: [NotificationRequest]
    /// Names of requests to forget.
    public let remove: Set<NotificationRequest.ID>
    /// When to plan again although nobody changed anything: once there is room for what was dropped, and
    /// every week while an alarm repeats; nil when never.
    public let planAgainAt: Date?

    /// Whether the scheduler holds what it should.
    public var isCarriedOut: Bool { add.isEmpty && remove.isEmpty }

    /// The plan for an agenda and a scheduler that holds `pending` and no more than `limit`. Requests of
    /// other names than `PlannedNotification.id` gives are left alone and keep their room.
    public init(
        for agenda: Agenda,
        pending: [NotificationRequest],
        limit: Int,
        wording: NotificationWording
    ) {
        let ours = pending.filter { PlannedNotification.isName($0.id) }
        let room = max(0, limit - (pending.count - ours.count))
        let wanted = agenda.notifications
        let order = Self.order(of: wanted)
        held = order.prefix(room).map { wanted[$0] }
        dropped = order.dropFirst(room).map { wanted[$0] }
        let pendingByID = Dictionary(ours.map { ($0.id, $0) }) { $1 }
        let requests = held.map { $0.request(wording) }
        let isHeld = requests.map { pendingByID[$0.id]?.isSame(as: $0) ?? false }
        add = zip(requests, isHeld).filter { !$1 }.map(\.0)
        keep = zip(requests, isHeld).filter(\.1).map(\.0)
        remove = Set(pendingByID.keys).subtracting(requests.map(\.id))
        planAgainAt = Self.planAgain(held, dropped, now: agenda.now)
    }

    /// The places of the notifications, the soonest first. Names are made only where two come at one moment.
    private static func order(of wanted: [PlannedNotification]) -> [Int] {
        let moments = wanted.map(\.at)
        return wanted.indices.sorted {
            moments[$0] == moments[$1]
                ? wanted[$0].id < wanted[$1].id : moments[$0] < moments[$1]
        }
    }

    private static func planAgain(
        _ held: [PlannedNotification],
        _ dropped: [PlannedNotification],
        now: Date
    ) -> Date? {
        if !dropped.isEmpty { return held.first?.at }
        let isRepeating = held.contains { $0.trigger.repeats || $0.day != nil }
        return isRepeating ? now.adding(.seconds(7 * 86_400)) : nil
    }
}

extension PlannedNotification {
    fileprivate func request(_ wording: NotificationWording) -> NotificationRequest {
        let lines = wording(subject)
        return NotificationRequest(
            id: id,
            trigger: trigger,
            title: lines.title,
            body: lines.body,
            sound: sound
        )
    }
}

extension NotificationRequest {
    /// Whether another request shows the same, at the same moment but for what lies between two looks at
    /// the clocks.
    fileprivate func isSame(as other: NotificationRequest) -> Bool {
        guard case .once(let mine) = trigger, case .once(let its) = other.trigger else {
            return self == other
        }
        var shifted = self
        shifted.trigger = other.trigger
        return shifted == other && abs(mine.timeIntervalSince(its)) < 0.05
    }
}
