import HaruPresentation
import Observation
import Testing

/// The value as an asynchronous sequence and as the Observation framework sees it.
@MainActor
struct ObservableValueBridgeTests {
    let number = ObservableValue(0)

    @Test func `each stream begins with the present value and finds the newest`() async {
        var first = number.values.makeAsyncIterator()
        #expect(await first.next() == 0)

        number.update { $0 = 1 }
        var second = number.values.makeAsyncIterator()
        number.update { $0 = 2 }

        #expect(await first.next() == 2)
        #expect(await second.next() == 2)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a slow reader is not given the same value twice`() async {
        let stream = number.values
        let (mayRead, goOn) = AsyncStream<Void>.makeStream()
        var heard: [Int] = []
        let reading = Task {
            for await value in stream {
                heard.append(value)
                if value == 7 { break }
                for await _ in mayRead { break }
            }
        }
        while heard.isEmpty { await Task.yield() }

        number.update { $0 = 1 }
        number.update { $0 = 0 }
        goOn.yield()
        for _ in 0..<20 { await Task.yield() }
        number.update { $0 = 7 }
        await reading.value

        #expect(heard == [0, 7])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a stream ends when the task that reads it is cancelled`() async {
        var values: [Int] = []
        let reading = Task { for await value in number.values { values.append(value) } }
        while values.isEmpty { await Task.yield() }

        reading.cancel()
        await reading.value

        #expect(values == [0])
    }

    @Test func `is observable by the Observation framework, which tells before the change`() {
        let observed = ObservedValue(number)
        var seen: [Int] = []
        withObservationTracking {
            _ = observed.value
        } onChange: {
            MainActor.assumeIsolated { seen.append(observed.value) }
        }

        number.update { $0 = 1 }
        number.update { $0 = 2 }

        #expect(seen == [0])
        #expect(observed.value == 2)
    }

    @Test func `a bridge that is dropped follows no more and keeps nothing`() {
        weak var dropped: ObservedValue<Int>?
        do {
            let observed = ObservedValue(number)
            dropped = observed
            number.update { $0 = 1 }
        }

        #expect(dropped == nil)
    }

    @Test func `a bridge made during a delivery ends with the newest value`() {
        var observed: ObservedValue<Int>?
        let setter = number.observe(replay: false) { value in
            guard value == 1 else { return }
            number.update { $0 = 2 }
            observed = ObservedValue(number)
            number.update { $0 = 3 }
        }

        number.update { $0 = 1 }

        #expect(observed?.value == 3)
        withExtendedLifetime(setter) {}
    }
}
