/// The screens of service alerts.
public struct AlertScreenTexts: Sendable {
    /// The title of the choice of a service.
    public var services = Phrase(ko: "서비스", en: "Services")
    /// A service without a name.
    public var service = Phrase(ko: "이름 없는 서비스", en: "Unnamed service")
    /// An alert without a title.
    public var untitled = Phrase(ko: "제목 없는 알림", en: "Untitled alert")
    /// The title of the switches.
    public var settings = Phrase(ko: "서비스 알림 설정", en: "Service notices")
    /// Something is on its way.
    public var loading = Phrase(ko: "불러오는 중이에요.", en: "Loading.")
    /// Asks again.
    public var refresh = Phrase(ko: "새로 고침", en: "Refresh")
    /// There are no more pages.
    public var end = Phrase(ko: "알림을 모두 보여 줬어요.", en: "These are all alerts.")
    /// Copies an alert.
    public var copy = Phrase(ko: "복사하기", en: "Copy")
    /// Says that it was copied.
    public var copied = Phrase(ko: "알림을 복사했어요.", en: "The alert was copied.")
    /// The notices of a service are on.
    public var noticesOn = Phrase(ko: "알림 켬", en: "notices on")
    /// The service whose alerts are shown.
    public var selected = Phrase(ko: "선택함", en: "selected")
    /// Good to know.
    public var info = Phrase(ko: "정보", en: "info")
    /// May become a problem.
    public var warning = Phrase(ko: "주의", en: "warning")
    /// Is a problem.
    public var critical = Phrase(ko: "심각", en: "critical")
    /// Alerts that came after the last look.
    public var newAlerts = Phrase(ko: "새 알림 {count}개", en: "{count} new")
    /// Says that the notices of a service are off from now on.
    public var nowMuted = Phrase(
        ko: "{title} 알림을 껐어요.",
        en: "{title} is muted."
    )
    /// Says that they are on from now on.
    public var nowUnmuted = Phrase(
        ko: "{title} 알림을 켰어요.",
        en: "{title} is no longer muted."
    )
    /// Says that the alerts of the demo come from no server.
    public var recorded = Phrase(
        ko: "이 데모의 서비스 알림은 녹화한 것이라 서버에 연결하지 않아요.",
        en: "The service alerts of this demo are recorded: no server is asked."
    )

    /// The words of this package.
    public init() {}
}
