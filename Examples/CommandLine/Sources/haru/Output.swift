import Foundation
import HaruPresentation

/// Writes results to standard output and messages to standard error.
struct Output {
    /// Whether results are JSON.
    let json: Bool

    /// A result: `data` as JSON, or the lines.
    func show(_ command: String, _ data: [String: Any], lines: [String]) {
        if json {
            write(object(schema: "haru.\(command)/1", "data", data), to: .standardOutput)
        } else {
            lines.forEach(line)
        }
    }

    /// A line of text, whatever the form of results.
    func line(_ text: String) {
        write(text.harmless, to: .standardOutput)
    }

    /// Rings the terminal's bell and says why.
    func ring(_ text: String) {
        write("\u{7}" + text.harmless, to: .standardOutput)
    }

    /// A failure, on standard error.
    func fail(_ failure: Failure, texts: Texts) {
        let message = failure.message(texts)
        guard json else { return write("haru: " + message.harmless, to: .standardError) }
        var error = ["code": failure.code, "message": message]
        error["field"] = failure.field
        write(object(schema: "haru.error/1", "error", error), to: .standardError)
    }

    private func object(schema: String, _ key: String, _ value: [String: Any]) -> String {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: ["schema": schema, key: value],
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
            return String(decoding: data, as: UTF8.self)
        } catch {
            return "\(error)"
        }
    }

    private func write(_ text: String, to file: FileHandle) {
        file.write(Data((text + "\n").utf8))
    }
}
