/// The messages of the command line.
public struct CommandLineTexts: Sendable {
    /// A command that is not there.
    public var unknownCommand = Phrase(
        ko: "{value}: 그런 명령은 없어요. haru --help를 봐 주세요.",
        en: "{value}: no such command. See haru --help."
    )
    /// The nearest command to a typo.
    public var didYouMean = Phrase(ko: "혹시 {value}인가요?", en: "Did you mean {value}?")
    /// An option that is not there.
    public var unknownOption = Phrase(
        ko: "{value}: 그런 옵션은 없어요.",
        en: "{value}: no such option."
    )
    /// A word that must follow.
    public var valueMissing = Phrase(ko: "{value} 값이 필요해요.", en: "{value} is missing.")
    /// A word too much.
    public var tooMuch = Phrase(
        ko: "{value}: 이 말은 무엇인지 모르겠어요. 띄어쓰기가 있으면 따옴표로 묶어 주세요.",
        en: "{value} is one word too many. Put words that belong together in quotes."
    )
    /// No choice of colour.
    public var badColor = Phrase(
        ko: "{value}: auto, always, never 중 하나를 써 주세요.",
        en: "{value}: write auto, always or never."
    )
    /// A signal ended the command.
    public var interrupted = Phrase(ko: "멈췄어요.", en: "Interrupted.")
    /// No instant.
    public var badInstant = Phrase(
        ko: "{value}: 2026-10-15T10:00:00+09:00 같은 시각을 써 주세요.",
        en: "{value}: write an instant like 2026-10-15T10:00:00+09:00."
    )
    /// No day.
    public var badDay = Phrase(
        ko: "{value}: 2026-10-15 같은 날이나 today, yesterday를 써 주세요.",
        en: "{value}: write a day like 2026-10-15, today or yesterday."
    )
    /// No month.
    public var badMonth = Phrase(
        ko: "{value}: 2026-10 같은 달을 써 주세요.",
        en: "{value}: write a month like 2026-10."
    )
    /// Options of which one is enough.
    public var onlyOne = Phrase(
        ko: "{value}: 이 중 하나만 써 주세요.",
        en: "{value}: only one of these at a time."
    )
    /// No duration.
    public var badDuration = Phrase(
        ko: "{value}: 90s, 5m, 1h30m, 00:05:00 같은 길이를 써 주세요.",
        en: "{value}: write a duration like 90s, 5m, 1h30m or 00:05:00."
    )
    /// No language.
    public var badLanguage = Phrase(
        ko: "{value}: 언어는 ko나 en이에요.",
        en: "{value}: a language is ko or en."
    )
    /// No zone.
    public var badZone = Phrase(
        ko: "{value}: 모르는 시간대예요.",
        en: "{value}: no such time zone."
    )
    /// Nothing that can be done at the end.
    public var badEnd = Phrase(
        ko: "{value}: sound:NAME, silent, stop-playing 중 하나를 써 주세요.",
        en: "{value}: write sound:NAME, silent or stop-playing."
    )
    /// No kind of server.
    public var badKind = Phrase(
        ko: "{value}: haru나 alertmanager를 써 주세요.",
        en: "{value}: write haru or alertmanager."
    )
    /// An option that says something of a server.
    public var needsServer = Phrase(
        ko: "{value}: --server와 함께 써 주세요.",
        en: "{value} needs --server."
    )
    /// None of several services is selected.
    public var chooseService = Phrase(
        ko: "haru alerts select로 서비스를 골라 주세요: {value}",
        en: "Select a service with haru alerts select: {value}"
    )
    /// No policy.
    public var badPolicy = Phrase(
        ko: "{value}: standard나 rapid를 써 주세요.",
        en: "{value}: write standard or rapid."
    )
    /// No weekday.
    public var badWeekday = Phrase(
        ko: "{value}: mon, tue, wed, thu, fri, sat, sun 중 하나를 써 주세요.",
        en: "{value}: write mon, tue, wed, thu, fri, sat or sun."
    )
    /// No days of the week.
    public var badDays = Phrase(
        ko: "{value}: mon,tue weekdays weekends daily none처럼 써 주세요.",
        en: "{value}: write days like mon,tue, weekdays, weekends, daily or none."
    )
    /// No number.
    public var badCount = Phrase(
        ko: "{value}: 1보다 작지 않은 수를 써 주세요.",
        en: "{value}: write a number from 1 on."
    )
    /// No number, where none at all is allowed too.
    public var badLimit = Phrase(
        ko: "{value}: 0보다 작지 않은 수를 써 주세요.",
        en: "{value}: write a number from 0 on."
    )
    /// No answer to a review.
    public var badReview = Phrase(
        ko: "{value}: keep, goal, discard 중 하나를 써 주세요.",
        en: "{value}: write keep, goal or discard."
    )
    /// Neither on nor off.
    public var badSwitch = Phrase(
        ko: "{value}: on이나 off를 써 주세요.",
        en: "{value}: write on or off."
    )
    /// A name that several things have.
    public var ambiguous = Phrase(
        ko: "{value}: 여러 개가 있어요. {list}",
        en: "{value} may be one of several: {list}"
    )
    /// A name that nothing has.
    public var notFound = Phrase(ko: "{value}: 찾을 수 없어요.", en: "{value}: not found.")
    /// A command that would lose something, where nobody can be asked.
    public var confirmationNeeded = Phrase(
        ko: "{reason} 정말 하려면 --yes를 붙여 주세요.",
        en: "{reason} Add --yes to do it."
    )
    /// The question before a review that keeps nothing.
    public var discardReview = Phrase(
        ko: "이번 집중을 기록하지 않을까요?",
        en: "Keep none of this session?"
    )
    /// A result that cannot be put as JSON.
    public var notEncodable = Phrase(
        ko: "결과를 JSON으로 쓸 수 없어요.",
        en: "The result cannot be written as JSON."
    )
    /// Nothing appeared on the desktop.
    public var desktopRefused = Phrase(
        ko: "바탕 화면에 알림을 보여 주지 못했어요.",
        en: "The notification could not be shown on the desktop."
    )
    /// The sound is off.
    public var muted = Phrase(ko: "알림 소리를 껐어요.", en: "Notifications are silent now.")
    /// The sound is on.
    public var unmuted = Phrase(ko: "알림 소리를 켰어요.", en: "Notifications make a sound again.")

    /// The words of this package.
    public init() {}
}
