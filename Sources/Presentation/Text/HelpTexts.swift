/// The help of the command line, examples first.
public struct HelpTexts: Sendable {
    /// What the program is, and its version.
    public var version = Phrase(both: "haru 0.1.0")
    /// The whole program.
    public var program = Phrase(
        ko: """
            haru: 하루의 시간을 돌봐요.

              haru demo
              haru focus add "영어" --icon 🍇 --goal 50m
              haru focus start 영어

            명령
              haru           지금 진행 중인 것을 보여 줘요
              haru focus …   집중 타이머 (haru focus --help)
              haru alarm …   알람 (haru alarm --help)
              haru countdown …  타이머 (haru countdown --help)
              haru plan …       하루 계획 (haru plan --help)
              haru alerts …  서비스 알림 (haru alerts --help)
              haru stats     집중한 시간을 돌아봐요
              haru notifications  기기에 예약할 알림
              haru watch     진행 중인 집중을 보여 주고, 때가 되면 울려요
              haru doctor    저장된 것이 온전한지 봐요
              haru export    모든 것을 파일 하나로 내보내요 (haru import로 다시 가져와요)
              haru texts     모든 글을 두 언어로 보여 줘요
              haru tokens    색, 글자, 간격을 보여 줘요
              haru demo      몇 초 만에 하루를 보여 줘요

            어디서나
              --store DIR         기록을 두는 곳 (아니면 HARU_STORE)
              --now INSTANT       지금 대신 쓸 시각, 2026-10-15T10:00:00+09:00
              --zone ID           시간대, Asia/Seoul (아니면 TZ)
              --lang ko|en        언어 (아니면 LC_ALL, LC_MESSAGES, LANG)
              --json              결과를 JSON으로
              --color WHEN        auto, always, never
              --yes               묻지 않고 해요
              --policy NAME       standard나 rapid, 저장돼요
              --week-start DAY    한 주의 첫날, mon … sun, 저장돼요
              --help  --version
            """,
        en: """
            haru: looks after the time of your day.

              haru demo
              haru focus add "English" --icon 🍇 --goal 50m
              haru focus start English

            Commands
              haru           what runs now
              haru focus …   focus timers (haru focus --help)
              haru alarm …   alarms (haru alarm --help)
              haru countdown …  timers that count down (haru countdown --help)
              haru plan …       the day in equal parts (haru plan --help)
              haru alerts …  service alerts (haru alerts --help)
              haru stats     the look back at focus
              haru notifications  what a device would be asked to show
              haru watch     shows the running session live and rings when it is time
              haru doctor    checks the store
              haru export    everything as one file, and back with haru import
              haru texts     every text in both languages
              haru tokens    colours, type and spacing
              haru demo      a day in a few seconds

            Everywhere
              --store DIR         where everything is kept (else HARU_STORE)
              --now INSTANT       stands in for the clock, 2026-10-15T10:00:00+09:00
              --zone ID           the time zone, Asia/Seoul (else TZ)
              --lang ko|en        the language (else LC_ALL, LC_MESSAGES, LANG)
              --json              results as JSON
              --color WHEN        auto, always or never
              --yes               do not ask
              --policy NAME       standard or rapid; it is kept
              --week-start DAY    the first day of a week, mon … sun; it is kept
              --help  --version
            """
    )
    /// Focus timers.
    public var focus = Phrase(
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

            X는 이름이나 id, 또는 id의 앞 네 글자 이상이에요. D는 90s, 5m, 1h30m, 00:05:00처럼 써요.
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

            X is a title, an id, or four or more letters an id begins with. D is 90s, 5m, 1h30m or 00:05:00.
            """
    )
    /// The live view.
    public var watch = Phrase(
        ko: """
            haru watch: 진행 중인 집중과 타이머를 계속 보여 주고, 끝나거나 알람이 울리면 소리로 알려요.

              haru watch
              haru watch --now 2026-10-15T10:49:50+09:00

            Ctrl-C로 멈춰요. 집중은 계속돼요.
            """,
        en: """
            haru watch: shows the session and timers live, and rings when a phase ends or an alarm is due.

              haru watch
              haru watch --now 2026-10-15T10:49:50+09:00

            Ctrl-C ends it; the session goes on.
            """
    )
    /// The design tokens.
    public var tokens = Phrase(
        ko: """
            haru tokens: 화면에 쓰는 색, 글자, 간격이에요.

              haru tokens
              haru tokens --json
            """,
        en: """
            haru tokens: the colours, type and spacing of screens.

              haru tokens
              haru tokens --json
            """
    )
    /// The texts.
    public var texts = Phrase(
        ko: """
            haru texts: 모든 글을 두 언어로 보여 줘요.

              haru texts
              haru texts --json
            """,
        en: """
            haru texts: every text in both languages.

              haru texts
              haru texts --json
            """
    )
    /// The store.
    public var doctor = Phrase(
        ko: """
            haru doctor: 저장된 것이 온전한지 보고, 옮겨 둔 것을 알려 줘요.

              haru doctor
              haru doctor --acknowledge
            """,
        en: """
            haru doctor: checks the store, and lists what was set aside out of it.

              haru doctor
              haru doctor --acknowledge
            """
    )
    /// The day in a few seconds.
    public var demo = Phrase(
        ko: """
            haru demo: 몇 초 만에 하루를 보여 줘요. 따로 마련한 곳에서만 해요.

              haru demo
              haru demo --lang ko
            """,
        en: """
            haru demo: a day in a few seconds, on a store of its own.

              haru demo
              haru demo --lang ko
            """
    )
    /// The words of this package.
    public init() {}
}
