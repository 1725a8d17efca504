import Foundation
package import HaruDomain

/// A bearer token that lies in a file. It is read anew each time, so a token that was changed is used.
package enum TokenFile {
    private static let longest = 16 * 1024

    /// The first line of a file, without white space around it.
    ///
    /// - Throws: `.unauthorized` when there is no such file, or nothing in it.
    package static func token(in path: String) throws(RemoteError) -> String {
        do {
            let file = try FileHandle(forReadingFrom: URL(filePath: path))
            let bytes = try file.read(upToCount: longest) ?? Data()
            let text = String(decoding: bytes, as: UTF8.self)
            let line = text.prefix { !$0.isNewline }
            let token = line.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !token.isEmpty else { throw RemoteError.unauthorized }
            return token
        } catch {
            throw .unauthorized  // whoever cannot show a token is turned away
        }
    }
}
