import Foundation
import Testing

struct TerminalTests {
    let haru = Haru()

    @Test func `watch shows the countdowns that run beside the session, by the second`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "5m")
        try haru("10:00:00", "focus", "start", "a")
        try haru("10:00:00", "countdown", "add", "5m", "--label", "b", "--start")
        try haru("10:00:00", "countdown", "add", "5m", "--label", "idle")
        let terminal = try Terminal(haru, ["watch"] + haru.at("10:01:00"))
        #expect(terminal.read(until: "Focus   ⏳  b  03:58"))
        terminal.interrupt()

        #expect(!terminal.text.contains("idle"))
        #expect(terminal.text.hasSuffix("\r\nharu: Interrupted.\r\n"))
        #expect(terminal.process.terminationStatus == 130)
    }

    @Test func `a question is no result`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a")
        let results = Pipe()
        let terminal = try Terminal(haru, ["focus", "remove", "a"], results: results)
        #expect(terminal.read(until: "(y/n)"))
        terminal.type("y")
        terminal.process.waitUntilExit()

        let text = String(
            decoding: results.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        #expect(terminal.process.terminationStatus == 0)
        #expect(text.contains("a") && !text.contains("y/n"))
        #expect(try haru("10:01:00", "focus", "list").output.contains(#""timers":[]"#))
    }

    @Test func `a terminal that cannot clear a line gets no escape sequences`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "5m")
        try haru("10:00:00", "focus", "start", "a")
        let terminal = try Terminal(
            haru,
            ["watch"] + haru.at("10:01:00"),
            environment: ["TERM": "dumb"]
        )
        #expect(terminal.read(until: "0:01:02"))
        terminal.interrupt()

        #expect(!terminal.text.contains("\u{1B}"))
    }
}
