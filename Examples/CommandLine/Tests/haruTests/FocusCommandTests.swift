import Foundation
import Testing

struct FocusCommandTests {
    let haru = Haru()

    @Test func `the worked session of the rules, as a person types it`() throws {
        defer { haru.removeStore() }
        try haru("09:59:00", "focus", "add", "영어 🍇", "--goal", "50m")
        try haru("10:00:00", "focus", "start", "영어  🍇")
        let rest = try haru("10:25:00.4", "focus", "rest")
        #expect(rest.output.contains(#""focused":1500.4"#))
        #expect(rest.output.contains(#""schema":"haru.focus.rest/1""#))
        #expect(rest.output.contains(#""phaseEndsAt":"2026-10-15T10:30:00.400+09:00""#))
        try haru("10:31:00", "focus", "resume")
        let before = try haru("10:55:59", "focus", "status")
        #expect(before.output.contains(#""elapsedText":"0:49:59""#))
        #expect(before.output.contains(#""remainingText":"00:01""#))
        let after = try haru("10:56:00", "focus", "status")
        #expect(after.output.contains(#""elapsedText":"0:50:00""#))
        #expect(after.output.contains(#""remainingText":"00:00""#))
        #expect(after.output.contains(#""goalReached":true"#))
        let stop = try haru("10:56:00", "focus", "stop")
        #expect(stop.output.contains(#""recorded":true"#))
        #expect(stop.output.components(separatedBy: #""start":"#).count == 3)
        #expect(try haru("10:57:00", "focus", "status").output.contains(#""phase":"none""#))
    }

    @Test(arguments: [("keep", "259200", true), ("goal", "3000", true), ("discard", "0", false)])
    func `a session left open for three days is reviewed before anything else`(
        answer: String,
        focused: String,
        isRecorded: Bool
    ) throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a")
        try haru("10:00:00", "focus", "start", "a")
        let later = "2026-10-18T10:00:00+09:00"
        #expect(try haru(later, "focus", "status").output.contains(#""needsReview":true"#))
        for words in [["stop"], ["rest"], ["resume"], ["start", "a"]] {
            let refused = try haru(later, ["focus"] + words)
            #expect(refused.status == 4)
            #expect(refused.error.contains(#""code":"needs-review""#))
        }
        let review = try haru(later, "focus", "review", answer)
        #expect(review.output.contains("\"focused\":\(focused),"))
        #expect(review.output.contains("\"recorded\":\(isRecorded)"))
        #expect(try haru(later, "focus", "status").output.contains(#""phase":"none""#))
    }

    @Test(arguments: [
        (["stop"], "not-running"), (["rest"], "not-running"), (["extend", "1m"], "not-running"),
        (["review", "keep"], "not-running"), (["add", " "], "empty-title"),
        (["add", "\u{200B}"], "empty-title"), (["add", ""], "empty-title"),
        (["add", "sixteen letters!"], "title-too-long"),
        (["add", "A\u{A0}  B"], "duplicate-title"),
        (["add", "c", "--icon", "ab"], "not-an-emoji"),
        (["add", "c", "--icon", "🍇🍇"], "not-an-emoji"),
        (["add", "c", "--goal", "7m"], "goal-not-offered"),
    ])
    func `a rule that is broken is named and nothing changes`(
        words: [String],
        code: String
    ) throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a b")
        let before = try haru("10:00:00", "focus", "list").output
        let result = try haru("10:01:00", ["focus"] + words)
        #expect(result.status == 4)
        #expect(result.error.contains(#""code":"\#(code)""#))
        #expect(result.output.isEmpty)
        #expect(try haru("10:00:00", "focus", "list").output == before)
    }

    @Test func `commands out of order are refused by name`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a")
        try haru("10:00:00", "focus", "start", "a")
        #expect(try haru("10:00:00.9", "focus", "rest").error.contains("too-soon"))
        #expect(try haru("10:01:00", "focus", "start", "a").error.contains("already-running"))
        #expect(try haru("10:01:00", "focus", "remove", "a").error.contains("timer-is-running"))
        try haru("10:02:00", "focus", "rest")
        #expect(try haru("10:03:00", "focus", "rest").error.contains("already-resting"))
        #expect(
            try haru("10:03:00", "focus", "extend", "7m").error.contains("extension-not-offered")
        )
        #expect(try haru("10:03:00", "focus", "extend", "1m").status == 0)
    }

    @Test func `an edit that changes nothing says so, one that does keeps it`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "30m")
        let same = try haru("10:01:00", "focus", "edit", "a", "--goal", "30m")
        #expect(same.status == 0 && same.output.contains(#""changed":false"#))
        let edited = try haru("10:01:00", "focus", "edit", "A", "--title", "수학")
        #expect(edited.output.contains(#""changed":true"#))
        #expect(try haru("10:02:00", "focus", "list").output.contains(#""title":"수학""#))
    }

    @Test func `mute is kept and silences what is planned`() throws {
        defer { haru.removeStore() }
        #expect(try haru("10:00:00", "focus", "mute", "on").output.contains(#""muted":true"#))
        #expect(try haru("10:00:00", "focus", "mute", "perhaps").status == 2)
    }

    @Test func `the rapid policy is kept and exact to the second`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "30s", "--policy", "rapid")
        try haru("10:00:00", "focus", "start", "a")
        let status = try haru("10:00:29.5", "focus", "status")
        #expect(status.output.contains(#""remainingText":"00:01""#))
        let plain = try haru.run(["focus", "list", "--lang", "ko"])
        #expect(plain.output.contains("30초"))
    }

    @Test func `a removal needs a yes where nobody can be asked`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a")
        let refused = try haru.run(["focus", "remove", "a", "--json"])
        #expect(refused.status == 4)
        #expect(refused.error.contains("confirmation-needed"))
        #expect(try haru("10:00:00", "focus", "remove", "A").status == 0)
    }

    @Test func `speaks Korean with columns that line up`() throws {
        defer { haru.removeStore() }
        let at = { ["--lang", "ko", "--now", $0] }
        _ = try haru.run(["focus", "add", "영어", "--icon", "🍇"] + at("2026-01-01T00:00:00Z"))
        _ = try haru.run(["focus", "add", "a"] + at("2026-01-02T00:00:00Z"))
        let list = try haru.run(["focus", "list", "--lang", "ko"])
        #expect(list.output == "🟣  a     50분  오늘 0분\n🍇  영어  50분  오늘 0분\n")
    }
}
