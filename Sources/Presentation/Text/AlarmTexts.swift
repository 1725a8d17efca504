/// Alarms.
public struct AlarmTexts: Sendable {
    /// The title of the list.
    public var list = Phrase(ko: "알람", en: "Alarms")
    /// The list when it is empty.
    public var noAlarms = Phrase(
        ko: "아직 알람이 없어요. 하나 만들어 볼까요?",
        en: "No alarms yet. Shall we make one?"
    )
    /// The button that opens the editor for a new alarm.
    public var newAlarm = Phrase(ko: "새 알람", en: "New alarm")
    /// The title of the editor of an existing alarm.
    public var editAlarm = Phrase(ko: "알람 편집", en: "Edit alarm")
    /// What a tap on a row does.
    public var rowHint = Phrase(ko: "두 번 탭하면 편집해요.", en: "Double tap to edit.")
    /// An alarm that is switched on.
    public var on = Phrase(ko: "켜짐", en: "On")
    /// An alarm that is switched off.
    public var off = Phrase(ko: "꺼짐", en: "Off")
    /// An alarm without days.
    public var once = Phrase(ko: "한 번", en: "Once")
    /// How long it is until an alarm rings.
    public var ringsIn = Phrase(ko: "{time} 뒤에 울려요.", en: "Rings in {time}.")
    /// When an alarm rings.
    public var ringsAt = Phrase(ko: "{time}에 울려요.", en: "Rings: {time}.")
    /// No alarm is to come.
    public var noneToCome = Phrase(ko: "울릴 알람이 없어요.", en: "No alarm is to come.")
    /// An alarm that was put off.
    public var snoozed = Phrase(ko: "다시 알림 {time}", en: "Snoozed until {time}")
    /// An alarm that rings now.
    public var ringing = Phrase(ko: "울리는 중", en: "Ringing")
    /// A ring that nobody answered.
    public var missed = Phrase(ko: "놓친 알람: {time}", en: "Missed: {time}")
    /// A ring that is left out.
    public var skipping = Phrase(ko: "{day} 건너뛰기", en: "Skips: {day}")
    /// Days that are left out.
    public var paused = Phrase(ko: "{day} 쉬기", en: "Paused: {day}")
    /// The button that leaves out the next ring.
    public var skip = Phrase(ko: "다음 한 번 건너뛰기", en: "Skip the next one")
    /// The button that lets it ring after all.
    public var unskip = Phrase(ko: "건너뛰지 않기", en: "Do not skip")
    /// Asks before an alarm is deleted.
    public var deleteTitle = Phrase(ko: "이 알람을 삭제할까요?", en: "Delete this alarm?")
    /// Says what deleting means.
    public var deleteMessage = Phrase(
        ko: "삭제한 알람은 복구할 수 없어요.",
        en: "A deleted alarm cannot be restored."
    )
    /// Says that an alarm was added.
    public var added = Phrase(ko: "{time} 알람을 추가했어요.", en: "Added the alarm at {time}.")
    /// Says that an alarm was changed.
    public var saved = Phrase(ko: "{time} 알람을 저장했어요.", en: "Saved the alarm at {time}.")
    /// Says that an alarm was deleted.
    public var deleted = Phrase(ko: "{time} 알람을 삭제했어요.", en: "Deleted the alarm at {time}.")

    /// The field of the time.
    public var timeField = Phrase(ko: "시각", en: "Time")
    /// The days of the week.
    public var daysField = Phrase(ko: "반복", en: "Repeat")
    /// What a tap on a day does.
    public var dayHint = Phrase(ko: "두 번 탭하면 바뀌어요.", en: "Double tap to change.")
    /// A day on which it rings.
    public var dayChosen = Phrase(ko: "선택됨", en: "Selected")
    /// A day on which it does not.
    public var dayNotChosen = Phrase(ko: "선택 안 됨", en: "Not selected")
    /// The field of the label.
    public var labelField = Phrase(ko: "레이블", en: "Label")
    /// The field of the label when it is empty.
    public var labelPlaceholder = Phrase(ko: "알람", en: "Alarm")
    /// The field of the sound.
    public var soundField = Phrase(ko: "소리", en: "Sound")
    /// The platform's own sound.
    public var standardSound = Phrase(ko: "기본", en: "Default")
    /// The field of the snooze.
    public var snoozeField = Phrase(ko: "다시 알림", en: "Snooze")
    /// No snooze.
    public var snoozeOff = Phrase(ko: "안 함", en: "Off")

    /// The button that puts off a ring.
    public var snooze = Phrase(ko: "다시 알림", en: "Snooze")
    /// The same, in words.
    public var snoozeLabel = Phrase(ko: "{time} 뒤에 다시 알림", en: "Snooze for {time}")
    /// The button that ends a ring.
    public var stop = Phrase(ko: "그만 울리기", en: "Stop")
    /// A ring that began late.
    public var late = Phrase(ko: "{time} 늦게 울렸어요.", en: "It is {time} late.")
    /// The screen of what rings, while nothing does.
    public var silent = Phrase(ko: "울리는 알람이 없어요.", en: "No alarm is ringing.")

    /// Why: it rings once.
    public var whyOnce = Phrase(ko: "한 번만 울려요.", en: "It rings once.")
    /// Why: one of its days.
    public var whyRepeat = Phrase(
        ko: "{weekday}에 울리는 알람이에요.",
        en: "{weekday} is one of its days."
    )
    /// Why: it was put off.
    public var whySnooze = Phrase(ko: "다시 알림이에요.", en: "It was snoozed.")
    /// Why: the clock jumps over its time.
    public var whyGap = Phrase(
        ko: "이날 밤에는 {value}{이/가} 없어요. 시계가 {start}에서 {end}{으로/로} 넘어가요.",
        en: "{value} does not exist on this night; the clock goes from {start} to {end}."
    )
    /// Why: the clock shows its time twice.
    public var whyOverlap = Phrase(
        ko: "이날 밤에는 {value}{이/가} 두 번 와요. 시계가 {start}에서 {end}{으로/로} 돌아가요. 처음에만 울려요.",
        en: """
            {value} comes twice on this night; the clock goes back from {start} to {end}. \
            It rings the first time only.
            """
    )
    /// Why not: a person left it out.
    public var whySkip = Phrase(ko: "건너뛰어요.", en: "It does not ring: you skipped it.")
    /// Why not: it is paused.
    public var whyPause = Phrase(ko: "{day} 동안 쉬어요.", en: "It does not ring: paused {day}.")
    /// Why not: the zone has no such day.
    public var whyNoSuchDay = Phrase(
        ko: "이곳에는 {day}{이/가} 없어요. 달력이 {start}에서 {end}{으로/로} 넘어가요.",
        en: "There is no {day} here; the calendar goes from {start} to {end}."
    )

    /// The help of the command.
    public var help = Phrase(
        ko: """
            haru alarm: 알람을 만들고 울릴 때를 봐요.

              haru alarm add "오전 7:00" --days weekdays --label 기상
              haru alarm next --explain
              haru alarm skip 기상

            명령
              add TIME [--days W] [--label L] [--sound S] [--snooze D|off]
              list                             알람을 보여 줘요
              edit X [TIME] [--days W] [--label L] [--sound S] [--snooze D|off]
              on X | off X                     켜고 꺼요. 건너뛰기와 쉬기도 끝나요
              skip X                           다음 한 번을 건너뛰어요
              pause X --from DAY --to DAY      그동안 쉬어요
              snooze X | stop X                울리는 알람에 답해요
              remove X                         알람을 삭제해요
              next [-n N] [--until INSTANT] [--explain]   울릴 때와 까닭을 보여 줘요

            X는 레이블이나 id, 또는 id의 앞 네 글자 이상이에요. TIME은 "오전 7:00", 7:00pm, 19:30처럼,
            W는 mon,tue weekdays weekends daily none처럼 써요. S는 default나 30초보다 짧은 caf, aiff,
            wav 파일이에요.
            """,
        en: """
            haru alarm: alarms, and when they ring.

              haru alarm add "7:00 AM" --days weekdays --label "Get up"
              haru alarm next --explain
              haru alarm skip "Get up"

            Commands
              add TIME [--days W] [--label L] [--sound S] [--snooze D|off]
              list                             shows the alarms
              edit X [TIME] [--days W] [--label L] [--sound S] [--snooze D|off]
              on X | off X                     switches; a skip or a pause ends
              skip X                           leaves out the next ring
              pause X --from DAY --to DAY      leaves out these days
              snooze X | stop X                answers an alarm that rings
              remove X                         deletes an alarm
              next [-n N] [--until INSTANT] [--explain]   the coming rings, and why

            X is a label, an id, or four or more letters an id begins with. TIME is 7:00 AM, 7:00pm or 19:30,
            W is mon,tue, weekdays, weekends, daily or none. S is default, or a caf, aiff or wav file shorter
            than 30 seconds.
            """
    )

    /// The words of this package.
    public init() {}
}
