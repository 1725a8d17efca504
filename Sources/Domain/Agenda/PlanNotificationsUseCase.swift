/// Makes the scheduler hold just what should be shown: call it after each change.
///
/// It does nothing when nothing changed, so it may be called too often and by several processes.
public struct PlanNotificationsUseCase: Sendable {
    let focus: any FocusRepository
    let settings: any SettingsRepository
    let notifications: any NotificationScheduler
    let clock: WallClock
    let focusPolicy: FocusPolicy
    let wording: NotificationWording

    /// A use case over these ports.
    public init(
        focus: any FocusRepository,
        settings: any SettingsRepository,
        notifications: any NotificationScheduler,
        clock: WallClock,
        focusPolicy: FocusPolicy,
        wording: NotificationWording
    ) {
        self.focus = focus
        self.settings = settings
        self.notifications = notifications
        self.clock = clock
        self.focusPolicy = focusPolicy
        self.wording = wording
    }

    /// - Returns: What was told to the scheduler.
    /// - Throws: `.focus`, `.settings`, `.notifications`.
    @discardableResult
    public func callAsFunction() async throws(AgendaError) -> NotificationPlan {
        let wanted = try await focusRequests()
        do throws(NotificationError) {
            let plan = NotificationPlan(wanted: wanted, pending: try await notifications.pending())
            if !plan.remove.isEmpty { try await notifications.remove(plan.remove) }
            if !plan.add.isEmpty { try await notifications.add(plan.add) }
            return plan
        } catch {
            throw .notifications(error)
        }
    }

    private func focusRequests() async throws(AgendaError) -> [NotificationRequest] {
        guard let status = try await desk().status(at: clock.steadyNow, policy: focusPolicy),
            let subject = status.notificationSubject,
            let end = status.phaseEndsAt.map(clock.wall), end > clock.now
        else { return [] }
        let lines = wording(subject)
        return [
            NotificationRequest(
                id: subject.requestID,
                at: end,
                title: lines.title,
                body: lines.body,
                sound: try await isMuted() ? .silent : .standard
            )
        ]
    }

    private func desk() async throws(AgendaError) -> FocusDesk {
        do { return try await focus.desk() } catch { throw .focus(error) }
    }

    private func isMuted() async throws(AgendaError) -> Bool {
        do { return try await settings.settings().isMuted } catch { throw .settings(error) }
    }
}
