/// The settings on disk; what nobody chose is left out.
struct SettingsRow: Codable {
    var isMuted: Bool?
    /// Monday is 0.
    var firstWeekday: Int?
    var language: String?
    var policy: String?
}
