import Foundation
import HaruData
import HaruDomain
import Testing

struct TokenFileTests {
    @Test(arguments: [
        ("secret", "secret"), ("secret\n", "secret"), ("  secret \r\nsecond\n", "secret"),
        ("", nil), ("\n\n", nil), ("  \nsecond", nil),
    ])
    func `the token is the first line`(content: String, token: String?) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(content.utf8).write(to: file)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }

        if let token {
            #expect(try TokenFile.token(in: file.path) == token)
        } else {
            #expect(throws: RemoteError.unauthorized) { try TokenFile.token(in: file.path) }
        }
    }

    @Test func `without a file there is no token`() {
        #expect(throws: RemoteError.unauthorized) { try TokenFile.token(in: "/no/such/file") }
    }
}
