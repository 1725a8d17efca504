import HaruDomain

/// A connection on disk. The token is not in it.
struct AlertConnectionRow: StoreRow {
    var address: String
    var kind: String
    var tokenFile: String?
    var serviceLabels: [String]

    init(address: String, kind: String, tokenFile: String?, serviceLabels: [String]) {
        self.address = address
        self.kind = kind
        self.tokenFile = tokenFile
        self.serviceLabels = serviceLabels
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        address = try fields.required("address")
        kind = try fields.required("kind")
        tokenFile = try fields.optional("tokenFile")
        serviceLabels = try fields.required("serviceLabels")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("address", address)
        json.field("kind", kind)
        json.field("tokenFile", tokenFile)
        json.field("serviceLabels", serviceLabels)
    }
}
