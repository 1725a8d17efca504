import Foundation
import Testing

struct CountdownCommandTests {
    let haru = Haru()

    @Test func `a countdown from its start to its end, as a person types it`() throws {
        defer { haru.removeStore() }
        let added = try haru("10:00:00", "countdown", "add", "5m", "--label", "라면", "--start")
        for field in [
            #""schema":"haru.countdown.add/1""#, #""label":"라면""#, #""duration":300"#,
            #""end":"sound:default""#, #""state":"running""#, #""remaining":300,"#,
            #""remainingText":"05:00""#, #""endsAt":"2026-10-15T10:05:00+09:00""#,
            #""finishedAt":null"#,
        ] {
            #expect(added.output.contains(field), "\(field)")
        }
        let paused = try haru("10:02:00.4", "countdown", "pause", "라면")
        #expect(paused.output.contains(#""state":"paused""#))
        #expect(paused.output.contains(#""remaining":179.6,"remainingText":"03:00""#))
        #expect(
            try haru("10:03:00", "countdown", "pause", "라면").output
                == paused.output
        )
        let resumed = try haru("10:10:00", "countdown", "resume", "라면")
        #expect(resumed.output.contains(#""endsAt":"2026-10-15T10:12:59.600+09:00""#))
        let longer = try haru("10:11:00", "countdown", "extend", "라면", "23:59:59")
        #expect(longer.output.contains(#""remainingText":"24:01:59""#))
        try haru("10:11:00", "countdown", "reset", "라면")
        try haru("10:11:00", "countdown", "start", "라면")
        let ended = try haru("10:16:00", "countdown", "list")
        #expect(ended.output.contains(#""state":"finished""#))
        #expect(ended.output.contains(#""finishedAt":"2026-10-15T10:16:00+09:00""#))
        #expect(ended.output.contains(#""remaining":0,"remainingText":"00:00""#))
        let refused = try haru("10:17:00", "countdown", "pause", "라면")
        #expect(refused.status == 4 && refused.error.contains(#""code":"not-running""#))
        #expect(try haru("10:18:00", "countdown", "remove", "라면").status == 0)
        #expect(try haru("10:18:00", "countdown", "start", "라면").status == 3)
    }

    @Test(arguments: [
        (["add", "40h"], "invalid-duration", 2), (["add", "0s"], "invalid-duration", 2),
        (["add", "99:99:99"], "invalid-duration", 2), (["add", "24:00:00"], "invalid-duration", 2),
        (["add", "5m", "--end", "loud"], "usage", 2), (["pause", "a"], "not-running", 4),
        (["extend", "a", "24h"], "invalid-duration", 2), (["edit", "b"], "not-found", 3),
    ])
    func `what cannot be is refused by name and nothing changes`(
        words: [String],
        code: String,
        status: Int
    ) throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "countdown", "add", "23:59:59", "--label", "a")
        let before = try haru("10:00:00", "countdown", "list").output
        let result = try haru("10:01:00", ["countdown"] + words)
        #expect(result.status == Int32(status))
        #expect(result.error.contains(#""code":"\#(code)""#))
        #expect(try haru("10:00:00", "countdown", "list").output == before)
    }

    @Test func `an edit that changes nothing says so, and a running length stays`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "countdown", "add", "5m", "--label", "a", "--end", "silent")
        let same = try haru("10:00:00", "countdown", "edit", "a", "--duration", "300s")
        #expect(same.status == 0 && same.output.contains(#""changed":false"#))
        try haru("10:00:00", "countdown", "start", "a")
        let refused = try haru("10:01:00", "countdown", "edit", "a", "--duration", "6m")
        #expect(refused.status == 4 && refused.error.contains("timer-is-running"))
        let renamed = try haru("10:01:00", "countdown", "edit", "a", "--label", "b")
        #expect(renamed.output.contains(#""changed":true"#))
        #expect(renamed.output.contains(#""state":"running""#))
    }

    @Test func `watch tells of each end once, also of two that watch`() throws {
        defer { haru.removeStore() }
        for label in ["a", "b"] {
            try haru("10:00:00", "countdown", "add", "2s", "--label", label, "--start")
        }
        let arguments = ["watch", "--lang", "en"] + haru.at("10:00:00")
        let watches = try (0..<2).map { _ in try haru.start(arguments) }
        Thread.sleep(forTimeInterval: 5)
        var output = ""
        for watch in watches {
            watch.process.interrupt()
            watch.process.waitUntilExit()
            #expect(watch.process.terminationStatus == 130)
            let bytes = watch.output.fileHandleForReading.readDataToEndOfFile()
            output += String(decoding: bytes, as: UTF8.self)
        }
        for label in ["a", "b"] {
            #expect(output.components(separatedBy: "\(label): time is up.").count == 2)
        }
    }
}
