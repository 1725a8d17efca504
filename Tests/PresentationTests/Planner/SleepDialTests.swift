import Foundation
import HaruDomain
import HaruPresentation
import Testing

struct SleepDialTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: [(61, "01:05"), (1436, "00:00"), (60, "01:00"), (0, "00:00"), (1431, "23:55")])
    func `a dragged time snaps up to five minutes`(minutes: Int, snapped: String) {
        #expect(SleepDial.snappedUp(minutes).text == snapped)
    }

    @Test func `every minute has its angle, and every angle its time`() {
        for minutes in 0..<1440 {
            let time = PlanTime(minutes: minutes).timeOfDay
            let degrees = SleepDial.degrees(of: time)
            #expect(degrees == Double(minutes) / 4)
            #expect(SleepDial.time(atDegrees: degrees) == SleepDial.snappedUp(minutes))
            #expect(SleepDial.time(atDegrees: degrees - 360) == SleepDial.snappedUp(minutes))
            #expect(SleepDial.time(atDegrees: degrees + 720) == SleepDial.snappedUp(minutes))
        }
        #expect(SleepDial.time(atDegrees: .nan) == nil)
        #expect(SleepDial.time(atDegrees: .infinity) == nil)
    }

    @Test func `midnight is at the top, and time runs clockwise`() throws {
        for (x, y, time) in [
            (0.0, -1.0, "00:00"), (1, 0, "06:00"), (0, 1, "12:00"), (-1, 0, "18:00"),
            (100, -100, "03:00"),
        ] {
            var dial = SleepDial(.standard)
            _ = dial.handle(.dragTo(.bed, x: x, y: y), at: now)
            #expect(dial.bed.text == time)
        }
        var dial = SleepDial(.standard)
        #expect(dial.handle(.dragTo(.bed, x: 0, y: 0), at: now) == [])
        #expect(dial == SleepDial(.standard))
    }

    @Test func `a typed time is kept to the minute, and a drag is felt when it moves`() throws {
        var dial = SleepDial(.standard)
        let typed = try #require(TimeOfDay(hour: 23, minute: 41))
        #expect(dial.handle(.set(.bed, typed), at: now) == [])
        #expect(dial.bed == typed && dial.sleepMinutes == 439)
        #expect(dial.handle(.drag(.wake, degrees: 105.2), at: now) == [.haptic(.soft)])
        #expect(dial.wake.text == "07:05")
        #expect(dial.handle(.drag(.wake, degrees: 106.25), at: now) == [])
        #expect(dial.handle(.drag(.wake, degrees: .nan), at: now) == [])
    }

    @Test func `a sleep that cannot be has a reason and no schedule`() throws {
        var dial = SleepDial(.standard)
        _ = dial.handle(.set(.bed, try #require(TimeOfDay(hour: 6, minute: 30))), at: now)
        #expect(dial.problem == .tooShort)
        #expect(throws: PlannerError.sleep(.tooShort)) { try dial.sleep() }
    }
}
