/// What spans the features: what comes next, and the notifications.
public struct AgendaTexts: Sendable {
    /// The title of what comes next.
    public var heading = Phrase(ko: "다음", en: "Next")
    /// Nothing is to come.
    public var nothing = Phrase(ko: "예정된 것이 없어요.", en: "Nothing is to come.")
    /// The title of an alarm's notification.
    public var alarm = Phrase(ko: "알람", en: "Alarm")
    /// An alarm that was put off.
    public var snooze = Phrase(ko: "{title} (다시 알림)", en: "{title} (snoozed)")
    /// The title of a countdown's notification.
    public var countdown = Phrase(ko: "타이머", en: "Timer")
    /// What a todo of a plan is.
    public var todo = Phrase(ko: "할 일", en: "To do")
    /// How long it is until something.
    public var `in` = Phrase(ko: "{time} 뒤", en: "In {time}")
    /// The title of the question before the platform asks.
    public var permissionTitle = Phrase(ko: "알림을 켤까요?", en: "Turn on notifications?")
    /// Why the platform is about to ask.
    public var permissionMessage = Phrase(
        ko: "앱이 닫혀 있어도 알람이 울리고 타이머가 끝난 걸 알려 드려요. 다음 화면에서 허용을 눌러 주세요.",
        en:
            "Alarms ring and timers tell of their end even while the app is closed. Please allow it on the next screen."
    )
    /// The button that leads to the platform's question.
    public var permissionButton = Phrase(ko: "알림 켜기", en: "Turn on notifications")
    /// Notifications were refused.
    public var denied = Phrase(
        ko: "알림이 꺼져 있어요. 앱이 닫혀 있으면 알람이 울리지 않아요. 설정에서 켤 수 있어요.",
        en:
            "Notifications are off: alarms will not ring while the app is closed. You can turn them on in the settings."
    )
    /// Nobody has asked about notifications yet.
    public var notAsked = Phrase(
        ko: "알림을 켜야 앱이 닫혀 있을 때도 알람이 울려요.",
        en: "Turn on notifications, so that alarms ring while the app is closed."
    )
    /// What does not fit into the platform's notifications.
    public var dropped = Phrase(
        ko: "기기에 더 예약할 수 없는 알림 {count}개: {list}. {time}에 다시 열어 주세요.",
        en:
            "{count} more do not fit into this device's notifications: {list}. When to open the app next: {time}."
    )
    /// The same where nothing at all fits.
    public var nothingFits = Phrase(
        ko: "기기에 예약할 수 없는 알림 {count}개: {list}.",
        en: "{count} do not fit into this device's notifications: {list}."
    )
    /// How many requests a platform holds, and how many it may.
    public var held = Phrase(
        ko: "알림 {count}개를 예약했어요. 최대 {limit}개예요.",
        en: "Pending: {count} of at most {limit}."
    )
    /// The help of the command line.
    public var help = Phrase(
        ko: """
            haru notifications: 기기에 예약할 알림과, 자리가 없는 알림을 보여 줘요.

              haru notifications
              haru notifications --limit 16

            --limit N은 기기가 가질 수 있는 알림의 수예요. 64가 아니면 적어 주세요.
            """,
        en: """
            haru notifications: what a device would be asked to show, and what did not fit.

              haru notifications
              haru notifications --limit 16

            --limit N is how many requests a device may hold, 64 unless told otherwise.
            """
    )

    /// The words of this package.
    public init() {}
}
