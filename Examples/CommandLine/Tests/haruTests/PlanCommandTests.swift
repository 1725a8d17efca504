import Foundation
import Testing

struct PlanCommandTests {
    let haru = Haru()

    @Test func `a day from its division to its last todo, as a person types it`() throws {
        defer { haru.removeStore() }
        let options = try haru("09:00:00", "plan", "options").output
        for field in [
            #""schema":"haru.plan.options/1""#, #""bed":"01:00""#, #""wake":"07:00""#,
            #""sleep":360"#, #""awake":1080"#, #""options":[1,2,3,4,5,6,8,9,10,12,15,18]"#,
            #""suggested":4"#, #""nearby":[]"#,
        ] {
            #expect(options.contains(field), "\(field)")
        }
        let shown = try haru("09:00:00", "plan", "show").output
        #expect(shown.contains(#""saved":false"#) && shown.contains(#""n":4"#))
        let added = try haru(
            "09:00:00",
            "plan",
            "add",
            "today",
            "1",
            "7:30",
            "45m",
            "영어",
            "--detail",
            "단어",
            "--detail",
            " ",
            "--detail",
            "듣기"
        )
        for field in [
            #""schema":"haru.plan.add/1""#, #""day":"2026-10-15""#, #""part":1"#,
            #""start":"07:30""#, #""end":"08:15""#, #""category":"영어""#, #""done":false"#,
            #""text":"단어""#,
        ] {
            #expect(added.output.contains(field), "\(field)")
        }
        #expect(added.output.components(separatedBy: #""text""#).count == 3)
        let night = try haru("09:00:00", "plan", "add", "today", "4", "0:30", "30m", "일기")
        #expect(
            night.output.contains(#""start":"24:30""#) && night.output.contains(#""end":"25:00""#)
        )
        let fit = try haru("09:00:00", "plan", "fit", "today", "1", "3h").output
        #expect(fit.contains(#""fits":true"#) && fit.contains(#""start":"08:15""#))
        #expect(
            fit.contains(
                #""free":[{"end":"07:30","start":"07:00"},{"end":"11:30","start":"08:15"}]"#
            )
        )
        let full = try haru("09:00:00", "plan", "fit", "today", "1", "4h").output
        #expect(full.contains(#""fits":false"#) && full.contains(#""start":null"#))
        let detail = try haru("09:00:00", "plan", "done", "영어", "--detail", "2").output
        #expect(detail.contains(#""done":true,"id""#) && detail.contains(#""category":"영어""#))
        let day = try haru("09:00:00", "plan", "show").output
        #expect(day.contains(#""saved":true"#) && day.contains(#""now":"09:00""#))
        #expect(try haru("09:00:00", "plan", "remove", "영어").status == 0)
        #expect(try haru("09:00:00", "plan", "remove", "영어").status == 3)
    }

    @Test func `the time line is drawn with its parts, gaps and the present minute`() throws {
        defer { haru.removeStore() }
        try haru("09:00:00", "plan", "divide", "2")
        try haru("09:00:00", "plan", "add", "today", "1", "8:00", "1h", "영어 📚", "--detail", "단어")
        try haru("09:00:00", "plan", "done", "영어 📚")
        let text = try haru.run(["plan", "show", "--lang", "en"] + haru.at("09:30:00")).output
        #expect(
            text == """
                Thursday, October 15   2 parts of 9 hours   1 of 1 todo done

                Part 1  07:00–16:00   9h 00m left
                  07:00–08:00  ·  1h 00m free
                  08:00–09:00  ✓  영어 📚
                                 ○ 1. 단어
                ▶ 09:00–16:00  ·  7h 00m free   ◀ now 09:30

                Part 2  16:00–25:00   9h 00m left
                  16:00–25:00  ·  9h 00m free

                """
        )
        let month = try haru.run(["plan", "calendar", "--lang", "en"] + haru.at("09:30:00")).output
        #expect(month.contains("October 2026") && month.contains("[15]1/1"))
        let json = try haru("09:30:00", "plan", "calendar", "--month", "2026-10").output
        #expect(json.contains(#"{"day":"2026-10-15","done":1,"total":1}"#))
        #expect(json.contains(#"{"day":"2026-10-16","done":0,"total":0}"#))
        let overview = try haru.run(["--lang", "en"] + haru.at("08:30:00")).output
        #expect(overview.contains("▶ 08:00–09:00  ✓  영어 📚   ◀ now 08:30"))
    }

    @Test(arguments: [
        (["add", "today", "1", "7:00", "5h", "x"], "overflow", 4),
        (["add", "today", "1", "8:30", "1h", "x"], "overlap", 4),
        (["add", "today", "2", "8:00", "1h", "x"], "before-start", 4),
        (["add", "today", "1", "10:00", "1h", " "], "empty-category", 4),
        (["add", "today", "1", "10:00", "0s", "x"], "invalid-duration", 2),
        (["add", "today", "1", "10:00", "90s", "x"], "invalid-duration", 2),
        (["add", "today", "1", "48:00", "1h", "x"], "invalid-time", 2),
        (["add", "today", "9", "10:00", "1h", "x"], "not-found", 3),
        (["add", "today", "0", "10:00", "1h", "x"], "usage", 2),
        (["add", "tomorrowish", "1", "10:00", "1h", "x"], "invalid-time", 2),
        (["divide", "7"], "not-an-option", 4),
        (["sleep", "--bed", "6:30", "--wake", "7:00"], "invalid-sleep", 4),
        (["redivide", "today", "18"], "would-cross", 4),
        (["done", "a", "--detail", "1"], "not-found", 3), (["edit", "nobody"], "not-found", 3),
    ])
    func `what cannot be is refused by name and nothing changes`(
        words: [String],
        code: String,
        status: Int
    ) throws {
        defer { haru.removeStore() }
        try haru("07:00:00", "plan", "add", "today", "1", "7:45", "75m", "a")
        let before = try haru("07:00:00", "plan", "show").output
        let result = try haru("07:00:00", ["plan"] + words)
        #expect(result.status == Int32(status))
        #expect(result.error.contains(#""code":"\#(code)""#), "\(result.error)")
        #expect(try haru("07:00:00", "plan", "show").output == before)
    }

    @Test func `P17: after midnight today is the day that began yesterday`() throws {
        defer { haru.removeStore() }
        try haru("09:00:00", "plan", "add", "today", "4", "25:00", "10m", "x")
        try haru("09:00:00", "plan", "add", "today", "4", "24:00", "10m", "Tidy up")
        let late = "2026-10-16T00:30:00+09:00"
        let done = try haru(late, "plan", "done", "tidy UP").output
        #expect(done.contains(#""day":"2026-10-15""#) && done.contains(#""changed":true"#))
        #expect(try haru(late, "plan", "show").output.contains(#""now":"24:30""#))
        let morning = try haru("2026-10-16T01:00:00+09:00", "plan", "show").output
        #expect(morning.contains(#""day":"2026-10-16""#) && morning.contains(#""saved":false"#))
        let undone = try haru(late, "plan", "done", "Tidy up", "--undo").output
        #expect(undone.contains(#""done":false"#))
    }

    @Test func `a new division names what it cuts, and moves or shortens it when told to`() throws {
        defer { haru.removeStore() }
        try haru("07:00:00", "plan", "add", "2026-10-20", "1", "7:30", "1h", "a")
        let day = ["plan", "redivide", "2026-10-20", "18"]
        let refused = try haru("07:00:00", day)
        #expect(refused.error.contains(#""crossing":[{"category":"a","day":"2026-10-20""#))
        let options = ["--json"] + haru.at("07:00:00")
        let unasked = try haru.run(day + ["--shorten"] + options)
        #expect(unasked.status == 4 && unasked.error.contains("confirmation-needed"))
        let shortened = try haru("07:00:00", day + ["--shorten"]).output
        #expect(shortened.contains(#""changed":true"#) && shortened.contains(#""end":"08:00""#))
        let again = try haru("07:00:00", day)
        #expect(again.status == 0 && again.output.contains(#""changed":false"#))
        try haru("07:00:00", "plan", "edit", "a", "--start", "7:00", "--duration", "1h")
        let moved = try haru("07:00:00", "plan", "redivide", "2026-10-20", "4", "--move")
        #expect(moved.status == 0)
        #expect(try haru("07:00:00", "plan", "show", "2026-10-21").output.contains(#""n":4"#))
    }

    @Test func `an edit moves, renames and says so when it changes nothing`() throws {
        defer { haru.removeStore() }
        try haru("07:00:00", "plan", "add", "today", "1", "7:00", "1h", "a", "--detail", "x")
        let same = try haru("07:00:00", "plan", "edit", "a", "--start", "07:00")
        #expect(same.status == 0 && same.output.contains(#""changed":false"#))
        let moved = try haru(
            "07:00:00",
            "plan",
            "edit",
            "a",
            "--start",
            "오후 5:00",
            "--category",
            "b"
        ).output
        #expect(moved.contains(#""part":3"#) && moved.contains(#""start":"17:00""#))
        #expect(moved.contains(#""category":"b""#) && moved.contains(#""changed":true"#))
        let details = try haru("07:00:00", "plan", "edit", "b", "--detail", "x", "--detail", "y")
        #expect(details.output.contains(#""text":"y""#))
        try haru("07:00:00", "plan", "add", "2026-10-20", "1", "7:00", "1h", "b")
        #expect(try haru("07:00:00", "plan", "done", "b").output.contains(#""day":"2026-10-15""#))
        try haru("07:00:00", "plan", "add", "2026-10-21", "1", "7:00", "1h", "c")
        try haru("07:00:00", "plan", "add", "2026-10-22", "1", "7:00", "1h", "c")
        let ambiguous = try haru("07:00:00", "plan", "done", "c")
        #expect(ambiguous.status == 2 && ambiguous.error.contains("2026-10-22 07:00 c"))
    }
}
