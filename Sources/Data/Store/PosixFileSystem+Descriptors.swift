import Foundation
import HaruDomain

/// Finding, making and syncing what a name stands for.
extension PosixFileSystem {
    /// What the process may write; at more the system does not fail but ends it, with SIGXFSZ.
    static var longestFile: Int {
        var limit = rlimit()
        #if canImport(Darwin)
            let resource = RLIMIT_FSIZE
        #else
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #endif
        guard getrlimit(resource, &limit) == 0 else { return .max }
        return Int(clamping: limit.rlim_cur)
    }

    func path(_ name: String) -> String { directory + "/" + name }

    func writableDescriptor(of name: String) throws(Reason) -> Int32 {
        guard let descriptor = try descriptor(of: name, making: true),
            files.withLock({ $0[name]?.isWritable ?? false })
        else { throw .notPermitted }
        return descriptor
    }

    /// The file that is open under a name, or is opened now; nil when it is missing and not made.
    func descriptor(of name: String, making: Bool) throws(Reason) -> Int32? {
        try files.withLock { files throws(Reason) in
            if let file = files[name] { return file.descriptor }
            try checkDirectory(making: making)
            let file: OpenFile
            do throws(Reason) {
                file = try open(name, O_RDWR | (making ? O_CREAT : 0))
            } catch {
                switch error {
                case .io(ENOENT) where !making: return nil
                case .notPermitted where !making: file = try open(name, O_RDONLY)
                default: throw error
                }
            }
            files[name] = file
            return file.descriptor
        }
    }

    private func open(_ name: String, _ access: Int32) throws(Reason) -> OpenFile {
        let (path, flags) = (path(name), access | O_CLOEXEC | O_NOFOLLOW)
        let descriptor = Int32(try retrying { Int(Foundation.open(path, flags, 0o600)) })
        do throws(Reason) {
            var status = stat()
            _ = try retrying { Int(fstat(descriptor, &status)) }
            return OpenFile(
                descriptor: descriptor,
                isWritable: access != O_RDONLY,
                identity: UInt64(status.st_ino),
                path: path
            )
        } catch {
            close(descriptor)
            throw error
        }
    }

    private func checkDirectory(making: Bool) throws(Reason) {
        var status = stat()
        if lstat(directory, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw status.st_mode & S_IFMT == S_IFLNK ? .notPermitted : .io(code: ENOTDIR)
            }
        } else if errno != ENOENT {
            throw Reason(errno: errno)
        } else if making {
            try makeDirectory(URL(filePath: directory))
        }
    }

    /// Makes a directory and those it lies in, each with a name that survives a loss of power.
    private func makeDirectory(_ directory: URL) throws(Reason) {
        let parent = directory.deletingLastPathComponent()
        if mkdir(directory.path, 0o700) != 0 {
            guard errno == ENOENT, parent.path != directory.path else {
                if errno == EEXIST { return }
                throw Reason(errno: errno)
            }
            try makeDirectory(parent)
            return try makeDirectory(directory)
        }
        do throws(Reason) {
            try syncDirectory(parent.path)
        } catch {
            rmdir(directory.path)  // so that the next one to make it syncs its name
            throw error
        }
    }

    /// Names survive a loss of power once their directory is synced.
    func syncDirectory(_ directory: String) throws(Reason) {
        let flags = O_RDONLY | O_CLOEXEC
        let descriptor = Int32(try retrying { Int(Foundation.open(directory, flags)) })
        defer { close(descriptor) }
        _ = try retrying { Int(flush(descriptor)) }
    }
}

extension PosixFileSystem.OpenFile {
    /// Whether its name stands for it still; it may say no when that cannot be told.
    ///
    /// Linux says under which path a file is open. `stat` would say it as well, but whoever asks for the
    /// times of a file has the next write set new ones (since Linux 6.13), and the next sync write them.
    var isStillNamed: Bool {
        #if os(Linux)
            if isOpen(under: path) { return true }
        #endif
        return hasStillItsName
    }

    /// The same of a file that is not written often.
    var hasStillItsName: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && UInt64(status.st_ino) == identity
    }

    #if os(Linux)
        /// A path that leads through links reads otherwise, and so does that of a file that was removed.
        private func isOpen(under path: String) -> Bool {
            let path = path.utf8
            return withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) {
                found in
                guard let start = found.baseAddress else { return false }
                let count = readlink(link, start, found.count)
                return count == path.count
                    && UnsafeRawBufferPointer(found)[..<count].elementsEqual(path)
            }
        }

        private var link: String { "/proc/self/fd/\(descriptor)" }
    #endif
}

/// Repeats a call that a signal interrupted.
func retrying(_ call: () -> Int) throws(RepositoryError.Reason) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        let reason = RepositoryError.Reason(errno: errno)
        if reason != .interrupted { throw reason }
    }
}

func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        fcntl(descriptor, F_FULLFSYNC)
    #else
        fdatasync(descriptor)
    #endif
}

extension RepositoryError.Reason {
    /// A signal came; what it interrupted is done again, and nobody hears of it.
    static let interrupted = RepositoryError.Reason.io(code: EINTR)

    init(errno code: Int32?) {
        self =
            switch code {
            case ENOSPC, EDQUOT, EFBIG: .noSpace
            case EACCES, EPERM, EROFS, ELOOP: .notPermitted
            default: .io(code: code ?? EIO)
            }
    }
}
