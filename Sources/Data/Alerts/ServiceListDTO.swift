/// The services as the contract has them.
struct ServiceListDTO: WireObject {
    var services: [ServiceDTO]

    init(fields: inout WireFields) throws(WireProblem) {
        services = try fields.list("services")
    }
}
