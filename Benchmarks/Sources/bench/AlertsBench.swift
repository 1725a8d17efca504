import Foundation
import HaruData
import HaruDomain
import HaruPresentation

/// What it costs to read what a server says.
enum AlertsBench {
    private struct Page: Decodable {
        struct Alert: Decodable {
            let id: String
            let serviceId: String
            let title: String
            let body: String?
            let severity: String?
            let occurredAt: Date
            let link: String?
        }

        let alerts: [Alert]
        let nextCursor: String?
    }

    static func rows() throws -> [BenchmarkRow] {
        let body = Array(json.utf8)
        let reader = AnswerReader()
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return [
            try BenchmarkRow.compare(
                "a page of 5,000 alerts, from bytes to entities",
                count: 1,
                ratioAtMost: 1,
                ours: {
                    try reader.alertPage(body).alerts.reduce(0) { sum, alert in
                        sum &+ alert.title.utf8.count &+ alert.body.utf8.count
                            &+ Int(alert.occurredAt.timeIntervalSince1970)
                    }
                },
                peer: {
                    try decoder.decode(Page.self, from: Data(body)).alerts.reduce(0) { sum, alert in
                        sum &+ alert.title.utf8.count &+ (alert.body?.utf8.count ?? 0)
                            &+ Int(alert.occurredAt.timeIntervalSince1970)
                    }
                }
            ),
            try appending(),
            try titles(),
        ]
    }

    /// Alerts of two minutes each, the lower numbers the newer ones.
    private static func alerts(_ numbers: Range<Int>) -> [ServiceAlert] {
        numbers.map { number in
            ServiceAlert(
                id: "alert-\(number)",
                serviceID: "payments",
                title: "p99 > \(number) ms 지연",
                occurredAt: Date(timeIntervalSince1970: 1_790_000_000 - Double(number) * 120)
            )
        }
    }

    private static let count = 100_000

    private static func appending() throws -> BenchmarkRow {
        let calendar = LocalCalendar(TimeZone(identifier: "Asia/Seoul") ?? .gmt)
        let all = alerts(0..<count)
        var grown = AlertSections(in: calendar)
        grown.append(all)
        var pages = (0..<16).map { alerts((count + $0 * 50)..<(count + $0 * 50 + 50)) }
        return try BenchmarkRow.compare(
            "a page of 50 more under 100,000 alerts, to all of them by day",
            count: 1,
            ratioAtMost: 0.001,
            ours: {
                if let page = pages.popLast() { grown.append(page) }
                return grown.count / count
            },
            peer: {
                var sections = AlertSections(in: calendar)
                sections.append(all)
                return sections.count / count
            }
        )
    }

    private static func titles() throws -> BenchmarkRow {
        let zone = TimeZone(identifier: "Asia/Seoul") ?? .gmt
        let all = alerts(0..<count)
        var list = AlertSections(in: LocalCalendar(zone))
        list.append(all)
        let (sections, texts, formatter) = (list.sections, Texts(.english), DateFormatter())
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.dateFormat = "yyyy-MM-dd (EEE)"
        return try BenchmarkRow.compare(
            "the titles of 100,000 alerts by day, to a kept DateFormatter for each",
            count: 1,
            rounds: 5,
            ratioAtMost: 0.1,
            ours: {
                sections.reduce(0) { sum, section in
                    sum + texts.sectionTitle(of: section.day).utf8.count * section.alerts.count
                }
            },
            peer: {
                all.reduce(0) { $0 + formatter.string(from: $1.occurredAt).utf8.count }
            }
        )
    }

    private static var json: String {
        let alerts = (0..<5000).map { number in
            let instant = Date(timeIntervalSince1970: 1_790_000_000 - Double(number) * 61)
            return #"{"id":"alert-\#(number)","serviceId":"payments","#
                + #""title":"p99 > \#(number) ms 지연","body":"region=seoul\nhost=api-\#(number)","#
                + #""severity":"\#(["info", "warning", "critical"][number % 3])","#
                + #""occurredAt":"\#(RFC3339.text(instant, in: .gmt))","#
                + #""link":"https://example.com/runbook/\#(number)"}"#
        }
        return #"{"alerts":[\#(alerts.joined(separator: ","))],"nextCursor":"next"}"#
    }
}
