/// What goes wrong with plans.
public struct PlannerErrorTexts: Sendable {
    /// Less than an hour of sleep.
    public var sleepTooShort = Phrase(
        ko: "잠은 한 시간 이상이어야 해요.",
        en: "Sleep must last an hour or more."
    )
    /// More than 20 hours of sleep.
    public var sleepTooLong = Phrase(
        ko: "잠은 스무 시간까지만 정할 수 있어요.",
        en: "Sleep may last 20 hours at most."
    )
    /// A number of parts that does not divide the day.
    public var notAnOption = Phrase(
        ko: "이 하루는 {list} 구간으로 나눌 수 있어요. {count} 구간을 추천해요.",
        en: "This day divides into {list} parts. {count} is suggested."
    )
    /// A part that the day has not got.
    public var partNotFound = Phrase(
        ko: "그런 구간은 없어요. 이 하루의 구간은 {count}개예요.",
        en: "There is no such part. This day has {count} {part/parts}."
    )
    /// A todo that is not there.
    public var todoNotFound = Phrase(ko: "할 일을 찾을 수 없어요.", en: "The todo is not there.")
    /// A detail that is not there.
    public var detailNotFound = Phrase(
        ko: "세부 할 일을 찾을 수 없어요.",
        en: "The detail is not there."
    )
    /// A todo without a category.
    public var emptyCategory = Phrase(
        ko: "무엇을 할지 적어 주세요.",
        en: "Say what is to be done."
    )
    /// A length that a todo cannot have.
    public var invalidLength = Phrase(
        ko: "할 일의 길이는 1분 이상, 분 단위로 정해 주세요.",
        en: "A todo lasts whole minutes, one or more."
    )
    /// A todo that would begin too early.
    public var beforeStart = Phrase(
        ko: "{count}번째 구간은 {start}에 시작해요.",
        en: "Part {count} begins at {start}."
    )
    /// A todo that would end too late.
    public var overflow = Phrase(
        ko: "{count}번째 구간은 {end}에 끝나요.",
        en: "Part {count} ends at {end}."
    )
    /// A todo where another one is.
    public var overlap = Phrase(
        ko: "그 시간에는 다른 할 일이 있어요.",
        en: "Another todo is at that time."
    )
    /// When it would fit.
    public var nearestFit = Phrase(
        ko: "{start}부터 {end}까지는 비어 있어요.",
        en: "It fits from {start} to {end}."
    )
    /// It would fit at no time.
    public var noFit = Phrase(
        ko: "이 구간에는 그만큼 빈 시간이 없어요.",
        en: "The part has no free time that long."
    )
    /// Todos that a new division would cut.
    public var wouldCross = Phrase(
        ko: "{list}: 새 구간의 경계에 걸려요.",
        en: "These would cross a boundary of the new parts: {list}."
    )

    /// The words of this package.
    public init() {}
}
