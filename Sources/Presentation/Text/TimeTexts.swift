/// Units, days and months.
public struct TimeTexts: Sendable {
    /// A number of hours, in words.
    public var hours = Phrase(ko: "{count}시간", en: "{count} {hour/hours}")
    /// A number of minutes, in words.
    public var minutes = Phrase(ko: "{count}분", en: "{count} {minute/minutes}")
    /// A number of seconds, in words.
    public var seconds = Phrase(ko: "{count}초", en: "{count} {second/seconds}")
    /// A number of days, in words.
    public var days = Phrase(ko: "{count}일", en: "{count} {day/days}")
    /// A number of hours, short.
    public var shortHours = Phrase(ko: "{count}시간", en: "{count}h")
    /// A number of minutes, short.
    public var shortMinutes = Phrase(ko: "{count}분", en: "{count}m")
    /// A goal in minutes.
    public var goalMinutes = Phrase(ko: "{count}분", en: "{count} min")
    /// A goal in seconds.
    public var goalSeconds = Phrase(ko: "{count}초", en: "{count} sec")
    /// A time before noon.
    public var morning = Phrase(ko: "오전 {time}", en: "{time} AM")
    /// A time from noon on.
    public var afternoon = Phrase(ko: "오후 {time}", en: "{time} PM")
    /// A full hour, in words.
    public var spokenHour = Phrase(ko: "{count}시", en: "{count}")
    /// An hour and its minutes, in words.
    public var spokenTime = Phrase(ko: "{count}시 {value}분", en: "{count} {value}")
    /// The present day.
    public var today = Phrase(ko: "오늘", en: "Today")
    /// The day before.
    public var yesterday = Phrase(ko: "어제", en: "Yesterday")
    /// The day after.
    public var tomorrow = Phrase(ko: "내일", en: "Tomorrow")
    /// A day that has passed.
    public var daysAgo = Phrase(ko: "{count}일 전", en: "{count} {day/days} ago")
    /// A day to come.
    public var daysAhead = Phrase(ko: "{count}일 후", en: "In {count} {day/days}")
    /// A month of a year.
    public var month = Phrase(ko: "{year}년 {month}", en: "{month} {year}")
    /// A day of a month.
    public var monthDay = Phrase(ko: "{month} {day}일", en: "{month} {day}")
    /// A day with its year.
    public var date = Phrase(ko: "{year}년 {month} {day}일", en: "{month} {day}, {year}")
    /// A day with its weekday.
    public var monthDayWeekday = Phrase(
        ko: "{month} {day}일 {weekday}",
        en: "{weekday}, {month} {day}"
    )
    /// A day with its year and weekday.
    public var dateWeekday = Phrase(
        ko: "{year}년 {month} {day}일 {weekday}",
        en: "{weekday}, {month} {day}, {year}"
    )
    /// The first and the last of several days.
    public var range = Phrase(ko: "{start} ~ {end}", en: "{start} – {end}")
    /// A time of a day.
    public var dayAndTime = Phrase(ko: "{day} {time}", en: "{day} at {time}")
    /// The twelve months, apart by spaces.
    public var months = Phrase(
        ko: "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
        en: "January February March April May June July August September October November December"
    )
    /// The seven days from Monday on, apart by spaces.
    public var weekdays = Phrase(
        ko: "월요일 화요일 수요일 목요일 금요일 토요일 일요일",
        en: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday"
    )
    /// The same, short.
    public var shortWeekdays = Phrase(
        ko: "월 화 수 목 금 토 일",
        en: "Mon Tue Wed Thu Fri Sat Sun"
    )
    /// Something of all seven days.
    public var everyDay = Phrase(ko: "매일", en: "Every day")
    /// Something of the days from Monday to Friday.
    public var onWeekdays = Phrase(ko: "주중", en: "Weekdays")
    /// Something of Saturday and Sunday.
    public var onWeekends = Phrase(ko: "주말", en: "Weekends")
    /// Something of one day of the week.
    public var everyWeekday = Phrase(ko: "{weekday}마다", en: "Every {weekday}")

    /// A text that is no time.
    public var notATime = Phrase(
        ko: "오전 7:00이나 19:30처럼 써 주세요.",
        en: "Write a time like 7:00 AM or 19:30."
    )
    /// The same, spoken.
    public var notATimeSpoken = Phrase(
        ko: "몇 시 몇 분인지 모르겠어요.",
        en: "This is no time of day."
    )
    /// An hour alone.
    public var noMinutes = Phrase(
        ko: "분도 써 주세요. 7:00처럼요.",
        en: "The minutes are missing: write 7:00."
    )
    /// An hour that no day has.
    public var hourTooLarge = Phrase(
        ko: "시는 0에서 23 사이예요.",
        en: "The hour must be between 0 and 23."
    )
    /// A minute that no hour has.
    public var minuteTooLarge = Phrase(
        ko: "분은 00에서 59 사이예요.",
        en: "The minutes must be between 00 and 59."
    )
    /// An hour that no half of a day has.
    public var hourOutsideHalfDay = Phrase(
        ko: "오전과 오후에는 시가 1에서 12 사이예요.",
        en: "With AM or PM the hour must be between 1 and 12."
    )

    /// The words of this package.
    public init() {}
}
