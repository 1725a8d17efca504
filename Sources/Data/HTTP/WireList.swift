import HaruDomain

/// The elements of an array of an answer, and what was wrong with the others.
struct WireList<Element: WireObject>: Sendable {
    private(set) var elements: [Element] = []
    /// What was left out, an element or an optional field of one, seen from the array.
    private(set) var problems: [WireProblem] = []

    /// Reads an array of JSON that is known to be valid.
    init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        try json.expect(UInt8(ascii: "["))
        if json.take(UInt8(ascii: "]")) { return }
        var index = 0
        repeat {
            let start = json.position
            do throws(WireProblem) {
                var fields = try WireFields(of: json)
                elements.append(try Element(fields: &fields))
                problems += fields.problems.map { $0.within("[\(index)]") }
                json = try fields.end()
            } catch {
                problems.append(error.within("[\(index)]"))
                json.position = start
                try json.skip()
            }
            index += 1
        } while json.take(UInt8(ascii: ","))
        try json.expect(UInt8(ascii: "]"))
    }
}
