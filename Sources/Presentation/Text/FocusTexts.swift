/// Focus timers and their session.
public struct FocusTexts: Sendable {
    /// The title of the list of timers.
    public var list = Phrase(ko: "집중 타이머", en: "Focus timers")
    /// The list when it is empty.
    public var noTimers = Phrase(
        ko: "아직 타이머가 없어요. 하나 만들어 볼까요?",
        en: "No timers yet. Shall we make one?"
    )
    /// What a tap on a row does.
    public var rowHint = Phrase(ko: "두 번 탭하면 집중을 시작해요.", en: "Double tap to start focusing.")
    /// What a tap on the row of the running timer does.
    public var runningRowHint = Phrase(
        ko: "두 번 탭하면 진행 중인 집중을 열어요.",
        en: "Double tap to open the session."
    )
    /// The time focused today beside a timer.
    public var today = Phrase(ko: "오늘 {time}", en: "{time} today")
    /// The mark of the timer that runs.
    public var running = Phrase(ko: "진행 중", en: "Running")
    /// The button that opens the editor for a new timer.
    public var newTimer = Phrase(ko: "새 타이머", en: "New timer")
    /// The title of the editor of an existing timer.
    public var editTimer = Phrase(ko: "타이머 편집", en: "Edit timer")
    /// The field of the title.
    public var titleField = Phrase(ko: "이름", en: "Name")
    /// The field of the title when it is empty.
    public var titlePlaceholder = Phrase(ko: "무엇에 집중할까요?", en: "What will you focus on?")
    /// The length of a title and its limit.
    public var titleLength = Phrase(
        ko: "{limit}자 중 {count}자",
        en: "{count} of {limit} characters"
    )
    /// The field of the icon.
    public var iconField = Phrase(ko: "아이콘", en: "Icon")
    /// What a long press on the icon does.
    public var iconHint = Phrase(
        ko: "이모지 하나를 골라요. 길게 누르면 처음으로 돌아가요.",
        en: "Choose one emoji. Press and hold to reset."
    )
    /// The field of the goal.
    public var goalField = Phrase(ko: "집중 목표", en: "Focus goal")
    /// Asks before a timer is deleted.
    public var deleteTitle = Phrase(ko: "이 타이머를 삭제할까요?", en: "Delete this timer?")
    /// Says what deleting means.
    public var deleteMessage = Phrase(
        ko: "삭제한 타이머는 복구할 수 없어요.",
        en: "A deleted timer cannot be restored."
    )
    /// Says that a timer was added.
    public var added = Phrase(ko: "{title}{을/를} 추가했어요.", en: "Added {title}.")
    /// Says that a timer was changed.
    public var saved = Phrase(ko: "{title}{을/를} 저장했어요.", en: "Saved {title}.")
    /// Says that a timer was deleted.
    public var deleted = Phrase(ko: "{title}{을/를} 삭제했어요.", en: "Deleted {title}.")
    /// Says that an edit changed nothing.
    public var unchanged = Phrase(ko: "바뀐 것이 없어요.", en: "Nothing has changed.")

    /// The phase in which time counts.
    public var focusPhase = Phrase(ko: "집중", en: "Focus")
    /// The phase in which it does not.
    public var restPhase = Phrase(ko: "휴식", en: "Rest")
    /// Without a session.
    public var noSession = Phrase(ko: "진행 중인 집중이 없어요.", en: "No session is running.")
    /// The button that starts a session.
    public var start = Phrase(ko: "집중 시작하기", en: "Start focusing")
    /// The button that begins a rest.
    public var rest = Phrase(ko: "쉬기", en: "Rest")
    /// The button that ends a rest.
    public var resume = Phrase(ko: "다시 집중하기", en: "Focus again")
    /// The button that ends the session.
    public var stop = Phrase(ko: "그만하기", en: "Stop")
    /// The button that lengthens a rest.
    public var extend = Phrase(ko: "+{time}", en: "+{time}")
    /// The button that lengthens a rest, in words.
    public var extendLabel = Phrase(ko: "휴식 {time} 늘리기", en: "Rest {time} longer")
    /// The switch that silences notifications of the session.
    public var mute = Phrase(ko: "알림 소리 끄기", en: "Mute notifications")
    /// The goal is met.
    public var goalReached = Phrase(ko: "목표를 이뤘어요!", en: "Goal reached!")
    /// The rest is over.
    public var restOver = Phrase(ko: "휴식이 끝났어요.", en: "The rest is over.")
    /// A session in its focus phase, in words.
    public var focusLabel = Phrase(
        ko: "{title} 집중 중, {time} 지남, 목표 {goal}",
        en: "Focusing on {title}, {time} so far, goal {goal}"
    )
    /// A session in a rest, in words.
    public var restLabel = Phrase(
        ko: "{title} 휴식 중, {time} 남음",
        en: "Resting from {title}, {time} left"
    )
    /// A session in a rest that is over, in words.
    public var restOverLabel = Phrase(
        ko: "{title} 휴식이 끝났어요.",
        en: "The rest from {title} is over."
    )

    /// Asks before a session ends.
    public var stopTitle = Phrase(ko: "집중을 그만할까요?", en: "Stop focusing?")
    /// Says that the session will be recorded.
    public var stopRecords = Phrase(
        ko: "{time} 집중한 기록을 남겨요.",
        en: "A record of {time} will be kept."
    )
    /// Says that the session will not be recorded.
    public var stopDiscards = Phrase(
        ko: "{time}보다 짧은 집중은 기록하지 않아요.",
        en: "A session shorter than {time} is not recorded."
    )
    /// Says that a session was recorded.
    public var recorded = Phrase(
        ko: "{time} 집중한 기록을 남겼어요.",
        en: "Kept a record of {time}."
    )
    /// Says that a session was too short.
    public var discarded = Phrase(
        ko: "너무 짧아서 기록하지 않았어요.",
        en: "It was too short to be recorded."
    )

    /// Asks about a session that was left open.
    public var reviewTitle = Phrase(
        ko: "집중을 켜 두고 잊으셨나요?",
        en: "Did you forget to stop?"
    )
    /// Says how long it was left open.
    public var reviewMessage = Phrase(
        ko: "{title} 집중이 {time} 동안 켜져 있었어요. 얼마나 기록할까요?",
        en: "{title} was left running for {time}. How much shall we keep?"
    )
    /// Keeps all of it.
    public var reviewKeep = Phrase(ko: "모두 기록하기", en: "Keep all of it")
    /// Keeps it up to the goal.
    public var reviewGoal = Phrase(ko: "목표까지만 기록하기", en: "Keep it up to the goal")
    /// Keeps none of the open stretch.
    public var reviewDiscard = Phrase(ko: "기록하지 않기", en: "Keep none of it")

    /// The title of the notification that the goal is met.
    public var goalNotification = Phrase(ko: "{title} 목표를 이뤘어요!", en: "{title}: goal reached!")
    /// Its body.
    public var goalNotificationBody = Phrase(
        ko: "{goal} 동안 집중했어요. 잠깐 쉬어 갈까요?",
        en: "You focused for {goal}. Time for a rest?"
    )
    /// The title of the notification that the rest is over.
    public var restNotification = Phrase(ko: "휴식이 끝났어요.", en: "The rest is over.")
    /// Its body.
    public var restNotificationBody = Phrase(
        ko: "{title}{으로/로} 돌아가 볼까요?",
        en: "Shall we go back to {title}?"
    )

    /// The words of this package.
    public init() {}
}
