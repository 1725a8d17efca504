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

    /// The words of this package.
    public init() {}
}
