import Foundation
import HaruDomain

/// A place among alerts in their order: behind one of them, whether that is still there or not.
struct AlertCursor {
    private let occurredAt: Date
    private let id: ServiceAlert.ID

    /// The place behind an alert.
    init(_ alert: ServiceAlert) {
        (occurredAt, id) = (alert.occurredAt, alert.id)
    }

    /// The place that a text names; nil for any other text.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let milliseconds = Int64(parts[0]) else { return nil }
        (occurredAt, id) = (Date(milliseconds: milliseconds), String(parts[1]))
    }

    var text: String { "\(occurredAt.milliseconds) \(id)" }

    /// Whether an alert comes behind the place.
    func precedes(_ alert: ServiceAlert) -> Bool {
        ServiceAlert(id: id, serviceID: "", title: "", occurredAt: occurredAt).precedes(alert)
    }
}
