import Foundation
import HaruPresentation

/// Writes results to standard output and messages to standard error.
struct Output {
    /// How a line looks where there is colour; it never carries a meaning alone.
    enum Ink: String {
        case plain = ""
        case strong = "1"
        case faint = "2"
        case good = "32"
    }

    /// Whether results are JSON.
    let json: Bool
    /// Whether lines are coloured.
    let color: Bool

    /// A result: `data` as JSON, or the lines.
    func show(_ command: String, _ data: [String: Any], lines: [String]) {
        if json {
            write(object(schema: "haru.\(command)/1", "data", data), to: .standardOutput)
        } else {
            lines.forEach { line($0) }
        }
    }

    /// A line of text, whatever the form of results.
    func line(_ text: String, _ ink: Ink = .plain) {
        write(painted(text, ink), to: .standardOutput)
    }

    /// A text of several lines.
    func lines(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line(String(part))
        }
    }

    /// A line that takes the place of the one before it on a terminal.
    func live(_ text: String) {
        guard isatty(STDOUT_FILENO) == 1 else { return line(text) }
        FileHandle.standardOutput.write(Data(("\r\u{1B}[K" + painted(text, .plain)).utf8))
    }

    /// Rings the terminal's bell and says why.
    func ring(_ text: String) {
        write("\u{7}" + painted(text, .good), to: .standardOutput)
    }

    /// Something to know beside the result, on standard error.
    func warn(_ text: String) {
        write("haru: " + text.harmless, to: .standardError)
    }

    /// A failure, on standard error.
    func fail(_ failure: Failure, texts: Texts) {
        let message = failure.message(texts)
        guard json else { return write("haru: " + message.harmless, to: .standardError) }
        var error: [String: Any] = ["code": failure.code, "message": message]
        error["field"] = failure.field
        error.merge(PlanJSON.more(about: failure)) { $1 }
        write(object(schema: "haru.error/1", "error", error), to: .standardError)
    }

    /// Text of people is made harmless before anything is put around it.
    private func painted(_ text: String, _ ink: Ink) -> String {
        guard color, ink != .plain else { return text.harmless }
        return "\u{1B}[\(ink.rawValue)m\(text.harmless)\u{1B}[0m"
    }

    private func object(schema: String, _ key: String, _ value: [String: Any]) -> String {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: ["schema": schema, key: value],
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
            return Self.escaped(String(decoding: data, as: UTF8.self))
        } catch {
            return "\(error)"
        }
    }

    /// JSON in which what drives a terminal is escaped; it stands inside of texts only.
    private static func escaped(_ json: String) -> String {
        if json.harmless == json { return json }
        return json.unicodeScalars.reduce(into: "") { escaped, scalar in
            if scalar == " " || String(scalar).harmless == String(scalar) {
                escaped.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    private func write(_ text: String, to file: FileHandle) {
        file.write(Data((text + "\n").utf8))
    }
}
