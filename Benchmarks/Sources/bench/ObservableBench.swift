import HaruPresentation
import Synchronization

/// What it costs to set an observed value, and to observe one.
enum ObservableBench {
    /// What OpenCombine 0.14's `CurrentValueSubject` takes for the same, counted once.
    private static let peers: [String: Double] = [
        "set-10": 16_000, "set-1000": 1_370_000, "subscribe-cancel": 21_000,
    ]

    static let workloads = [
        Workload(name: "set-10") { set(observers: 10, times: $0) },
        Workload(name: "set-1000") { set(observers: 1000, times: $0) },
        Workload(name: "subscribe-cancel") { subscribeAndCancel(times: $0) },
    ]

    static func rows() throws -> [BenchmarkRow] {
        let counter = try InstructionCounter()
        let jobs: [(job: String, limit: Double, many: Int)] = [
            ("set a value with 10 observers", 1000, 5000),
            ("set a value with 1,000 observers", 60_000, 300),
            ("observe a value and cancel", 1500, 5000),
        ]
        return try zip(workloads, jobs).map { workload, job in
            BenchmarkRow(
                job.job,
                ours: try counter.instructions(of: workload, few: job.many / 10, many: job.many),
                peer: peers[workload.name],
                unit: "instructions",
                atMost: job.limit
            )
        }
    }

    /// What observers do with a value: as little as possible, but not nothing.
    private final class Sink: Sendable {
        private let sum = Atomic(0)

        func take(_ number: Int) {
            sum.wrappingAdd(number, ordering: .relaxed)
        }
    }

    @MainActor
    private static func set(observers: Int, times: Int) {
        let (value, sink) = (ObservableValue(0), Sink())
        let tokens = (0..<observers).map { _ in value.observe { sink.take($0) } }
        for number in 1...max(1, times) { value.update { $0 = number } }
        withExtendedLifetime(tokens) {}
    }

    @MainActor
    private static func subscribeAndCancel(times: Int) {
        let (value, sink) = (ObservableValue(1), Sink())
        let tokens = (0..<10).map { _ in value.observe { sink.take($0) } }
        for _ in 0..<times { value.observe { sink.take($0) }.cancel() }
        withExtendedLifetime(tokens) {}
    }
}
