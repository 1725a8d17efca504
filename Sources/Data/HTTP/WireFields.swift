import Foundation
import HaruDomain

/// The fields of one object of an answer; what is wrong with one is said with its path.
struct WireFields {
    /// Bytes of an identifier; longer ones are none.
    private static let longestIdentifier = 1024

    private var fields: JSONFields
    /// What was left out without making the object useless.
    private(set) var problems: [WireProblem] = []

    /// The fields of the object that is next in JSON that is known to be valid.
    init(of json: JSONReader) throws(WireProblem) {
        do { fields = try JSONFields(of: json) } catch { throw WireProblem("") }
    }

    /// The reader behind the object.
    mutating func end() throws(WireProblem) -> JSONReader {
        do { return try fields.end() } catch { throw WireProblem("") }
    }

    mutating func text(_ name: StaticString) throws(WireProblem) -> String {
        do { return try fields.required(name) } catch { throw WireProblem(field: name) }
    }

    /// A text that may be missing or null.
    mutating func optionalText(_ name: StaticString) throws(WireProblem) -> String? {
        do { return try fields.optional(name) } catch { throw WireProblem(field: name) }
    }

    /// A text that names something: not empty and not endless.
    mutating func identifier(_ name: StaticString) throws(WireProblem) -> String {
        let text = try text(name)
        guard (1...Self.longestIdentifier).contains(text.utf8.count) else {
            throw WireProblem(field: name)
        }
        return text
    }

    /// An instant of RFC 3339. One that does not exist is none, and never another one.
    mutating func instant(_ name: StaticString) throws(WireProblem) -> Date {
        do throws(RepositoryError.Reason) {
            let quoted = try fields.rawText(name)
            let text = UnsafeBufferPointer(rebasing: quoted.dropFirst().dropLast())
            if let instant = RFC3339.instant(text) { return instant }
            // One that is written with escapes is rare.
            let unescaped = try JSONReader.value(String.self, of: quoted)
            guard let instant = RFC3339.instant(unescaped) else { throw .damaged }
            return instant
        } catch {
            throw WireProblem(field: name)
        }
    }

    /// An absolute address; nil, and a problem, for a text that is none.
    mutating func address(_ name: StaticString) throws(WireProblem) -> URL? {
        guard let text = try optionalText(name), !text.isEmpty else { return nil }
        let url = URL(string: text, encodingInvalidCharacters: false)
        guard let url, url.scheme != nil, url.host() != nil else {
            problems.append(WireProblem(field: name))
            return nil
        }
        return url
    }

    /// The texts of an object by name; none where it is missing or null.
    mutating func texts(_ name: StaticString) throws(WireProblem) -> [String: String] {
        var texts: [String: String] = [:]
        do throws(RepositoryError.Reason) {
            _ = try fields.optionalValue(name) { json throws(RepositoryError.Reason) in
                try json.members { name, json throws(RepositoryError.Reason) in
                    texts[name] = try json.string()
                }
            }
        } catch {
            throw WireProblem(field: name)
        }
        return texts
    }

    /// The elements of an array; broken ones are problems of this object.
    mutating func list<Element: WireObject>(
        _ name: StaticString
    ) throws(WireProblem) -> [Element] {
        do throws(RepositoryError.Reason) {
            let list = try fields.value(name) { json throws(RepositoryError.Reason) in
                try WireList<Element>(from: &json)
            }
            problems += list.problems.map { $0.within(".\(name)") }
            return list.elements
        } catch {
            throw WireProblem(field: name)
        }
    }
}
