package import Foundation
package import HaruDomain

/// Reads the sound files of a directory; a name may also be a whole path.
package struct FileSoundLibrary: SoundLibrary {
    private let directory: URL

    package init(directory: URL) {
        self.directory = directory
    }

    package func length(of name: String) throws(SoundProblem) -> Int {
        try read(name) { Int(try $0.seekToEnd()) }
    }

    package func bytes(
        of name: String,
        at offset: Int,
        count: Int
    ) throws(SoundProblem) -> [UInt8] {
        try read(name) { file in
            try file.seek(toOffset: UInt64(max(0, offset)))
            return Array(try file.read(upToCount: count) ?? Data())
        }
    }

    private func read<Value>(
        _ name: String,
        _ body: (FileHandle) throws -> Value
    ) throws(SoundProblem) -> Value {
        let file =
            name.hasPrefix("/") ? URL(filePath: name) : directory.appending(path: name)
        do {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
                throw SoundProblem.notFound  // a pipe would be waited for
            }
            let handle = try FileHandle(forReadingFrom: file)
            let value = try body(handle)
            try handle.close()
            return value
        } catch {
            throw .notFound
        }
    }
}
