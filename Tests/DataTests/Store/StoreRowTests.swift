import Foundation
@testable import HaruData
import HaruDomain
import Testing

struct StoreRowTests {
    typealias Reason = RepositoryError.Reason

    /// A row with one field of every shape that features store.
    struct Row: StoreRow, Hashable {
        struct Detail: StoreRow, Hashable {
            var text: String
            var done: Bool

            init(text: String, done: Bool) {
                self.text = text
                self.done = done
            }

            init(fields: inout JSONFields) throws(Reason) {
                text = try fields.required("text")
                done = try fields.required("done")
            }

            func writeFields(to json: inout JSONWriter) {
                json.field("text", text)
                json.field("done", done)
            }
        }

        var id = UUID(uuidString: "0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9")
        var title = "영어 🍇"
        var goal: Int? = 3000
        var spans: [[Int64]] = [[1, 2], [], [Int64.min, Int64.max]]
        var details = [Detail(text: "a", done: true), Detail(text: "", done: false)]
        var last: Detail?

        init() {}

        init(fields: inout JSONFields) throws(Reason) {
            id = try fields.optional("id")
            title = try fields.required("title")
            goal = try fields.optional("goal")
            spans = try fields.required("spans")
            details = try fields.required("details")
            last = try fields.optional("last")
        }

        func writeFields(to json: inout JSONWriter) {
            json.field("id", id)
            json.field("title", title)
            json.field("goal", goal)
            json.field("spans", spans)
            json.field("details", details)
            json.field("last", last)
        }
    }

    /// Foundation's own reader takes white space for digits on Linux.
    @Test func `an identifier is hexadecimal digits and dashes, and no other byte anywhere`() {
        let text = Array("0a1B2c3D-4e5F-6071-8293-a4B5c6D7e8F9".utf8)
        let digits = Array("0123456789ABCDEFabcdef".utf8)
        for place in text.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = text
                changed[place] = byte
                let isWhole =
                    [8, 13, 18, 23].contains(place)
                    ? byte == UInt8(ascii: "-") : digits.contains(byte)
                let expected =
                    isWhole ? UUID(uuidString: String(decoding: changed, as: UTF8.self)) : nil
                let json = [UInt8(ascii: "\"")] + changed + [UInt8(ascii: "\"")]
                let found = try? JSONReader.value(UUID.self, of: json)
                #expect(found == expected, "\(byte) at \(place)")
            }
        }
    }

    @Test func `comes back as it was written`() throws {
        var row = Row()
        #expect(try read(JSONWriter.bytes(of: row)) == row)

        row.id = nil
        row.goal = nil
        row.spans = []
        row.details = []
        row.last = Row.Detail(text: "x", done: true)
        #expect(try read(JSONWriter.bytes(of: row)) == row)
    }

    @Test func `reads its fields in any order, with white space and unknown ones between`() throws {
        let json = #"""
            { "last" : null , "new":{"title":"no","a":[1,{"b":[]}],"c":"}\"]"}, "details":[ ],
              "spans": [ [ 1 , 2 ] ] , "later":-1.5e3, "title":"t" }
            """#
        var expected = Row()
        (expected.id, expected.goal) = (nil, nil)
        (expected.title, expected.spans, expected.details) = ("t", [[1, 2]], [])

        #expect(try read(Array(json.utf8)) == expected)
    }

    @Test(arguments: [
        #"{"title":1,"spans":[],"details":[]}"#,
        #"{"title":"t","spans":[1],"details":[]}"#,
        #"{"title":"t","spans":[[1.0]],"details":[]}"#,
        #"{"title":"t","spans":[[01]],"details":[]}"#,
        #"{"title":"t","spans":[[9223372036854775808]],"details":[]}"#,
        #"{"title":"t","spans":[],"details":[{}]}"#,
        #"{"title":"t","spans":[],"details":[],"goal":"1"}"#,
        #"{"title":"t","spans":[],"details":[],"id":"0A1B"}"#,
        #"{"title":"t","spans":[]}"#,
        #"{"title":"t","spans":[],"details":[],}"#,
        #"{"title":"t","spans":[],"details":[]} x"#,
        #"{"title":"\ud800","spans":[],"details":[]}"#,
        #"{"title":"\x41","spans":[],"details":[]}"#,
        #"["title"]"#, #"{"title"}"#, "{", "", "null", "]",
    ])
    func `refuses what is not such a row`(json: String) {
        #expect(throws: Reason.damaged) { try read(Array(json.utf8)) }
    }

    @Test func `refuses every row that is cut short`() {
        let json = JSONWriter.bytes(of: Row())
        for count in json.indices {
            #expect(throws: Reason.damaged) { try read(Array(json.prefix(count))) }
        }
    }

    @Test func `refuses text that is not UTF-8`() {
        let json =
            Array(#"{"title":""#.utf8) + [0xC0, 0x80]
            + Array(#"","spans":[],"details":[]}"#.utf8)
        #expect(throws: Reason.damaged) { try read(json) }
    }

    @Test func `gives every text back byte for byte, on one plain line`() throws {
        let scalars = (0...0x2100).compactMap(UnicodeScalar.init).map { String($0) }
        let texts =
            scalars + [
                scalars.joined(), "e\u{301} é \u{1100}\u{1161}\u{11A8} 각", "👨‍👩‍👧‍👦", "\\u0041",
                "\\ud800",
                "\"", "\\", "\u{10FFFF}\u{FFFE}\u{FEFF}", "\r\n", "{\"a\":[1]}", "/",
            ]
        for text in texts {
            let json = JSONWriter.bytes(of: text)
            let back = try JSONReader.value(String.self, of: json)
            #expect(back.utf8.elementsEqual(text.utf8))
            let lines = String(decoding: json, as: UTF8.self).split { $0.isNewline }
            #expect(lines.count == 1)
            #expect(json.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        }
    }

    @Test func `passes 100,000 levels of something unknown`() throws {
        let depth = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let json = #"{"title":"t","deep":\#(depth),"spans":[],"details":[]}"#

        #expect(try read(Array(json.utf8)).title == "t")
    }

    private func read(_ json: [UInt8]) throws -> Row {
        try JSONReader.value(of: json)
    }
}
