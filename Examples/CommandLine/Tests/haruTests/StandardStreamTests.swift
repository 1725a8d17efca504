import Foundation
import HaruPresentation
import Testing

@testable import haru

struct StandardStreamTests {
    let program = Haru()
    private let gone = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

    @Test(arguments: ["/dev/full", "&-"])
    func `results that cannot be written are a failure, and the store stays sound`(
        place: String
    ) throws {
        defer { program.removeStore() }
        try program("10:00:00", "countdown", "add", "5m", "--label", "a")
        for words in ["--version", "countdown list", "countdown list --json", "--help"] {
            let result = try shell("haru \(words) >\(place)")
            #expect(result.status == 1, "\(words)")
            #expect(result.error.contains("stdout"), "\(words): \(result.error)")
        }
        let doctor = try program.run(["doctor", "--json"])
        #expect(doctor.output.contains(#""ok":true,"records":"#))
        #expect(doctor.output.contains(#""setAside":[]"#))
    }

    @Test func `messages that cannot be written are a failure, and nothing crashes`() throws {
        defer { program.removeStore() }
        #expect(try shell("haru focus start nobody 2>/dev/full").status == 1)
        #expect(try shell("haru focus start nobody 2>&-").status == 1)
        #expect(try shell("haru focus list >&- 2>&-").status == 1)
    }

    @Test func `a reader who has gone ends it quietly`() throws {
        defer { program.removeStore() }
        // The pipe of the one who waits for the other end to be closed has no reader left.
        let line =
            "(trap '' PIPE; while [ ! -e '\(gone.path)' ]; do :; done; haru texts; echo $? >&2)"
        let result = try shell(line + " | (exec <&-; : > '\(gone.path)')")
        #expect(result.error == "1\n", "\(result.error)")
        try FileManager.default.removeItem(at: gone)
    }

    @Test func `a result that is no JSON is a failure`() {
        #expect(throws: Failure.self) {
            try Output.object(schema: "haru.test/1", "data", ["value": Double.nan])
        }
    }

    @Test func `JSON carries nothing that drives a terminal`() throws {
        for value in [0x1B, 0x7F, 0x85, 0x9B, 0x061C, 0x200E, 0x200F, 0x202E, 0x2066, 0x2069] {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            let text = "a" + String(scalar) + "b"
            let json = try Output.object(schema: "haru.test/1", "data", ["text": text])
            #expect(json.unicodeScalars.allSatisfy { $0.value != value }, "\(json)")
            let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            #expect((data?["data"] as? [String: Any])?["text"] as? String == text)
        }
    }

    @Test func `what is left out of what is printed takes no room`() {
        #expect("a\u{1B}b\u{202E}".displayWidth == 2)
        #expect("가\u{9B}".padded(to: 4).harmless == "가  ")
        #expect("가나다".cut(to: 5) == "가나")
    }

    /// A line of the shell in which `haru` is the built program.
    private func shell(_ line: String) throws -> Haru.Result {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "haru() { '\(Haru.program.path)' \"$@\"; }; \(line)"]
        process.environment = ["HARU_STORE": program.store.path, "PATH": "/usr/bin:/bin"]
        let (output, error) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, error)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let message = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Haru.Result(
            status: process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            error: String(decoding: message, as: UTF8.self)
        )
    }
}
