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
    /// The words of the person's language.
    let texts: Texts
    private let liveLine: LiveLine

    init(json: Bool, color: Bool, texts: Texts, environment: [String: String]) {
        (self.json, self.color, self.texts) = (json, color, texts)
        liveLine = LiveLine(environment)
    }

    /// Whether there is a line that is written again and again.
    var isLive: Bool { !json && liveLine.isThere }

    /// A result: `data` as JSON, or the lines.
    func show(_ command: String, _ data: [String: Any], lines: [String]) {
        if json {
            do throws(Failure) {
                write(try Self.object(schema: "haru.\(command)/1", "data", data), to: .output)
            } catch {
                fail(error)
                exit(error.status)
            }
        } else {
            lines.forEach { line($0) }
        }
    }

    /// A line of text, whatever the form of results.
    func line(_ text: String, _ ink: Ink = .plain) {
        write(painted(text, ink), to: .output)
    }

    /// A text of several lines.
    func lines(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line(String(part))
        }
    }

    /// A line that takes the place of the one before it on a terminal that can.
    func live(_ text: String) {
        guard isLive else { return line(text) }
        put(liveLine.rewritten(text.harmless), to: .output)
    }

    /// A question, beside the results.
    func ask(_ question: String) {
        write(question.harmless + " (y/n)", to: .error)
    }

    /// Rings the terminal's bell and says why.
    func ring(_ text: String) {
        write("\u{7}" + painted(text, .good), to: .output)
    }

    /// Something to know beside the result, on standard error.
    func warn(_ text: String) {
        write("haru: " + text.harmless, to: .error)
    }

    /// A failure, on standard error.
    func fail(_ failure: Failure) {
        let message = failure.message(texts)
        guard json else { return write("haru: " + message.harmless, to: .error) }
        var error: [String: Any] = ["code": failure.code, "message": message]
        error["field"] = failure.field
        error.merge(PlanJSON.more(about: failure)) { $1 }
        do throws(Failure) {
            write(try Self.object(schema: "haru.error/1", "error", error), to: .error)
        } catch {
            write("haru: " + message.harmless, to: .error)
        }
    }

    /// Text of people is made harmless before anything is put around it.
    private func painted(_ text: String, _ ink: Ink) -> String {
        guard color, ink != .plain else { return text.harmless }
        return "\u{1B}[\(ink.rawValue)m\(text.harmless)\u{1B}[0m"
    }

    /// A result or a failure as JSON, in which nothing drives a terminal.
    ///
    /// - Throws: `.notEncodable`.
    static func object(
        schema: String,
        _ key: String,
        _ value: [String: Any]
    ) throws(Failure) -> String {
        let object: [String: Any] = ["schema": schema, key: value]
        guard JSONSerialization.isValidJSONObject(object) else { throw .notEncodable }
        do {
            let data = try JSONSerialization.data(
                withJSONObject: object,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
            return escaped(String(decoding: data, as: UTF8.self))
        } catch {
            throw .notEncodable
        }
    }

    /// JSON in which what drives a terminal or turns the direction of writing is escaped; it stands inside
    /// of texts only.
    private static func escaped(_ json: String) -> String {
        if json.unicodeScalars.elementsEqual(json.harmless.unicodeScalars) { return json }
        return json.unicodeScalars.reduce(into: "") { escaped, scalar in
            if String(scalar).harmless.unicodeScalars.first == scalar {
                escaped.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    private func write(_ text: String, to stream: StandardStream) {
        if liveLine.leave() { put("\n", to: .output) }
        put(text + "\n", to: stream)
    }

    /// What cannot be written ends the program: nobody would learn what it did from there on. A reader who
    /// has gone needs no word of it.
    private func put(_ text: String, to stream: StandardStream) {
        do throws(StandardStream.Refusal) {
            try stream.write(text)
        } catch {
            if stream == .output, error.code != EPIPE {
                fail(.file(FileFailure(error, of: stream)))
            }
            exit(1)
        }
    }
}
