import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// What `Calendar.nextDate` makes of the same alarms: figures for the documentation, no promise.
@Suite(.enabled(if: TestScale.isExhaustive))
struct AlarmPeerTests {
    @Test func `counts the changes of the clock at which the calendar of Foundation errs`() throws {
        var gaps = (all: 0, wrong: 0)
        var overlaps = (all: 0, wrong: 0)
        var dayAfter = (all: 0, wrong: 0)
        var examples: [String] = []
        for each in AlarmTransitionTests.all {
            guard let expected = each.expected, let time = each.time else { continue }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = each.calendar.zone
            let components = DateComponents(hour: time.hour, minute: time.minute)
            let next = { (moment: Date) in
                calendar.nextDate(
                    after: moment,
                    matching: components,
                    matchingPolicy: .nextTime,
                    repeatedTimePolicy: .first
                )
            }
            let isWrong = next(expected - 3 * 3600) != expected
            if each.isGap {
                gaps = (gaps.all + 1, gaps.wrong + (isWrong ? 1 : 0))
            } else {
                overlaps = (overlaps.all + 1, overlaps.wrong + (isWrong ? 1 : 0))
            }
            if isWrong, examples.count < 400 { examples.append(each.name) }
            if let tomorrow = each.plain(1) {
                let isWrong = next(expected) != tomorrow
                dayAfter = (dayAfter.all + 1, dayAfter.wrong + (isWrong ? 1 : 0))
            }
        }
        print("nextDate in gaps: \(gaps.wrong) of \(gaps.all) states are wrong")
        print("nextDate in overlaps: \(overlaps.wrong) of \(overlaps.all) states are wrong")
        print("nextDate on the day after: \(dayAfter.wrong) of \(dayAfter.all) states are wrong")
        let zones = Dictionary(grouping: examples) { $0.prefix { $0 != " " } }
        for zone in zones.keys.sorted().prefix(12) { print("  ", zones[zone]?.first ?? "") }
        #expect(gaps.all > 15_000 && overlaps.all > 15_000)
    }
}
