import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct AlarmTests {
    @Test func `is listed by time of day, then age, then identity`() throws {
        let early = try Alarm.fixture(id: UUID(number: 4), hour: 6)
        let old = try Alarm.fixture(id: UUID(number: 3), createdAt: .distantPast)
        let first = try Alarm.fixture(id: UUID(number: 1))
        let second = try Alarm.fixture(id: UUID(number: 2))

        #expect([second, first, old, early].sorted() == [early, old, first, second])
    }

    @Test func `a label is one line of at most thirty characters, and may be empty`() throws {
        #expect(try Alarm.Label("  약\n먹기 ").text == "약 먹기")
        #expect(try Alarm.Label(" \u{200B} ").text.isEmpty)
        #expect(try Alarm.Label(String(repeating: "👨‍👩‍👧‍👦", count: 30)).text.count == 30)
        #expect(throws: AlarmError.labelTooLong(limit: 30)) {
            try Alarm.Label(String(repeating: "a", count: 31))
        }
    }

    @Test(arguments: [-1, 0, 31, Int.max])
    func `a snooze of no choice is refused`(minutes: Int) throws {
        #expect(throws: AlarmError.snoozeNotOffered(offered: 1...30)) {
            try Alarm.Snooze(minutes: minutes)
        }
        #expect(Alarm.Snooze.standard.minutes == 9)
        #expect(Alarm.Snooze.off.duration == nil)
    }

    @Test(arguments: [1, 30])
    func `a snooze of a choice has its length`(minutes: Int) throws {
        #expect(try Alarm.Snooze(minutes: minutes).duration == .seconds(minutes * 60))
    }

    @Test func `a snooze is a whole number of minutes`() throws {
        #expect(try Alarm.Snooze(.seconds(540)).minutes == 9)
        for length: Duration in [
            .zero, .seconds(90), .milliseconds(60_500), .seconds(-60), .seconds(31 * 60),
        ] {
            #expect(throws: AlarmError.snoozeNotOffered(offered: 1...30)) {
                try Alarm.Snooze(length)
            }
        }
    }

    @Test func `is found by identifier, its beginning, or label however it is written`() throws {
        let first = try Alarm.fixture(label: "Wake  up")
        let second = try Alarm.fixture(id: UUID(number: 2), hour: 8)
        let clock = AlarmClock([first, second].map { $0.armed() })

        #expect(clock.entries(named: "wake up").map(\.id) == [first.id])
        #expect(clock.entries(named: second.id.uuidString.lowercased()).map(\.id) == [second.id])
        #expect(clock.entries(named: "00000000").count == 2)
        #expect(clock.entries(named: "000").isEmpty)
        #expect(clock.entries(named: " ").isEmpty)
    }
}

extension Alarm {
    /// The alarm as it is kept.
    func armed(at instant: Date = .distantPast) -> AlarmEntry {
        AlarmEntry(alarm: self, state: AlarmState(armedAt: instant))
    }
}
