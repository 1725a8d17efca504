import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct AlarmTextsTests {
    @Test(arguments: [
        (
            "America/New_York", 2, 30, "2026-03-08T00:00:00-05:00",
            "이날 밤에는 오전 2:30이 없어요. 시계가 오전 2:00에서 오전 3:00으로 넘어가요.",
            "2:30 AM does not exist on this night; the clock goes from 2:00 AM to 3:00 AM."
        ),
        (
            "America/New_York", 1, 30, "2026-11-01T00:00:00-04:00",
            "이날 밤에는 오전 1:30이 두 번 와요. 시계가 오전 2:00에서 오전 1:00으로 돌아가요. 처음에만 울려요.",
            "1:30 AM comes twice on this night; the clock goes back from 2:00 AM to 1:00 AM. "
                + "It rings the first time only."
        ),
        (
            "Asia/Seoul", 7, 0, "2026-10-14T12:00:00+09:00", "목요일에 울리는 알람이에요.",
            "Thursday is one of its days."
        ),
        (
            "Pacific/Apia", 7, 0, "2011-12-29T08:00:00-10:00",
            "이곳에는 2011년 12월 30일이 없어요. 달력이 12월 29일에서 12월 31일로 넘어가요.",
            "There is no December 30, 2011 here; the calendar goes from December 29 to December 31."
        ),
    ])
    func `says in plain words why a ring is when it is`(
        zone: String,
        hour: Int,
        minute: Int,
        now: String,
        ko: String,
        en: String
    ) throws {
        let alarm = try Alarm.fixture(hour: hour, minute: minute, days: Set(Weekday.allCases))
        let now = try #require(RFC3339.instant(now))
        let entry = AlarmEntry(alarm: alarm, state: AlarmState(armedAt: now))
        let calendar = LocalCalendar(try #require(TimeZone(identifier: zone)))
        let first = try #require(entry.upcoming(after: now, in: calendar).first { _ in true })

        #expect(Texts(.korean).explanation(of: first, of: entry) == ko)
        #expect(Texts(.english).explanation(of: first, of: entry) == en)
    }

    @Test func `says what was left out, and why`() throws {
        let alarm = try Alarm.fixture(hour: 7, days: Set(Weekday.allCases))
        let now = try #require(RFC3339.instant("2026-10-14T12:00:00Z"))
        var clock = AlarmClock([AlarmEntry(alarm: alarm, state: AlarmState(armedAt: now))])
        let calendar = LocalCalendar(.gmt)
        let day = CalendarDay(daysSince1970: 20_742)
        try clock.skipNext(alarm.id, at: now, in: calendar)
        try clock.pause(alarm.id, on: day...day.adding(days: 1), at: now, in: calendar)
        let entry = try #require(clock.entries[alarm.id])

        let upcoming = Array(entry.upcoming(after: now, in: calendar).prefix(2))

        #expect(
            upcoming.map { Texts(.english).explanation(of: $0, of: entry) } == [
                "It does not ring: you skipped it.",
                "It does not ring: paused October 16, 2026 – October 17, 2026.",
            ]
        )
        #expect(Texts(.english).note(on: entry, at: now, in: calendar).hasPrefix("Paused"))
    }

    @Test(arguments: [
        (0, "오전 12시", "12 AM"), (425, "오전 7시 5분", "7 oh 5 AM"), (1170, "오후 7시 30분", "7 30 PM"),
    ])
    func `a time is spoken in words`(minutes: Int, ko: String, en: String) throws {
        let time = try #require(TimeOfDay(minutes: minutes))
        #expect(Texts(.korean).spoken(time) == ko)
        #expect(Texts(.english).spoken(time) == en)
    }

    @Test(arguments: [
        (1.0, "1분", "1 minute"), (60, "1분", "1 minute"), (60.001, "2분", "2 minutes"),
        (25_500, "7시간 5분", "7 hours 5 minutes"), (86_400, "1일", "1 day"),
        (111_900, "1일 7시간 5분", "1 day 7 hours 5 minutes"),
    ])
    func `the time until something rounds up to minutes`(_ seconds: Double, ko: String, en: String)
    {
        #expect(Texts(.korean).spokenUntil(.milliseconds(Int(seconds * 1000))) == ko)
        #expect(Texts(.english).spokenUntil(.milliseconds(Int(seconds * 1000))) == en)
    }
}
