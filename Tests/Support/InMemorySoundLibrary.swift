public import HaruDomain

/// Holds sound files in memory.
public struct InMemorySoundLibrary: SoundLibrary {
    private let files: [String: [UInt8]]

    /// A library of these files, by name.
    public init(_ files: [String: [UInt8]] = [:]) {
        self.files = files
    }

    /// The length of a file.
    public func length(of name: String) throws(SoundProblem) -> Int {
        try file(name).count
    }

    /// A part of a file.
    public func bytes(
        of name: String,
        at offset: Int,
        count: Int
    ) throws(SoundProblem) -> [UInt8] {
        Array(try file(name).dropFirst(offset).prefix(count))
    }

    private func file(_ name: String) throws(SoundProblem) -> [UInt8] {
        guard let file = files[name] else { throw .notFound }
        return file
    }
}
