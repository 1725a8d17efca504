/// The numbers behind the way a server is asked.
public struct RemotePolicy: Hashable, Sendable {
    /// The numbers of the specification.
    public static let standard = RemotePolicy()

    /// How long one try may take.
    public var tryLimit = Duration.seconds(15)
    /// How long all tries and the pauses between them may take.
    public var totalLimit = Duration.seconds(40)
    /// How often something is asked for, 1 or more.
    public var mostTries = 3
    /// The pause after the first try; each later one is twice as long. Chance takes up to half of it.
    public var firstPause = Duration.milliseconds(500)
    /// A pause that a server asks for is waited for up to this length.
    public var longestPause = Duration.seconds(10)
    /// The bytes of an answer, once it is unpacked.
    public var bodyLimit = 8 * 1024 * 1024
    /// How many redirects are followed, all of them to the same origin.
    public var mostRedirects = 5
    /// Whether a token may travel unencrypted to other machines.
    public var allowsInsecure = false
    /// Whether one broken element makes all of its page fail.
    public var refusesBrokenElements = false

    /// The numbers of the specification, to be changed.
    public init() {}
}
