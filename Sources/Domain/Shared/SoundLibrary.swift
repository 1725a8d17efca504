/// Reads the sound files that a person may choose.
public protocol SoundLibrary: Sendable {
    /// The length of the file of a sound, in bytes.
    ///
    /// - Throws: `.notFound`.
    func length(of name: String) async throws(SoundProblem) -> Int

    /// Up to `count` bytes from `offset` on, fewer only at the end of the file.
    ///
    /// - Throws: `.notFound`.
    func bytes(of name: String, at offset: Int, count: Int) async throws(SoundProblem) -> [UInt8]
}

extension SoundLibrary {
    /// Makes sure that a sound may be used: a caf, aiff or wav file shorter than thirty seconds.
    ///
    /// - Throws: What is wrong with it.
    public func check(_ name: String) async throws(SoundProblem) {
        let length = try await length(of: name)
        let head = try await bytes(of: name, at: 0, count: 12)
        guard let format = SoundFormat(head: head) else { throw .wrongType }
        var measure = SoundMeasure(format)
        var offset = format.firstChunk
        while !measure.isComplete, offset + format.chunkHead <= length {
            let head = try await bytes(of: name, at: offset, count: format.chunkHead + 40)
            guard let chunk = format.chunk(head, available: length - offset - format.chunkHead)
            else { throw .damaged }
            measure.take(chunk)
            offset += format.chunkHead + chunk.length + (format.isPadded ? chunk.length & 1 : 0)
        }
        guard let seconds = measure.seconds else { throw .damaged }
        guard seconds < 30 else { throw .tooLong }
    }
}
