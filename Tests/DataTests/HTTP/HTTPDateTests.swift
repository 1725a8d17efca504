import Foundation
import HaruData
import HaruDomain
import Testing

struct HTTPDateTests {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994",
        "Xyz, 06 Nov 1994 08:49:37 GMT",
    ])
    func `reads the form of today and the two old ones`(text: String) {
        #expect(HTTPDate.instant(text, now: Self.now)?.timeIntervalSince1970 == 784_111_777)
    }

    @Test func `a year of two digits is less than fifty years ahead`() {
        for (year, full) in [("27", 2027), ("77", 2077), ("78", 1978), ("00", 2000)] {
            let date = HTTPDate.instant("Monday, 02-Jan-\(year) 00:00:00 GMT", now: Self.now)
            #expect(date.map { LocalCalendar(.gmt).day(at: $0).year } == full)
        }
    }

    @Test(arguments: [
        "", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
        "06 Nov 1994 08:49:37 GMT",
        "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
        "Sun, 6 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:60 GMT",
        "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 +8:49:37 GMT", "Sun Nov 06 08:49:37 94",
        "일, 06 11 1994 08:49:37 GMT", "Sun, 06 Nov ١٩٩٤ 08:49:37 GMT",
        "Sunday, 06-Nov-1994 08:49:37 GMT",
    ])
    func `refuses anything else`(text: String) {
        #expect(HTTPDate.instant(text, now: Self.now) == nil)
    }
}
