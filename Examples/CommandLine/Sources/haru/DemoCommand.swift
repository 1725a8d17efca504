import Foundation
import HaruDomain
import HaruPresentation

/// `haru demo`: a day of focus in a few seconds, on a store of its own. Each step is the command that
/// a person would type, run as such.
struct DemoCommand {
    private struct Step {
        let now: String
        let words: [String]
    }

    private static let day = "2026-10-15T"
    private static let steps = [
        Step(now: "09:58:00", words: ["focus", "add", "영어 🍇", "--icon", "🍇", "--goal", "50m"]),
        Step(now: "09:59:00", words: ["focus", "add", "수학", "--icon", "📐", "--goal", "30m"]),
        Step(now: "09:59:30", words: ["focus", "list"]),
        Step(now: "10:00:00", words: ["focus", "start", "영어 🍇"]),
        Step(now: "10:25:00.4", words: ["focus", "rest"]),
        Step(now: "10:29:00", words: ["focus", "extend", "1m"]),
        Step(now: "10:31:00", words: ["focus", "resume"]),
        Step(now: "10:55:59", words: ["focus", "status"]),
        Step(now: "10:56:00", words: ["focus", "status"]),
        Step(now: "11:00:00", words: ["focus", "stop"]),
        Step(now: "14:00:00", words: ["focus", "start", "수학"]),
        Step(now: "14:30:00", words: ["focus", "stop"]),
        Step(now: "14:30:00", words: []),
    ]

    let options: Options
    let output: Output

    func run() async throws(Failure) {
        let directory = FileManager.default.temporaryDirectory
            .appending(path: "haru-demo-" + UUID().uuidString)
        for step in Self.steps {
            let shown = step.words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
            output.line("\(step.now.prefix(8))  $ haru " + shown.joined(separator: " "))
            let global = [
                "--store", directory.path, "--now", Self.day + step.now + "+09:00",
                "--zone", "Asia/Seoul", "--lang", options.language.rawValue, "--yes",
            ]
            let options = try Options(step.words + global, environment: [:])
            try await Command(options: options, output: output).run()
            output.line("")
        }
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            throw .system("\(error)")
        }
    }
}
