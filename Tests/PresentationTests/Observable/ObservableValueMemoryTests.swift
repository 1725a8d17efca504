import HaruPresentation
import Testing

/// What observing keeps alive, and for how long.
@MainActor
struct ObservableValueMemoryTests {
    /// What an observer holds.
    final class Held: Sendable {
        func touch() {}
    }

    /// A view model that may observe itself.
    @MainActor
    final class Owner {
        let number = ObservableValue(0)
        var token: ObservationToken?
    }

    @Test func `O05: 10,000 observers that are dropped leave nothing, though nothing is sent`() {
        let number = ObservableValue(0)
        var tokens: [ObservationToken] = []
        var isAlive: [() -> Bool] = []
        for _ in 0..<10_000 {
            let held = Held()
            isAlive.append { [weak held] in held != nil }
            tokens.append(number.observe { _ in held.touch() })
        }
        #expect(isAlive.count { $0() } == 10_000)

        tokens = []

        #expect(isAlive.count { $0() } == 0)
    }

    @Test func `O05: an observer is released when its token is cancelled, in any order`() {
        let number = ObservableValue(0)
        var tokens: [ObservationToken] = []
        var alive: [() -> Bool] = []
        for _ in 0..<50 {
            let held = Held()
            alive.append { [weak held] in held != nil }
            tokens.append(number.observe { _ in held.touch() })
        }

        for index in (0..<50).shuffled() {
            tokens[index].cancel()
            #expect(!alive[index]())
        }
    }

    @Test func `an observer that leaves during a delivery is released at its end`() {
        let number = ObservableValue(0)
        weak var released: Held?
        var token: ObservationToken?
        do {
            let held = Held()
            released = held
            token = number.observe(replay: false) { _ in
                held.touch()
                token?.cancel()
            }
        }

        number.update { $0 = 1 }

        #expect(released == nil)
    }

    @Test func `O06: an owner that observes its own value weakly is released`() {
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            owner.token = owner.number.observe { [weak owner] _ in _ = owner?.number.value }
            owner.number.update { $0 = 1 }
        }

        #expect(released == nil)
    }

    @Test func `an owner that observes another's value strongly is released with that value`() {
        var number: ObservableValue<Int>? = ObservableValue(0)
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            owner.token = number?.observe { _ in _ = owner.number.value }
        }
        #expect(released != nil)

        number = nil

        #expect(released == nil)
    }

    @Test func `what an observer holds may end other observations when it is released`() {
        let number = ObservableValue(0)
        var heard = 0
        var inner: ObservationToken? = number.observe(replay: false) { _ in heard += 1 }
        let outer = number.observe { [inner] _ in withExtendedLifetime(inner) {} }
        inner = nil

        outer.cancel()
        number.update { $0 = 1 }

        #expect(heard == 0)
    }

    @Test func `O08: dropping the value ends its observers and its streams`() async {
        var number: ObservableValue<Int>? = ObservableValue(0)
        weak var released: Held?
        var token: ObservationToken?
        do {
            let held = Held()
            released = held
            token = number?.observe { _ in held.touch() }
        }
        var values = number?.values.makeAsyncIterator()
        #expect(await values?.next() == 0)

        number = nil

        #expect(released == nil)
        #expect(await values?.next() == nil)
        token?.cancel()
    }

    @Test func `a stream that is dropped observes nothing more`() async {
        let number = ObservableValue(Held.Box())
        weak var released: Held?
        do {
            var values = number.values.makeAsyncIterator()
            _ = await values.next()
            let held = Held()
            released = held
            number.update { $0 = Held.Box(held: held) }
            _ = await values.next()
        }

        number.update { $0 = Held.Box() }

        #expect(released == nil)
    }
}

extension ObservableValueMemoryTests.Held {
    struct Box: Equatable, Sendable {
        var held: ObservableValueMemoryTests.Held?

        static func == (left: Box, right: Box) -> Bool { left.held === right.held }
    }
}
