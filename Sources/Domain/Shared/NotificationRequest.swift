public import Foundation

/// What a platform is asked to show at a moment, even when the program does not run.
public struct NotificationRequest: Identifiable, Hashable, Sendable {
    /// What is heard.
    public enum Sound: Hashable, Sendable {
        /// Nothing.
        case silent
        /// The platform's own sound.
        case standard
        /// A sound of the application, by file name.
        case named(String)
    }

    /// The name by which the request is replaced and removed, such as `focus.goal`.
    public let id: String
    /// When it is shown, on the wall clock.
    public var at: Date
    /// The first line, in the person's language.
    public var title: String
    /// The second line; may be empty.
    public var body: String
    /// What is heard.
    public var sound: Sound

    /// A request.
    public init(id: String, at: Date, title: String, body: String, sound: Sound = .standard) {
        self.id = id
        self.at = at
        self.title = title
        self.body = body
        self.sound = sound
    }
}
