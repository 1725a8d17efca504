import Foundation

/// An alert as version 2 of Alertmanager's interface has it. Its `endsAt` is left alone: it says when the
/// alert will be forgotten unless it is sent again, and year one where nobody knows.
struct AlertmanagerAlertDTO: WireObject {
    /// Made of the labels: the same each time the alert fires.
    var fingerprint: String
    var labels: [String: String]
    var annotations: [String: String]
    var startsAt: Date
    var generatorURL: URL?

    init(fields: inout WireFields) throws(WireProblem) {
        annotations = try fields.texts("annotations")
        fingerprint = try fields.identifier("fingerprint")
        startsAt = try fields.instant("startsAt")
        generatorURL = try fields.address("generatorURL")
        labels = try fields.texts("labels")
        if labels.isEmpty { throw WireProblem(field: "labels") }
    }
}
