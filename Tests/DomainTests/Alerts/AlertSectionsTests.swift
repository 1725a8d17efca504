import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct AlertSectionsTests {
    @Test func `pages in any order come out as one sorted list would`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let calendar = LocalCalendar(try #require(TimeZone(identifier: "Asia/Seoul")))
        for _ in 0..<(TestScale.isExhaustive ? 500 : 30) {
            let alerts = (0..<60).map { number in
                let seconds = Double(Int.random(in: 0..<40, using: &random)) * 10_000
                return ServiceAlert(
                    id: "\(number % 50)",
                    serviceID: "a",
                    title: "",
                    occurredAt: Date(timeIntervalSince1970: seconds)
                )
            }
            var sections = AlertSections(in: calendar)
            for start in stride(from: 0, to: 60, by: 7) {
                sections.append(Array(alerts[start..<min(60, start + 7)]))
            }

            let sorted = alerts.prefix(50).sorted { $0.precedes($1) }
            #expect(sections.sections.flatMap(\.alerts) == sorted)
            #expect(sections.count == 50)
            let days = sections.sections.map(\.day)
            #expect(days == Set(days).sorted(by: >))
            for section in sections.sections {
                #expect(
                    section.alerts.allSatisfy { calendar.day(at: $0.occurredAt) == section.day }
                )
            }
        }
    }
}
