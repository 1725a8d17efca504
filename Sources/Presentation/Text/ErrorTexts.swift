/// What went wrong, in words that say what to do.
public struct ErrorTexts: Sendable {
    /// A title without a visible character.
    public var emptyTitle = Phrase(ko: "이름을 입력해 주세요.", en: "Please enter a name.")
    /// A title over the limit.
    public var titleTooLong = Phrase(
        ko: "이름은 {limit}자까지 쓸 수 있어요.",
        en: "A name may have at most {limit} characters."
    )
    /// A timer that is not there.
    public var timerNotFound = Phrase(ko: "타이머를 찾을 수 없어요.", en: "There is no such timer.")
    /// A second session.
    public var alreadyRunning = Phrase(
        ko: "이미 집중하고 있어요. 먼저 그만해 주세요.",
        en: "A session is already running. Please stop it first."
    )
    /// No session.
    public var notRunning = Phrase(ko: "진행 중인 집중이 없어요.", en: "No session is running.")
    /// A second rest.
    public var alreadyResting = Phrase(ko: "이미 쉬고 있어요.", en: "You are already resting.")
    /// No rest.
    public var notResting = Phrase(ko: "쉬는 중이 아니에요.", en: "You are not resting.")

    /// A title that another timer has.
    public var duplicateTitle = Phrase(
        ko: "같은 이름의 타이머가 있어요. 다른 이름을 써 주세요.",
        en: "Another timer has this name. Please choose another one."
    )
    /// An icon that is no emoji.
    public var notAnEmoji = Phrase(
        ko: "아이콘은 이모지 하나여야 해요.",
        en: "An icon must be exactly one emoji."
    )
    /// A goal that is no choice.
    public var goalNotOffered = Phrase(
        ko: "고를 수 없는 목표 시간이에요. 가장 가까운 것은 {goal}{이에요/예요}.",
        en: "This goal is not offered. The nearest one is {goal}."
    )
    /// A goal of no time, or of far too much.
    public var notAGoal = Phrase(
        ko: "목표는 1초에서 1,000시간 사이여야 해요.",
        en: "A goal is between a second and a thousand hours."
    )
    /// One timer too many.
    public var tooManyTimers = Phrase(
        ko: "타이머는 {limit}개까지 만들 수 있어요.",
        en: "There may be at most {limit} {timer/timers}."
    )
    /// An edit without a change.
    public var noChanges = Phrase(ko: "바뀐 것이 없어요.", en: "Nothing has changed.")
    /// A timer that runs while it should be deleted.
    public var timerIsRunning = Phrase(
        ko: "집중하고 있는 타이머는 삭제할 수 없어요. 먼저 그만해 주세요.",
        en: "A timer that is running cannot be deleted. Please stop it first."
    )
    /// A rest longer by a length that is no choice.
    public var extensionNotOffered = Phrase(
        ko: "휴식은 {list}만 늘릴 수 있어요.",
        en: "A rest can be made longer by: {list}."
    )
    /// A toggle right after the last one.
    public var tooSoon = Phrase(
        ko: "방금 바뀌었어요. 잠시 뒤에 다시 해 주세요.",
        en: "It has just changed. Please try again in a moment."
    )
    /// A session that must be reviewed.
    public var needsReview = Phrase(
        ko: "오래 열려 있던 집중이 있어요. 먼저 확인해 주세요.",
        en: "A session was left open for long. Please review it first."
    )
    /// No session to review.
    public var nothingToReview = Phrase(
        ko: "확인할 집중이 없어요.",
        en: "There is nothing to review."
    )
    /// An alarm that is not there.
    public var alarmNotFound = Phrase(ko: "알람을 찾을 수 없어요.", en: "There is no such alarm.")
    /// A label over the limit.
    public var labelTooLong = Phrase(
        ko: "레이블은 {limit}자까지 쓸 수 있어요.",
        en: "A label may have at most {limit} characters."
    )
    /// A snooze that is no choice.
    public var snoozeNotOffered = Phrase(
        ko: "다시 알림은 {start}분에서 {end}분 사이예요.",
        en: "A snooze lasts {start} to {end} minutes."
    )
    /// A pause that ends before it begins.
    public var pauseEndsTooSoon = Phrase(
        ko: "쉬는 기간의 끝이 시작보다 빨라요.",
        en: "The pause ends before it begins."
    )
    /// Nothing to leave out.
    public var nothingToSkip = Phrase(
        ko: "건너뛸 알람이 없어요. 먼저 켜 주세요.",
        en: "There is no ring to skip. Please switch it on first."
    )
    /// Nothing to answer.
    public var notRinging = Phrase(ko: "울리는 알람이 아니에요.", en: "This alarm is not ringing.")
    /// An alarm that cannot be put off.
    public var snoozeIsOff = Phrase(
        ko: "이 알람은 다시 알림을 꺼 두었어요.",
        en: "This alarm cannot be snoozed."
    )
    /// A sound that is not there.
    public var soundNotFound = Phrase(
        ko: "소리 파일을 찾을 수 없어요.",
        en: "There is no such sound file."
    )
    /// A sound of a type that cannot be played.
    public var soundWrongType = Phrase(
        ko: "소리는 caf, aiff, wav 파일이어야 해요.",
        en: "A sound must be a caf, aiff or wav file."
    )
    /// A sound that is too long.
    public var soundTooLong = Phrase(
        ko: "소리는 30초보다 짧아야 해요.",
        en: "A sound must be shorter than 30 seconds."
    )
    /// A sound file that cannot be understood.
    public var soundDamaged = Phrase(
        ko: "소리 파일이 손상되었어요.",
        en: "The sound file is damaged."
    )
    /// No permission for notifications.
    public var notAuthorized = Phrase(
        ko: "알림이 허용되지 않았어요.",
        en: "Notifications are not allowed."
    )

    /// Something that is not stored.
    public var entityNotFound = Phrase(
        ko: "삭제되었거나 없는 항목이에요.",
        en: "It was deleted or never there."
    )
    /// Nothing was written.
    public var saveFailed = Phrase(ko: "저장하지 못했어요. {reason}", en: "Could not save. {reason}")
    /// Nothing was read.
    public var fetchFailed = Phrase(ko: "불러오지 못했어요. {reason}", en: "Could not load. {reason}")
    /// The store is of a newer version.
    public var newer = Phrase(
        ko: "더 새로운 버전이 저장한 자료예요. 새 버전으로 열어 주세요.",
        en: "The data was written by a newer version. Please open it with that one."
    )
    /// Another process holds the store.
    public var locked = Phrase(
        ko: "다른 프로그램({code})이 자료를 쓰고 있어요. 잠시 뒤에 다시 해 주세요.",
        en: "Another program ({code}) is using the data. Please try again in a moment."
    )
    /// What is stored cannot be read.
    public var damaged = Phrase(ko: "자료가 손상되었어요.", en: "The data is damaged.")
    /// The disk is full.
    public var noSpace = Phrase(
        ko: "저장 공간이 부족해요. 공간을 비우고 다시 해 주세요.",
        en: "There is no space left. Please free some and try again."
    )
    /// The system refuses access.
    public var notPermitted = Phrase(
        ko: "자료에 접근할 권한이 없어요.",
        en: "The system does not let us at the data."
    )
    /// The system failed.
    public var systemFailure = Phrase(
        ko: "시스템에 문제가 생겼어요({code}).",
        en: "The system reported a problem ({code})."
    )
    /// It was called off.
    public var cancelled = Phrase(ko: "취소되었어요.", en: "It was cancelled.")

    /// A countdown that is not there.
    public var countdownNotFound = Phrase(ko: "타이머를 찾을 수 없어요.", en: "The timer is not there.")
    /// A length that cannot be counted.
    public var lengthNotAllowed = Phrase(
        ko: "타이머는 1초부터 23시간 59분 59초까지, 초 단위로 잴 수 있어요.",
        en: "A timer counts whole seconds, from 1 second to 23 hours 59 minutes 59 seconds."
    )
    /// A countdown that neither runs nor is paused.
    public var countdownNotRunning = Phrase(
        ko: "재고 있지 않은 타이머예요. 먼저 시작해 주세요.",
        en: "The timer is not running. Start it first."
    )
    /// A countdown that is not idle.
    public var countdownNotIdle = Phrase(
        ko: "재고 있는 타이머의 시간은 바꿀 수 없어요. 먼저 재설정해 주세요.",
        en: "The length of a timer that counts cannot be changed. Reset it first."
    )

    /// The words of this package.
    public init() {}
}
