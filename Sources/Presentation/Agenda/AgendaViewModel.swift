internal import Foundation
package import HaruDomain

/// What comes next of everything. As long as a host follows it, the platform's notifications are kept in
/// step with what is stored.
@MainActor
public final class AgendaViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let agenda: AgendaSource
    private let notifications: any NotificationScheduler
    private let planNotifications: PlanNotificationsUseCase
    private let texts: TextSource
    private let count: Int
    private let intents = IntentQueue()

    package init(
        agenda: AgendaSource,
        notifications: any NotificationScheduler,
        planNotifications: PlanNotificationsUseCase,
        texts: TextSource,
        count: Int
    ) {
        self.agenda = agenda
        self.notifications = notifications
        self.planNotifications = planNotifications
        self.texts = texts
        self.count = count
        state = ObservableValue(State(heading: texts.current(\.agenda.heading)))
    }

    /// Keeps the state and the notifications in step with what is stored, the clock and the language until
    /// the task is cancelled. The host runs it.
    public func follow() async {
        async let countdowns: Void = reload(after: agenda.countdowns.changes)
        async let focus: Void = reload(after: agenda.focus.changes)
        async let planner: Void = reload(after: agenda.planner.changes)
        async let settings: Void = reload(after: agenda.settings.changes)
        await keepInStep(with: agenda.alarms.changes, reload: reload, texts: texts, show: reload)
        _ = await (countdowns, focus, planner, settings)
    }

    /// Reads the agenda and plans the notifications again.
    public func reload() async {
        await intents.run {
            do throws(AgendaError) {
                let plan = try await planNotifications()
                show(try await agenda(), plan, try await authorization())
                state.update { $0.failure = nil }
            } catch {
                // A host that asked at once would ask for ever.
                let later = agenda.clock.steadyNow.adding(.seconds(1))
                state.update {
                    $0.failure = error
                    if let next = $0.nextChange { $0.nextChange = max(next, later) }
                }
            }
        }
    }

    /// Brings the texts up to date, plans again where it is due, and goes on with what takes time. The host
    /// calls it at `nextRefresh`.
    public func refresh() async {
        for question in tell(.tick) {
            switch question {
            case .permission: await requestAuthorization()
            }
        }
        if let next = state.value.nextChange, next <= agenda.clock.steadyNow { await reload() }
    }

    /// Explains why notifications are needed, before the platform asks; nothing once the person answered.
    public func askForPermission() {
        guard state.value.authorization == .notDetermined else { return }
        tell(.present(texts.current.permissionQuestion()))
    }

    /// Answers the dialogue with its first button; the platform asks once the dialogue has gone.
    public func confirm() {
        tell(.confirm)
    }

    /// Answers the dialogue with its other button; the platform asks nothing.
    public func cancel() {
        tell(.cancel)
    }

    private func reload<Change: Sendable>(after changes: AsyncStream<Change>) async {
        for await _ in changes { await reload() }
    }

    private func requestAuthorization() async {
        await intents.run {
            do throws(NotificationError) {
                _ = try await notifications.requestAuthorization()
            } catch {
                state.update { $0.failure = .notifications(error) }
            }
        }
        if state.value.failure == nil { await reload() }
    }

    private func authorization() async throws(AgendaError) -> NotificationAuthorization {
        do {
            return try await notifications.authorization()
        } catch {
            throw .notifications(error)
        }
    }

    private func show(
        _ agenda: Agenda,
        _ plan: NotificationPlan,
        _ authorization: NotificationAuthorization
    ) {
        let texts = texts.current
        let rows = agenda.upcoming(count).map { texts.row(of: $0, in: agenda) }
        let changes = [agenda.nextChange(of: rows.map(\.item)), plan.planAgainAt]
        state.update {
            $0.heading = texts(\.agenda.heading)
            $0.rows = rows
            $0.emptyText = rows.isEmpty ? texts(\.agenda.nothing) : ""
            $0.authorization = authorization
            $0.notice = texts.notice(of: authorization)
            $0.permissionButton =
                authorization == .notDetermined
                ? ButtonLabel(texts(\.agenda.permissionButton)) : nil
            $0.droppedText = texts.dropped(from: plan, of: agenda)
            $0.nextChange = changes.compactMap(\.self).min().map(self.agenda.clock.steady)
        }
        if authorization != .notDetermined { tell(.revise(.permission, to: nil)) }
    }

    /// Returns what was confirmed and is to be done now.
    @discardableResult
    private func tell(_ event: ConfirmationDialog<Question>.Event) -> [Question] {
        state.tell(event, \.dialog, at: agenda.clock.steadyNow) { effects.send($0) }
    }
}

extension Agenda {
    /// When one of the items happens, or the time until one, in whole minutes rounded up, changes; nil
    /// without items. On the wall clock.
    fileprivate func nextChange(of items: [AgendaItem]) -> Date? {
        items.map { item in
            let left = item.at.duration(since: now).milliseconds
            return now.adding(.milliseconds((left - 1) % 60_000 + 1))
        }.min()
    }
}
