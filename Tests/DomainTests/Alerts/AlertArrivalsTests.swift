import Foundation
import HaruDomain
import Testing

struct AlertArrivalsTests {
    static func page(_ numbers: Int...) -> AlertPage {
        AlertPage(
            alerts: numbers.map { number in
                ServiceAlert(
                    id: "\(number)",
                    serviceID: "a",
                    title: "",
                    occurredAt: Date(timeIntervalSince1970: Double(number))
                )
            }
        )
    }

    static func board(isMuted: Bool) -> ServiceBoard {
        ServiceBoard(services: [KnownService(AlertService(id: "a", name: ""), isMuted: isMuted)])
    }

    @Test func `what was there is not new, and what comes is new once, the oldest first`() {
        var arrivals = AlertArrivals()
        func new(_ page: AlertPage, isMuted: Bool = false) -> [String] {
            arrivals.take(page, of: "a", on: Self.board(isMuted: isMuted)).map(\.id)
        }

        #expect(new(Self.page(3, 2)) == [])
        #expect(new(Self.page(5, 4, 3)) == ["4", "5"])
        #expect(new(Self.page(5, 4, 3)) == [])
        // A deleted one lets older ones move up, which are not new.
        #expect(new(Self.page(4, 3, 2, 1)) == [])
        // A muted service is silent, and what came meanwhile is not told later.
        #expect(new(Self.page(6, 5, 4), isMuted: true) == [])
        #expect(new(Self.page(7, 6, 5)) == ["7"])
    }

    @Test func `services are apart, and an empty page is a beginning too`() {
        var arrivals = AlertArrivals()
        let board = Self.board(isMuted: false)
        #expect(arrivals.take(Self.page(), of: "a", on: board) == [])
        #expect(arrivals.take(Self.page(1), of: "b", on: board) == [])
        #expect(arrivals.take(Self.page(1), of: "a", on: board).map(\.id) == ["1"])
    }
}
