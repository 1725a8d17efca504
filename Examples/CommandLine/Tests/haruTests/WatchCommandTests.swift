import Foundation
import Testing

struct WatchCommandTests {
    let haru = Haru()

    @Test func `rings at the end of a phase, and Ctrl-C ends it with the store sound`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "5m")
        try haru("10:00:00", "focus", "start", "a")
        let watch = try Watch(haru, haru.at("10:04:59.5"))
        #expect(watch.read(until: "\u{7}Goal reached!\n"))
        let error = watch.interrupt()

        #expect(watch.text.contains("a  0:04:59 / 00:01  Focus"))
        #expect(error == "haru: Interrupted.\n")
        #expect(watch.process.terminationReason == .exit)
        #expect(watch.process.terminationStatus == 130)
        #expect(try haru("10:06:00", "focus", "stop").output.contains(#""recorded":true"#))
    }

    @Test func `of two the first rings, and the other once the first has ended`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "5m")
        try haru("10:00:00", "focus", "start", "a")
        let first = try Watch(haru, haru.at("10:04:58"))
        #expect(first.read(until: "Focus"))
        let second = try Watch(haru, haru.at("10:04:58.5"))
        #expect(first.read(until: "\u{7}Goal reached!\n"))
        #expect(second.read(until: "0:05:02"))
        #expect(!second.text.contains("\u{7}"))
        _ = first.interrupt()

        try haru("10:06:00", "focus", "rest")
        try haru("10:06:00", "countdown", "add", "1s", "--label", "b", "--start")
        #expect(second.read(until: "b: time is up."))
        _ = second.interrupt()
    }

    @Test func `programs get an object for each thing that rings, ends or was missed`() throws {
        defer { haru.removeStore() }
        try haru("09:00:00", "alarm", "add", "9:30", "--label", "c")
        try haru("10:00:00", "focus", "add", "a", "--goal", "5m")
        try haru("10:00:00", "focus", "start", "a")
        for (label, end) in [("b", "sound:default"), ("d", "silent")] {
            try haru(
                "10:04:00",
                "countdown",
                "add",
                "60s",
                "--label",
                label,
                "--end",
                end,
                "--start"
            )
        }
        let watch = try Watch(haru, ["--json"] + haru.at("10:04:59"))
        for part in [
            #""missed":{"at":"2026-10-15T09:30:00+09:00","kind":"alarm","title":"c"}"#,
            #""kind":"countdown","silent":false,"title":"b"}"#,
            #""kind":"countdown","silent":true,"title":"d"}"#, #""kind":"focus-goal""#,
        ] {
            #expect(watch.read(until: part), "\(part)")
        }
        _ = watch.interrupt()

        for line in watch.text.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
            #expect((object as? [String: Any])?["schema"] as? String == "haru.watch/1")
        }
    }

    @Test func `shows on the desktop what it rings for, with a program that does`() throws {
        defer { haru.removeStore() }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let (program, shown) = (
            folder.appending(path: "notify-send"), folder.appending(path: "shown")
        )
        try "#!/bin/sh\nprintf '%s|' \"$@\" > '\(shown.path)'\n"
            .write(to: program, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: program.path
        )
        try haru("10:00:00", "countdown", "add", "1s", "--label", "--a\u{1B}[31m", "--start")
        let watch = try Watch(
            haru,
            haru.at("10:00:00.5"),
            environment: ["PATH": folder.path + ":/usr/bin:/bin"]
        )
        #expect(watch.read(until: "time is up."))
        _ = watch.interrupt()

        var words = ""
        for _ in 0..<100 where !words.hasSuffix("up.|") {
            usleep(50_000)
            guard FileManager.default.fileExists(atPath: shown.path) else { continue }
            words = try String(contentsOf: shown, encoding: .utf8)
        }
        #expect(words.hasPrefix("--app-name=haru|--|Timer|--a"))
        #expect(!words.contains("\u{1B}"))
    }

    /// Two minutes of a real clock, beside processes that add, pause, lengthen and remove.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["HARU_EXHAUSTIVE"] == "1"))
    func `each end is told once by two of it, soon and never early`() throws {
        defer { haru.removeStore() }
        let watches = try (0..<2).map { _ in try Watch(haru, []) }
        for watch in watches { #expect(watch.read(until: "\n")) }
        var ends: [String: Date] = [:]
        let start = Date()
        var number = 0
        while Date().timeIntervalSince(start) < 120 {
            number += 1
            let label = "t\(number)"
            let length = "\(Int.random(in: 2...9))s"
            ends[label] = try end(of: ["add", length, "--label", label, "--start"])
            switch number % 4 {
            case 0:
                _ = try end(of: ["pause", label])
                ends[label] = try end(of: ["resume", label])
            case 1: ends[label] = try end(of: ["extend", label, "2s"])
            case 2:
                _ = try end(of: ["remove", label])
                ends[label] = nil
            default: break
            }
        }
        Thread.sleep(forTimeInterval: 12)
        for watch in watches { _ = watch.interrupt() }

        let told = watches.flatMap { $0.moments(of: "time is up.") }
        #expect(told.count == ends.count)
        var delays: [Double] = []
        for (label, end) in ends {
            let moments = told.filter { $0.line.contains("\(label): time is up.") }
            #expect(moments.count == 1, "\(label)")
            delays += moments.map { $0.at.timeIntervalSince(end) * 1000 }
        }
        delays.sort()
        #expect((delays.first ?? -1) > -2)
        print("\(ends.count) ends, told after \(Int(delays[delays.count / 2])) ms as a rule")
        print("and after \(Int(delays.last ?? 0)) ms at most")
    }

    /// Runs a command on countdowns; returns when the one it was about ends.
    private func end(of words: [String]) throws -> Date? {
        let result = try haru.run(["countdown"] + words + ["--json", "--yes"])
        let pattern = #/"endsAt":"([^"]+)"/#
        guard let match = result.output.firstMatch(of: pattern) else { return nil }
        return try Date(
            String(match.1),
            strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        )
    }
}
