import HaruDomain

/// Reads a journal from a line to its end through a buffer, and finds every line that is whole,
/// whatever stands between.
struct JournalScan {
    typealias Reason = RepositoryError.Reason

    /// A payload, where it lies in the file, and how many records it holds.
    struct Line {
        let payload: UnsafeRawBufferPointer
        let offset: Int
        let count: Int
    }

    private static let chunk = 128 * 1024

    /// Where the last whole line ends.
    private(set) var end: Int
    /// What stands between whole lines, in the order of the file.
    private(set) var damage: [Range<Int>] = []
    /// What stands behind the last whole line, without the NULs at its end; may be empty.
    private(set) var tail: Range<Int>

    private let name: String
    private let fileSystem: any FileSystem
    private var buffer = Buffer(count: 0)
    /// How much of the buffer holds bytes of the file.
    private var filled = 0
    /// Where the buffer begins in the file.
    private var origin: Int
    /// Where the file ended when it was last looked at.
    private var size: Int

    /// Reads the file from `start` on, and hands over each line as it is found.
    init(
        _ name: String,
        in fileSystem: any FileSystem,
        from start: Int,
        size: Int,
        take: (Line) throws(Reason) -> Void
    ) throws(Reason) {
        self.name = name
        self.fileSystem = fileSystem
        self.size = size
        (origin, end, tail) = (start, start, start..<start)
        var (position, needed) = (0, Self.chunk)
        while origin + position < self.size {
            try fill(from: &position, atLeast: needed)
            (position, needed) = try takeLines(from: position, take)
        }
        tail = end..<(try endOfBytes())
    }

    /// Drops what lies before `position` and reads on until so many bytes are there.
    private mutating func fill(from position: inout Int, atLeast count: Int) throws(Reason) {
        let kept = filled - position
        // Twice as much, or each of many long lines that are none would move the buffer by a few bytes.
        let room = count <= Self.chunk ? Self.chunk : min(2 * count, size - origin - position)
        if room > buffer.count {
            let larger = Buffer(count: room)
            larger.take(buffer, position..<filled)
            buffer = larger
        } else {
            buffer.take(buffer, position..<filled)
        }
        origin += position
        (position, filled) = (0, kept)
        let wanted = min(buffer.count, size - origin) - filled
        guard filled < count, wanted > 0 else { return }
        let found = try fileSystem.read(
            name,
            at: origin + filled,
            into: buffer.bytes(filled..<filled + wanted)
        )
        filled += found
        if found < wanted { size = origin + filled }  // another program cut the file
    }

    /// Takes every line of the buffer; returns where it stopped, and how much it needs from there.
    private mutating func takeLines(
        from start: Int,
        _ take: (Line) throws(Reason) -> Void
    ) throws(Reason) -> (position: Int, needed: Int) {
        let bytes = UnsafeRawBufferPointer(buffer.bytes(0..<filled))
        var position = start
        while position < bytes.count {
            switch JournalLine.find(in: bytes, at: position) {
            case .line(let line):
                if origin + position > end { damage.append(end..<origin + position) }
                end = origin + line.end
                if !line.isClosed { damage.append(end - 2..<end) }
                let payload = UnsafeRawBufferPointer(rebasing: bytes[line.payload])
                let offset = origin + line.payload.lowerBound
                try take(Line(payload: payload, offset: offset, count: line.count))
                position = line.end
            case .incomplete(let needed) where origin + position + needed <= size:
                return (position, needed)
            case .incomplete, .none:
                position = JournalLine.start(in: bytes, from: position + 1)
            }
        }
        return (position, Self.chunk)
    }

    /// Where the last byte ends that is no NUL, and the last line at the earliest.
    private func endOfBytes() throws(Reason) -> Int {
        var last = size
        while last > end {
            let start = max(end, last - Self.chunk)
            let bytes = try fileSystem.read(name, at: start, count: last - start)
            let count = bytes.withUnsafeBytes(JournalLine.countWithoutNULs)
            if count > 0 { return start + count }
            last = start
        }
        return end
    }

    /// Memory that is reused from one stretch of the file to the next.
    private final class Buffer {
        private let memory: UnsafeMutableRawBufferPointer

        var count: Int { memory.count }

        init(count: Int) {
            memory = .allocate(byteCount: count, alignment: 16)
        }

        deinit { memory.deallocate() }

        func bytes(_ range: Range<Int>) -> UnsafeMutableRawBufferPointer {
            UnsafeMutableRawBufferPointer(rebasing: memory[range])
        }

        /// Begins with bytes of another buffer, or with later ones of its own.
        func take(_ other: Buffer, _ range: Range<Int>) {
            guard !range.isEmpty else { return }
            memory.copyMemory(from: UnsafeRawBufferPointer(other.bytes(range)))
        }
    }
}
