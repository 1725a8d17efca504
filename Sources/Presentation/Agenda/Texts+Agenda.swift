internal import Foundation
public import HaruDomain

extension Texts {
    /// The two lines of a notification.
    public func lines(for subject: AgendaSubject) -> NotificationWording.Lines {
        switch subject {
        case .alarm(let alarm), .snooze(let alarm):
            NotificationWording.Lines(title: self(\.agenda.alarm), body: title(of: alarm))
        case .countdown(let timer):
            NotificationWording.Lines(
                title: self(\.agenda.countdown),
                body: self(\.countdowns.ended, [.title: title(of: timer)])
            )
        case .todo(let todo):
            NotificationWording.Lines(title: self(\.agenda.todo), body: todo.category.text)
        case .focusGoal(let timer):
            NotificationWording.Lines(
                title: self(\.focus.goalNotification, [.title: timer.title.text]),
                body: self(\.focus.goalNotificationBody, [.goal: goal(timer.goal.duration)])
            )
        case .focusRest(let timer):
            NotificationWording.Lines(
                title: self(\.focus.restNotification),
                body: self(\.focus.restNotificationBody, [.title: timer.title.text])
            )
        }
    }

    /// What something that is to come is called in one line.
    public func title(of subject: AgendaSubject) -> String {
        switch subject {
        case .alarm(let alarm): alarm.label.text.isEmpty ? self(\.agenda.alarm) : title(of: alarm)
        case .snooze(let alarm): self(\.agenda.snooze, [.title: title(of: .alarm(alarm))])
        case .countdown(let timer): title(of: timer)
        case .todo(let todo): todo.category.text
        case .focusGoal, .focusRest: lines(for: subject).title
        }
    }

    private func spokenTitle(of subject: AgendaSubject) -> String {
        if case .countdown(let timer) = subject {
            spokenTitle(of: timer)
        } else {
            title(of: subject)
        }
    }

    /// A line of the agenda.
    public func row(of item: AgendaItem, in agenda: Agenda) -> AgendaViewModel.Row {
        let today = agenda.calendar.localTime(at: agenda.now).day
        let local = agenda.calendar.localTime(at: item.at)
        let left = spokenUntil(item.at.duration(since: agenda.now))
        let day = local.day == today ? "" : relativeDay(local.day, today: today) + " "
        return AgendaViewModel.Row(
            item: item,
            title: title(of: item.subject),
            timeText: day.isEmpty ? time(local.time) : relativeTime(local, today: today),
            untilText: self(\.agenda.in, [.time: left]),
            accessibility: AccessibilityText(
                label: spokenTitle(of: item.subject),
                value: day + spoken(local.time) + ", " + self(\.agenda.in, [.time: left])
            )
        )
    }

    /// What a person must know of notifications; empty when all is well.
    func notice(of authorization: NotificationAuthorization) -> String {
        switch authorization {
        case .notDetermined: self(\.agenda.notAsked)
        case .denied: self(\.agenda.denied)
        case .authorized: ""
        }
    }

    /// What did not fit into the device's notifications; empty when everything did.
    public func dropped(from plan: NotificationPlan, of agenda: Agenda) -> String {
        guard !plan.dropped.isEmpty else { return "" }
        var names: [String] = []
        for subject in plan.dropped.map(\.subject) where names.count < 3 {
            let name = lines(for: subject).body
            if !names.contains(name) { names.append(name) }
        }
        let (count, list) = (plan.dropped.count, list(names))
        guard let again = plan.planAgainAt else {
            return self(\.agenda.nothingFits, [.count: count, .list: list])
        }
        let today = agenda.calendar.localTime(at: agenda.now).day
        let time = relativeTime(agenda.calendar.localTime(at: again), today: today)
        return self(\.agenda.dropped, [.count: count, .list: list, .time: time])
    }

    /// Asks whether the platform may ask.
    func permissionQuestion() -> ConfirmationDialog<AgendaViewModel.Question>.Content {
        ConfirmationDialog.Content(
            title: self(\.agenda.permissionTitle),
            message: self(\.agenda.permissionMessage),
            confirm: self(\.agenda.permissionButton),
            cancel: self(\.common.cancel),
            action: .permission
        )
    }
}
