import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct PlannerPickerTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func `starts and lengths are tables of an hour and its minutes`() {
        let start = MinutePicker(startIn: 435..<570, at: 435)
        #expect(start.hours == [7, 8, 9])
        #expect([7, 8, 9].map(start.minutes(of:)) == [15..<60, 0..<60, 0..<30])
        let length = MinutePicker(lengthIn: 135, at: 60)
        #expect(length.hours == [0, 1, 2])
        #expect([0, 1, 2].map(length.minutes(of:)) == [1..<60, 0..<60, 0..<16])
        let hour = MinutePicker(lengthIn: 60, at: 60)
        #expect([0, 1].map(hour.minutes(of:)) == [1..<60, 0..<1])
        #expect(hour.minutes(of: 2).isEmpty && hour.minutes(of: -1).isEmpty)
        #expect(MinutePicker(startIn: 1230..<1500, at: 1440).hours == [20, 21, 22, 23, 24])
    }

    @Test func `another hour keeps the minute where it can, and clamps it where it cannot`() {
        var picker = MinutePicker(startIn: 435..<570, at: 8 * 60 + 40)
        _ = picker.handle(.hour(7), at: now)
        #expect(picker.value == 7 * 60 + 40)
        _ = picker.handle(.hour(9), at: now)
        #expect(picker.value == 9 * 60 + 29)
        _ = picker.handle(.hour(8), at: now)
        _ = picker.handle(.minute(3), at: now)
        _ = picker.handle(.hour(7), at: now)
        #expect(picker.value == 7 * 60 + 15)
        let before = picker
        for event in [MinutePicker.Event.hour(10), .hour(-1), .minute(14), .minute(60)] {
            _ = picker.handle(event, at: now)
            #expect(picker == before)
        }
    }

    @Test func `whatever is done, what is chosen can be chosen`() {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let first = Int.random(in: 0...1400, using: &generator)
            let last = first + Int.random(in: 0...600, using: &generator)
            var picker = MinutePicker(
                first...last,
                at: Int.random(in: -5...2500, using: &generator)
            )
            for _ in 0..<30 {
                let number = Int.random(in: -2...62, using: &generator)
                let event: MinutePicker.Event =
                    Bool.random(using: &generator) ? .hour(number) : .minute(number)
                _ = picker.handle(event, at: now)
                #expect((first...last).contains(picker.value))
                #expect(picker.hours.contains(picker.hour))
                #expect(picker.minutes.contains(picker.minute))
            }
            let all = picker.hours.flatMap { hour in picker.minutes(of: hour).map { hour * 60 + $0 }
            }
            #expect(all == Array(first...last))
        }
    }

    @Test func `a number that is not offered is refused, and a change of sleep keeps it if it can`()
        throws
    {
        var picker = DivisionPicker(.standard)
        #expect(picker.suggested == 4 && picker.nearby.isEmpty)
        #expect(picker.handle(.pick(7), at: now) == [.haptic(.light)])
        #expect(picker.handle(.pick(10), at: now) == [.haptic(.soft)])
        #expect(picker.division.count == 10)
        let odd = try SleepSchedule(
            bed: PlanTime(minutes: 60).timeOfDay,
            wake: PlanTime(minutes: 425).timeOfDay
        )
        _ = picker.handle(.sleep(odd), at: now)
        #expect(picker.division.count == 5 && picker.options == [1, 5])
        #expect(picker.nearby.count == 3)
        _ = picker.handle(.sleep(.standard), at: now)
        #expect(picker.division.count == 5)
    }
}
