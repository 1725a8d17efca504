import Foundation

/// The sources of this package, for tests that look for what a compiler does not.
enum SourceTree {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    /// The texts of all Swift files under these folders of the package.
    static func files(under folders: String...) throws -> [(name: String, text: String)] {
        try folders.flatMap { folder in
            let folder = root.appending(path: folder)
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }
                .map { path in
                    let file = folder.appending(path: path)
                    let text = try String(contentsOf: file, encoding: .utf8)
                    return (file.lastPathComponent, text)
                }
        }
    }
}
