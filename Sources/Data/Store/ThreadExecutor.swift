import Dispatch
import Foundation
import HaruDomain

/// A thread of its own for one actor, so that waiting for a disk blocks nobody else. It begins with the
/// first job and ends with the executor.
final class ThreadExecutor: SerialExecutor {
    private let turns = Turns()

    deinit {
        turns.end()
    }

    /// Whether nobody waits for the actor; it may change at any time.
    var isIdle: Bool { turns.isEmpty }

    func enqueue(_ job: consuming ExecutorJob) {
        turns.add(UnownedJob(job), of: self)
    }

    /// Lets others run until one of them waits for the actor, but not for long. To be awake when they come is
    /// worth it where they surely do: otherwise it takes the processor from them.
    func yield() {
        var patience = 100
        while patience > 0, isIdle {
            sched_yield()
            patience -= 1
        }
    }
}

/// The jobs of an executor in the order in which they came, and the thread that does them.
private final class Turns: Sendable {
    private struct Line {
        var jobs: [(job: UnownedJob, executor: ThreadExecutor)] = []
        var hasThread = false
        /// Whether the thread found nothing to do, and nobody has woken it since.
        var isAsleep = false
        var hasEnded = false

        /// Whether the thread is to be woken.
        mutating func wakes() -> Bool {
            defer { isAsleep = false }
            return isAsleep
        }
    }

    private let line = Locked(Line())
    private let alarm = DispatchSemaphore(value: 0)

    var isEmpty: Bool { line.withLock { $0.jobs.isEmpty } }

    func add(_ job: UnownedJob, of executor: ThreadExecutor) {
        let (wakes, needsThread) = line.withLock { line in
            defer { line.hasThread = true }
            line.jobs.append((job, executor))
            return (line.wakes(), !line.hasThread)
        }
        if wakes { alarm.signal() }
        if needsThread { Thread.detachNewThread { self.run() } }
    }

    func end() {
        let wakes = line.withLock { line in
            line.hasEnded = true
            return line.wakes()
        }
        if wakes { alarm.signal() }
    }

    private func run() {
        while true {
            while let (job, executor) = next() {
                job.runSynchronously(on: executor.asUnownedSerialExecutor())
            }
            if line.withLock({ $0.hasEnded }) { return }
            alarm.wait()
        }
    }

    private func next() -> (UnownedJob, ThreadExecutor)? {
        line.withLock { line in
            guard line.jobs.isEmpty else { return line.jobs.removeFirst() }
            line.isAsleep = !line.hasEnded
            return nil
        }
    }
}
