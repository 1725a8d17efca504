import Foundation
import Testing

struct CommandTests {
    let haru = Haru()

    @Test(arguments: [
        (["focsu"], "usage"), (["focus", "lst"], "usage"), (["focus", "list", "more"], "usage"),
        (["focus", "add"], "usage"), (["focus", "list", "--nothing"], "usage"),
        (["focus", "list", "--goal", "5m"], "usage"), (["--now", "tomorrow"], "invalid-time"),
        (["--now", "2026-02-30T00:00:00Z"], "invalid-time"), (["--zone", "Mars/Base"], "usage"),
        (["--lang", "fr"], "usage"), (["--color", "red"], "usage"), (["--store", ""], "usage"),
        (["stats", "--day", "2026-02-30"], "invalid-time"),
        (["stats", "--month", "2026-13"], "invalid-time"),
        (["stats", "--week", "next"], "invalid-time"),
        (["stats", "--day", "today", "--month", "2026-10"], "usage"),
        (["--policy", "lazy"], "usage"), (["--week-start", "yesterday"], "usage"),
    ])
    func `words that mean nothing are refused before anything is touched`(
        words: [String],
        code: String
    ) throws {
        defer { haru.removeStore() }
        let result = try haru.run(words + ["--json"])
        #expect(result.status == 2)
        #expect(result.error.contains(#""code":"\#(code)""#))
        #expect(result.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: haru.store.path))
    }

    @Test(arguments: [
        (["add", "a", "--goal", "x"], "invalid-duration"), (["extend", "5"], "invalid-duration"),
        (["extend", "-5m"], "usage"), (["review", "perhaps"], "usage"),
    ])
    func `words that are no value are refused and nothing changes`(
        words: [String],
        code: String
    ) throws {
        defer { haru.removeStore() }
        let result = try haru.run(["focus"] + words + ["--json"])
        #expect(result.status == 2)
        #expect(result.error.contains(#""code":"\#(code)""#))
        #expect(try haru.run(["focus", "list", "--json"]).output.contains(#""timers":[]"#))
    }

    @Test(arguments: [
        (["focsu"], "focus"), (["focus", "lst"], "focus list"), (["wach"], "watch"),
        (["demo1"], "demo"), (["focus", "sta"], "focus start"),
        (["focus", "stat"], "focus status"),
        (["coutdonw"], "countdown"), (["alarm", "snoze", "a"], "alarm snooze"),
    ])
    func `a typo suggests the nearest command`(words: [String], nearest: String) throws {
        let result = try haru.run(words)
        #expect(result.error == "haru: Did you mean \(nearest)?\n")
    }

    @Test(arguments: ["월", "monday", "mon", "Mon"])
    func `a week begins on a day by any of its names`(name: String) throws {
        defer { haru.removeStore() }
        #expect(try haru.run(["stats", "--week-start", name]).status == 0)
        #expect(try haru.run(["stats", "--week-start", "mon,tue"]).status == 2)
    }

    @Test(arguments: [
        (["focus", "add", "b", "--goal", "x"], "goal"), (["focus", "extend", "x"], "by"),
        (["countdown", "add", "x"], "duration"), (["countdown", "extend", "a", "x"], "by"),
        (["alarm", "add", "7:00", "--snooze", "x"], "snooze"),
        (["alarm", "add", "7:00", "--snooze", "90s"], "snooze"),
        (["alarm", "add", "25:00"], "time"), (["stats", "--day", "x"], "day"),
        (["stats", "--week", "x"], "week"), (["stats", "--month", "x"], "month"),
        (["notifications", "--limit", "x"], "limit"), (["alarm", "next", "-n", "0"], "n"),
        (["plan", "fit", "today", "1", "x"], "duration"), (["plan", "divide", "x"], "n"),
        (["plan", "sleep", "--bed", "x"], "bed"), (["plan", "show", "x"], "day"),
    ])
    func `a value that cannot be is named by its option or argument`(
        words: [String],
        field: String
    ) throws {
        defer { haru.removeStore() }
        let result = try haru("10:00:00", words)
        #expect(result.status == 2)
        #expect(result.error.contains(#""field":"\#(field)""#), "\(result.error)")
    }

    @Test(arguments: [
        [], ["focus"], ["focus", "add"], ["alarm"], ["alarm", "add"], ["stats"], ["watch"],
        ["demo"], ["texts"], ["tokens"],
    ])
    func `every command has help, examples first, in both languages`(words: [String]) throws {
        let english = try haru.run(words + ["--help"])
        let korean = try haru.run(words + ["-h", "--lang", "ko"])
        #expect(english.status == 0 && korean.status == 0)
        #expect(english.output.split(separator: "\n")[1].hasPrefix("  haru "))
        #expect(english.output != korean.output)
    }

    @Test func `the language is that of the system unless it is chosen`() throws {
        defer { haru.removeStore() }
        let texts = try ["ko_KR.UTF-8", "C.UTF-8", "en_US.UTF-8"].map {
            try haru.run([], environment: ["LC_ALL": $0]).output
        }
        #expect(texts[0] == "진행 중인 집중이 없어요.\n오늘 0분, 0회\n")
        let english = "No session is running.\n0m today, 0 sessions\n"
        #expect(texts[1...] == [english, english])
        let chosen = try haru.run(["--lang", "en"], environment: ["LANG": "ko_KR.UTF-8"])
        #expect(chosen.output == texts[1])
    }

    @Test func `a title cannot drive the terminal`() throws {
        defer { haru.removeStore() }
        _ = try haru.run(["focus", "add", "a\u{1B}[2Jb\u{202E}c"])
        for words in [["focus", "list"], ["focus", "start", "a"]] {
            let result = try haru.run(words + ["--color", "always"])
            let text = result.output + result.error
            #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{202E}"))
        }
    }

    @Test func `a file in the place of the store is refused and stays as it is`() throws {
        defer { haru.removeStore() }
        try Data("file".utf8).write(to: haru.store)
        #expect(try haru("10:00:00", "focus", "list").status == 5)
        #expect(try Data(contentsOf: haru.store) == Data("file".utf8))
    }

    @Test func `shows every text in both languages`() throws {
        let result = try haru.run(["texts", "--json"])
        #expect(result.output.contains(#"{"en":"Focus timers","key":"focus.list","ko":"집중 타이머"}"#))
    }

    @Test func `gives the tokens of the design to people and programs`() throws {
        let people = try haru.run(["tokens"])
        let programs = try haru.run(["tokens", "--json"])

        #expect(people.output.contains("bodyLg        16/24  regular\n"))
        #expect(programs.output.contains(#""bodyLg":{"lineHeight":24,"size":16,"weight":400}"#))
        #expect(programs.output.contains(##""error":{"dark":"#FF8B80","light":"#C4281C"}"##))
    }

    @Test func `the demo shows a day and leaves nothing behind`() throws {
        defer { haru.removeStore() }
        let files = FileManager.default
        try files.createDirectory(at: haru.store, withIntermediateDirectories: true)
        let result = try haru.run(["demo"], environment: ["TMPDIR": haru.store.path])
        #expect(result.status == 0)
        #expect(result.output.contains("$ haru focus start 영어"))
        #expect(result.output.contains("0:49:59 / 00:01"))
        #expect(result.output.contains("Snoozed until 11:09 PM"))
        #expect(result.output.contains("The service alerts of this demo are recorded"))
        #expect(result.output.contains("🔔  결제  3 new"))
        #expect(result.output.contains("  22:10  critical  p99 > 2 s 지연"))
        #expect(try files.contentsOfDirectory(atPath: haru.store.path).isEmpty)
    }

    /// Only an administrator can hide the zone data; elsewhere there is nothing to try.
    @Test(.enabled(if: getuid() == 0 && access("/usr/bin/unshare", X_OK) == 0))
    func `X12: runs where the system has no zone data`() throws {
        defer { haru.removeStore() }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        let hide = "mount -t tmpfs none /usr/share/zoneinfo && exec \"$@\""
        process.arguments =
            ["-m", "sh", "-c", hide, "sh", Haru.program.path, "focus", "add", "a", "--json"]
            + haru.at("10:00:00") + ["--store", haru.store.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains(#""createdAt":"2026-10-15T10:00:00+09:00""#))
    }

    /// A killed command leaves the state before it or the state after it.
    @Test func `a command may be killed at any moment`() throws {
        defer { haru.removeStore() }
        let isExhaustive = ProcessInfo.processInfo.environment["HARU_EXHAUSTIVE"] == "1"
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var state = seed
        try haru("10:00:00", "focus", "add", "t0")
        var known = 1
        for round in 1...(isExhaustive ? 200 : 25) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let words = ["focus", "add", "t\(round)", "--json"] + haru.at("10:00:00")
            let (process, output, _) = try haru.start(words)
            usleep(UInt32(state >> 33) % 30_000)
            kill(process.processIdentifier, SIGKILL)
            let answer = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            let list = try haru("10:00:00", "focus", "list")
            let count = list.output.components(separatedBy: #""title":"#).count - 1
            #expect(list.status == 0 && list.error.isEmpty, "round \(round), seed \(seed)")
            #expect(count == known || count == known + 1, "round \(round), seed \(seed)")
            if !answer.isEmpty { #expect(count == known + 1, "acknowledged, seed \(seed)") }
            known = count
        }
    }
}
