public import Foundation

/// Something that happened to a service, as its server told it.
public struct ServiceAlert: Identifiable, Hashable, Sendable {
    /// Characters of a title; what is longer is cut and ends in `…`.
    public static let longestTitle = 500
    /// Characters of a body; what is longer is cut and ends in `…`.
    public static let longestBody = 10_000

    /// What the server calls it; never empty.
    public let id: String
    /// The service it is about.
    public let serviceID: AlertService.ID
    /// What happened, in a few words.
    public let title: String
    /// What happened, in more words; empty where there are none.
    public let body: String
    /// How bad it is, where the server says so.
    public let severity: AlertSeverity?
    /// When it happened.
    public let occurredAt: Date
    /// When it was found to be over; nil while it lasts, and where nobody knows.
    public var endedAt: Date?
    /// Where to read more: an absolute address.
    public let link: URL?

    /// An alert.
    public init(
        id: String,
        serviceID: AlertService.ID,
        title: String,
        body: String = "",
        severity: AlertSeverity? = nil,
        occurredAt: Date,
        endedAt: Date? = nil,
        link: URL? = nil
    ) {
        self.id = id
        self.serviceID = serviceID
        self.title = Self.cut(title, to: Self.longestTitle)
        self.body = Self.cut(body, to: Self.longestBody)
        self.severity = severity
        self.occurredAt = occurredAt
        self.endedAt = endedAt
        self.link = link
    }

    /// Whether this comes before another in every list: the newer, and of two at once the one whose
    /// identifier has the greater bytes.
    public func precedes(_ other: ServiceAlert) -> Bool {
        occurredAt == other.occurredAt
            ? other.id.utf8.lexicographicallyPrecedes(id.utf8) : occurredAt > other.occurredAt
    }

    /// By Unicode scalars as well, because one character may be a megabyte of marks.
    private static func cut(_ text: String, to limit: Int) -> String {
        if text.utf8.count <= limit || text.unicodeScalars.count <= limit { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit - 1))) + "…"
    }
}
