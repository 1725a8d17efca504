/// The look back at focus.
public struct StatisticsTexts: Sendable {
    /// The title of the screen.
    public var heading = Phrase(ko: "집중 통계", en: "Focus statistics")
    /// A day at a time.
    public var day = Phrase(ko: "일", en: "Day")
    /// A week at a time.
    public var week = Phrase(ko: "주", en: "Week")
    /// A month at a time.
    public var month = Phrase(ko: "월", en: "Month")
    /// The button that shows the month before.
    public var earlier = Phrase(ko: "이전 달", en: "Previous month")
    /// The button that shows the month after.
    public var later = Phrase(ko: "다음 달", en: "Next month")
    /// A number of sessions.
    public var sessions = Phrase(ko: "{count}회", en: "{count} {session/sessions}")
    /// A timer that was removed.
    public var deleted = Phrase(ko: "삭제됨", en: "deleted")
    /// Some days without a record.
    public var nothing = Phrase(ko: "이때는 기록이 없어요.", en: "Nothing was recorded then.")
    /// A day of the heat map without a record, in words.
    public var emptyDay = Phrase(ko: "기록 없음", en: "nothing recorded")
    /// What a tap on a day does.
    public var dayHint = Phrase(ko: "두 번 탭하면 이날을 봐요.", en: "Double tap to see this day.")
    /// The days on end up to now.
    public var streak = Phrase(ko: "{count}일 연속", en: "{count} {day/days} in a row")
    /// The longest days on end.
    public var bestStreak = Phrase(ko: "최고 {count}일 연속", en: "Best: {count} {day/days} in a row")
    /// How many sessions met their goal.
    public var goalShare = Phrase(ko: "목표 달성 {value}", en: "Goals met: {value}")
    /// What is focused on a day of each weekday.
    public var averages = Phrase(ko: "요일별 평균", en: "Average by weekday")

    /// What the shades of a heat map of letters mean.
    public var legend = Phrase(
        ko: "· 없음   ░ 1시간 미만   ▒ 1~2시간   ▓ 2~3시간   █ 3시간 이상",
        en: "· none   ░ under 1h   ▒ 1–2h   ▓ 2–3h   █ 3h and more"
    )
    /// The help of the command that shows it.
    public var help = Phrase(
        ko: """
            haru stats: 집중한 시간을 돌아봐요.

              haru stats
              haru stats --week today
              haru stats --month 2026-10 --timer 영어

              --day DAY        하루, 2026-10-15, today, yesterday
              --week DAY       그날이 든 주
              --month YYYY-MM  한 달 (기본은 이번 달)
              --timer X        타이머 하나만. 이름이나 id, 또는 id의 앞 네 글자 이상
            """,
        en: """
            haru stats: the look back at focus.

              haru stats
              haru stats --week today
              haru stats --month 2026-10 --timer English

              --day DAY        a day: 2026-10-15, today, yesterday
              --week DAY       the week that a day is in
              --month YYYY-MM  a month (this one if nothing is said)
              --timer X        one timer, by title, id, or four or more letters an id begins with
            """
    )

    /// The words of this package.
    public init() {}
}
