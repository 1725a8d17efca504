/// A notification request on disk. The instant is in milliseconds since 1970.
struct NotificationRow: Codable {
    var id: String
    var at: Int64
    var title: String
    var body: String
    /// The name of a sound; empty for silence, left out for the platform's own sound.
    var sound: String?
}
