@testable import HaruData
import HaruDomain
import Testing

struct WireDocumentTests {
    /// An object of every kind of field.
    struct Sample: WireObject {
        var id: String
        var note: String?
        var labels: [String: String]

        init(fields: inout WireFields) throws(WireProblem) {
            id = try fields.identifier("id")
            note = try fields.optionalText("note")
            labels = try fields.texts("labels")
        }
    }

    static func list(_ text: String) throws -> (ids: [String], problems: [String]) {
        let (list, problems) = try WireDocument(Array(text.utf8)).list(of: Sample.self)
        return (list.map(\.id), problems)
    }

    @Test func `one broken element among ten leaves nine and its path`() throws {
        let elements = (0..<10).map { $0 == 3 ? #"{"id":7}"# : #"{"id":"\#($0)"}"# }
        let (ids, problems) = try Self.list("[\(elements.joined(separator: ","))]")

        #expect(ids == ["0", "1", "2", "4", "5", "6", "7", "8", "9"])
        #expect(problems == ["$[3].id"])
    }

    @Test(arguments: [
        ("null", "$[0]"), ("5", "$[0]"), (#""text""#, "$[0]"), ("[]", "$[0]"), ("{}", "$[0].id"),
        (#"{"id":null}"#, "$[0].id"), (#"{"id":""}"#, "$[0].id"),
        (#"{"id":{"id":"a"}}"#, "$[0].id"),
        (#"{"id":"a","note":1}"#, "$[0].note"), (#"{"id":"a","labels":[]}"#, "$[0].labels"),
        (#"{"id":"a","labels":{"b":1}}"#, "$[0].labels"), (#"{"id":"\ud800"}"#, "$[0].id"),
        (#"{"id":"a","note":"\udc00\ud800"}"#, "$[0].note"),
    ])
    func `names the place of what is wrong, and goes on behind it`(element: String, path: String)
        throws
    {
        let (ids, problems) = try Self.list("[\(element), {\"id\":\"z\"}]")

        #expect(ids == ["z"])
        #expect(problems == [path])
    }

    @Test func `takes unknown fields, any order, null and nothing for what may be missing`() throws
    {
        let text = """
            [{"new":{"id":"x","deep":[[{}]]},"labels":null,"note":null,"id":"a"},
             {"note":"n","id":"b","other":[1,2],"labels":{"k":"v","":"é"}}, {"id":"c"}]
            """
        let (list, problems) = try WireDocument(Array(text.utf8)).list(of: Sample.self)

        #expect(list.map(\.id) == ["a", "b", "c"] && problems == [])
        #expect(list[1].labels == ["k": "v", "": "é"] && list[1].note == "n")
    }

    @Test func `an identifier is not endless, a text may be`() throws {
        let long = String(repeating: "x", count: 1 << 20)
        let (list, problems) = try WireDocument(
            Array(#"[{"id":"\#(long)"},{"id":"a","note":"\#(long)"}]"#.utf8)
        ).list(of: Sample.self)

        #expect(problems == ["$[0].id"])
        #expect(list.first?.note == long)
    }

    @Test(arguments: [
        "", "<html>", "{}", "5", "null", "[", "[{\"id\":\"a\"}", "\u{FEFF}\u{FEFF}[]",
    ])
    func `what is no list at all is broken as a whole`(text: String) {
        #expect(throws: RemoteError.malformed(path: "$")) { try Self.list(text) }
    }

    @Test func `passes a byte order mark, and refuses UTF-16 and what is no UTF-8`() throws {
        #expect(try Self.list("\u{FEFF}[]").ids == [])
        let wide = "[]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(throws: RemoteError.malformed(path: "$")) { try WireDocument(wide) }
        let bytes = Array(#"[{"id":""#.utf8) + [0xFF] + Array(#""},{"id":"b"}]"#.utf8)
        let (list, problems) = try WireDocument(bytes).list(of: Sample.self)
        #expect(list.map(\.id) == ["b"] && problems == ["$[0].id"])
    }
}
