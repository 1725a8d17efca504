@testable import HaruData
import HaruDomain

/// Lets the n-th step of a file system fail, and all behind it when the machine dies there.
final class FaultPlan: Sendable {
    enum Fault: Hashable {
        case error(RepositoryError.Reason)
        case crash
    }

    private let place: Int
    private let fault: Fault
    private let steps = Locked(0)
    private let failed = Locked<MemoryFileSystem.Call?>(nil)

    init(_ fault: Fault, at place: Int) {
        self.fault = fault
        self.place = place
    }

    /// The step that failed; nil when there were fewer.
    var failedCall: MemoryFileSystem.Call? { failed.withLock { $0 } }

    func willCall(_ call: MemoryFileSystem.Call) throws(RepositoryError.Reason) {
        let step = steps.withLock { steps in
            steps += 1
            return steps
        }
        if step == place { failed.withLock { $0 = call } }
        switch fault {
        case .error(let reason): if step == place { throw reason }
        case .crash: if step >= place { throw step == place ? .io(code: 5) : .notPermitted }
        }
    }
}
