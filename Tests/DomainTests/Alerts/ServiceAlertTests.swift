import Foundation
import HaruDomain
import Testing

struct ServiceAlertTests {
    static func alert(_ title: String, _ body: String = "") -> ServiceAlert {
        ServiceAlert(
            id: "a",
            serviceID: "s",
            title: title,
            body: body,
            occurredAt: Date(milliseconds: 0)
        )
    }

    @Test func `a long text is cut and says so, a short one stays as it is`() {
        let short = Self.alert(String(repeating: "가", count: 500))
        let long = Self.alert(
            String(repeating: "가", count: 501),
            String(repeating: "a\u{301}", count: 1_000_000)
        )

        #expect(short.title.count == 500 && !short.title.hasSuffix("…"))
        #expect(long.title.count == 500 && long.title.hasSuffix("…"))
        #expect(long.body.unicodeScalars.count == 10_000)
    }

    @Test func `a page holds no alert twice, and an empty one is the last`() {
        let page = AlertPage(alerts: [Self.alert("1"), Self.alert("2")], nextCursor: "n")

        #expect(page.alerts.map(\.title) == ["1"] && page.nextCursor == "n")
        #expect(AlertPage(alerts: [], nextCursor: "n").nextCursor == nil)
    }

    @Test(arguments: ["info", "warning", "critical", "fatal", "", "INFO"])
    func `a severity keeps its word`(name: String) {
        #expect(AlertSeverity(name).name == name)
    }
}
