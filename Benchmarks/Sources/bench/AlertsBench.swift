import Foundation
import HaruData
import HaruDomain

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
            )
        ]
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
