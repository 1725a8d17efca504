import HaruDomain
import HaruPresentation
import Testing

struct WeekdaysTextTests {
    @Test(
        arguments: [
            ("mon,tue", [.mon, .tue]), ("월,수", [.mon, .wed]), ("Mon, SUN", [.mon, .sun]),
            ("weekdays", [.mon, .tue, .wed, .thu, .fri]), ("weekends", [.sat, .sun]),
            ("daily", Set(Weekday.allCases)), ("매일", Set(Weekday.allCases)), ("none", []),
            ("weekends,wed", [.wed, .sat, .sun]), ("Wednesday", [.wed]), ("토요일", [.sat]),
            ("주중", [.mon, .tue, .wed, .thu, .fri]), ("sun,sun", [.sun]),
        ] as [(String, Set<Weekday>)]
    )
    func `understands the days that people write`(text: String, days: Set<Weekday>) {
        #expect(WeekdaysText.days(text) == days)
    }

    @Test(arguments: ["", ",", "mon,", "someday", "none,mon", "mon tue", "m", "1"])
    func `refuses everything else`(text: String) {
        #expect(WeekdaysText.days(text) == nil)
    }

    @Test(
        arguments: [
            (Set(Weekday.allCases), "매일", "Every day"),
            ([.mon, .tue, .wed, .thu, .fri], "주중", "Weekdays"), ([.sat, .sun], "주말", "Weekends"),
            ([.wed], "수요일마다", "Every Wednesday"), ([.sun, .mon], "월, 일", "Mon, Sun"),
            (
                [.mon, .tue, .wed, .thu, .fri, .sat], "월, 화, 수, 목, 금, 토",
                "Mon, Tue, Wed, Thu, Fri, Sat"
            ),
            ([], "", ""),
        ] as [(Set<Weekday>, String, String)]
    )
    func `says how often, the first rule that fits`(days: Set<Weekday>, ko: String, en: String) {
        #expect(Texts(.korean).repetition(days) == ko)
        #expect(Texts(.english).repetition(days) == en)
    }

    @Test(arguments: Language.allCases)
    func `reads back every set of days that it writes as a list`(_ language: Language) {
        for mask in 1..<128 {
            let days = Set(Weekday.allCases.filter { mask & 1 << $0.rawValue != 0 })
            let text = Texts(language).repetition(days)
            if days.count > 1, text.contains(",") { #expect(WeekdaysText.days(text) == days) }
        }
    }
}
