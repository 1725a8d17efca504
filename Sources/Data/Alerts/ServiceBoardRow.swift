import HaruDomain

/// The services of one server on disk, in the order in which they are shown.
struct ServiceBoardRow: StoreRow {
    /// `AlertConnection.server`.
    var server: String
    var services: [KnownServiceRow]
    var selected: String?
    var isListed: Bool

    init(server: String, services: [KnownServiceRow], selected: String?, isListed: Bool) {
        self.server = server
        self.services = services
        self.selected = selected
        self.isListed = isListed
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        server = try fields.required("server")
        services = try fields.required("services")
        selected = try fields.optional("selected")
        isListed = try fields.required("isListed")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("server", server)
        json.field("services", services)
        json.field("selected", selected)
        json.field("isListed", isListed)
    }
}
