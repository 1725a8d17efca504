/// Alarms.
public struct AlarmTexts: Sendable {
    /// An alarm that is not there.
    public var notFound = Phrase(ko: "알람을 찾을 수 없어요.", en: "There is no such alarm.")
    /// An edit without a change.
    public var unchanged = Phrase(ko: "바뀐 것이 없어요.", en: "Nothing has changed.")
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

    /// The words of this package.
    public init() {}
}
