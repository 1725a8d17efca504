import HaruDomain
import Testing

struct PlanTimeTests {
    @Test func `every minute of two days is written and read the same`() {
        for minutes in 0..<2880 {
            let time = PlanTime(minutes: minutes)
            #expect(PlanTime(time.text) == time)
            #expect(time.hour * 60 + time.minute == minutes)
            #expect(time.timeOfDay.minutes == minutes % 1440)
        }
    }

    @Test(arguments: [
        ("7:00", 420), ("07:00", 420), ("24:00", 1440), ("25:00", 1500), ("47:59", 2879),
        ("48:00", nil), ("12:60", nil), ("7", nil), ("-1:00", nil), ("007:00", nil), ("٧:٠٠", nil),
        ("", nil),
    ])
    func `a time of a plan goes to 47:59`(text: String, minutes: Int?) {
        #expect(PlanTime(text)?.minutes == minutes)
    }

    @Test(arguments: [("23:00", "26:00", 180), ("23:58", "24:00", 2), ("00:01", "00:02", 1)])
    func `P06: a stretch over midnight is as long as it is`(
        start: String,
        end: String,
        minutes: Int
    )
        throws
    {
        let (start, end) = try (#require(PlanTime(start)), #require(PlanTime(end)))
        #expect((start..<end).count == minutes)
    }
}
