public import Foundation

/// What all features have to come, as it stands at one moment.
public struct Agenda: Hashable, Sendable {
    /// The moment, on the wall clock.
    public let now: Date
    /// The clock on the wall by which alarms ring.
    public let calendar: LocalCalendar
    /// The alarms; of what is due at this moment nothing is to come any more.
    public let alarms: AlarmClock
    /// The countdowns; those whose time is up have ended.
    public let countdowns: Countdowns
    /// The session of focus; nil when there is none.
    public let focus: FocusStatus?
    /// The date whose plan is running; nil where plans do not matter.
    public let plan: PlannedDay?
    /// Whether the person wants the phases of focus to end in silence.
    public let isMuted: Bool

    private let steadyNow: Date

    /// The agenda at a moment that both clocks tell.
    public init(
        at now: Date,
        steady steadyNow: Date,
        in calendar: LocalCalendar,
        alarms: AlarmClock = AlarmClock(),
        countdowns: Countdowns = Countdowns(),
        focus: FocusStatus? = nil,
        plan: PlannedDay? = nil,
        isMuted: Bool = false
    ) {
        var alarms = alarms
        alarms.settleWhatLeadsOn(at: now, in: calendar)
        self.now = now
        self.steadyNow = steadyNow
        self.calendar = calendar
        self.alarms = alarms
        self.countdowns = countdowns.settled(at: steadyNow)
        self.focus = focus
        self.plan = plan
        self.isMuted = isMuted
    }

    /// The next of what is to come, in order: of each alarm its next ring. At one moment alarms come first,
    /// then countdowns. Todos are there from their start on the date whose plan is running.
    public func upcoming(_ count: Int = .max) -> [AgendaItem] {
        let rings = alarms.entriesInOrder.compactMap { $0.next(after: now, in: calendar) }
        let items = rings.compactMap(item) + ends + phase + todos
        let inOrder = items.enumerated().sorted {
            ($0.element.at, $0.offset) < ($1.element.at, $1.offset)
        }
        return inOrder.prefix(count).map(\.element)
    }

    /// The ends of the countdowns that run; of those at one moment the older comes first.
    var ends: [AgendaItem] {
        countdowns.all.values.sorted {
            ($0.timer.createdAt, $0.id.uuidString) < ($1.timer.createdAt, $1.id.uuidString)
        }.compactMap { countdown in
            countdown.endsAt.map { AgendaItem(at: wall($0), subject: .countdown(countdown.timer)) }
        }
    }

    /// The end of the present phase of focus, if it is to be told.
    var phase: [AgendaItem] {
        guard let focus, !focus.needsReview, let end = focus.phaseEndsAt, end > steadyNow else {
            return []
        }
        let subject: AgendaSubject =
            focus.isResting ? .focusRest(focus.timer) : .focusGoal(focus.timer)
        return [AgendaItem(at: wall(end), subject: subject)]
    }

    /// The starts of what is still to be done.
    private var todos: [AgendaItem] {
        guard let plan else { return [] }
        return plan.todos.filter { !$0.isDone }.compactMap { todo in
            let at = plan.instant(of: todo.start, in: calendar)
            return at > now ? AgendaItem(at: at, subject: .todo(todo)) : nil
        }
    }

    private func item(_ occurrence: AlarmOccurrence) -> AgendaItem? {
        guard let alarm = alarms.entries[occurrence.alarmID]?.alarm else { return nil }
        let subject: AgendaSubject = occurrence.reason == .snooze ? .snooze(alarm) : .alarm(alarm)
        return AgendaItem(at: occurrence.at, subject: subject)
    }

    /// What the clock on the wall will say at an instant of the steady clock, if nobody sets it.
    private func wall(_ instant: Date) -> Date {
        instant.adding(now.duration(since: steadyNow))
    }
}
