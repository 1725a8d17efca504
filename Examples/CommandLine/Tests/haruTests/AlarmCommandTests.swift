import Foundation
import Testing

struct AlarmCommandTests {
    let haru = Haru()

    @Test func `a time that is given twice is refused`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "alarm", "add", "6:00", "--label", "x")
        let result = try haru("10:00:00", "alarm", "edit", "x", "7:00", "--time", "8:00")
        #expect(result.status == 2 && result.error.contains(#""code":"usage""#))
        #expect(try haru("10:00:00", "alarm", "list").output.contains(#""time":"06:00""#))
    }

    @Test func `an alarm is added, listed, edited and removed`() throws {
        defer { haru.removeStore() }
        let added = try haru(
            "22:00:00",
            "alarm",
            "add",
            "오전 7:00",
            "--days",
            "월,mon,wed",
            "--label",
            "기상"
        )
        for field in [
            #""schema":"haru.alarm.add/1""#, #""time":"07:00""#, #""timeText":"7:00 AM""#,
            #""days":["mon","wed"]"#, #""daysText":"Mon, Wed""#, #""label":"기상""#,
            #""sound":"default""#, #""snooze":540"#, #""enabled":true"#,
            #""next":"2026-10-19T07:00:00+09:00""#,
        ] {
            #expect(added.output.contains(field), "\(field)")
        }
        try haru("22:00:00", "alarm", "add", "6:59pm", "--snooze", "off")
        let list = try haru("22:00:00", "alarm", "list")
        #expect(list.output.contains(#"{"alarms":[{"createdAt""#))
        #expect(list.output.contains(#""daysText":"""#) && list.output.contains(#""snooze":null"#))

        let same = try haru("22:01:00", "alarm", "edit", "기상", "7:00")
        #expect(same.status == 0 && same.output.contains(#""changed":false"#))
        let edited = try haru("22:01:00", "alarm", "edit", "기상", "--days", "none", "--snooze", "5m")
        #expect(edited.output.contains(#""changed":true"#) && edited.output.contains(#""days":[]"#))
        #expect(edited.output.contains(#""next":"2026-10-16T07:00:00+09:00""#))
        let refused = try haru.run(["alarm", "remove", "기상", "--json"])
        #expect(refused.status == 4 && refused.error.contains("confirmation-needed"))
        #expect(try haru("22:02:00", "alarm", "remove", "기상").status == 0)
        #expect(try haru("22:02:00", "alarm", "on", "기상").status == 3)
    }

    @Test func `an alarm rings, is put off and stopped, by the clock alone`() throws {
        defer { haru.removeStore() }
        try haru("06:00:00", "alarm", "add", "7:00", "--label", "a")
        #expect(try haru("06:59:59", "alarm", "snooze", "a").error.contains("not-ringing"))
        let snoozed = try haru("07:01:00", "alarm", "snooze", "a")
        #expect(snoozed.output.contains(#""snoozedUntil":"2026-10-15T07:10:00+09:00""#))
        #expect(snoozed.output.contains(#""enabled":false"#))
        let next = try haru("07:02:00", "alarm", "next")
        #expect(next.output.contains(#""at":"2026-10-15T07:10:00+09:00""#))
        #expect(next.output.contains(#""reason":"snooze""#))
        #expect(try haru("07:10:00", "alarm", "list").output.contains(#""phase":"ringing""#))
        #expect(try haru("07:11:00", "alarm", "stop", "a").status == 0)
        let stopped = try haru("07:12:00", "alarm", "stop", "a")
        #expect(stopped.status == 4 && stopped.error.contains(#""code":"not-ringing""#))
    }

    @Test
    func `A10, A15: what passed while nobody looked is missed, and one that rings once is off`()
        throws
    {
        defer { haru.removeStore() }
        try haru("06:00:00", "alarm", "add", "7:00", "--label", "a")
        let list = try haru("15:00:00", "alarm", "list")
        #expect(list.output.contains(#""enabled":false"#))
        #expect(list.output.contains(#""missedAt":"2026-10-15T07:00:00+09:00""#))
        #expect(list.output.contains(#""next":null"#) && list.output.contains(#""phase":"quiet""#))
    }

    @Test func `skips, pauses and switches, and says what is left out`() throws {
        defer { haru.removeStore() }
        try haru("12:00:00", "alarm", "add", "7:00", "--days", "daily", "--label", "a")
        let skipped = try haru("12:00:00", "alarm", "skip", "a")
        #expect(skipped.output.contains(#""next":"2026-10-17T07:00:00+09:00""#))
        #expect(skipped.output.contains(#""enabled":true"#))
        let pause = ["alarm", "pause", "a", "--from", "2026-10-18", "--to", "2026-10-19"]
        #expect(try haru("12:00:00", pause).output.contains(#""changed":true"#))
        #expect(try haru("12:00:00", pause).output.contains(#""changed":false"#))
        let next = try haru.run(["alarm", "next", "-n", "2", "--explain"] + haru.at("12:00:00"))
        #expect(
            next.output == """
                ○  Tomorrow  a
                   It does not ring: you skipped it.
                ●  In 2 days at 7:00 AM  a
                   Saturday is one of its days.
                ○  In 3 days  a
                   It does not ring: paused October 18, 2026 – October 19, 2026.
                ●  In 5 days at 7:00 AM  a
                   Tuesday is one of its days.

                """
        )
        let json = try haru("12:00:00", "alarm", "next", "-n", "2").output
        #expect(json.components(separatedBy: #""skipped":true"#).count == 4)
        #expect(json.components(separatedBy: #""skipped":false"#).count == 3)
        let on = try haru("12:00:00", "alarm", "on", "a")
        #expect(on.output.contains(#""next":"2026-10-16T07:00:00+09:00""#))
        #expect(try haru("12:00:00", "alarm", "off", "a").output.contains(#""next":null"#))
        #expect(try haru("12:00:00", "alarm", "skip", "a").error.contains("nothing-to-skip"))
        #expect(try haru("12:00:00", "alarm", "next").output.contains(#""occurrences":[]"#))
    }

    @Test(arguments: [
        (
            "en", "  2:30 AM does not exist on this night; the clock goes from 2:00 AM to 3:00 AM."
        ),
        ("ko", "  이날 밤에는 오전 2:30이 없어요. 시계가 오전 2:00에서 오전 3:00으로 넘어가요."),
    ])
    func `explains a gap in plain words`(language: String, text: String) throws {
        defer { haru.removeStore() }
        let place = [
            "--zone", "America/New_York", "--now", "2026-03-07T22:00:00-05:00", "--lang", language,
        ]
        _ = try haru.run(["alarm", "add", "2:30", "--days", "daily"] + place)
        let lines = try haru.run(["alarm", "next", "-n", "1", "--explain"] + place).output
        #expect(lines.contains(text))
        let json = try haru.run(
            ["alarm", "next", "--json", "--until", "2026-03-10T00:00:00-04:00"] + place
        ).output
        #expect(json.contains(#""at":"2026-03-08T03:00:00-04:00","label":"","reason":"gap""#))
        #expect(json.contains(#""at":"2026-03-09T02:30:00-04:00","label":"","reason":"repeat""#))
        #expect(json.components(separatedBy: #""alarm":"#).count == 3)
    }

    @Test func `a day that is missing is told of to those who ask for reasons`() throws {
        defer { haru.removeStore() }
        let place = ["--zone", "Pacific/Apia", "--now", "2011-12-29T08:00:00-10:00"]
        _ = try haru.run(["alarm", "add", "7:00", "--days", "daily"] + place)
        let plain = try haru.run(["alarm", "next", "-n", "1", "--json"] + place).output
        #expect(
            plain.contains(#""at":"2011-12-31T07:00:00+14:00""#) && !plain.contains("2011-12-30")
        )
        let lines = try haru.run(["alarm", "next", "-n", "1", "--explain"] + place).output
        #expect(lines.contains("There is no December 30, 2011 here"))
    }

    @Test(arguments: [
        (["add", "25:00"], 2, "invalid-time"), (["add", "7"], 2, "invalid-time"),
        (["add", "오전 13:00"], 2, "invalid-time"), (["add", "7:00", "--days", "x"], 2, "usage"),
        (["add", "7:00", "--snooze", "31m"], 2, "invalid-duration"),
        (["add", "7:00", "--snooze", "90s"], 2, "invalid-duration"),
        (["add", "7:00", "--snooze", "x"], 2, "invalid-duration"),
        (["add", "7:00", "--sound", "none.caf"], 4, "sound-not-allowed"),
        (["add", "7:00", "--label", "a label of many more than thirty"], 4, "title-too-long"),
        (["pause", "a", "--from", "2026-10-16"], 2, "usage"),
        (["pause", "a", "--from", "2026-10-16", "--to", "2026-10-15"], 2, "invalid-time"),
        (["pause", "a", "--from", "tuesday", "--to", "2026-10-15"], 2, "invalid-time"),
        (["next", "-n", "0"], 2, "usage"), (["next", "--until", "noon"], 2, "invalid-time"),
        (["off", "b"], 3, "not-found"), (["stop", "a"], 4, "not-ringing"),
    ])
    func `what is wrong is named and nothing changes`(
        words: [String],
        status: Int32,
        code: String
    ) throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "alarm", "add", "7:00", "--label", "a")
        let before = try haru("10:00:00", "alarm", "list").output
        let result = try haru("10:01:00", ["alarm"] + words)
        #expect(result.status == status)
        #expect(result.error.contains(#""code":"\#(code)""#), "\(result.error)")
        #expect(result.output.isEmpty)
        #expect(try haru("10:00:00", "alarm", "list").output == before)
    }

    @Test func `two alarms of one label are told apart by identifier`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "alarm", "add", "7:00", "--label", "a")
        try haru("10:00:00", "alarm", "add", "8:00", "--label", "A")
        let result = try haru("10:00:00", "alarm", "off", "a")
        #expect(result.status == 2 && result.error.contains(#""code":"ambiguous""#))
    }

    @Test func `lists in columns, in Korean, and the overview says what rings next`() throws {
        defer { haru.removeStore() }
        let at = ["--lang", "ko"] + haru.at("22:00:00")
        _ = try haru.run(["alarm", "add", "7:00", "--days", "주중", "--label", "기상 ⏰"] + at)
        _ = try haru.run(["alarm", "add", "19:30"] + at)
        #expect(
            try haru.run(["alarm", "list"] + at).output == """
                ●  오전 7:00  주중   기상 ⏰  9시간 뒤에 울려요.
                ●  오후 7:30  한 번           21시간 30분 뒤에 울려요.

                """
        )
        #expect(try haru.run(at).output.contains("⏰  내일 오전 7:00  기상 ⏰  (9시간 뒤)\n"))
        #expect(try haru("22:00:00").output.contains(#""next":{"alarm":"#))
    }

    @Test func `of two that watch, the first rings`() throws {
        defer { haru.removeStore() }
        try haru("06:00:00", "alarm", "add", "7:00", "--label", "a")
        let watching = try (0..<2).map { _ in
            try haru.start(["watch"] + haru.at("06:59:58.5"))
        }
        usleep(4_000_000)
        var bells = 0
        for (process, output, _) in watching {
            kill(process.processIdentifier, SIGINT)
            let bytes = output.fileHandleForReading.readDataToEndOfFile()
            bells += bytes.filter { $0 == 7 }.count
            process.waitUntilExit()
        }
        #expect(bells == 1)
    }

    @Test func `watch rings, and says what was missed`() throws {
        defer { haru.removeStore() }
        try haru("06:00:00", "alarm", "add", "6:30", "--days", "daily", "--label", "m")
        try haru("06:00:00", "alarm", "add", "7:00", "--label", "a")
        let (process, output, _) = try haru.start(["watch"] + haru.at("06:59:59"))
        var text = ""
        while !text.contains("\u{7}") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            text += String(decoding: data, as: UTF8.self)
        }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(text.contains("\u{7}⏰  7:00 AM  a\n"))
        #expect(text.contains("Missed: 6:30 AM  m\n"))
        #expect(try haru("07:02:00", "alarm", "stop", "a").status == 0)
    }
}
