/// Makes the scheduler hold just what should be shown: call it at the start and after each change.
///
/// It does nothing when nothing changed, so it may be called too often and by several processes. What a
/// crash between saving and scheduling left behind is set right by the next call.
public struct PlanNotificationsUseCase: Sendable {
    /// What others change meanwhile is taken up so often.
    private static let rounds = 3

    let agenda: AgendaSource
    let notifications: any NotificationScheduler
    let limit: Int
    let wording: NotificationWording

    /// A use case over these ports, for a scheduler that holds no more than `limit` requests.
    public init(
        agenda: AgendaSource,
        notifications: any NotificationScheduler,
        limit: Int,
        wording: NotificationWording
    ) {
        self.agenda = agenda
        self.notifications = notifications
        self.limit = limit
        self.wording = wording
    }

    /// Until the person has agreed to notifications nothing is added.
    ///
    /// - Returns: What was told to the scheduler.
    /// - Throws: `.alarms`, `.countdowns`, `.focus`, `.settings`, `.notifications`.
    @discardableResult
    public func callAsFunction() async throws(AgendaError) -> NotificationPlan {
        let first = try await plan()
        var last = first
        // Another process may have told the scheduler of an older state between our look and our word.
        for _ in 0..<Self.rounds where !last.isCarriedOut {
            guard try await carryOut(last) else { break }
            last = try await plan()
        }
        return first
    }

    /// Takes back what was shown of an alarm, once a person has answered it, and plans again.
    ///
    /// - Throws: `.alarms`, `.countdowns`, `.focus`, `.planner`, `.settings`, `.notifications`.
    @discardableResult
    public func takeBack(_ id: Alarm.ID) async throws(AgendaError) -> NotificationPlan {
        let agenda = try await agenda()
        let today = agenda.calendar.localTime(at: agenda.now).day
        do throws(NotificationError) {
            // A scheduler forgets what is to come under a name with what was shown: the plan adds it anew.
            try await notifications.remove(PlannedNotification.names(of: id, around: today))
        } catch {
            throw .notifications(error)
        }
        return try await self()
    }

    /// The plan, of which the scheduler is told nothing; for another limit if one is given.
    ///
    /// - Throws: `.alarms`, `.countdowns`, `.focus`, `.settings`, `.notifications`.
    public func plan(limit: Int? = nil) async throws(AgendaError) -> NotificationPlan {
        let agenda = try await agenda()
        do throws(NotificationError) {
            return NotificationPlan(
                for: agenda,
                pending: try await notifications.pending(),
                limit: limit ?? self.limit,
                wording: wording
            )
        } catch {
            throw .notifications(error)
        }
    }

    /// Makes room first, so that the limit is never passed. Returns whether the plan is carried out.
    private func carryOut(_ plan: NotificationPlan) async throws(AgendaError) -> Bool {
        do throws(NotificationError) {
            if !plan.remove.isEmpty { try await notifications.remove(plan.remove) }
            guard !plan.add.isEmpty else { return true }
            guard try await notifications.authorization() == .authorized else { return false }
            try await notifications.add(plan.add)
            return true
        } catch {
            throw .notifications(error)
        }
    }
}
