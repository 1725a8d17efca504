/// The command line: its help and its messages.
public struct CommandLineTexts: Sendable {
    /// What the program is, and its version.
    public var version = Phrase(both: "haru 0.1.0")
    /// Help for the whole program, examples first.
    public var help = Phrase(
        ko: """
            haru: 하루의 시간을 돌봐요.

              haru focus add "영어" --icon 🍇 --goal 50m
              haru focus start 영어
              haru demo

            명령
              haru           지금 진행 중인 것을 보여 줘요
              haru focus …   집중 타이머 (haru focus --help)
              haru watch     진행 중인 집중을 계속 보여 줘요
              haru demo      몇 초 만에 하루를 보여 줘요

            어디서나
              --store DIR  --now INSTANT  --zone ID  --lang ko|en  --json  --yes
              --policy standard|rapid  --week-start DAY  --help  --version
            """,
        en: """
            haru: looks after the time of your day.

              haru focus add "English" --icon 🍇 --goal 50m
              haru focus start English
              haru demo

            Commands
              haru           what runs now
              haru focus …   focus timers (haru focus --help)
              haru watch     shows the running session live
              haru demo      a day in a few seconds

            Everywhere
              --store DIR  --now INSTANT  --zone ID  --lang ko|en  --json  --yes
              --policy standard|rapid  --week-start DAY  --help  --version
            """
    )
    /// Help for focus, examples first.
    public var focusHelp = Phrase(
        ko: """
            haru focus: 타이머를 만들고 집중해요.

              haru focus add "영어" --icon 🍇 --goal 50m
              haru focus start 영어
              haru focus rest

            명령
              add TITLE [--icon E] [--goal D]            타이머를 만들어요
              list                                       타이머를 보여 줘요
              edit X [--title T] [--icon E] [--goal D]   타이머를 바꿔요
              remove X                                   타이머를 삭제해요
              start X | rest | resume | extend D         집중하고 쉬어요
              status | stop                              지금을 보고, 그만해요
              mute on|off                                알림 소리를 꺼요
              review keep|goal|discard                   오래 열려 있던 집중을 확인해요
            """,
        en: """
            haru focus: timers, and the session of one of them.

              haru focus add "English" --icon 🍇 --goal 50m
              haru focus start English
              haru focus rest

            Commands
              add TITLE [--icon E] [--goal D]            makes a timer
              list                                       shows the timers
              edit X [--title T] [--icon E] [--goal D]   changes a timer
              remove X                                   deletes a timer
              start X | rest | resume | extend D         focus and rest
              status | stop                              look at it, end it
              mute on|off                                notifications without sound
              review keep|goal|discard                   a session that was left open
            """
    )
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
    /// No instant.
    public var badInstant = Phrase(
        ko: "{value}: 2026-10-15T10:00:00+09:00 같은 시각을 써 주세요.",
        en: "{value}: write an instant like 2026-10-15T10:00:00+09:00."
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
    /// The sound is off.
    public var muted = Phrase(ko: "알림 소리를 껐어요.", en: "Notifications are silent now.")
    /// The sound is on.
    public var unmuted = Phrase(ko: "알림 소리를 켰어요.", en: "Notifications make a sound again.")

    /// The words of this package.
    public init() {}
}
