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

    /// The words of this package.
    public init() {}
}
