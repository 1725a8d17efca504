import Foundation
import HaruDomain

/// What it costs to find out when alarms ring.
enum AlarmsBench {
    /// Days on which both sides agree: the peer is wrong around some changes of the clock.
    private static let start = Date(timeIntervalSince1970: 1_767_225_600)  // 1 January 2026
    private static let years = start..<Date(timeIntervalSince1970: 2_082_758_400)  // 2036

    static func rows() throws -> [BenchmarkRow] {
        guard let zone = TimeZone(identifier: "America/New_York") else {
            throw BenchmarkError.differentAnswers(job: "alarms")
        }
        let ours = LocalCalendar(zone)
        var peer = Calendar(identifier: .gregorian)
        peer.timeZone = zone
        let moments = (0..<1000).map { start + Double($0) * 31_337 }
        let daily = entry(minutes: 7 * 60, days: Set(Weekday.allCases))
        let weekly = entry(minutes: 7 * 60, days: [.wed])
        return [
            try BenchmarkRow.compare(
                "next ring of a daily alarm",
                count: moments.count,
                ratioAtMost: 0.02,
                ours: { sum(moments.map { daily.next(after: $0, in: ours)?.at }) },
                peer: { sum(moments.map { next(after: $0, DateComponents(7, 0), peer) }) }
            ),
            try BenchmarkRow.compare(
                "next ring of a weekly alarm",
                count: moments.count,
                ratioAtMost: 0.02,
                ours: { sum(moments.map { weekly.next(after: $0, in: ours)?.at }) },
                peer: { sum(moments.map { next(after: $0, DateComponents(7, 0, 4), peer) }) }
            ),
            try tenYears(ours, peer),
            try planning(ours, peer),
        ]
    }

    /// Half of them are asked for every day, half on Wednesdays.
    private static func planning(
        _ ours: LocalCalendar,
        _ peer: Calendar
    ) throws -> BenchmarkRow {
        let entries = (0..<1000).map {
            entry(minutes: $0, days: $0.isMultiple(of: 2) ? Set(Weekday.allCases) : [.wed])
        }
        let alarms = AlarmClock(entries)
        let wording = NotificationWording { _ in NotificationWording.Lines(title: "", body: "") }
        return try BenchmarkRow.compare(
            "planning the notifications of 1,000 alarms",
            count: 1,
            ratioAtMost: 0.02,
            ours: {
                let agenda = Agenda(at: start, steady: start, in: ours, alarms: alarms)
                let plan = NotificationPlan(for: agenda, pending: [], limit: 64, wording: wording)
                return sum((plan.held + plan.dropped).map(\.at))
            },
            peer: {
                sum(
                    entries.map { entry in
                        let time = entry.alarm.time
                        let weekday = entry.alarm.days.count == 1 ? 4 : nil
                        let parts = DateComponents(time.hour, time.minute, weekday)
                        return next(after: start, parts, peer)
                    }
                )
            }
        )
    }

    private static func tenYears(
        _ ours: LocalCalendar,
        _ peer: Calendar
    ) throws -> BenchmarkRow {
        let entries = (0..<100).map {
            entry(minutes: 240 + $0 * 11, days: Set(Weekday.allCases))
        }
        return try BenchmarkRow.compare(
            "ten years of 100 daily alarms",
            count: 1,
            rounds: 1,
            ratioAtMost: 0.02,
            ours: {
                entries.reduce(0) { total, entry in
                    total &+ sum(entry.occurrences(in: years, in: ours).map(\.at))
                }
            },
            peer: {
                entries.reduce(0) { total, entry in
                    let time = entry.alarm.time
                    var (found, moment): ([Date], Date) = ([], years.lowerBound)
                    while let ring = next(
                        after: moment,
                        DateComponents(time.hour, time.minute),
                        peer
                    ),
                        ring < years.upperBound
                    {
                        found.append(ring)
                        moment = ring
                    }
                    return total &+ sum(found)
                }
            }
        )
    }

    private static func entry(minutes: Int, days: Set<Weekday>) -> AlarmEntry {
        let time = TimeOfDay(minutes: minutes) ?? .midnight
        let alarm = Alarm(id: UUID(), time: time, days: days, createdAt: start)
        return AlarmEntry(alarm: alarm, state: AlarmState(armedAt: start))
    }

    private static func next(
        after moment: Date,
        _ components: DateComponents,
        _ calendar: Calendar
    ) -> Date? {
        calendar.nextDate(
            after: moment,
            matching: components,
            matchingPolicy: .nextTime,
            repeatedTimePolicy: .first
        )
    }

    private static func sum(_ instants: [Date?]) -> Int {
        instants.reduce(0) { $0 &+ Int($1?.timeIntervalSince1970 ?? 0) }
    }
}

extension DateComponents {
    fileprivate init(_ hour: Int, _ minute: Int, _ weekday: Int? = nil) {
        self.init(hour: hour, minute: minute, weekday: weekday)
    }
}
