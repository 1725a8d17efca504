import HaruDomain
import HaruPresentation
import Testing

struct TextsDatesTests {
    let korean = Texts(.korean)
    let english = Texts(.english)
    let today: CalendarDay

    init() throws {
        today = try #require(CalendarDay("2026-10-15"))
    }

    @Test(arguments: [
        (0, "오늘", "Today"), (1, "내일", "Tomorrow"), (-1, "어제", "Yesterday"),
        (2, "2일 후", "In 2 days"), (-2, "2일 전", "2 days ago"),
        (6, "6일 후", "In 6 days"), (7, "10월 22일 목요일", "Thursday, October 22"),
        (-6, "6일 전", "6 days ago"), (-7, "10월 8일 목요일", "Thursday, October 8"),
        (77, "12월 31일 목요일", "Thursday, December 31"),
        (78, "2027년 1월 1일 금요일", "Friday, January 1, 2027"),
        (-36_500, "1926년 11월 9일 화요일", "Tuesday, November 9, 1926"),
    ])
    func `days near today have names, others their date`(
        _ distance: Int,
        _ ko: String,
        _ en: String
    ) {
        let day = today.adding(days: distance)

        #expect(korean.relativeDay(day, today: today) == ko)
        #expect(english.relativeDay(day, today: today) == en)
    }

    @Test func `a year is said unless it is the present one`() {
        #expect(korean.date(today) == "2026년 10월 15일")
        #expect(english.date(today) == "October 15, 2026")
        #expect(korean.date(today, today: today) == "10월 15일")
        #expect(english.date(today, today: today) == "October 15")
        #expect(english.date(today, today: today.adding(days: 365)) == "October 15, 2026")
    }

    @Test func `a month has its year`() {
        #expect(korean.month(today.calendarMonth) == "2026년 10월")
        #expect(english.month(today.calendarMonth) == "October 2026")
    }

    @Test func `several days are named by the first and the last`() {
        let week = today.startOfWeek(from: .mon)...today.startOfWeek(from: .mon).adding(days: 6)
        let winter = today.adding(days: 60)...today.adding(days: 90)

        #expect(korean.dates(week, today: today) == "10월 12일 ~ 10월 18일")
        #expect(english.dates(week, today: today) == "October 12 – October 18")
        #expect(english.dates(winter, today: today) == "December 14, 2026 – January 13, 2027")
        #expect(korean.dates(today...today, today: today) == "10월 15일")
    }

    @Test func `a moment is its day and its time`() throws {
        let seven = try #require(TimeOfDay(hour: 7, minute: 0))
        let tomorrow = LocalTime(today.adding(days: 1), seven)

        #expect(korean.relativeTime(tomorrow, today: today) == "내일 오전 7:00")
        #expect(english.relativeTime(tomorrow, today: today) == "Tomorrow at 7:00 AM")
    }
}
