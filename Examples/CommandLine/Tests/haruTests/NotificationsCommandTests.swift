import Testing

struct NotificationsCommandTests {
    let haru = Haru()

    @Test func `shows what is planned, the soonest first, and names what does not fit`() throws {
        defer { haru.removeStore() }
        let at = ["--lang", "ko"] + haru.at("10:00:00")
        _ = try haru.run(["alarm", "add", "7:00", "--days", "daily", "--label", "기상"] + at)
        _ = try haru.run(["countdown", "add", "3m", "--label", "라면", "--start"] + at)
        let lines = try haru.run(["notifications"] + at).output.split(separator: "\n")
        #expect(lines.first == "알림 2개를 예약했어요. 최대 64개예요.")
        #expect(lines[1].hasPrefix("오늘 오전 10:03  타이머: 라면 타이머가 끝났어요.  countdown."))
        #expect(lines[2].hasPrefix("내일 오전 7:00  알람: 기상  ") && lines[2].hasSuffix(".daily"))

        let json = try haru("10:00:00", "notifications", "--limit", "1").output
        #expect(json.contains(#""limit":1"#) && json.contains(#""repeats":false"#))
        #expect(json.contains(#""dropped":[{"at":"2026-10-16T07:00:00+09:00""#))
        let refused = try haru("10:00:00", "notifications", "--limit", "-1")
        #expect(refused.status == 2 && refused.error.contains("from 0 on"))
        let none = try haru.run(
            ["notifications", "--limit", "1", "--lang", "en"] + haru.at("10:00:00")
        )
        #expect(none.output.contains("When to open the app next: "))
    }

    @Test func `a skip makes them dated, and a removed alarm leaves none`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "alarm", "add", "7:00", "--days", "daily", "--label", "a")
        try haru("10:00:00", "alarm", "skip", "a")
        let dated = try haru("10:00:00", "notifications").output
        #expect(dated.contains(".at.20261017") && !dated.contains(".at.20261016"))
        try haru("10:00:00", "alarm", "remove", "a")
        #expect(try haru("10:00:00", "notifications").output.contains(#""requests":[]"#))
    }
}
