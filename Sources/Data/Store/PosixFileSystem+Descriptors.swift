import Foundation
import HaruDomain

/// Finding, making and syncing what a name stands for.
extension PosixFileSystem {
    func path(_ name: String) -> String { directory + "/" + name }

    func writableDescriptor(of name: String) throws(Reason) -> Int32 {
        guard let descriptor = try descriptor(of: name, making: true) else { throw .notPermitted }
        return descriptor
    }

    /// The file that is open under a name, or is opened now; nil when it is missing and not made.
    func descriptor(of name: String, making: Bool) throws(Reason) -> Int32? {
        try descriptors.withLock { descriptors throws(Reason) in
            if let descriptor = descriptors[name] { return descriptor }
            try checkDirectory(making: making)
            let flags = O_CLOEXEC | O_NOFOLLOW
            var descriptor = open(path(name), O_RDWR | flags)
            if descriptor < 0, errno == ENOENT {
                guard making else { return nil }
                descriptor = open(path(name), O_RDWR | O_CREAT | flags, 0o600)
                if descriptor >= 0 { try syncDirectory(directory, closing: descriptor) }
            } else if descriptor < 0, !making, errno == EACCES || errno == EROFS {
                descriptor = open(path(name), O_RDONLY | flags)
            }
            guard descriptor >= 0 else { throw Reason(errno: errno) }
            descriptors[name] = descriptor
            return descriptor
        }
    }

    private func checkDirectory(making: Bool) throws(Reason) {
        var status = stat()
        if lstat(directory, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw status.st_mode & S_IFMT == S_IFLNK ? .notPermitted : .io(code: ENOTDIR)
            }
            return
        }
        guard errno == ENOENT, making else {
            if errno == ENOENT { return }
            throw Reason(errno: errno)
        }
        let parent = URL(filePath: directory).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: parent,
                withIntermediateDirectories: true
            )
        } catch {
            throw Reason(errno: ((error as? CocoaError)?.underlying as? POSIXError)?.code.rawValue)
        }
        guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { throw Reason(errno: errno) }
        try syncDirectory(parent)
    }

    /// A new name survives a loss of power once its directory is synced.
    func syncDirectory(
        _ directory: String,
        closing file: Int32? = nil
    ) throws(Reason) {
        do throws(Reason) {
            let flags = O_RDONLY | O_CLOEXEC
            let descriptor = Int32(try retrying { Int(open(directory, flags)) })
            defer { close(descriptor) }
            _ = try retrying { Int(flush(descriptor)) }
        } catch {
            if let file { close(file) }
            throw error
        }
    }
}

/// Repeats a call that a signal interrupted.
func retrying(_ call: () -> Int) throws(RepositoryError.Reason) -> Int {
    while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw RepositoryError.Reason(errno: errno) }
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
    init(errno code: Int32?) {
        self =
            switch code {
            case ENOSPC, EDQUOT, EFBIG: .noSpace
            case EACCES, EPERM, EROFS, ELOOP: .notPermitted
            default: .io(code: code ?? EIO)
            }
    }
}
