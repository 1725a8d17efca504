import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// Every change of the clock of every zone from 1970 to 2037, as the oracle has them.
struct AlarmTransitionTests {
    /// A change of a zone and the local times in the middle of its gap or overlap.
    struct Case {
        let oracle: ZoneOracle
        let calendar: LocalCalendar
        let change: ZoneOracle.Change
        /// The set time, in seconds since 1970 without a zone, on a full minute.
        let local: Int

        var isGap: Bool { change.after > change.before }
        var day: CalendarDay { CalendarDay(daysSince1970: local.dividedDown(by: 86_400)) }
        var time: TimeOfDay? { TimeOfDay(minutes: local.modulo(86_400) / 60) }

        /// Where the alarm must ring on this day; nil where the day is missing.
        var expected: Date? {
            if !isGap { return Date(seconds: local - change.before) }
            let (from, to) = (change.at + change.before, change.at + change.after)
            let start = day.daysSince1970 * 86_400
            return from <= start && start + 86_400 <= to ? nil : Date(seconds: change.at)
        }

        func alarm(_ days: Set<Weekday>, armed: Date) throws -> AlarmEntry {
            let time = try #require(time)
            return Alarm(id: UUID(number: 1), time: time, days: days, createdAt: armed)
                .armed(at: armed)
        }

        /// Where the alarm rings on another day, by the oracle: nil where that is a change, too.
        func plain(_ days: Int) -> Date? {
            let instants = oracle.instants(of: local + days * 86_400, near: change)
            return instants.count == 1 ? Date(seconds: instants[0]) : nil
        }

        var name: String { "\(oracle.name) \(change.at) \(day.text) \(time?.text ?? "")" }
    }

    static let all: [Case] = ZoneOracle.all.zones.flatMap { oracle in
        guard let calendar = oracle.calendar else { return [Case]() }
        return oracle.changes.compactMap { change in
            let (from, to) = (change.at + change.before, change.at + change.after)
            let middle = (from + to) / 2 / 60 * 60
            // A shift of less than a minute has no full minute inside.
            guard min(from, to) <= middle, middle < max(from, to) else { return nil }
            return Case(oracle: oracle, calendar: calendar, change: change, local: middle)
        }
    }

    private static let daily = Set(Weekday.allCases)

    @Test func `in the middle it rings exactly once, where it must, and on time the day after`()
        throws
    {
        var (wrong, gaps, overlaps): ([String], Int, Int) = ([], 0, 0)
        for each in Self.all {
            if each.isGap { gaps += 1 } else { overlaps += 1 }
            let start = Date(seconds: each.change.at - 40 * 3600)
            let entry = try each.alarm(Self.daily, armed: start)
            let end = Date(seconds: each.change.at + 72 * 3600)
            let rings = entry.occurrences(in: start..<end, in: each.calendar).filter(\.rings)
            let today = rings.filter { $0.local.day == each.day }
            let reason: AlarmOccurrence.Reason = each.isGap ? .gap : .overlap
            let expected = each.expected.map { [$0] } ?? []
            if today.map(\.at) != expected || today.contains(where: { $0.reason != reason }) {
                wrong.append("\(each.name): \(today)")
            }
            if let tomorrow = each.plain(1) {
                let found = rings.filter { $0.local.day == each.day.adding(days: 1) }
                if found.map(\.at) != [tomorrow] { wrong.append("\(each.name): the day after") }
            }
        }
        print("\(gaps) gaps and \(overlaps) overlaps")
        #expect(gaps > 15_000 && overlaps > 15_000)
        #expect(wrong == [])
    }

    @Test func `one that rings once rings at the same instant, and then no more`() throws {
        var wrong: [String] = []
        for each in Self.all {
            guard let expected = each.expected else { continue }
            let start = expected - 3600
            let entry = try each.alarm([], armed: start)
            let found = Array(entry.upcoming(after: start, in: each.calendar))
            if found.map(\.at) != [expected]
                || entry.next(after: start, in: each.calendar) != found[0]
            {
                wrong.append("\(each.name): \(found)")
            }
        }
        #expect(wrong == [])
    }

    @Test func `a program that looks every few minutes hears it exactly once`() throws {
        var wrong: [String] = []
        for (number, each) in Self.all.enumerated()
        where TestScale.isExhaustive || number.isMultiple(of: 7) {
            guard let expected = each.expected else { continue }
            var clock = AlarmClock([try each.alarm(Self.daily, armed: expected - 3 * 3600)])
            var heard: Set<Date> = []
            for minutes in stride(from: -160, through: 600, by: 4) {
                clock.settle(at: expected + Double(minutes * 60), in: each.calendar)
                let state = clock.entries[UUID(number: 1)]?.state
                if let ring = state?.ring { heard.insert(ring.due) }
                if let missed = state?.missedAt, missed != expected { heard.insert(missed) }
            }
            if heard != [expected] { wrong.append("\(each.name): \(heard)") }
        }
        #expect(wrong == [])
    }

    @Test func `a program that starts between the passes, or in the second, hears nothing`() throws
    {
        var wrong: [String] = []
        for each in Self.all where !each.isGap {
            let first = Date(seconds: each.local - each.change.before)
            let second = Date(seconds: each.local - each.change.after)
            for days in [[], Self.daily] {
                // Half the way, at the second pass, and a minute after it.
                for start in [first + (second.timeIntervalSince(first) / 2), second, second + 60] {
                    let isLate = start.timeIntervalSince(first) <= 600
                    var clock = AlarmClock([try each.alarm(days, armed: first - 7200)])
                    clock.settle(at: start, in: each.calendar)
                    let entry = try #require(clock.entries[UUID(number: 1)])
                    let isRight =
                        (entry.state.ring?.due == first) == isLate
                        && entry.state.missedAt == (isLate ? nil : first)
                        && entry.alarm.isEnabled == !days.isEmpty
                    if !isRight { wrong.append("\(each.name) \(start)") }
                    let armedNow = try each.alarm(days, armed: start)
                    let next = armedNow.next(after: start, in: each.calendar)
                    if let tomorrow = each.plain(1), next?.at != tomorrow {
                        wrong.append("\(each.name) armed at \(start)")
                    }
                }
            }
        }
        #expect(wrong == [])
    }
}

extension Date {
    fileprivate init(seconds: Int) {
        self.init(timeIntervalSince1970: Double(seconds))
    }
}
