import Foundation
import HaruDomain
import HaruPresentation

/// `haru demo`: a day in a few seconds, after a month of it, on a store of its own. Each step is
/// the command that a person would type, run as such.
struct DemoCommand {
    private struct Step {
        let now: String
        let words: [String]
    }

    private static let day = "2026-10-15T"
    private static let steps = [
        Step(now: "09:59:00", words: ["focus", "add", "독서", "--icon", "📚", "--goal", "25m"]),
        Step(now: "09:59:30", words: ["focus", "list"]),
        Step(now: "10:00:00", words: ["focus", "start", "영어"]),
        Step(now: "10:25:00.4", words: ["focus", "rest"]),
        Step(now: "10:29:00", words: ["focus", "extend", "1m"]),
        Step(now: "10:31:00", words: ["focus", "resume"]),
        Step(now: "10:55:59", words: ["focus", "status"]),
        Step(now: "10:56:00", words: ["focus", "status"]),
        Step(now: "11:00:00", words: ["focus", "stop"]),
        Step(now: "14:00:00", words: ["focus", "start", "수학"]),
        Step(now: "14:30:00", words: ["focus", "stop"]),
        Step(now: "14:30:00", words: ["stats"]),
        Step(now: "14:40:00", words: ["plan", "options"]),
        Step(now: "14:40:30", words: ["plan", "divide", "6"]),
        Step(
            now: "14:41:00",
            words: [
                "plan", "add", "today", "3", "15:00", "1h", "영어", "--detail", "단어", "--detail",
                "듣기",
            ]
        ),
        Step(now: "14:42:00", words: ["plan", "add", "today", "6", "0:15", "30m", "일기"]),
        Step(now: "14:43:00", words: ["plan", "fit", "today", "3", "2h"]),
        Step(now: "15:55:00", words: ["plan", "done", "영어", "--detail", "1"]),
        Step(now: "16:00:00", words: ["plan", "done", "영어"]),
        Step(now: "16:00:10", words: ["plan", "show"]),
        Step(
            now: "18:30:00",
            words: ["countdown", "add", "3m", "--label", "라면", "--start"]
        ),
        Step(now: "18:31:00", words: ["countdown", "extend", "라면", "30s"]),
        Step(now: "18:32:00", words: ["countdown", "list"]),
        Step(
            now: "22:30:00",
            words: ["alarm", "add", "오전 7:00", "--days", "weekdays", "--label", "기상"]
        ),
        Step(now: "22:31:00", words: ["alarm", "add", "23:00", "--label", "약 먹기"]),
        Step(now: "22:32:00", words: ["alarm", "skip", "기상"]),
        Step(now: "22:33:00", words: ["alarm", "next", "-n", "3", "--explain"]),
        Step(now: "23:00:10", words: ["alarm", "snooze", "약 먹기"]),
        Step(now: "23:09:15", words: ["alarm", "stop", "약 먹기"]),
        Step(now: "23:10:00", words: ["alarm", "list"]),
        Step(now: "23:10:00", words: ["notifications"]),
        Step(
            now: "23:10:10",
            words: ["alerts", "connect", "--server", "https://alerts.example.com"]
        ),
        Step(now: "23:10:20", words: ["alerts", "select", "결제"]),
        Step(now: "23:10:30", words: []),
        Step(now: "23:10:40", words: ["alerts", "list"]),
        Step(now: "23:10:50", words: ["alerts", "show", "pay-2"]),
        Step(now: "23:10:55", words: ["alerts", "mute", "검색"]),
        Step(now: "23:10:58", words: ["alerts", "services"]),
        Step(now: "23:11:00", words: []),
    ]

    let options: Options
    let output: Output

    func run() async throws(Failure) {
        let directory = FileManager.default.temporaryDirectory
            .appending(path: "haru-demo-" + UUID().uuidString)
        let before = Command(options: try options(at: "09:58:00", [], directory), output: output)
        try await DemoHistory.fill(try await before.makeContainer(isWatching: false))
        output.line(Texts(options.language)(\.alertScreens.recorded))
        for step in Self.steps {
            let shown = step.words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
            output.line("\(step.now.prefix(8))  $ haru " + shown.joined(separator: " "))
            let options = try options(at: step.now, step.words, directory)
            try await Command(options: options, output: output, alerts: DemoAlerts()).run()
            output.line("")
        }
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            throw .file(FileFailure(error, .removing, directory.path))
        }
    }

    private func options(
        at now: String,
        _ words: [String],
        _ directory: URL
    ) throws(Failure) -> Options {
        let global = [
            "--store", directory.path, "--now", Self.day + now + "+09:00",
            "--zone", "Asia/Seoul", "--lang", options.language.rawValue, "--yes",
        ]
        return try Options(words + global, environment: [:])
    }
}
