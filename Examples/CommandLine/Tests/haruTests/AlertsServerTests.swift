import Foundation
import Testing

/// `haru alerts …` against a server on this machine, which needs Python.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HARU_EXHAUSTIVE"] == "1"))
struct AlertsServerTests {
    let haru = Haru()
    let server: ContractServer

    init() throws {
        server = try ContractServer()
    }

    /// Runs a command in words of English at noon of 15 October 2026 in Seoul, and gives its lines.
    @discardableResult
    func lines(_ words: String..., lang: String = "en") throws -> [String] {
        let result = try haru.run(["alerts"] + words + haru.at("12:00:00") + ["--lang", lang])
        #expect(result.status == 0, "\(result.error)")
        return result.output.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init).dropLast()
    }

    @Test func `connects, lists services and shows the alerts of the selected one`() throws {
        defer { haru.removeStore() }
        #expect(
            try lines("connect", "--server", server.address())
                == ["Connected to \(server.address())."]
        )
        #expect(
            try lines("services") == [
                "  결제    payments", "  Search  search", "  Odd id  a/b c?한", "  Quiet   quiet",
            ]
        )
        let choose = try haru("12:00:00", "alerts", "list")
        #expect(choose.status == 2 && choose.error.contains("Search"))
        #expect(try lines("select", "SEARCH") == ["Search is selected."])
        #expect(try lines("services")[1] == "▸ Search  search")

        let shown = try lines("list", "--from", "2026-10-14", "--to", "2026-10-15")
        #expect(shown[0] == "2026-10-15 (Thu)")
        #expect(shown[1] == "  21:00            p99 > 0 ms 지연")
        #expect(shown[2] == "  20:30            p99 > 2 ms 지연")
        #expect(shown[3] == "  20:30  info      p99 > 1 ms 지연")
        #expect(shown.contains("2026-10-14 (Wed)"))
        #expect(shown.last == "There is more: --pages N")
        #expect(try lines("list", lang: "ko").first == "2026-10-15 (목)")
        try lines("select", "quiet")
        #expect(try lines("list") == ["No alerts."])
    }

    @Test func `pages and the fields that are fixed`() throws {
        defer { haru.removeStore() }
        let options = ["--server", server.address()]
        _ = try haru("12:00:00", ["alerts", "select", "payments"] + options)
        let one = try haru("12:00:00", ["alerts", "list"] + options)
        let all = try haru("12:00:00", ["alerts", "list", "--pages", "9"] + options)

        #expect(one.output.contains(#""more":true"#) && all.output.contains(#""more":false"#))
        #expect(one.output.components(separatedBy: #""occurredAt""#).count == 51)
        #expect(all.output.components(separatedBy: #""occurredAt""#).count == 121)
        for field in [
            #""schema":"haru.alerts.list/1""#, #""service":"payments""#, #""phase":"loaded""#,
            #""offline":false"#, #""banner":null"#,
            #"{"alerts":[{"body":"","endedAt":null,"id":"payments-000","#
                + #""link":"https://example.com/runbook/0","occurredAt":"2026-10-15T21:00:00+09:00","#
                + #""severity":null,"title":"p99 > 0 ms 지연"}"#,
            #""day":"2026-10-15","title":"2026-10-15 (Thu)"}"#, #""severity":"fatal""#,
        ] {
            #expect(one.output.contains(field), "\(field)")
        }
    }

    @Test func `what was seen is shown, and marked, when the server is gone`() throws {
        defer { haru.removeStore() }
        try haru("12:00:00", "alerts", "connect", "--server", server.address())
        try haru("12:00:00", "alerts", "select", "payments")
        let list = try haru("12:00:00", "alerts", "list")
        server.stop()

        let services = try haru("12:00:00", "alerts", "services")
        #expect(services.status == 0 && services.output.contains(#""offline":true"#))
        #expect(services.output.contains(#""selected":true"#))
        let offline = try haru("12:00:00", "alerts", "list")
        #expect(offline.status == 0 && offline.output.contains(#""offline":true"#))
        #expect(
            offline.output.components(separatedBy: #""id""#).count
                == list.output.components(separatedBy: #""id""#).count
        )
        let other = try haru("12:00:00", "alerts", "list", "--from", "yesterday")
        #expect(other.status == 6 && other.error.contains(#""code":"offline""#))
    }

    @Test(arguments: [
        ("status:401", "unauthorized"), ("status:500", "server"), ("status:503", "server"),
        ("status:429", "rate-limited"), ("retry-after:3000", "rate-limited"), ("html", "malformed"),
        ("empty", "malformed"), ("endless:length", "too-large"), ("truncated", "offline"),
        ("redirect:port", "server"),
    ])
    func `every failure of a server has its code and status 6`(mode: String, code: String) throws {
        defer { haru.removeStore() }
        let words = ["alerts", "services", "--server", server.address(as: mode)]
        let result = try haru("12:00:00", words)

        #expect(result.status == 6 && result.error.contains(#""code":"\#(code)""#))
    }

    @Test func `text of a server drives no terminal, and a broken alert is told`() throws {
        defer { haru.removeStore() }
        try haru("12:00:00", "alerts", "connect", "--server", server.address(as: "hostile"))
        try haru("12:00:00", "alerts", "select", "payments")
        for form in [[], ["--json"]] {
            let shown = try haru.run(["alerts", "list"] + haru.at("12:00:00") + form)
            let harmful = shown.output.unicodeScalars.filter { scalar in
                scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
                    || (0x202A...0x202E).contains(scalar.value)
            }
            #expect(shown.status == 0 && shown.output.contains("cleared") && harmful.isEmpty)
        }
        let broken = server.address(as: "broken-element:title")
        try haru("12:00:00", "alerts", "connect", "--server", broken)
        try haru("12:00:00", "alerts", "select", "payments")
        let result = try haru.run(["alerts", "list"] + haru.at("12:00:00") + ["--lang", "en"])
        #expect(result.status == 0 && result.error.contains("$.alerts[2].title"))
    }

    @Test func `a real Alertmanager is read in the same way`() async throws {
        defer { haru.removeStore() }
        let alertmanager = try AlertmanagerServer()
        let alert =
            #"{"labels":{"alertname":"Slow","service":"api","severity":"critical"},"#
            + #""annotations":{"summary":"느려요"},"startsAt":"2025-01-01T01:00:00Z""#
        try await alertmanager.post("[\(alert)}]")
        try lines("connect", "--server", alertmanager.address, "--kind", "alertmanager")

        #expect(try lines("services") == ["  api  api"])
        #expect(try lines("list") == ["2025-01-01 (Wed)", "  10:00  critical  느려요"])
        try await alertmanager.post("[\(alert),\"endsAt\":\"2025-01-01T02:00:00Z\"}]")
        #expect(try lines("list") == ["2025-01-01 (Wed)", "  10:00  critical  느려요 (over)"])
        #expect(try lines("services") == ["  api  api"])
    }

    @Test func `S25: no command lets a hostile server or a hostile word drive the terminal`() throws
    {
        defer { haru.removeStore() }
        try haru("12:00:00", "alerts", "connect", "--server", server.address(as: "hostile"))
        let evil = "\u{1B}[2J\u{9B}31m\r\u{202E}\u{1B}]8;;x\u{7}\u{1B}]52;c;AAAA\u{1B}P1\u{90}"
        let commands = [
            ["services"], ["select", "payments"], ["select", evil], ["list"],
            ["list", "--from", evil],
            ["list", "--pages", evil], ["show", "payments-000"], ["show", evil],
            ["mute", "payments"],
            ["mute", evil], ["unmute", "payments"], ["unmute", evil], ["open", "payments"],
            ["open", "payments", "payments-001"], ["open", evil], ["open", "payments", evil],
            ["connect", "--server", evil],
        ]
        for command in commands {
            for form in [["--lang", "ko"], ["--lang", "en"], ["--json"]] {
                let words = ["alerts"] + command + haru.at("12:00:00") + form
                let shown = try haru.run(words)
                let harmful = (shown.output + shown.error).unicodeScalars.filter { scalar in
                    scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
                        || (0x202A...0x202E).contains(scalar.value)
                }
                #expect(harmful.isEmpty, "\(command)")
                #expect(!shown.output.isEmpty || !shown.error.isEmpty)
            }
        }
    }

    @Test func `shows, mutes and opens, and counts what is new`() throws {
        defer { haru.removeStore() }
        try lines("connect", "--server", server.address())
        #expect(try lines("mute", "Search") == ["Search is muted."])
        #expect(try lines("services")[1].hasSuffix("muted"))
        #expect(try lines("unmute", "search") == ["Search is no longer muted."])
        #expect(try lines("open", "search") == ["Search is selected."])
        let opened = try lines("open", "payments", "payments-001")
        #expect(opened.first == "결제 is selected." && opened.contains { $0.contains("p99") })
        #expect(try lines("show", "payments-001") == Array(opened.dropFirst()))
        let gone = try haru("12:00:00", "alerts", "open", "gone")
        #expect(gone.status == 3 && gone.error.contains(#""code":"not-found""#))
        let missing = try haru("12:00:00", "alerts", "show", "missing")
        #expect(missing.status == 3)
        try lines("list")
        let overview = try haru.run(haru.at("12:00:00") + ["--json"])
        #expect(overview.output.contains(#""alerts":{"new":0,"service":"payments"}"#))
    }
}
