/// A page of alerts as the contract has it.
struct AlertPageDTO: WireObject {
    var alerts: [AlertDTO]
    var nextCursor: String?

    init(fields: inout WireFields) throws(WireProblem) {
        alerts = try fields.list("alerts")
        nextCursor = try fields.optionalText("nextCursor")
    }
}
