import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct NotificationPlanTests {
    /// A Thursday, 10:00 in Seoul, whose clock never changes.
    let now = RFC3339.instant("2026-10-15T10:00:00+09:00") ?? .distantPast
    let seoul = LocalCalendar(TimeZone(identifier: "Asia/Seoul") ?? .gmt)
    let id = UUID(number: 1)

    @Test func `an alarm that rings once is one request with its name`() throws {
        let plan = plan([entry(try .fixture(id: id, hour: 11))])
        #expect(plan.add.map(\.id) == ["\(id)"])
        #expect(plan.add.first?.trigger == .once(now.adding(.seconds(3600))))
        #expect(plan.planAgainAt == nil)
    }

    @Test func `seven days are one daily request, fewer are one for each`() throws {
        let days = Set(Weekday.allCases)
        let daily = plan([entry(try .fixture(id: id, days: days))])
        #expect(daily.add.map(\.id) == ["\(id).daily"])
        let weekly = plan([entry(try .fixture(id: id, days: [.sun, .thu, .sat]))])
        #expect(weekly.held.map(\.id) == [7, 1, 5].map { "\(id).weekday.\($0)" })
        #expect(weekly.add.map(\.trigger).first == .weekly(.sat, TimeOfDay(minutes: 420)!))
        #expect(weekly.planAgainAt == now.adding(.seconds(7 * 86_400)))
    }

    @Test func `nothing is asked for an alarm that is off, but a snooze is`() throws {
        var clock = AlarmClock([entry(try .fixture(id: id, hour: 10, isEnabled: true))])
        clock.settle(at: now, in: seoul)
        #expect(plan([entry(try .fixture(id: id, isEnabled: false))]).add.isEmpty)
        var off = entry(try .fixture(id: id, isEnabled: false))
        off = AlarmEntry(alarm: off.alarm, state: with(off.state) { $0.snoozedUntil = now + 60 })
        #expect(plan([off]).add.map(\.id) == ["\(id).snooze"])
    }

    @Test func `a skip makes the requests of two weeks dated ones`() throws {
        let alarm = try Alarm.fixture(id: id, hour: 7, days: Set(Weekday.allCases))
        let tomorrow = seoul.day(at: now).adding(days: 1)
        let skipping = plan([entry(alarm) { $0.skipped = [tomorrow] }])
        #expect(skipping.held.map(\.id).first == "\(id).at.20261017")
        #expect(skipping.held.count == 13)
        #expect(skipping.held.map(\.id).last == "\(id).at.20261029")
        // The day is over: the request repeats again.
        let yesterday = tomorrow.adding(days: -2)
        #expect(plan([entry(alarm) { $0.skipped = [yesterday] }]).held.map(\.id) == ["\(id).daily"])
    }

    @Test func `after a pause that outlasts the two weeks the first ring is there`() throws {
        let alarm = try Alarm.fixture(id: id, hour: 7, days: Set(Weekday.allCases))
        let today = seoul.day(at: now)
        let paused = plan([entry(alarm) { $0.pause = today...today.adding(days: 30) }])
        #expect(paused.held.map(\.id) == ["\(id).at.20261115"])
        let over = plan([entry(alarm) { $0.pause = today.adding(days: -5)...today }])
        #expect(over.held.map(\.id) == ["\(id).daily"])
    }

    @Test func `a pause for ages costs no more than one for a week`() throws {
        let alarm = try Alarm.fixture(id: id, hour: 7, days: Set(Weekday.allCases))
        let ages = seoul.day(at: now)...CalendarDay(daysSince1970: 2_932_800)
        for _ in 0..<1000 {
            #expect(plan([entry(alarm) { $0.pause = ages }]).held.map(\.at).first != nil)
        }
        let clock = AlarmClock([entry(alarm) { $0.pause = ages }])
        #expect(clock.upcoming(after: now, count: 3, in: seoul).count == 31)
    }

    @Test(arguments: [
        // 2027-03-14, 02:30 does not exist; 2026-11-01, 01:30 exists twice.
        ("2027-03-10T12:00:00-05:00", 2, 30, "20270314"),
        ("2026-10-20T12:00:00-04:00", 1, 30, "20261101"),
    ])
    func `a gap and an overlap make dated requests`(
        _ start: String,
        _ hour: Int,
        _ minute: Int,
        _ day: String
    ) throws {
        let newYork = LocalCalendar(TimeZone(identifier: "America/New_York") ?? .gmt)
        let start = try #require(RFC3339.instant(start))
        let alarm = try Alarm.fixture(
            id: id,
            hour: hour,
            minute: minute,
            days: Set(Weekday.allCases),
            createdAt: start
        )
        let plan = plan([entry(alarm)], at: start, in: newYork)
        #expect(plan.held.map(\.id).contains("\(id).at.\(day)"))
        #expect(plan.held.allSatisfy { !$0.trigger.repeats })
        // Another time of day is not touched by the change.
        let noon = try Alarm.fixture(id: id, hour: 12, days: Set(Weekday.allCases))
        #expect(self.plan([entry(noon)], at: start, in: newYork).held.map(\.id) == ["\(id).daily"])
    }

    @Test func `between the two passes of an overlap nothing is asked for the second`() throws {
        let newYork = LocalCalendar(TimeZone(identifier: "America/New_York") ?? .gmt)
        let between = try #require(RFC3339.instant("2026-11-01T01:45:00-04:00"))
        let days = Set(Weekday.allCases)
        let early = entry(try .fixture(id: id, hour: 1, minute: 30, days: days))
        let late = entry(try .fixture(id: id, hour: 1, minute: 50, days: days))
        #expect(plan([early], at: between, in: newYork).held.first?.id == "\(id).at.20261102")
        #expect(plan([late], at: between, in: newYork).held.first?.at == between + 300)
    }

    @Test func `a ring that has been, before the clock was set back, is not asked for again`()
        throws
    {
        let alarm = try Alarm.fixture(id: id, hour: 11, days: Set(Weekday.allCases))
        let plan = plan([entry(alarm) { $0.rung = [now + 3600] }])
        #expect(plan.held.first?.id == "\(id).at.20261016")
    }

    @Test func `sounds are the alarm's, the countdown's and, muted, none of focus`() async throws {
        let alarm = try Alarm.fixture(id: id, hour: 11, sound: .named("Bell.caf"))
        let ends: [CountdownTimer.EndAction] = [
            .standard, .sound("Bowl.wav"), .silent, .stopPlaying,
        ]
        var countdowns = Countdowns()
        for (number, end) in ends.enumerated() {
            let timer = try CountdownTimer.fixture(id: UUID(number: number + 2), end: end)
            countdowns.add(timer)
            try countdowns.start(timer.id, at: now.adding(.milliseconds(number)))
        }
        let agenda = Agenda(
            at: now.adding(.seconds(1)),
            steady: now.adding(.seconds(1)),
            in: seoul,
            alarms: AlarmClock([entry(alarm)]),
            countdowns: countdowns
        )
        let plan = NotificationPlan(for: agenda, pending: [], limit: 64, wording: .fixture)
        #expect(
            plan.add.map(\.sound) == [
                .standard, .named("Bowl.wav"), .silent, .silent, .named("Bell.caf"),
            ]
        )
        #expect(plan.add.map(\.id).first == "countdown.\(UUID(number: 2))")
        #expect(agenda.upcoming(9).map(\.at) == plan.held.map(\.at))
    }

    @Test func `todos of the running plan come up until they begin or are done, without a request`()
        throws
    {
        var day = PlannedDay(seoul.day(at: now), defaultDivision: .standard)
        let length = try PlannedTodo.Length(.seconds(1800))
        for (number, start) in [(1, 540), (2, 660), (3, 720)] {
            try day.add(
                UUID(number: number),
                try PlannedTodo.Category("a\(number)"),
                in: day.division.parts.firstIndex { $0.time.contains(PlanTime(minutes: start)) }!
                    + 1,
                from: PlanTime(minutes: start),
                for: length
            )
        }
        try day.complete(UUID(number: 3))
        let agenda = Agenda(at: now, steady: now, in: seoul, plan: day)
        #expect(agenda.upcoming().map(\.at) == [now.adding(.seconds(3600))])
        let plan = NotificationPlan(for: agenda, pending: [], limit: 64, wording: .fixture)
        #expect(plan.held.isEmpty && plan.isCarriedOut)
    }

    @Test func `the difference is the least, and planning again changes nothing`() throws {
        let entries = [
            entry(try .fixture(id: id, hour: 11)),
            entry(try .fixture(id: UUID(number: 2), hour: 12, days: [.mon])),
        ]
        let first = plan(entries)
        #expect(first.add.count == 2 && first.keep.isEmpty && !first.isCarriedOut)
        let again = plan(entries, pending: first.add)
        #expect(again.isCarriedOut && again.keep == first.add)
        let later = plan(entries, pending: first.add, at: now.adding(.seconds(86_400)))
        #expect(later.remove == ["\(id)"] && later.add.isEmpty)
        let renamed = entry(try .fixture(id: UUID(number: 2), hour: 12, days: [.mon], label: "a"))
        let changed = plan([entries[0], renamed], pending: first.add)
        #expect(changed.add.map(\.body) == ["a"] && changed.remove.isEmpty)
    }

    @Test func `what lies between two looks at the clocks is no difference, a second is`() throws {
        let entries = [entry(try .fixture(id: id, hour: 11))]
        for (shift, isSame) in [(-0.049, true), (0.049, true), (0.051, false), (-1, false)] {
            var pending = plan(entries).add
            pending[0].trigger = .once(now + 3600 + shift)
            #expect(plan(entries, pending: pending).isCarriedOut == isSame)
        }
    }

    @Test func `requests of the application's own stay and keep their room`() throws {
        let foreign = ["weekly-news", "countdown.soon", "focus", "focus.goal.2", "", "."].map {
            NotificationRequest(id: $0, trigger: .once(now), title: "", body: "")
        }
        let gone = NotificationRequest(
            id: "\(UUID(number: 9)).weekday.3",
            trigger: .weekly(.tue, .midnight),
            title: "",
            body: ""
        )
        let entries = try (1...4).map { entry(try .fixture(id: UUID(number: $0), hour: 10 + $0)) }
        let plan = plan(entries, pending: foreign + [gone], limit: 8)
        #expect(plan.remove == [gone.id])
        #expect(plan.held.map(\.at) == [now + 3600, now + 7200])
        #expect(plan.dropped.map(\.at) == [now + 10_800, now + 14_400])
        #expect(plan.planAgainAt == now + 3600)
    }

    @Test(arguments: [0, 1, 63, 64, 65, 200]) func `the limit is never passed`(_ limit: Int) throws
    {
        let entries = try (0..<200).map {
            entry(try .fixture(id: UUID(number: $0), hour: $0 / 9, minute: $0 % 9, days: [.thu]))
        }
        let plan = plan(entries, limit: limit)
        #expect(plan.held.count == limit && plan.dropped.count == 200 - limit)
        let moments = (plan.held + plan.dropped).map(\.at)
        #expect(moments == moments.sorted())
        #expect(plan.planAgainAt == (limit == 200 ? now + 7 * 86_400 : plan.held.first?.at))
    }

    private func plan(
        _ entries: [AlarmEntry],
        pending: [NotificationRequest] = [],
        at now: Date? = nil,
        in calendar: LocalCalendar? = nil,
        limit: Int = 64
    ) -> NotificationPlan {
        let now = now ?? self.now
        let agenda = Agenda(
            at: now,
            steady: now,
            in: calendar ?? seoul,
            alarms: AlarmClock(entries)
        )
        return NotificationPlan(for: agenda, pending: pending, limit: limit, wording: .fixture)
    }

    private func entry(
        _ alarm: Alarm,
        _ change: (inout AlarmState) -> Void = { _ in }
    ) -> AlarmEntry {
        let armedAt = max(alarm.createdAt, now.adding(.seconds(-60)))
        return AlarmEntry(alarm: alarm, state: with(AlarmState(armedAt: armedAt), change))
    }

    private func with(_ state: AlarmState, _ change: (inout AlarmState) -> Void) -> AlarmState {
        var state = state
        change(&state)
        return state
    }
}
