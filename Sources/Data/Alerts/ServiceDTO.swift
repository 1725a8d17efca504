/// A service as the contract has it.
struct ServiceDTO: WireObject {
    var id: String
    var name: String
    var icon: String?

    init(fields: inout WireFields) throws(WireProblem) {
        id = try fields.identifier("id")
        name = try fields.text("name")
        icon = try fields.optionalText("icon")
    }
}
