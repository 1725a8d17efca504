/// Countdowns.
public struct CountdownTexts: Sendable {
    /// The title of the list.
    public var list = Phrase(ko: "타이머", en: "Timers")
    /// The list when it is empty.
    public var noCountdowns = Phrase(
        ko: "아직 타이머가 없어요. 몇 분을 재 볼까요?",
        en: "No timers yet. How long shall we count?"
    )
    /// The button that opens the editor for a new timer.
    public var newCountdown = Phrase(ko: "새 타이머", en: "New timer")
    /// The title of the editor of an existing timer.
    public var editCountdown = Phrase(ko: "타이머 편집", en: "Edit timer")
    /// What a tap on a row does.
    public var rowHint = Phrase(ko: "두 번 탭하면 편집해요.", en: "Double tap to edit.")
    /// A timer that waits.
    public var idle = Phrase(ko: "대기 중", en: "Ready")
    /// A timer that counts.
    public var running = Phrase(ko: "{time} 남음", en: "{time} left")
    /// A timer that stands.
    public var paused = Phrase(ko: "일시 정지, {time} 남음", en: "Paused, {time} left")
    /// A timer that has ended, and when.
    public var finished = Phrase(ko: "{time}에 끝났어요.", en: "Ended: {time}.")
    /// A timer that ends now.
    public var ended = Phrase(ko: "{title} 타이머가 끝났어요.", en: "{title}: time is up.")
    /// The button that starts a timer.
    public var start = Phrase(ko: "시작", en: "Start")
    /// The button that stops a timer for a while.
    public var pause = Phrase(ko: "일시 정지", en: "Pause")
    /// The button that goes on after a pause.
    public var resume = Phrase(ko: "계속", en: "Resume")
    /// The button that gives a timer more time.
    public var extend = Phrase(ko: "+{time}", en: "+{time}")
    /// The same, spoken.
    public var extendLabel = Phrase(ko: "{time} 늘리기", en: "{time} more")
    /// The button that makes a timer wait again.
    public var reset = Phrase(ko: "재설정", en: "Reset")
    /// The field of the length.
    public var lengthField = Phrase(ko: "시간", en: "Length")
    /// The field of the label.
    public var labelField = Phrase(ko: "레이블", en: "Label")
    /// What stands in the field of the label while it is empty.
    public var labelPlaceholder = Phrase(ko: "이름 없음", en: "No name")
    /// The field of what is done at the end.
    public var endField = Phrase(ko: "타이머 종료 시", en: "When the timer ends")
    /// A sound is played at the end.
    public var sound = Phrase(ko: "소리 재생", en: "Play a sound")
    /// The end is only shown.
    public var silent = Phrase(ko: "소리 없이 알림", en: "Notify silently")
    /// What is playing is stopped at the end.
    public var stopPlaying = Phrase(ko: "재생 중단", en: "Stop playing")
    /// The button that adds a timer and starts it.
    public var addAndStart = Phrase(ko: "추가하고 시작", en: "Add and start")
    /// Asks before a timer is deleted.
    public var deleteTitle = Phrase(ko: "이 타이머를 삭제할까요?", en: "Delete this timer?")
    /// Says what deleting means.
    public var deleteMessage = Phrase(
        ko: "삭제한 타이머는 복구할 수 없어요.",
        en: "A deleted timer cannot be restored."
    )
    /// Says that a timer was added.
    public var added = Phrase(ko: "{title} 타이머를 추가했어요.", en: "Added a timer: {title}.")
    /// Says that a timer was changed.
    public var saved = Phrase(ko: "{title} 타이머를 저장했어요.", en: "Saved the timer: {title}.")
    /// Says that a timer was deleted.
    public var deleted = Phrase(ko: "{title} 타이머를 삭제했어요.", en: "Deleted the timer: {title}.")
    /// The help of the command line.
    public var help = Phrase(
        ko: """
            haru countdown: 시간을 거꾸로 재요. 여러 개를 함께 잴 수 있어요.

              haru countdown add 3m --label 라면 --start
              haru countdown pause 라면
              haru countdown extend 라면 30s

            명령
              add D [--label L] [--end E] [--start]      타이머를 만들어요
              list                                       타이머를 보여 줘요
              edit X [--duration D] [--label L] [--end E]   타이머를 바꿔요
              start X | pause X | resume X | reset X     재고, 멈추고, 이어서 재고, 처음으로 돌려요
              extend X D                                 시간을 늘려요
              remove X                                   타이머를 삭제해요

            E는 sound:NAME, silent, stop-playing 중 하나예요. X는 레이블이나 id, 또는 id의 앞 네 글자 이상이에요.
            """,
        en: """
            haru countdown: counts time down, several lengths at once.

              haru countdown add 3m --label Noodles --start
              haru countdown pause Noodles
              haru countdown extend Noodles 30s

            Commands
              add D [--label L] [--end E] [--start]      makes a timer
              list                                       shows the timers
              edit X [--duration D] [--label L] [--end E]   changes a timer
              start X | pause X | resume X | reset X     count, stand, go on, begin anew
              extend X D                                 more time
              remove X                                   deletes a timer

            E is sound:NAME, silent or stop-playing. X is a label, an id, or four or more letters an id
            begins with.
            """
    )

    /// The words of this package.
    public init() {}
}
