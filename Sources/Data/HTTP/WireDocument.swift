package import HaruDomain

/// The body of an answer as JSON.
package struct WireDocument {
    private let bytes: [UInt8]

    /// - Throws: `.malformed` for what is no JSON at all.
    package init(_ body: [UInt8]) throws(RemoteError) {
        // Some servers begin with a byte order mark.
        bytes = body.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(body.dropFirst(3)) : body
        guard bytes.withUnsafeBufferPointer(JSONGrammar.isValid) else {
            throw .malformed(path: "$")
        }
    }

    /// The one object that it is, and the paths of what was left out of it.
    func object<Object: WireObject>(
        _ type: Object.Type = Object.self
    ) throws(RemoteError) -> (object: Object, problems: [String]) {
        try read { json throws(WireProblem) in
            var fields = try WireFields(of: json)
            let object = try Object(fields: &fields)
            return (object, fields.problems)
        }
    }

    /// The array that it is, and the paths of what was left out of it.
    func list<Element: WireObject>(
        of type: Element.Type = Element.self
    ) throws(RemoteError) -> (object: [Element], problems: [String]) {
        try read { json throws(WireProblem) in
            do throws(RepositoryError.Reason) {
                let list = try WireList<Element>(from: &json)
                return (list.elements, list.problems)
            } catch {
                throw WireProblem("")
            }
        }
    }

    private func read<Value: Sendable>(
        _ body: (inout JSONReader) throws(WireProblem) -> (Value, [WireProblem])
    ) throws(RemoteError) -> (object: Value, problems: [String]) {
        let result = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(WireProblem) in
                var json = JSONReader(bytes)
                return try body(&json)
            }
        }
        do throws(WireProblem) {
            let (value, problems) = try result.get()
            return (value, problems.map { "$" + $0.path })
        } catch {
            throw .malformed(path: "$" + error.path)
        }
    }
}
