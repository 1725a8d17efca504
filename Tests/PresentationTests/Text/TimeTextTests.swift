import HaruDomain
import HaruPresentation
import Testing

struct TimeTextTests {
    // A23, A24, A25 and P07 among them.
    @Test(arguments: [
        ("오전 7:00", "07:00"), ("오후 12:05", "12:05"), ("오전 12:05", "00:05"), ("AM 7:00", "07:00"),
        ("7:00 PM", "19:00"), ("1:30pm", "13:30"), ("19:30", "19:30"), ("0:05", "00:05"),
        ("00:05", "00:05"), ("23:59", "23:59"), ("12:00", "12:00"), ("12:00 AM", "00:00"),
        ("12:00 pm", "12:00"), ("오전7:00", "07:00"), ("오후11:59", "23:59"), ("pm1:30", "13:30"),
        ("Pm 1:30", "13:30"), ("am 12:59", "00:59"), ("12:01am", "00:01"), ("12:59 am", "00:59"),
        (" \t7:00\n", "07:00"), ("７：３０", "07:30"),
        ("７:３０ pm", "19:30"), ("\u{3000}오후 ３：０５\u{3000}", "15:05"), ("7:00\u{202F}AM", "07:00"),
        ("오전 07:00", "07:00"), ("\u{1109}\u{1175}", ""),
        ("\u{110B}\u{1169}\u{110C}\u{1165}\u{11AB} 7:00", "07:00"),
    ])
    func `understands every form that people write`(text: String, expected: String) throws {
        if expected.isEmpty {
            #expect(throws: TimeText.Problem.notATime) { try TimeText.time(text) }
        } else {
            #expect(try TimeText.time(text).text == expected)
        }
    }

    @Test(arguments: [
        ("25:00", TimeText.Problem.hourTooLarge), ("24:00", .hourTooLarge),
        ("7:60", .minuteTooLarge), ("오전 7:99", .minuteTooLarge), ("오전 13:00", .hourOutsideHalfDay),
        ("오전 0:30", .hourOutsideHalfDay), ("0:30 pm", .hourOutsideHalfDay),
        ("13:00 PM", .hourOutsideHalfDay), ("7", .noMinutes), ("7 pm", .noMinutes),
        ("오전 7", .noMinutes), ("", .notATime), ("  ", .notATime), ("7:5", .notATime),
        ("7:000", .notATime), ("007:00", .notATime), ("7:00:00", .notATime), ("7.30", .notATime),
        ("-7:00", .notATime), ("+7:00", .notATime), ("7:-5", .notATime), ("7 :00", .notATime),
        ("7: 00", .notATime), ("am 7:00 pm", .notATime), ("오전 7:00 am", .notATime),
        ("7:00 오전", .notATime), ("am", .notATime), ("7:00 xm", .notATime), ("a.m. 7:00", .notATime),
        ("7:00  PM", .notATime), ("٧:٣٠", .notATime), ("७:३०", .notATime), ("7:00 7:00", .notATime),
        ("noon", .notATime), ("99999999999999999999:00", .notATime), (":30", .notATime),
        ("7:", .notATime), ("𝟕:𝟑𝟎", .notATime),
    ])
    func `refuses everything else and says why`(text: String, problem: TimeText.Problem) {
        #expect(throws: problem) { try TimeText.time(text) }
    }

    @Test(arguments: Language.allCases)
    func `A24: reads back all 1,440 times that it writes`(_ language: Language) throws {
        let texts = Texts(language)
        var written: Set<String> = []
        for minutes in 0..<1440 {
            let time = try #require(TimeOfDay(minutes: minutes))
            let text = texts.time(time)
            written.insert(text)
            for form in [text, text.lowercased(), text.filter { $0 != " " }, " \(text) "] {
                #expect(try TimeText.time(form) == time)
            }
            #expect(try TimeText.time(time.text) == time)
        }
        #expect(written.count == 1440)
    }

    @Test(arguments: [(0, "오전 12:00", "12:00 AM"), (12, "오후 12:00", "12:00 PM")])
    func `A24, A25: noon is no zero and no midnight`(hour: Int, ko: String, en: String) throws {
        let time = try #require(TimeOfDay(hour: hour, minute: 0))
        #expect(Texts(.korean).time(time) == ko)
        #expect(Texts(.english).time(time) == en)
    }
}
