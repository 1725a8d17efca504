import Foundation
@testable import HaruPresentation
import HaruTestSupport
import Testing

struct ListDifferenceTests {
    struct Item: Identifiable, Hashable, Sendable {
        let id: Int
        var content = 0
    }

    typealias Difference = ListDifference<Item>

    @Test func `tells what has gone, come and moved by the places of both lists`() {
        let difference = Self.difference(from: [1, 2, 3, 4, 5], to: [4, 1, 6, 3, 5])

        #expect(difference.removals == [1])
        #expect(difference.insertions.map(\.index) == [2])
        #expect(difference.insertions.map(\.element.id) == [6])
        #expect(difference.moves == [Difference.Move(from: 3, to: 0)])
        #expect(difference.updates.isEmpty)
    }

    @Test func `content that changed is an update and no structure, also of what has moved`() {
        let old = [1, 2, 3].map { Item(id: $0) }
        let new = [Item(id: 3, content: 1), Item(id: 1), Item(id: 2, content: 1)]

        let difference = Difference(from: old, to: new)

        #expect(difference.moves == [Difference.Move(from: 2, to: 0)])
        #expect(difference.updates.map(\.index) == [0, 2])
        #expect(difference.removals.isEmpty && difference.insertions.isEmpty)
        #expect(difference.applied(to: old) == new)
    }

    @Test(arguments: [
        ([], []), ([1], []), ([], [1]), ([1, 2, 3], [1, 2, 3]), ([1, 1], [1]), ([1], [1, 1]),
        ([1, 1, 2, 1], [1, 2, 1, 1, 1]), ([1, 2, 1, 2], [2, 1, 2, 1]), ([1, 1, 1], [2, 2, 2]),
        ([1, 2, 3], [3, 2, 1]), ([1, 2], [2, 1, 1, 2]),
    ])
    func `the difference applied to the old list is the new one`(_ old: [Int], _ new: [Int]) {
        let difference = Self.difference(from: old, to: new)

        #expect(difference.applied(to: Self.items(old)) == Self.items(new))
        #expect(difference.isEmpty == (old == new))
    }

    @Test(arguments: 0..<500)
    func `random lists, with doubles and new content, obey the same law`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ids = 1...Int.random(in: 1...40, using: &random)
        let lists = (0..<2).map { _ in
            (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Item(
                    id: Int.random(in: ids, using: &random),
                    content: Int.random(in: 0...1, using: &random)
                )
            }
        }

        let difference = Difference(from: lists[0], to: lists[1])

        #expect(difference.applied(to: lists[0]) == lists[1], "seed \(seed)")
        #expect(Self.isInOrder(difference), "seed \(seed)")
        for update in difference.updates {
            #expect(!difference.insertions.contains { $0.index == update.index }, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<200)
    func `moves as few as an exhaustive search does, and removes and inserts nothing that stays`(
        seed: UInt64
    ) {
        var random = SeededGenerator(seed: seed)
        let old = Array(1...9).shuffled(using: &random).prefix(7)
        let new = Array(1...9).shuffled(using: &random).prefix(7)

        let difference = Self.difference(from: Array(old), to: Array(new))

        #expect(difference.removals.map { old[$0] } == old.filter { !new.contains($0) })
        #expect(difference.insertions.map(\.element.id) == new.filter { !old.contains($0) })
        let both = new.filter(old.contains).compactMap { old.firstIndex(of: $0) }
        let stays = (0..<(1 << both.count)).map { choice in
            both.indices.filter { choice & (1 << $0) != 0 }.map { both[$0] }
        }
        let most = stays.filter { $0 == $0.sorted() }.map(\.count).max() ?? 0
        #expect(difference.moves.count == both.count - most, "seed \(seed)")
    }

    @Test func `25 elements that changed their place among 10,000 are 25 moves`() {
        var random = SeededGenerator(seed: 25)
        var ids = Array(0..<10_000)
        for id in (0..<25).map({ $0 * 400 + 7 }) {
            ids.remove(at: ids.firstIndex(of: id) ?? 0)
            ids.insert(id, at: Int.random(in: 0..<ids.count, using: &random))
        }

        let difference = Self.difference(from: Array(0..<10_000), to: ids)

        #expect(difference.moves.count == 25)
        #expect(difference.applied(to: Self.items(Array(0..<10_000))) == Self.items(ids))
    }

    private static func items(_ ids: [Int]) -> [Item] { ids.map { Item(id: $0) } }

    private static func difference(from old: [Int], to new: [Int]) -> Difference {
        Difference(from: items(old), to: items(new))
    }

    private static func isInOrder(_ difference: Difference) -> Bool {
        [
            difference.removals, difference.insertions.map(\.index),
            difference.moves.map(\.to), difference.updates.map(\.index),
        ]
        .allSatisfy { Array(Set($0)).sorted() == $0 }
    }
}
