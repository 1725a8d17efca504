import HaruDomain

/// The settings on disk; what nobody chose is left out.
struct SettingsRow: StoreRow {
    var isMuted: Bool?
    /// Monday is 0.
    var firstWeekday: Int?
    var language: String?
    var policy: String?

    init(isMuted: Bool?, firstWeekday: Int?, language: String?, policy: String?) {
        self.isMuted = isMuted
        self.firstWeekday = firstWeekday
        self.language = language
        self.policy = policy
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        isMuted = try fields.optional("isMuted")
        firstWeekday = try fields.optional("firstWeekday")
        language = try fields.optional("language")
        policy = try fields.optional("policy")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("isMuted", isMuted)
        json.field("firstWeekday", firstWeekday)
        json.field("language", language)
        json.field("policy", policy)
    }
}
