import Foundation
import HaruDomain
import Testing

struct CalendarDayTests {
    @Test(arguments: [
        ("1970-01-01", 0, Weekday.thu), ("2000-02-29", 11_016, .tue), ("2026-11-30", 20_787, .mon),
        ("1969-12-31", -1, .wed), ("0001-01-01", -719_162, .mon), ("9999-12-31", 2_932_896, .fri),
    ])
    func `a text names a day and its weekday`(text: String, number: Int, weekday: Weekday) throws {
        let day = try #require(CalendarDay(text))

        #expect(day.daysSince1970 == number)
        #expect(day.weekday == weekday)
        #expect(day.text == text)
    }

    @Test(arguments: [
        "", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01",
        "2026-1-1", "2026-01-01 ", "２０２６-01-01", "20260101", "2026-01-01T00:00:00Z", "-001-01-01",
    ])
    func `other forms and days that do not exist are refused`(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func `400 years of days follow one another`() throws {
        var (year, month, day) = (1800, 1, 1)
        let start = try #require(CalendarDay(year: 1800, month: 1, day: 1))
        for number in 0..<146_097 {
            let date = start.adding(days: number)
            guard (date.year, date.month, date.day) == (year, month, day),
                CalendarDay(year: year, month: month, day: day) == date
            else {
                Issue.record("\(date.text)")
                return
            }
            let isLeap =
                year.isMultiple(of: 4) && !year.isMultiple(of: 100)
                || year.isMultiple(of: 400)
            let last = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
            day += 1
            if day > last { (month, day) = (month + 1, 1) }
            if month > 12 { (year, month) = (year + 1, 1) }
        }
        #expect(year == 2200)
    }

    @Test func `F20: the weeks around 70 New Years are those of the oracle`() throws {
        for line in Fixture.text("weeks.txt").split(separator: "\n") {
            let words = line.split(separator: " ")
            let first = try #require(CalendarDay(String(words[0])))
            let weeks = (0..<8).map { first.adding(days: $0).isoWeek }
            let labels = weeks.map { "\($0.year)-W\($0.week < 10 ? "0" : "")\($0.week)" }
            #expect(labels == words.dropFirst().map(String.init))
        }
        #expect(try #require(CalendarDay("2025-12-29")).isoWeek == (2026, 1))
    }

    @Test(arguments: Weekday.allCases)
    func `F17, X09: a week begins with its first weekday, at most six days before`(
        first: Weekday
    ) {
        for number in -1000...1000 {
            let day = CalendarDay(daysSince1970: number)
            var expected = day
            while expected.weekday != first { expected = expected.adding(days: -1) }
            #expect(day.startOfWeek(from: first) == expected)
        }
    }

    @Test func `X10: every year has twelve months, and they are as long as their days`() throws {
        var month = try #require(CalendarDay("2017-08-20")).calendarMonth
        #expect(month.text == "2017-08")
        for _ in 0..<1200 {
            #expect(month.days.allSatisfy { $0.calendarMonth == month })
            #expect(month.days.last?.adding(days: 1) == month.adding(months: 1).firstDay)
            month = month.adding(months: 1)
        }
        #expect(month.text == "2117-08")
        #expect(CalendarMonth("2026-13") == nil)
        #expect(CalendarMonth("2026-02")?.dayCount == 28)
    }

    @Test func `a grid of a month begins with blanks`() throws {
        let october = try #require(CalendarMonth("2026-10"))

        #expect(october.leadingBlanks(from: .mon) == 3)
        #expect(october.leadingBlanks(from: .sun) == 4)
        #expect(october.leadingBlanks(from: .thu) == 0)
    }

    @Test func `a time of a day is one of 1,440`() {
        #expect((0..<1440).allSatisfy { TimeOfDay(minutes: $0)?.minutes == $0 })
        #expect(TimeOfDay(minutes: 1440) == nil && TimeOfDay(minutes: -1) == nil)
        #expect(TimeOfDay(hour: 24, minute: 0) == nil && TimeOfDay(hour: 7, minute: 60) == nil)
        #expect(TimeOfDay(hour: 7, minute: 5)?.text == "07:05")
    }
}
