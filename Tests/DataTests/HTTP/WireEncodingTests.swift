@testable import HaruData
import HaruDomain
import Testing

/// Bytes of strangers that are hardly text: none of them crashes, and none of them is taken for text.
struct WireEncodingTests {
    static func ids(_ content: [UInt8]) throws -> (ids: [String], problems: [String]) {
        let body = Array(#"[{"id":""#.utf8) + content + Array(#""},{"id":"z"}]"#.utf8)
        let (list, problems) = try WireDocument(body).list(of: WireDocumentTests.Sample.self)
        return (list.map(\.id), problems)
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC3, 0x28], [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80],
            [0xED, 0xBF, 0xBF],
            [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
            [0xF5],
            [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE],
            [0xFF, 0xFF],
            [0xE9], [0x61, 0xFF, 0x62],
        ] as [[UInt8]]
    )
    func `what is no UTF-8 is no text`(bytes: [UInt8]) throws {
        let (ids, problems) = try Self.ids(bytes)

        #expect(ids == ["z"] && problems == ["$[0].id"])
    }

    @Test(arguments: [
        #"\ud800"#, #"\udfff"#, #"\ud800\ud800"#, #"\udc00\ud800"#, #"\ud800x"#, #"\ud800\n"#,
        #"\ud83d\u0041"#, #"\ud83d\ude"#, #"\uD888\u1234"#,
    ])
    func `half a surrogate pair is no text`(escapes: String) throws {
        do {
            let (ids, problems) = try Self.ids(Array(escapes.utf8))
            #expect(ids == ["z"] && problems == ["$[0].id"])
        } catch RemoteError.malformed(path: "$") {
            #expect(escapes.hasSuffix("ude"))
        }
    }

    @Test(arguments: [
        (#"\u0041"#, "A"), (#"\ud83d\ude00"#, "😀"), (#"\uD83D\uDE00"#, "😀"), (#"\u0000"#, "\0"),
        (#"\/\\\""#, "/\\\""), (#"\u00e9"#, "é"), ("é", "é"), ("\u{7F}", "\u{7F}"),
        ("\u{10FFFF}", "\u{10FFFF}"), ("\u{FEFF}", "\u{FEFF}"),
        (#"\u2028"#, "\u{2028}"), ("a\u{301}", "a\u{301}"),
    ])
    func `every character is read as it is meant`(json: String, text: String) throws {
        let (ids, problems) = try Self.ids(Array(json.utf8))

        #expect(ids.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars), ["z"]])
        #expect(problems == [])
    }

    @Test func `UTF-16 and UTF-32 are not JSON here, with a mark or without`() {
        let text = #"[{"id":"a"}]"#
        let units = Array(text.utf16)
        let little = units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let big = units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        let wide: [UInt8] = text.utf8.flatMap { byte -> [UInt8] in [byte, 0, 0, 0] }
        for body in [
            little, big, wide, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
            [0xFF, 0xFE, 0, 0] + wide,
            [0xEF, 0xBB], [0xEF, 0xBB, 0xBF], [0xFF], [0x00], [0x5B, 0x00, 0x5D],
        ] as [[UInt8]] {
            #expect(throws: RemoteError.malformed(path: "$")) { try WireDocument(body) }
        }
    }

    @Test(arguments: [
        "0", "-1", "1.0", "1e2", "9007199254740993", "1e400", "-0", "true", "null", "[]",
    ])
    func `no other value is taken for a text`(json: String) throws {
        let body = Array(#"[{"id":\#(json)},{"id":"z"}]"#.utf8)
        let (list, problems) = try WireDocument(body).list(of: WireDocumentTests.Sample.self)

        #expect(list.map(\.id) == ["z"] && problems == ["$[0].id"])
    }
}
