import Foundation
import Testing

@testable import HaruData

@Suite struct ThreadExecutorTests {
    private actor Worker {
        private let executor = ThreadExecutor()
        private(set) var numbers: [Int] = []

        nonisolated var unownedExecutor: UnownedSerialExecutor {
            executor.asUnownedSerialExecutor()
        }

        func add(_ number: Int) {
            numbers.append(number)
        }

        func thread() -> ObjectIdentifier {
            ObjectIdentifier(Thread.current)
        }

        func watch() -> Watch {
            Watch(thread: Thread.current)
        }
    }

    private final class Watch: @unchecked Sendable {
        private weak var thread: Thread?

        init(thread: Thread) {
            self.thread = thread
        }

        var hasEnded: Bool { thread == nil || thread?.isFinished == true }
    }

    @Test func `whatever an actor does it does on one thread`() async {
        let worker = Worker()
        var threads: Set<ObjectIdentifier> = []
        for _ in 0..<100 { threads.insert(await worker.thread()) }
        #expect(threads.count == 1)
        #expect(await Worker().thread() != worker.thread())
    }

    @Test func `nothing that many ask for at once is lost`() async {
        let worker = Worker()
        await withTaskGroup { group in
            for number in 0..<1000 {
                group.addTask { await worker.add(number) }
            }
        }
        #expect(await worker.numbers.sorted() == Array(0..<1000))
    }

    @Test func `its thread ends with it`() async throws {
        let watch = await Worker().watch()
        for _ in 0..<1000 where !watch.hasEnded { try await Task.sleep(for: .milliseconds(10)) }
        #expect(watch.hasEnded)
    }
}
