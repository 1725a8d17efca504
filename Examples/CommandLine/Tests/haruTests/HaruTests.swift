import Foundation
import Testing

struct HaruTests {
    let store = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test func `the worked session of the specification, as a person types it`() throws {
        defer { remove() }
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

    @Test func `a session left open for three days asks for a review`() throws {
        defer { remove() }
        try haru("10:00:00", "focus", "add", "a")
        try haru("10:00:00", "focus", "start", "a")
        let stop = try haru("2026-10-18T10:00:00+09:00", "focus", "stop")
        #expect(stop.status == 4)
        #expect(stop.error.contains(#""code":"needs-review""#))
        let review = try haru("2026-10-18T10:00:00+09:00", "focus", "review", "goal")
        #expect(review.output.contains(#""focused":3000"#))
    }

    @Test(arguments: [
        (["focus", "stop"], 4, "not-running"), (["focus", "add", " "], 4, "empty-title"),
        (["focus", "add", "sixteen letters!"], 4, "title-too-long"),
        (["focus", "add", "a", "--icon", "ab"], 4, "not-an-emoji"),
        (["focus", "add", "a", "--goal", "7m"], 4, "goal-not-offered"),
        (["focus", "add", "a", "--goal", "x"], 2, "invalid-duration"),
        (["focus", "start", "b"], 3, "not-found"), (["focsu"], 2, "usage"),
        (["focus", "list", "--nothing"], 2, "usage"),
    ])
    func `bad input gets a typed error and its exit status`(
        words: [String],
        status: Int32,
        code: String
    ) throws {
        defer { remove() }
        let result = try haru("10:00:00", words)
        #expect(result.status == status)
        #expect(result.error.contains(#""code":"\#(code)""#))
        #expect(result.output.isEmpty)
    }

    @Test func `a removal needs a yes where nobody can be asked`() throws {
        defer { remove() }
        try haru("10:00:00", "focus", "add", "a")
        let refused = try run(["focus", "remove", "a", "--store", store.path, "--json"])
        #expect(refused.status == 4)
        #expect(refused.error.contains("confirmation-needed"))
        #expect(try haru("10:00:00", "focus", "remove", "A").status == 0)
    }

    @Test func `speaks Korean with columns that line up`() throws {
        defer { remove() }
        let global = ["--store", store.path, "--lang", "ko"]
        _ = try run(
            ["focus", "add", "영어", "--icon", "🍇", "--now", "2026-01-01T00:00:00Z"] + global
        )
        _ = try run(["focus", "add", "a", "--now", "2026-01-02T00:00:00Z"] + global)
        let list = try run(["focus", "list"] + global)
        #expect(list.output == "🟣  a     50분\n🍇  영어  50분\n")
    }

    @Test func `a file in the place of the store is refused and stays as it is`() throws {
        defer { remove() }
        try Data("file".utf8).write(to: store)
        #expect(try haru("10:00:00", "focus", "list").status == 5)
        #expect(try Data(contentsOf: store) == Data("file".utf8))
    }

    private struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    @discardableResult
    private func haru(_ now: String, _ words: String...) throws -> Result {
        try haru(now, words)
    }

    private func haru(_ now: String, _ words: [String]) throws -> Result {
        let instant = now.contains("T") ? now : "2026-10-15T\(now)+09:00"
        return try run(
            words + [
                "--store", store.path, "--zone", "Asia/Seoul", "--json", "--yes", "--now", instant,
            ]
        )
    }

    private func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "haru")
        process.arguments = arguments
        let (output, error) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, error)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let message = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            error: String(decoding: message, as: UTF8.self)
        )
    }

    private func remove() {
        #expect(throws: Never.self) {
            if FileManager.default.fileExists(atPath: store.path) {
                try FileManager.default.removeItem(at: store)
            }
        }
    }
}
