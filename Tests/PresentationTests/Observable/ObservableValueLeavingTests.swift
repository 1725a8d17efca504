import HaruPresentation
import Testing

/// Observers that come and go while others are told.
@MainActor
struct ObservableValueLeavingTests {
    enum Action: CaseIterable, Sendable {
        case leaves, removesAnother, addsOne
    }

    @Test(arguments: Action.allCases, 0..<3)
    func `O03, O10: an observer may leave, remove another or add one while it is told`(
        _ action: Action,
        _ position: Int
    ) {
        let number = ObservableValue(0)
        var heard: [String] = []
        var tokens: [Int: ObservationToken] = [:]
        for index in 0..<3 {
            tokens[index] = number.observe(replay: false) { value in
                heard.append("\(index):\(value)")
                guard index == position, value == 1 else { return }
                switch action {
                case .leaves: tokens[index] = nil
                case .removesAnother: tokens[(index + 1) % 3] = nil
                case .addsOne:
                    tokens[3] = number.observe(replay: false) { heard.append("3:\($0)") }
                }
            }
        }

        number.update { $0 = 1 }
        number.update { $0 = 2 }

        let another = (position + 1) % 3
        let expected: (first: [Int], second: [Int]) =
            switch action {
            case .leaves: ([0, 1, 2], [0, 1, 2].filter { $0 != position })
            case .removesAnother:
                (
                    [0, 1, 2].filter { $0 != another || another < position },
                    [0, 1, 2].filter { $0 != another }
                )
            case .addsOne: ([0, 1, 2], [0, 1, 2, 3])
            }
        #expect(heard == expected.first.map { "\($0):1" } + expected.second.map { "\($0):2" })
    }

    @Test func `one that left hears nothing that was waiting for it`() {
        let number = ObservableValue(0)
        var heard: [Int] = []
        var token: ObservationToken?
        let setter = number.observe { value in
            guard value == 1 else { return }
            number.update { $0 = 2 }
        }
        token = number.observe(replay: false) {
            heard.append($0)
            token?.cancel()
        }

        number.update { $0 = 1 }

        #expect(heard == [1])
        withExtendedLifetime(setter) {}
    }

    @Test func `a token may be cancelled twice and on any thread`() async {
        let number = ObservableValue(0)
        var heard = 0
        let tokens = (0..<100).map { _ in number.observe { _ in heard += 1 } }

        await withTaskGroup { group in
            for token in tokens {
                group.addTask { @concurrent in token.cancel() }
                group.addTask { @concurrent in token.cancel() }
            }
        }
        number.update { $0 = 1 }

        #expect(heard == 100)
    }

    @Test func `tokens end on other threads while the value is set`() async {
        let number = ObservableValue(0)
        var heard = 0
        var tokens = (0..<2000).map { _ in number.observe(replay: false) { _ in heard += 1 } }
        let kept = number.observe { _ in }

        let ending = Task { @concurrent [batch = tokens] in
            for token in batch {
                token.cancel()
                await Task.yield()
            }
        }
        tokens = []
        for value in 1...200 {
            number.update { $0 = value }
            await Task.yield()
        }
        await ending.value
        let before = heard
        number.update { $0 = -1 }

        #expect(heard == before)
        withExtendedLifetime(kept) {}
    }
}
