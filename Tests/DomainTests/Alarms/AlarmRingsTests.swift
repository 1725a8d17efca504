import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// The next ring against a walk of the clock on the wall, minute by minute, in Python.
struct AlarmRingsTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/rings.py").standardizedFileURL

    @Test func `rings when the walk says, on every day of the week and on sets of them`() throws {
        let lines = Fixture.text("rings.txt").split(separator: "\n")
        #expect(lines.count > 1000)
        var wrong: [String] = []
        for line in lines {
            let words = line.split(separator: " ")
            let numbers = words.dropFirst().compactMap { Int($0) }
            let moment = try Moment(String(words[0]), numbers[0])
            let time = try #require(TimeOfDay(minutes: numbers[1]))
            for mask in 1..<128 {
                let days = Weekday.allCases.filter { mask & 1 << $0.rawValue != 0 }
                let expected = days.map { numbers[2 + $0.rawValue] }.min()
                if moment.next(time, Set(days)) != expected { wrong.append("\(line) \(days)") }
            }
        }
        #expect(wrong == [])
    }

    /// Five million values, and sets of days at every twentieth minute.
    @Test(.enabled(if: TestScale.isExhaustive), .timeLimit(.minutes(30)))
    func `rings at every minute of every day when the walk says, from moments of a random seed`()
        throws
    {
        let seed = Int.random(in: 0..<1_000_000)
        print("seed \(seed)")
        let lines = try Self.run(["moments", "\(seed)", "50"], "")
        let bytes = try Self.run([], String(decoding: lines, as: UTF8.self))
        let moments = String(decoding: lines, as: UTF8.self).split(separator: "\n")
        #expect(moments.count == 500 && bytes.count == 500 * 7 * 1440 * 2)
        var (compared, wrong): (Int, [String]) = (0, [])
        for (number, line) in moments.enumerated() {
            let words = line.split(separator: " ")
            let moment = try Moment(String(words[0]), Int(words[1]) ?? 0)
            let expected = { (day: Weekday, minute: Int) in
                let place = ((number * 7 + day.rawValue) * 1440 + minute) * 2
                return Int(bytes[place]) | Int(bytes[place + 1]) << 8
            }
            for minute in 0..<1440 {
                let time = try #require(TimeOfDay(minutes: minute))
                for day in Weekday.allCases {
                    compared += 1
                    if moment.next(time, [day]) != expected(day, minute) {
                        wrong.append("\(line) \(time.text) \(day)")
                    }
                }
                for mask in 1..<128 where minute.isMultiple(of: 20) {
                    let days = Weekday.allCases.filter { mask & 1 << $0.rawValue != 0 }
                    let first = days.map { expected($0, minute) }.min()
                    if moment.next(time, Set(days)) != first {
                        wrong.append("\(line) \(time.text) \(days)")
                    }
                }
            }
        }
        print("\(compared) rings compared, seed \(seed)")
        #expect(wrong.prefix(20) == [])
    }

    /// A moment in a zone.
    private struct Moment {
        let calendar: LocalCalendar
        let now: Date
        let minute: Date

        init(_ zone: String, _ seconds: Int) throws {
            calendar = LocalCalendar(try #require(TimeZone(identifier: zone)))
            now = Date(timeIntervalSince1970: Double(seconds))
            minute = Date(timeIntervalSince1970: Double(seconds / 60 * 60))
        }

        /// The minutes from the moment's own minute to the next ring.
        func next(_ time: TimeOfDay, _ days: Set<Weekday>) -> Int? {
            let alarm = Alarm(id: UUID(number: 1), time: time, days: days, createdAt: now)
            return alarm.armed(at: now).next(after: now, in: calendar).map {
                Int($0.at.timeIntervalSince(minute)) / 60
            }
        }
    }

    private static func run(_ arguments: [String], _ input: String) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(input.utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + arguments
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return bytes
    }
}
