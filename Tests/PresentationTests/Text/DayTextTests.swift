import HaruDomain
import HaruPresentation
import Testing

struct DayTextTests {
    @Test(
        arguments: [
            ("2026-10-15", "2026-10-15"), ("today", "2026-03-01"), ("Yesterday", "2026-02-28"),
            ("2026-02-30", nil), ("tomorrow", nil), ("", nil),
        ] as [(String, String?)]
    )
    func `reads a date and the words for today and the day before`(
        text: String,
        day: String?
    ) throws {
        let today = try #require(CalendarDay(year: 2026, month: 3, day: 1))

        #expect(DayText.day(text, today: today)?.text == day)
    }
}
