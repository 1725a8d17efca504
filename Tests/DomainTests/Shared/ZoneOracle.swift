import Foundation
import HaruDomain

/// The history of one zone as Python has it, from `Fixtures/oracle.py`.
struct ZoneOracle: Sendable {
    /// A change of the offset from UTC, in seconds since 1970 and seconds.
    struct Change {
        let at: Int
        let before: Int
        let after: Int
    }

    let name: String
    let changes: [Change]
    private let first: Int

    /// Every zone; those that this system knows otherwise are printed and left out.
    static let all: (version: String, zones: [ZoneOracle], different: [String]) = {
        let lines = Fixture.text("transitions.txt").split(separator: "\n")
        var (zones, different): ([ZoneOracle], [String]) = ([], [])
        for line in lines.dropFirst() {
            let words = line.split(separator: " ")
            for name in words[0].split(separator: ",") {
                let oracle = ZoneOracle(name: String(name), words: words.dropFirst())
                if oracle.agreesWithThisSystem {
                    zones.append(oracle)
                } else {
                    different.append(oracle.name)
                }
            }
        }
        if !different.isEmpty { print("skipped, other zone data: \(different)") }
        return (String(lines[0]), zones, different)
    }()

    private init(name: String, words: ArraySlice<Substring>) {
        self.name = name
        first = Int(words.first ?? "") ?? 0
        var changes: [Change] = []
        var (at, offset) = (0, first)
        for word in words.dropFirst() {
            let numbers = word.split(separator: ":").compactMap { Int($0) }
            at += numbers[0]
            changes.append(Change(at: at, before: offset, after: numbers[1]))
            offset = numbers[1]
        }
        self.changes = changes
    }

    var calendar: LocalCalendar? { TimeZone(identifier: name).map(LocalCalendar.init) }

    /// The offset at an instant, in seconds.
    func offset(at seconds: Int) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].at <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : changes[low - 1].after
    }

    /// The instants at which the clock shows a local time, given as seconds since 1970 without a zone.
    func instants(of local: Int, near change: Change) -> [Int] {
        let offsets = Set(
            [change.before, change.after] + [-90_000, 90_000].map { offset(at: change.at + $0) }
        )
        return offsets.map { local - $0 }.filter { $0 + offset(at: $0) == local }.sorted()
    }

    private var agreesWithThisSystem: Bool {
        guard let zone = TimeZone(identifier: name) else { return false }
        return changes.allSatisfy { change in
            [(change.at - 1, change.before), (change.at, change.after)].allSatisfy {
                zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) == $1
            }
        }
    }
}

/// A file of the fixtures.
enum Fixture {
    static func text(_ name: String) -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/\(name)").standardizedFileURL
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            return "\(error)"
        }
    }
}
