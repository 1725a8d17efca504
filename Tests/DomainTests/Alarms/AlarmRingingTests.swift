import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct AlarmRingingTests {
    let calendar: LocalCalendar
    /// Thursday, 07:00 in Seoul.
    let seven: Date

    init() throws {
        calendar = try AlarmEntryTests.calendar("Asia/Seoul")
        seven = try AlarmEntryTests.instant("2026-10-15T07:00:00+09:00")
    }

    @Test func `rings, is put off, rings again and is stopped; the schedule stays`() throws {
        var clock = try clock(AlarmEntryTests.daily)
        settle(&clock, -1)
        #expect(phase(clock) == .quiet)
        settle(&clock, 0)
        #expect(phase(clock) == .ringing(.init(due: seven, since: seven)))
        try clock.snooze(id, at: seven + 60, in: calendar)
        #expect(phase(clock) == .snoozed(until: seven + 600))
        let upcoming = entry(clock).upcoming(after: seven + 60, in: calendar).prefix(2)
        #expect(upcoming.map(\.reason) == [.snooze, .repeats])
        #expect(upcoming.map(\.at) == [seven + 600, seven + 86_400])
        settle(&clock, 600)
        #expect(phase(clock) == .ringing(.init(due: seven + 600, since: seven + 600)))
        try clock.stop(id, at: seven + 610, in: calendar)
        #expect(phase(clock) == .quiet)
        #expect(next(clock, 610) == seven + 86_400)
        #expect(throws: AlarmError.notRinging) {
            try clock.stop(id, at: seven + 611, in: calendar)
        }
    }

    @Test(arguments: [(-1.0, false), (0, true), (300, true), (600, true), (600.001, false)])
    func `at most ten minutes late it rings, later it is missed`(late: Double, rings: Bool) throws {
        var clock = try clock(AlarmEntryTests.daily)

        settle(&clock, late)

        #expect((entry(clock).state.ring != nil) == rings)
        #expect(entry(clock).state.missedAt == (late > 600 ? seven : nil))
        #expect(next(clock, late) == (late < 0 ? seven : seven + 86_400))
    }

    @Test func `after ten minutes it falls silent and was missed, and does not ring again`() throws
    {
        var clock = try clock(AlarmEntryTests.daily)
        settle(&clock, 240)

        settle(&clock, 839.999)
        #expect(entry(clock).state.ring != nil)
        settle(&clock, 840)
        #expect(phase(clock) == .quiet && entry(clock).state.missedAt == seven)
        settle(&clock, 841)
        #expect(phase(clock) == .quiet)
        #expect(throws: AlarmError.notRinging) {
            try clock.snooze(id, at: seven + 842, in: calendar)
        }
    }

    @Test(arguments: [0, 120, 2_592_000.0])
    func `A10: one that rings once switches itself off, also while the program was closed`(
        late: Double
    ) throws {
        var clock = try clock([])

        settle(&clock, late)

        #expect(!entry(clock).alarm.isEnabled)
        #expect((entry(clock).state.ring != nil) == (late <= 600))
        #expect(next(clock, late) == nil)
        #expect(entry(clock).state.missedAt == (late > 600 ? seven : nil))
    }

    @Test func `one that has switched itself off can still be put off`() throws {
        var clock = try clock([])
        try clock.snooze(id, at: seven + 1, in: calendar)

        #expect(!entry(clock).alarm.isEnabled)
        #expect(next(clock, 2) == seven + 541)
        try clock.setEnabled(false, id, at: seven + 3, in: calendar)
        #expect(next(clock, 3) == nil)
    }

    @Test func `A15: a snooze that is hours late is missed and does not ring`() throws {
        var clock = try clock(AlarmEntryTests.daily)
        try clock.snooze(id, at: seven, in: calendar)

        settle(&clock, 8.5 * 3600)

        #expect(phase(clock) == .quiet)
        #expect(entry(clock).state.missedAt == seven + 540)
    }

    @Test func `A16: what passed while the program was closed does not ring`() throws {
        // Friday 09:00 and Saturday 09:00; started on Saturday at 08:00.
        let friday = try AlarmEntryTests.instant("2026-10-16T09:00:00+09:00")
        let alarm = try Alarm.fixture(hour: 9, days: [.fri, .sat])
        var clock = AlarmClock([alarm.armed(at: seven)])

        clock.settle(at: friday + 23 * 3600, in: calendar)

        #expect(phase(clock) == .quiet)
        #expect(entry(clock).next(after: friday + 23 * 3600, in: calendar)?.at == friday + 86_400)
    }

    @Test(arguments: [true, false])
    func `what has rung does not ring again when the clock is set back`(isStopped: Bool) throws {
        var clock = try clock(AlarmEntryTests.daily)
        settle(&clock, 0)
        if isStopped { try clock.stop(id, at: seven + 5, in: calendar) }
        settle(&clock, 1200)

        for seconds in stride(from: -3600.0, through: 3600, by: 30) { settle(&clock, seconds) }

        #expect(phase(clock) == .quiet)
        #expect(next(clock, -600) == seven + 86_400)
    }

    @Test func `a month of rings is remembered, and a clock years ahead forgets none to come`()
        throws
    {
        var clock = try clock(AlarmEntryTests.daily)
        for day in 0..<40 {
            settle(&clock, Double(day) * 86_400)
            try clock.stop(id, at: seven + Double(day) * 86_400 + 1, in: calendar)
        }
        #expect(entry(clock).state.rung.count == 31)
        #expect(next(clock, 38 * 86_400 - 60) == seven + 40 * 86_400)

        settle(&clock, 5 * 365 * 86_400)
        settle(&clock, 40 * 86_400 - 60)
        #expect(next(clock, 40 * 86_400 - 60) == seven + 40 * 86_400)
        settle(&clock, 40 * 86_400)
        #expect(entry(clock).state.ring != nil)
    }

    @Test func `A27: armed in an evening that the clock left again, it rings in the morning`()
        throws
    {
        for days in [[], AlarmEntryTests.daily] {
            for notices in [true, false] {
                var clock = try clock(days, armed: 12 * 3600)
                if notices { settle(&clock, -120) }
                settle(&clock, 0)
                #expect(entry(clock).state.ring?.due == seven)
            }
        }
    }

    @Test func `a clock that is set back makes no ring and no snooze last longer`() throws {
        var clock = try clock(AlarmEntryTests.daily)
        settle(&clock, 0)
        settle(&clock, -3600)
        settle(&clock, -3000)
        #expect(phase(clock) == .quiet)

        clock = try self.clock(AlarmEntryTests.daily)
        try clock.snooze(id, at: seven, in: calendar)
        settle(&clock, -3600)
        #expect(phase(clock) == .snoozed(until: seven - 3600 + 540))
    }

    @Test func `travel brings a ring of its own`() throws {
        var clock = try clock(AlarmEntryTests.daily)
        settle(&clock, 0)
        try clock.stop(id, at: seven + 1, in: calendar)
        let west = try AlarmEntryTests.calendar("America/Los_Angeles")

        let landed = try AlarmEntryTests.instant("2026-10-15T06:00:00-07:00")
        clock.settle(at: landed, in: west)
        #expect(entry(clock).next(after: landed, in: west)?.at == landed + 3600)
        clock.settle(at: landed + 3600, in: west)
        #expect(entry(clock).state.ring != nil)
    }

    @Test
    func `a snooze survives another label and nothing else that is left of it an edit of time`()
        throws
    {
        var clock = try clock(AlarmEntryTests.daily)
        try clock.snooze(id, at: seven, in: calendar)
        try clock.skipNext(id, at: seven, in: calendar)
        let label = try Alarm.Label("약")

        try clock.edit(id, at: seven + 1, in: calendar) { alarm throws(AlarmError) in
            alarm.label = label
        }
        #expect(phase(clock) == .snoozed(until: seven + 540))
        #expect(entry(clock).state.skipped.count == 1)

        try clock.edit(id, at: seven + 2, in: calendar) { alarm throws(AlarmError) in
            alarm.days = [.mon]
        }
        #expect(phase(clock) == .quiet && entry(clock).state == AlarmState(armedAt: seven + 2))
        #expect(throws: AlarmError.noChanges) {
            try clock.edit(id, at: seven + 3, in: calendar) { alarm throws(AlarmError) in
                alarm.days = [.mon]
            }
        }
        try clock.edit(id, at: seven + 4, in: calendar) { alarm throws(AlarmError) in
            alarm.days = []
        }
        #expect(entry(clock).alarm.isOnce)
    }

    @Test func `A20, A21: an edit or a removal leaves no ring of the old time`() throws {
        var clock = try clock(AlarmEntryTests.daily)
        let later = try #require(TimeOfDay(hour: 7, minute: 30))
        try clock.edit(id, at: seven - 60, in: calendar) { alarm throws(AlarmError) in
            alarm.time = later
        }
        settle(&clock, 0)
        #expect(phase(clock) == .quiet)
        settle(&clock, 1800)
        #expect(entry(clock).state.ring?.due == seven + 1800)

        try clock.remove(id)
        #expect(clock.entries.isEmpty)
        #expect(throws: AlarmError.alarmNotFound(id)) { try clock.remove(id) }
    }

    @Test func `switching on ends a skip and a pause, and says when there was nothing to do`()
        throws
    {
        var clock = try clock(AlarmEntryTests.daily)
        #expect(throws: AlarmError.noChanges) {
            try clock.setEnabled(true, id, at: seven - 60, in: calendar)
        }
        let skipped = try clock.skipNext(id, at: seven - 60, in: calendar)
        #expect(skipped.at == seven)
        #expect(try clock.skipNext(id, at: seven - 50, in: calendar).at == seven + 86_400)
        try clock.unskip(id, at: seven - 40, in: calendar)
        #expect(next(clock, -40) == seven)
        #expect(throws: AlarmError.noChanges) {
            try clock.unskip(id, at: seven - 40, in: calendar)
        }
        let day = calendar.day(at: seven)
        try clock.pause(id, on: day...day.adding(days: 3), at: seven - 30, in: calendar)
        #expect(throws: AlarmError.noChanges) {
            try clock.pause(id, on: day...day.adding(days: 3), at: seven - 30, in: calendar)
        }
        #expect(next(clock, -30) == seven + 4 * 86_400)
        settle(&clock, 0)
        #expect(phase(clock) == .quiet && entry(clock).state.missedAt == nil)
        try clock.setEnabled(true, id, at: seven + 30, in: calendar)
        #expect(next(clock, 30) == seven + 86_400)

        try clock.setEnabled(false, id, at: seven + 40, in: calendar)
        #expect(next(clock, 40) == nil)
        #expect(throws: AlarmError.nothingToSkip) {
            try clock.skipNext(id, at: seven + 50, in: calendar)
        }
    }

    @Test func `one that cannot be put off is only stopped`() throws {
        var clock = AlarmClock([try Alarm.fixture(snooze: .off).armed(at: seven - 3600)])

        #expect(throws: AlarmError.notRinging) { try clock.snooze(id, at: seven - 1, in: calendar) }
        #expect(throws: AlarmError.snoozeIsOff) { try clock.snooze(id, at: seven, in: calendar) }
        try clock.stop(id, at: seven, in: calendar)
    }

    @Test func `says when something changes next`() throws {
        var clock = try clock(AlarmEntryTests.daily)
        #expect(entry(clock).nextChange(after: seven - 60, in: calendar) == seven)
        settle(&clock, 0)
        #expect(entry(clock).nextChange(after: seven, in: calendar) == seven + 600)
        try clock.snooze(id, at: seven + 1, in: calendar)
        #expect(entry(clock).nextChange(after: seven + 1, in: calendar) == seven + 541)
    }

    private let id = UUID(number: 1)

    private func clock(_ days: Set<Weekday>, armed: Double = -12 * 3600) throws -> AlarmClock {
        AlarmClock([try Alarm.fixture(days: days).armed(at: seven + armed)])
    }

    private func settle(_ clock: inout AlarmClock, _ seconds: Double) {
        clock.settle(at: seven + seconds, in: calendar)
    }

    private func next(_ clock: AlarmClock, _ seconds: Double) -> Date? {
        entry(clock).next(after: seven + seconds, in: calendar)?.at
    }

    private func phase(_ clock: AlarmClock) -> AlarmEntry.Phase { entry(clock).phase }

    private func entry(_ clock: AlarmClock) -> AlarmEntry {
        clock.entries[id]
            ?? AlarmEntry(
                alarm: Alarm(id: id, time: .midnight, createdAt: seven),
                state: AlarmState(armedAt: seven)
            )
    }
}
