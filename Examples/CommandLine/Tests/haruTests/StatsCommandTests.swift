import Foundation
import Testing

struct StatsCommandTests {
    let haru = Haru()

    @Test(arguments: [
        ("Asia/Seoul", "2026-10-15T23:50:00+09:00", "2026-10-16T00:20:00+09:00"),
        ("America/New_York", "2026-03-07T23:50:00-05:00", "2026-03-08T00:20:00-05:00"),
        ("America/New_York", "2026-03-08T23:50:00-04:00", "2026-03-09T00:20:00-04:00"),
        ("America/New_York", "2026-11-01T23:50:00-05:00", "2026-11-02T00:20:00-05:00"),
    ])
    func `a session over midnight is ten minutes of one day and twenty of the next`(
        zone: String,
        start: String,
        end: String
    ) throws {
        defer { haru.removeStore() }
        let at = { ["--now", $0, "--zone", zone, "--json"] }
        _ = try haru.run(["focus", "add", "a"] + at(start))
        _ = try haru.run(["focus", "start", "a"] + at(start))
        _ = try haru.run(["focus", "stop"] + at(end))
        for (day, seconds, sessions) in [(start, 600, 1), (end, 1200, 0)] {
            let result = try haru.run(["stats", "--day", String(day.prefix(10))] + at(end))
            #expect(result.output.contains(#""total":\#(seconds),"#))
            #expect(result.output.contains(#""sessions":\#(sessions),"#))
        }
        let list = try haru.run(["focus", "list"] + at(end))
        #expect(list.output.contains(#""today":1200"#))
    }

    @Test func `a month as programs read it`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a")
        try haru("10:00:00", "focus", "start", "a")
        try haru("11:00:00.4", "focus", "stop")
        try haru("12:00:00", "focus", "add", "b")
        try haru("12:00:00", "focus", "start", "b")
        try haru("12:01:00", "focus", "stop")
        try haru("12:01:00", "focus", "remove", "b")

        let result = try haru("13:00:00", "stats", "--month", "2026-10")
        for text in [
            #""schema":"haru.stats/1""#, #""from":"2026-10-01","#, #""to":"2026-10-31","#,
            #""total":3660.4,"#, #""totalText":"1h 01m""#, #""sessions":2,"#,
            #""streak":{"best":1,"current":1}"#, #""seconds":3600.4,"#, #""text":"1h 00m""#,
            #"{"bucket":"1to2h","day":"2026-10-15","seconds":3660}"#,
            #"{"bucket":"zero","day":"2026-10-16","seconds":0}"#,
            #""deleted":true,"#,
        ] {
            #expect(result.output.contains(text), "\(text)")
        }
        #expect(result.output.components(separatedBy: #""bucket""#).count == 32)

        let removed = try haru("13:00:00", "stats", "--timer", "B", "--day", "today")
        #expect(removed.output.contains(#""total":60,"#))
        #expect(!removed.output.contains(#""days""#))
        #expect(try haru("13:00:00", "stats", "--timer", "c").status == 3)
    }

    @Test func `a month as people read it, today in brackets, without colour`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "영어", "--icon", "🍇")
        try haru("10:00:00", "focus", "start", "영어")
        try haru("11:00:00", "focus", "stop")
        let result = try haru.run(["stats", "--lang", "ko"] + haru.at("13:00:00"))
        #expect(
            result.output.hasPrefix(
                """
                10월 1일 ~ 10월 31일
                1시간 00분, 1회

                 일    월    화    수    목    금    토
                                          1·    2·    3·
                  4·    5·    6·    7·    8·    9·   10·
                 11·   12·   13·   14·  [15▒]  16·   17·

                """
            )
        )
        #expect(result.output.contains("🍇  영어  ████████████████████  1시간 00분  1회"))
    }

    @Test func `the week begins with the day that is chosen, and the choice is kept`() throws {
        defer { haru.removeStore() }
        let sunday = "2026-10-18T12:00:00+09:00"
        #expect(try haru(sunday, "stats", "--week", "today").output.contains("2026-10-12"))
        _ = try haru(sunday, "stats", "--week-start", "sun")
        let kept = try haru(sunday, "stats", "--week", "today").output
        #expect(kept.contains(#""from":"2026-10-18""#) && kept.contains(#""to":"2026-10-24""#))
    }
}
