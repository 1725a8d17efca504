public import Foundation

/// Which alerts are asked for.
public struct AlertQuery: Hashable, Sendable {
    /// The service they are about.
    public let serviceID: AlertService.ID
    /// When they happened; nil for ever.
    public let interval: Range<Date>?
    /// Where the page begins; nil for the first one.
    public let cursor: String?

    /// A question.
    public init(
        serviceID: AlertService.ID,
        interval: Range<Date>? = nil,
        cursor: String? = nil
    ) {
        self.serviceID = serviceID
        self.interval = interval
        self.cursor = cursor
    }

    /// The question for the page that begins at a cursor.
    public func after(_ cursor: String) -> AlertQuery {
        AlertQuery(serviceID: serviceID, interval: interval, cursor: cursor)
    }
}
