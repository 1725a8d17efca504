public import HaruDomain

extension Texts {
    /// The two lines of a notification.
    public func lines(for subject: NotificationSubject) -> NotificationWording.Lines {
        switch subject {
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
}
