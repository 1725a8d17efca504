import Testing

@testable import HaruData

struct RecentKeysTests {
    @Test func `tells what came after a count, and that it does not know any more`() throws {
        var keys = RecentKeys()
        for number in 0..<2000 {
            keys.add(Array("kind/\(number)".utf8)[...])
            #expect(keys.count == number + 1)
        }
        #expect(keys.keys(after: 2000) == [])
        #expect(keys.keys(after: 1998)?.map(\.id) == ["1998", "1999"])
        #expect(keys.keys(after: 1800)?.count == 200)
        #expect(keys.keys(after: 0) == nil)
        let before = keys.count
        keys.forget()
        #expect(keys.keys(after: before) == nil)
        #expect(keys.keys(after: keys.count) == [])
        keys.add(Array("kind/last".utf8)[...])
        #expect(keys.keys(after: before) == nil)
        #expect(keys.keys(after: keys.count - 1)?.map(\.id) == ["last"])
    }
}
