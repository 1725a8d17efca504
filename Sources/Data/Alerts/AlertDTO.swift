import Foundation

/// An alert as the contract has it.
struct AlertDTO: WireObject {
    var id: String
    var serviceID: String
    var title: String
    var body: String?
    var severity: String?
    var occurredAt: Date
    var link: URL?

    init(fields: inout WireFields) throws(WireProblem) {
        id = try fields.identifier("id")
        serviceID = try fields.identifier("serviceId")
        title = try fields.text("title")
        body = try fields.optionalText("body")
        severity = try fields.optionalText("severity")
        occurredAt = try fields.instant("occurredAt")
        link = try fields.address("link")
    }
}
