import Foundation
import HaruPresentation

/// What it costs to tell the difference between two lists of 10,000 items with UUIDs.
enum ListsBench {
    private struct Item: Identifiable, Equatable {
        let id: UUID
        var content: Int
    }

    /// What DifferenceKit 1.3 takes for the same share of changes, counted once.
    private static let peers: [Double] = [21_600_000, 21_600_000, 20_400_000]
    private static let percents = [1, 10, 100]

    static let workloads =
        percents.map { percent in
            Workload(name: "lists-\(percent)") { compare(changing: percent, times: $0) }
        } + [Workload(name: "lists-0") { compare(changing: 0, times: $0) }]

    static func rows() throws -> [BenchmarkRow] {
        let counter = try InstructionCounter()
        let ours = try workloads.map {
            try counter.instructions(of: $0, few: 2, many: 12)
        }
        let changed = zip(percents, zip(ours, peers)).map { percent, costs in
            BenchmarkRow(
                "difference of 10,000 items, \(percent) % changed",
                ours: costs.0,
                peer: costs.1,
                unit: "instructions",
                ratioAtMost: 0.6
            )
        }
        let unchanged = BenchmarkRow(
            "difference of 10,000 items, none changed",
            ours: ours[3],
            peer: peers[0],
            unit: "instructions",
            ratioAtMost: 0.02
        )
        return changed + [unchanged]
    }

    /// Of the changed share a half is new, a quarter has other content and a quarter another place;
    /// of a list that is changed as a whole nothing stays.
    private static func compare(changing percent: Int, times: Int) {
        let old = (0..<10_000).map { Item(id: UUID(), content: $0) }
        var new = old
        if percent == 100 {
            for index in new.indices { new[index] = Item(id: UUID(), content: index) }
        } else if percent > 0 {
            let step = 100 / percent
            for (number, index) in stride(from: 0, to: new.count, by: step).enumerated() {
                switch number % 4 {
                case 0, 1: new[index] = Item(id: UUID(), content: index)
                case 2: new[index].content += 1
                default: new.swapAt(index, (index * 7919) % new.count)
                }
            }
        }
        for _ in 0..<times {
            guard ListDifference(from: old, to: new).isEmpty == (percent == 0) else {
                return print("a difference is missing")
            }
        }
    }
}
