import Foundation

/// Whose turn it is to ring when several `haru watch` run on one store: that of the first, and of the next
/// once it has ended. Alarms and countdowns need no turn: the store says whether they were told.
final class WatchTurn {
    private let path: String
    private var descriptor: Int32 = -1

    init(in directory: URL) {
        path = directory.appending(path: "watch.lock").path
        _ = isMine
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether it is ours, taking it if it is nobody's. Where no lock can be made everyone rings.
    var isMine: Bool {
        if descriptor >= 0 { return true }
        let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard opened >= 0 else { return true }
        if flock(opened, LOCK_EX | LOCK_NB) == 0 {
            descriptor = opened
            return true
        }
        close(opened)
        return false
    }
}
