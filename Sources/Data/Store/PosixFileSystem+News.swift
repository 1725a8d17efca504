import Foundation

/// Hearing of what other processes do in the directory.
extension PosixFileSystem {
    /// The pause between two looks where the system tells of nothing, in microseconds.
    private static let pause: UInt32 = 500_000
    /// What one commit does to the files, and the ones right after it, are looked at once, in microseconds.
    private static let burst: UInt32 = 50_000

    package func awaitChange(while isSame: () -> Bool) {
        #if os(Linux)
            if awaitNews(while: isSame) { return }
        #endif
        while isSame() { usleep(Self.pause) }
    }

    #if os(Linux)
        /// Whether the system could be asked to tell.
        private func awaitNews(while isSame: () -> Bool) -> Bool {
            let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            let kinds =
                IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
                | IN_MOVE_SELF | IN_ONLYDIR
            guard inotify_add_watch(descriptor, directory, UInt32(kinds)) >= 0 else { return false }
            var news = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Asked after the watch began: what came before it is seen, what comes after it is told.
            while isSame() {
                if poll(&news, 1, longestSilence) > 0 { usleep(Self.burst) }
                drain(descriptor)
            }
            return true
        }

        private func drain(_ descriptor: Int32) {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                while Foundation.read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
        }
    #endif
}
