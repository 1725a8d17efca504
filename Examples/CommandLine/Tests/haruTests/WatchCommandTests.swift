import Foundation
import Testing

struct WatchCommandTests {
    let haru = Haru()

    @Test func `rings at the end of a phase, and Ctrl-C ends it with the store sound`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a", "--goal", "5m")
        try haru("10:00:00", "focus", "start", "a")
        let (process, output, error) = try haru.start(["watch"] + haru.at("10:04:59.5"))
        var text = ""
        while !text.contains("\u{7}Goal reached!\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            text += String(decoding: data, as: UTF8.self)
        }
        kill(process.processIdentifier, SIGINT)
        let message = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()

        #expect(text.contains("a  0:04:59 / 00:01  Focus"))
        #expect(text.contains("\u{7}Goal reached!\n"))
        #expect(String(decoding: message, as: UTF8.self) == "haru: Interrupted.\n")
        #expect(process.terminationReason == .exit && process.terminationStatus == 130)
        #expect(try haru("10:06:00", "focus", "stop").output.contains(#""recorded":true"#))
    }
}
