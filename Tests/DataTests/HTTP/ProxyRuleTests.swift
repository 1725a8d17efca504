import Foundation
@testable import HaruData
import Testing

struct ProxyRuleTests {
    @Test(arguments: [
        ("http://127.0.0.1:9093", [:], false),
        ("http://127.0.0.1:9093", ["http_proxy": "http://proxy:3128"], true),
        ("http://localhost", ["all_proxy": "http://proxy:3128"], true),
        ("http://localhost", ["HTTP_PROXY": "http://proxy:3128"], false),
        ("http://localhost", ["http_proxy": ""], false),
        ("https://127.0.0.1", ["http_proxy": "http://proxy:3128"], false),
        ("http://127.0.0.1", ["http_proxy": "p", "no_proxy": "localhost, 127.0.0.1"], false),
        ("http://127.0.0.1", ["http_proxy": "p", "NO_PROXY": "*"], false),
        ("http://[::1]", ["http_proxy": "p", "no_proxy": "::1"], false),
        ("http://a.localhost", ["http_proxy": "p", "no_proxy": ".localhost"], false),
        ("http://127.0.0.1", ["http_proxy": "p", "no_proxy": "example.com"], true),
        ("http://127.0.0.1", ["http_proxy": "p", "no_proxy": "7.0.0.1"], true),
        ("http://example.com", ["http_proxy": "p"], false),
    ])
    func `what stays on this machine goes through no proxy`(
        address: String,
        environment: [String: String],
        leadsAway: Bool
    ) throws {
        let url = try #require(URL(string: address))

        #expect(ProxyRule.leadsAway(url, environment: environment) == leadsAway)
    }
}
