import Foundation
import Testing

struct TransferCommandTests {
    let haru = Haru()
    let other = Haru()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

    @Test func `everything goes out as one document and comes back as it was`() throws {
        defer { clean() }
        try haru("10:00:00", "focus", "add", "영어", "--icon", "🍇")
        try haru("10:00:00", "focus", "start", "영어")
        try haru("10:30:00", "focus", "stop")
        try haru("10:31:00", "alarm", "add", "7:00", "--label", "기상")
        try haru("10:31:00", "countdown", "add", "2h", "--label", "빵", "--start")
        let export = try haru("10:32:00", "export", file.path)
        #expect(export.status == 0 && export.output.contains(#""schema":"haru.export/1""#))
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(#""createdAt":"2026-10-15T01:00:00+00:00""#))
        #expect(text.contains(#""until":"2026-10-15T03:31:00+00:00""#))
        #expect(text.contains(#"[["2026-10-15T01:00:00+00:00","2026-10-15T01:30:00+00:00"]]"#))

        let back = try other("11:00:00", "import", file.path)
        #expect(back.status == 0 && back.output.contains(#""replaced":[]"#))
        for words in [["focus", "list"], ["alarm", "list"], ["countdown", "list"], ["stats"]] {
            #expect(try other("11:00:00", words).output == haru("11:00:00", words).output)
        }
        try other("11:00:00", "export", file.path)
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test func `an import over data asks, and says what it replaced`() throws {
        defer { clean() }
        try haru("10:00:00", "focus", "add", "a")
        try haru("10:00:00", "export", file.path)
        try haru("10:01:00", "focus", "edit", "a", "--title", "b")
        try haru("10:01:00", "focus", "add", "c")

        let asked = try haru.run(["import", file.path, "--json"] + haru.at("10:02:00"))
        #expect(asked.status == 4 && asked.error.contains("confirmation-needed"))
        #expect(try haru("10:02:00", "focus", "list").output.contains(#""title":"b""#))
        let done = try haru("10:02:00", "import", file.path)
        #expect(done.status == 0 && done.output.contains(#""replaced":["focus.timer/"#))
        let list = try haru("10:02:00", "focus", "list").output
        #expect(list.contains(#""title":"a""#) && list.contains(#""title":"c""#))
        #expect(!list.contains(#""title":"b""#))
        #expect(try haru("10:03:00", "import", file.path).output.contains(#""unchanged":1"#))
    }

    @Test func `what is no exported document changes nothing`() throws {
        defer { clean() }
        try haru("10:00:00", "focus", "add", "a")
        try haru("10:00:00", "export", file.path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let list = try haru("10:00:00", "focus", "list").output
        for (wrong, code, status) in [
            ("", "malformed", 4), (String(text.dropLast(9)), "malformed", 4),
            (text.replacing("2026-10-15T01", with: "2026-10-15T25"), "malformed", 4),
            (text.replacing("\"goal\":3000", with: "\"goal\":0"), "malformed", 4),
            (text.replacing("\"version\":1", with: "\"version\":2"), "store-newer", 5),
        ] {
            try Data(wrong.utf8).write(to: file)
            let result = try haru("10:01:00", "import", file.path)
            #expect(result.status == status && result.error.contains(code), "\(result.error)")
            #expect(try haru("10:01:00", "focus", "list").output == list)
        }
        let missing = try haru("10:01:00", "import", "/nowhere.json")
        #expect(missing.status == 3 && missing.error.contains("not-found"))
    }

    @Test func `a bad place is told by name in both languages, and before anything is asked`()
        throws
    {
        defer { clean() }
        try haru("10:00:00", "focus", "add", "a")
        try Data("{".utf8).write(to: file)
        let folder = haru.store.path
        let nowhere = file.path + "-none/a.json"
        for (words, code, english, korean) in [
            (["export", nowhere], "save-failed", "There is no such folder.", "그런 폴더가 없어요."),
            (["export", folder], "save-failed", "It is a folder.", "파일이 아니라 폴더예요."),
            (["import", folder], "fetch-failed", "It is a folder.", "파일이 아니라 폴더예요."),
            (["import", nowhere], "not-found", "not found.", "찾을 수 없어요."),
            (["import", file.path], "malformed", "Nothing was changed.", "바꾸지 않았어요."),
        ] {
            for (language, message) in [("en", english), ("ko", korean)] {
                let result = try haru.run(words + ["--json", "--lang", language])
                #expect(result.error.contains(#""code":"\#(code)""#), "\(result.error)")
                #expect(result.error.contains(message), "\(result.error)")
            }
        }
    }

    private func clean() {
        haru.removeStore()
        other.removeStore()
        #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) }
    }
}
