/// Service alerts.
public struct AlertTexts: Sendable {
    /// No server is known.
    public var notConnected = Phrase(
        ko: "연결된 서버가 없어요. 먼저 연결해 주세요.",
        en: "No server is connected. Please connect one first."
    )
    /// A text that is no address.
    public var notAnAddress = Phrase(
        ko: "서버 주소는 https://로 시작하고, 이름과 비밀번호가 없어야 해요.",
        en: "A server's address begins with https:// and holds no name and no password."
    )
    /// A service that is not there.
    public var serviceNotFound = Phrase(
        ko: "서비스를 찾을 수 없어요.",
        en: "There is no such service."
    )
    /// An alert that is not there.
    public var alertNotFound = Phrase(
        ko: "삭제되었거나 없는 알림입니다",
        en: "The alert was deleted or never there."
    )
    /// A period that ends before it begins.
    public var periodEndsTooSoon = Phrase(
        ko: "기간의 마지막 날이 첫날보다 빨라요.",
        en: "The period ends before it begins."
    )
    /// No connection.
    public var offline = Phrase(
        ko: "서버에 연결할 수 없어요. 연결을 확인해 주세요.",
        en: "The server cannot be reached. Please check the connection."
    )
    /// No answer in time.
    public var timeout = Phrase(
        ko: "서버가 제때 답하지 않았어요.",
        en: "The server did not answer in time."
    )
    /// A token that does not do.
    public var unauthorized = Phrase(
        ko: "서버가 인증을 받아 주지 않았어요. 토큰을 확인해 주세요.",
        en: "The server does not accept the token. Please check it."
    )
    /// Nothing under an address.
    public var notFound = Phrase(
        ko: "서버에 그런 것이 없어요.",
        en: "The server knows no such thing."
    )
    /// Too many questions.
    public var rateLimited = Phrase(
        ko: "서버가 잠시 기다려 달라고 해요. 나중에 다시 해 주세요.",
        en: "The server asks for a pause. Please try again later."
    )
    /// A failure of the server.
    public var serverFailed = Phrase(
        ko: "서버에 문제가 생겼어요({code}).",
        en: "The server reported a problem ({code})."
    )
    /// An answer that is not understood.
    public var malformed = Phrase(
        ko: "서버의 답을 이해할 수 없어요({value}).",
        en: "The server's answer cannot be understood ({value})."
    )
    /// An answer that is too long.
    public var tooLarge = Phrase(
        ko: "서버의 답이 너무 길어요.",
        en: "The server's answer is too long."
    )
    /// A connection without encryption.
    public var insecure = Phrase(
        ko: "암호화되지 않은 연결이에요. https 주소를 써 주세요.",
        en: "The connection would not be encrypted. Please use an https address."
    )

    /// Something in an answer that was left out, and where it stood.
    public var brokenElement = Phrase(
        ko: "서버의 답에서 한 군데를 읽지 못했어요({value}).",
        en: "A part of the server's answer could not be read ({value})."
    )
    /// The day above its alerts.
    public var section = Phrase(ko: "{day} ({weekday})", en: "{day} ({weekday})")
    /// A server without services.
    public var noServices = Phrase(ko: "서비스가 없어요.", en: "No services.")
    /// A service or a period without alerts.
    public var noAlerts = Phrase(ko: "알림이 없어요.", en: "No alerts.")
    /// A service whose alerts come without sound and notice.
    public var muted = Phrase(ko: "알림 끔", en: "muted")
    /// An alert that is over.
    public var ended = Phrase(ko: "(끝남)", en: "(over)")
    /// There are more pages.
    public var more = Phrase(ko: "더 있어요: --pages N", en: "There is more: --pages N")
    /// What is shown was kept, because the server cannot be reached.
    public var kept = Phrase(
        ko: "오프라인: 마지막으로 받은 알림을 보여 줘요.",
        en: "Offline: these are the alerts as they were last seen."
    )
    /// Says that a server is talked to from now on.
    public var connected = Phrase(ko: "{value}에 연결했어요.", en: "Connected to {value}.")
    /// Says that a service is followed from now on.
    public var selected = Phrase(
        ko: "{title}{을/를} 선택했어요.",
        en: "{title} is selected."
    )
    /// The help of the command line.
    public var help = Phrase(
        ko: """
            haru alerts: 서비스의 알림을 봐요.

              haru alerts connect --server https://alerts.example.com --token-file ~/.token
              haru alerts select 결제
              haru alerts list --from 2026-10-12 --to today --pages 3

            명령
              connect --server URL [--kind K] [--token-file F]   서버를 기억해요
              services                                서비스를 보여 줘요
              select X                                서비스를 골라요
              list [--from DAY [--to DAY]] [--pages N]   고른 서비스의 알림을 보여 줘요
              show ID                                 알림 하나를 보여 줘요
              mute X | unmute X                       서비스의 알림을 끄거나 켜요
              open SERVICE [ALERT]                    푸시를 누른 것처럼 열어요

            K는 haru나 alertmanager예요. F의 첫 줄이 토큰이고, 저장하지 않아요. 모든 명령에 --server를 쓰면
            그 한 번만 그 서버에 물어요. X는 이름이나 id, 또는 id의 앞 네 글자 이상이에요.
            """,
        en: """
            haru alerts: the alerts of services.

              haru alerts connect --server https://alerts.example.com --token-file ~/.token
              haru alerts select Payments
              haru alerts list --from 2026-10-12 --to today --pages 3

            Commands
              connect --server URL [--kind K] [--token-file F]   keeps a server
              services                                shows the services
              select X                                selects a service
              list [--from DAY [--to DAY]] [--pages N]   shows the alerts of the selected one
              show ID                                 shows one alert
              mute X | unmute X                       turns the notices of a service off or on
              open SERVICE [ALERT]                    does what a push does that is opened

            K is haru or alertmanager. The first line of F is the token, which is not kept. With --server any
            command asks that server this once. X is a name, an id, or four or more letters an id begins with.
            """
    )

    /// The words of this package.
    public init() {}
}
