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

    private static let chunk = 256 * 1024

    /// Where the last whole line ends.
    private(set) var end: Int
    /// What stands between whole lines, in the order of the file.
    private(set) var damage: [Range<Int>] = []
    /// What stands behind the last whole line, without the NULs at its end; may be empty.
    private(set) var tail: Range<Int>

    private let name: String
    private let fileSystem: any FileSystem
    private var buffer: [UInt8] = []
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
        buffer.removeFirst(position)
        origin += position
        position = 0
        while buffer.count < count, origin + buffer.count < size {
            let start = origin + buffer.count
            let wanted = min(max(Self.chunk, count - buffer.count), size - start)
            let bytes = try fileSystem.read(name, at: start, count: wanted)
            buffer += bytes
            if bytes.count < wanted { size = start + bytes.count }  // another program cut the file
        }
    }

    /// Takes every line of the buffer; returns where it stopped, and how much it needs from there.
    private mutating func takeLines(
        from start: Int,
        _ take: (Line) throws(Reason) -> Void
    ) throws(Reason) -> (position: Int, needed: Int) {
        let buffer = buffer  // a second reference, so that the state may change meanwhile
        let result = buffer.withUnsafeBytes { bytes in
            Result { () throws(Reason) in try takeLines(of: bytes, from: start, take) }
        }
        return try result.get()
    }

    private mutating func takeLines(
        of bytes: UnsafeRawBufferPointer,
        from start: Int,
        _ take: (Line) throws(Reason) -> Void
    ) throws(Reason) -> (position: Int, needed: Int) {
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
}
