import Foundation
import HaruDomain
import Testing

struct RFC3339Tests {
    @Test(arguments: [
        ("2026-10-15T10:00:00+09:00", 1_792_026_000.0), ("1970-01-01T00:00:00Z", 0),
        ("2026-10-15T10:25:00.4+09:00", 1_792_027_500.4), ("2024-02-29t23:59:59z", 1_709_251_199),
        ("1969-12-31T19:00:00-05:00", 0), ("2026-10-15T01:00:00.01399Z", 1_792_026_000.013),
    ])
    func `reads an instant to the millisecond`(text: String, seconds: Double) throws {
        let instant = try #require(RFC3339.instant(text))

        #expect(instant.milliseconds == Int64((seconds * 1000).rounded()))
    }

    @Test(arguments: [
        "", "2026-10-15", "2026-10-15T10:00:00", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
        "2026-10-15T24:00:00Z", "2026-10-15T10:60:00Z", "2026-10-15T10:00:60Z",
        "2026-10-15 10:00:00Z", "2026-10-15T10:00:00+25:00", "٢٠٢٦-10-15T10:00:00Z",
        "0000-01-01T00:00:00Z", "2026-10-15T10:00:00.Z",
    ])
    func `refuses other forms and moments that do not exist`(text: String) {
        #expect(RFC3339.instant(text) == nil)
    }

    @Test(arguments: ["Asia/Seoul", "America/St_Johns", "GMT"])
    func `reads what it writes`(zone: String) throws {
        let zone = try #require(TimeZone(identifier: zone))
        for day in stride(from: -200_000, through: 100_000, by: 997) {
            let instant = Date(milliseconds: Int64(day) * 86_399_877)
            #expect(RFC3339.instant(RFC3339.text(instant, in: zone)) == instant)
        }
    }

    @Test func `writes the offset of the zone`() throws {
        let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))

        #expect(RFC3339.text(Date(milliseconds: 400), in: seoul) == "1970-01-01T09:00:00.400+09:00")
    }
}
