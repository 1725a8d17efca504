import HaruDomain
import HaruPresentation
import Testing

struct TextsAlertsTests {
    @Test func `the day above its alerts is a date with its weekday`() throws {
        let day = try #require(CalendarDay("2026-10-15"))

        #expect(Texts(.korean).sectionTitle(of: day) == "2026-10-15 (목)")
        #expect(Texts(.english).sectionTitle(of: day) == "2026-10-15 (Thu)")
    }

    @Test func `a failure of a server says what to know and no more`() {
        let texts = Texts(.english)

        #expect(texts.message(for: .server(status: 502)).contains("502"))
        #expect(texts.message(for: .malformed(path: "$.alerts[3]")).contains("$.alerts[3]"))
        #expect(Texts(.korean).message(for: .alertNotFound("x")) == "삭제되었거나 없는 알림입니다")
    }
}
