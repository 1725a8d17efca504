import Foundation
import Testing

/// `haru alerts …` without a server, and what it refuses.
struct AlertsCommandTests {
    let haru = Haru()

    @Test(arguments: [
        (["services"], "usage", 2), (["list"], "usage", 2), (["connect"], "usage", 2),
        (["connect", "--server", "alerts"], "usage", 2),
        (["connect", "--server", "https://me:secret@example.com"], "usage", 2),
        (["connect", "--server", "http://example.com"], "insecure", 4),
        (["connect", "--server", "http://127.0.0.1.example.com"], "insecure", 4),
        (["connect", "--server", "https://example.com", "--kind", "x"], "usage", 2),
        (["services", "--kind", "haru"], "usage", 2),
        (["services", "--server", "http://example.com"], "insecure", 4),
        (["services", "--server", "http://127.0.0.1:9"], "offline", 6),
        (["list", "--server", "http://127.0.0.1:9"], "offline", 6),
        (["list", "--server", "http://127.0.0.1:9", "--to", "today"], "usage", 2),
        (["list", "--server", "http://127.0.0.1:9", "--pages", "0"], "usage", 2),
        (
            ["list", "--server", "http://127.0.0.1:9", "--from", "today", "--to", "yesterday"],
            "invalid-time", 2
        ),
        (["list", "--server", "http://127.0.0.1:9", "--from", "soon"], "invalid-time", 2),
        (
            ["services", "--server", "http://127.0.0.1:9", "--token-file", "/no/such/file"],
            "unauthorized", 6
        ),
    ])
    func `what cannot be is refused by name`(words: [String], code: String, status: Int) throws {
        defer { haru.removeStore() }
        let result = try haru("10:00:00", ["alerts"] + words)

        #expect(result.error.contains(#""code":"\#(code)""#), "\(result.error)")
        #expect(result.status == Int32(status))
        #expect(result.output.isEmpty && !result.error.contains("secret"))
    }

    @Test func `a connection is kept, with the place of the token and not the token`() throws {
        defer { haru.removeStore() }
        let file = haru.store.appending(path: "token")
        try FileManager.default.createDirectory(at: haru.store, withIntermediateDirectories: true)
        try Data("hush-hush\n".utf8).write(to: file)
        let connected = try haru(
            "10:00:00",
            "alerts",
            "connect",
            "--server",
            "HTTP://127.0.0.1:9/",
            "--kind",
            "alertmanager",
            "--token-file",
            file.path
        )

        #expect(
            connected.output == """
                {"data":{"kind":"alertmanager","server":"http://127.0.0.1:9","tokenFile":"\(file.path)"},\
                "schema":"haru.alerts.connect/1"}

                """
        )
        #expect(try haru("10:00:00", "alerts", "services").error.contains(#""code":"offline""#))
        try haru("10:00:00", "export", haru.store.appending(path: "out.json").path)
        let exported = try String(
            contentsOf: haru.store.appending(path: "out.json"),
            encoding: .utf8
        )
        #expect(exported.contains("127.0.0.1:9") && !exported.contains("hush"))
    }
}
