import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct AlertLaunchTests {
    static func board(_ ids: String, selected: String?, isListed: Bool = true) -> ServiceBoard {
        ServiceBoard(
            services: ids.map { KnownService(AlertService(id: "\($0)", name: "")) },
            selected: selected,
            isListed: isListed
        )
    }

    static let rows: [(String, String?, AlertsError?, AlertLaunch)] = [
        // the saved service is still in the list
        ("a", "a", nil, AlertLaunch.alerts(of: "a", isOffline: false)),
        ("ab", "b", nil, .alerts(of: "b", isOffline: false)),
        // exactly one service, saved or not
        ("a", nil, nil, .alerts(of: "a", isOffline: false)),
        ("a", "z", nil, .alerts(of: "a", isOffline: false)),
        // several, and none of them was saved
        ("ab", nil, nil, .choice),
        ("ab", "z", nil, .choice),
        // no services
        ("", nil, nil, .nothing),
        ("", "z", nil, .nothing),
        // the list cannot be loaded, and a saved one was listed before
        ("a", "a", .remote(.offline), .alerts(of: "a", isOffline: true)),
        ("ab", "b", .remote(.timeout), .alerts(of: "b", isOffline: true)),
        // and no such service is known
        ("a", nil, .remote(.offline), .failed(.remote(.offline))),
        ("ab", nil, .remote(.unauthorized), .failed(.remote(.unauthorized))),
        ("ab", "z", .remote(.offline), .failed(.remote(.offline))),
        ("", nil, .notConnected, .failed(.notConnected)),
    ]

    @Test(arguments: rows)
    func `a start leads to one place`(
        services: String,
        selected: String?,
        failure: AlertsError?,
        launch: AlertLaunch
    ) {
        #expect(Self.board(services, selected: selected).launch(after: failure) == launch)
    }

    @Test func `a service that was saved before any list came waits for it`() {
        let board = Self.board("", selected: "a", isListed: false)
        #expect(board.launch(after: .remote(.offline)) == .failed(.remote(.offline)))
    }

    @Test func `a push is presented unless its service is muted`() {
        let board = ServiceBoard(
            services: [
                KnownService(AlertService(id: "on", name: "")),
                KnownService(AlertService(id: "off", name: ""), isMuted: true),
                KnownService(AlertService(id: "gone", name: ""), missingSince: .distantPast),
                KnownService(
                    AlertService(id: "gone off", name: ""),
                    isMuted: true,
                    missingSince: .distantPast
                ),
            ],
            isListed: true
        )
        let presented = ["on": true, "off": false, "gone": true, "gone off": false, "new": true]
        for (service, isPresented) in presented {
            #expect(board.shouldPresent(AlertPush(serviceID: service)) == isPresented)
            let push = AlertPush(serviceID: service, alertID: "1")
            #expect(board.shouldPresent(push) == isPresented)
        }
        #expect(ServiceBoard().shouldPresent(AlertPush(serviceID: "any")))
    }
}
