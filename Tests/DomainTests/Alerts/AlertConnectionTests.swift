import Foundation
import HaruDomain
import Testing

struct AlertConnectionTests {
    @Test(arguments: [
        ("https://alerts.example.com", "https://alerts.example.com", true),
        ("HTTPS://Alerts.Example.com/team//", "https://alerts.example.com/team", true),
        ("http://localhost:8080/", "http://localhost:8080", true),
        ("http://127.8.9.10", "http://127.8.9.10", true),
        ("http://[::1]:80", "http://[::1]:80", true),
        ("http://api.localhost", "http://api.localhost", true),
        ("http://alerts.example.com", "http://alerts.example.com", false),
        ("http://localhost.example.com", "http://localhost.example.com", false),
        ("http://127.0.0.1.example.com", "http://127.0.0.1.example.com", false),
        ("http://127.1", "http://127.1", false), ("http://1270.0.0.1", "http://1270.0.0.1", false),
        ("http://127.0.0.+1", "http://127.0.0.+1", false),
        ("http://0.0.0.0", "http://0.0.0.0", false), ("http://10.0.0.1", "http://10.0.0.1", false),
    ])
    func `knows an address and whether a token is safe there`(
        text: String,
        address: String,
        isSecure: Bool
    ) throws {
        let connection = try AlertConnection(text)

        #expect(connection.address.absoluteString == address)
        #expect(connection.isSecure == isSecure)
    }

    @Test(arguments: [
        "", "alerts", "ftp://example.com", "https://", "https:///path",
        "https://me:secret@example.com",
        "https://me@example.com", "https://example.com?token=secret", "https://example.com#x",
        "https://exa mple.com", "https://example.com:x", "file:///etc/passwd", "https://a\r\nb",
    ])
    func `refuses what is no address, or holds what would be told`(text: String) {
        #expect(throws: AlertsError.notAnAddress) { try AlertConnection(text) }
    }

    @Test func `two ways to write one address are one server, two kinds are two`() throws {
        let plain = try AlertConnection("https://a.example/x", tokenFile: "t")

        #expect(try AlertConnection("HTTPS://A.example/x/").server == plain.server)
        #expect(
            try AlertConnection("https://a.example/x", kind: .alertmanager).server != plain.server
        )
    }
}
