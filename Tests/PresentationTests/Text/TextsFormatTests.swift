import HaruDomain
import HaruPresentation
import Testing

struct TextsFormatTests {
    let korean = Texts(.korean)
    let english = Texts(.english)

    @Test(arguments: [
        (0, "0:00:00"), (773, "0:12:53"), (6649, "1:50:49"), (46_179, "12:49:39"),
        (2999.999, "0:49:59"),
        (3000, "0:50:00"), (86_410, "24:00:10"), (-1, "0:00:00"), (-0.4, "0:00:00"),
    ])
    func `elapsed time rounds down and is never negative`(_ seconds: Double, _ expected: String) {
        #expect(korean.elapsed(.seconds(seconds)) == expected)
    }

    @Test(arguments: [
        (0, "00:00"), (0.001, "00:01"), (1, "00:01"), (59.2, "01:00"), (3000, "50:00"),
        (10_800, "180:00"),
        (-0.4, "00:00"), (-90, "00:00"),
    ])
    func `remaining time rounds up and keeps its minutes`(_ seconds: Double, _ expected: String) {
        #expect(english.remaining(.seconds(seconds)) == expected)
    }

    @Test func `elapsed and remaining add up to the goal at every millisecond`() {
        let goal = 30

        for elapsed in 0...goal * 1000 {
            let focused = Duration.milliseconds(elapsed)
            let shown = korean.elapsed(focused).split(separator: ":").compactMap { Int($0) }
            let left = korean.remaining(.seconds(goal) - focused).split(separator: ":")
                .compactMap { Int($0) }
            guard shown[2] + left[1] == goal else {
                Issue.record("\(shown) and \(left) at \(elapsed) ms")
                return
            }
        }
    }

    @Test(arguments: [
        (0.0, "00:00"), (0.4, "00:01"), (59, "00:59"), (3599, "59:59"), (3599.1, "1:00:00"),
        (3600, "1:00:00"), (86_399, "23:59:59"), (86_400, "24:00:00"), (86_410, "24:00:10"),
        (359_999, "99:59:59"),
    ])
    func `C04: a countdown shows hours only when it has some`(_ seconds: Double, _ expected: String)
    {
        #expect(korean.countdown(.seconds(seconds)) == expected)
    }

    @Test(arguments: [
        (0, "0분", "0m"), (59.9, "0분", "0m"), (3599.999, "59분", "59m"), (3600, "1시간 00분", "1h 00m"),
        (10_200, "2시간 50분", "2h 50m"), (36_000_000, "10,000시간 00분", "10,000h 00m"),
        (-5, "0분", "0m"),
    ])
    func `totals round down to minutes`(_ seconds: Double, _ ko: String, _ en: String) {
        #expect(korean.total(.seconds(seconds)) == ko)
        #expect(english.total(.seconds(seconds)) == en)
    }

    @Test(arguments: [
        (3000, "50분", "50 min"), (10_800, "180분", "180 min"), (30, "30초", "30 sec"),
        (90, "90초", "90 sec"),
        (600, "10분", "10 min"), (3001, "3,001초", "3,001 sec"), (0, "0초", "0 sec"),
    ])
    func `goals are exact in one unit`(_ seconds: Int, _ ko: String, _ en: String) {
        #expect(korean.goal(.seconds(seconds)) == ko)
        #expect(english.goal(.seconds(seconds)) == en)
    }

    @Test(arguments: [
        (0, "0초", "0 seconds"), (1, "1초", "1 second"), (60, "1분", "1 minute"),
        (3661, "1시간 1분 1초", "1 hour 1 minute 1 second"), (7320, "2시간 2분", "2 hours 2 minutes"),
        (7202, "2시간 2초", "2 hours 2 seconds"), (-3, "0초", "0 seconds"),
    ])
    func `durations are spoken in words`(_ seconds: Int, _ ko: String, _ en: String) {
        #expect(korean.spoken(.seconds(seconds)) == ko)
        #expect(english.spoken(.seconds(seconds)) == en)
    }

    @Test(arguments: [(0, "0분"), (59, "0분"), (1525, "25분"), (3605, "1시간"), (7379, "2시간 2분")])
    func `totals are spoken without their seconds`(_ seconds: Int, _ expected: String) {
        #expect(korean.spokenTotal(.seconds(seconds)) == expected)
    }

    @Test func `A24: all 1,440 times of a day are told apart`() {
        let times = (0..<1440).compactMap(TimeOfDay.init(minutes:))

        #expect(Set(times.map(korean.time)).count == 1440)
        #expect(Set(times.map(english.time)).count == 1440)
    }

    @Test(arguments: [
        ("00:05", "오전 12:05", "12:05 AM"), ("07:00", "오전 7:00", "7:00 AM"),
        ("12:00", "오후 12:00", "12:00 PM"), ("13:30", "오후 1:30", "1:30 PM"),
        ("23:59", "오후 11:59", "11:59 PM"),
    ])
    func `times have twelve hours`(_ time: String, _ ko: String, _ en: String) throws {
        let parts = time.split(separator: ":").compactMap { Int($0) }
        let time = try #require(TimeOfDay(hour: parts[0], minute: parts[1]))

        #expect(korean.time(time) == ko)
        #expect(english.time(time) == en)
    }

    @Test func `days and months have names`() {
        #expect(Weekday.allCases.map(korean.shortWeekday).joined() == "월화수목금토일")
        #expect(Weekday.allCases.map(english.shortWeekday).joined() == "MonTueWedThuFriSatSun")
        #expect(korean.weekday(.wed) == "수요일")
        #expect(english.weekday(.sun) == "Sunday")
        #expect((1...12).map(korean.month) == (1...12).map { "\($0)월" })
        #expect((0...13).map(english.month).map(\.isEmpty) == (0...13).map { $0 % 13 == 0 })
        #expect(english.month(10) == "October")
    }

    @Test(arguments: [
        ([], "", ""), (["A"], "A", "A"), (["A", "B"], "A, B", "A and B"),
        (["A", "B", "C"], "A, B, C", "A, B, and C"),
    ])
    func `several things stand in one line`(_ items: [String], _ ko: String, _ en: String) {
        #expect(korean.list(items) == ko)
        #expect(english.list(items) == en)
    }

    @Test func `numbers keep their thousands apart and a share reaches 100% only as a whole`() {
        #expect(
            [0, 999, 1000, -36_500, .min].map(korean.number)
                == ["0", "999", "1,000", "-36,500", "-9,223,372,036,854,775,808"]
        )
        #expect(
            [0, 0.9999, 1, 1.5, .nan, .infinity].map(korean.percent)
                == ["0%", "99%", "100%", "150%", "0%", "0%"]
        )
    }
}
