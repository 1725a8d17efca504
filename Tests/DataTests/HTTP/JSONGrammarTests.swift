import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

struct JSONGrammarTests {
    static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer(JSONGrammar.isValid)
    }

    @Test(arguments: [
        "{}", "[]", "0", "-0", "1.5e+10", "1E-2", "0e1", "0E+1", "-0.1", "\"\"", "true", "false",
        "null", " [ 1 , 2 ] ", "\t{\"a\":{\"b\":[{}]}}\r\n", "[[],[[]],{}]",
        #""\"\\\/\b\f\n\r\t\u00e9""#,
        #""\ud83d\ude00""#, #""\ud800""#, "\"\u{7F}\u{2028}\"", "{\"\":0}", "{\"a\":1,\"a\":2}",
        "123456789012345678901234567890", "1e400", "[1,[2,[3]],{\"a\":[]}]", "\"가\"",
    ])
    func `takes what is JSON`(text: String) {
        #expect(Self.isValid(Array(text.utf8)))
    }

    @Test(arguments: [
        "", " ", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1,,2]", "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}", "{,}", "{a:1}", "{'a':1}", "{1:1}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "[}",
        "{]",
        "[1}", "{\"a\":1]", "01", "-", "-01", "+1", ".5", "5.", "1e", "1e+", "1.e1", "0x1", "1_000",
        "NaN",
        "Infinity", "-Infinity", "tru", "True", "nul", "nullx", "truefalse", "\"", "\"a", "\"\\",
        "\"\\x\"",
        "\"\\u12\"", "\"\\u12G4\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", "'a'", "1 2", "{}{}", "[]]",
        "\u{FEFF}{}",
        "//\n1", "/* */1", "[1]\u{0}", "\u{A0}1", "\u{0B}1", "<html>", "[\"a\"\"b\"]",
        "{\"a\":\"b\":\"c\"}",
        "[1:2]", "{\"a\",\"b\"}", "-a", "--1", "1.2.3", "1e1.5", "\"a\\", "[\"\\", "{\"", "{\"a",
        "{\"a\":",
    ])
    func `X08: refuses what is not`(text: String) {
        #expect(!Self.isValid(Array(text.utf8)))
    }

    @Test func `nests to a depth and no further, without a crash`() {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let inner = open == "[" ? "" : "1"
            func nest(_ depth: Int, closed: Bool = true) -> [UInt8] {
                let ends = closed ? inner + String(repeating: close, count: depth) : ""
                return Array((String(repeating: open, count: depth) + ends).utf8)
            }
            #expect(Self.isValid(nest(200)))
            #expect(!Self.isValid(nest(100_000)))
            #expect(!Self.isValid(nest(1_000_000, closed: false)))
        }
    }

    @Test func `agrees with Foundation about every text that is cut or changed somewhere`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let whole = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",true,null,{"b":{}}],"c":""}"#.utf8)
        var texts = (0...whole.count).map { Array(whole.prefix($0)) }
        for _ in 0..<(TestScale.isExhaustive ? 20_000 : 1000) {
            var text = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let byte = Array("{}[]\",:0-1.eEtnu \\/".utf8).randomElement(using: &random) ?? 0
                text[Int.random(in: 0..<text.count, using: &random)] = byte
            }
            texts.append(text)
        }
        for text in texts {
            let isValid = Self.isValid(text)
            let foundation = Result {
                try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
            }
            let string = String(decoding: text, as: UTF8.self)
            // Foundation takes a comma too many, and refuses numbers and surrogates it cannot hold.
            switch foundation {
            case .success:
                let hasTrailingComma = string.contains(/,\s*[\]}]/)
                #expect(isValid || hasTrailingComma, "\(string)")
            case .failure:
                let isBeyondIt = string.contains(/[eE]|\\u|"[a-c]?":.*"[a-c]?":/)
                #expect(!isValid || isBeyondIt, "\(string)")
            }
        }
    }
}
