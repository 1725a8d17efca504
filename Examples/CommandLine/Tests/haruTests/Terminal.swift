import Foundation

/// A program on a terminal of its own, and what it shows there.
final class Terminal {
    let process = Process()
    private let master: Int32
    // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    private static let (lock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    private var shown: [UInt8] = []

    /// Runs the built program with its messages and answers on a new terminal, and its results too unless
    /// they go elsewhere.
    init(
        _ haru: Haru,
        _ arguments: [String],
        environment: [String: String] = [:],
        results: Pipe? = nil
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (isLocked, number): (Int32, Int32) = (0, 0)
        guard master >= 0, ioctl(master, Self.lock, &isLocked) == 0,
            ioctl(master, Self.number, &number) == 0
        else { throw POSIXError(.ENXIO) }
        let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        let file = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        process.executableURL = Haru.program
        process.arguments = arguments
        process.environment = [
            "HARU_STORE": haru.store.path, "PATH": "/usr/bin:/bin", "TERM": "xterm",
        ].merging(environment) { $1 }
        process.standardInput = file
        process.standardOutput = results ?? file
        process.standardError = file
        try process.run()
    }

    deinit { close(master) }

    /// Everything that was shown.
    var text: String { String(decoding: shown, as: UTF8.self) }

    /// Waits until something is shown; false when that takes longer than half a minute.
    func read(until expected: String) -> Bool {
        for _ in 0..<300 where !text.contains(expected) { take() }
        return text.contains(expected)
    }

    /// Types a line.
    func type(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = Foundation.write(master, bytes, bytes.count)
    }

    /// Ends it as Ctrl-C does.
    func interrupt() {
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        while take() {}
    }

    /// Takes what is there; false when there is nothing within a tenth of a second.
    @discardableResult
    private func take() -> Bool {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 100) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(master, &bytes, bytes.count)
        guard count > 0 else { return false }
        shown += bytes[..<count]
        return true
    }
}
