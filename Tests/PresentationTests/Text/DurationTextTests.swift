import HaruPresentation
import Testing

struct DurationTextTests {
    @Test(arguments: [
        ("90s", 90), ("5m", 300), ("1h30m", 5400), ("00:05:00", 300), ("0s", 0), (" 2H ", 7200),
    ])
    func `reads what people type`(text: String, seconds: Int) {
        #expect(DurationText.duration(text) == .seconds(seconds))
    }

    @Test(arguments: ["", "5", "m", "5x", "-5m", "5m1h", "00:60:00", "9999999s", "٥m", "1:2:3"])
    func `refuses the rest`(text: String) {
        #expect(DurationText.duration(text) == nil)
    }
}
