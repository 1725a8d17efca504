/// A service whose alerts a person may follow.
public struct AlertService: Identifiable, Hashable, Sendable {
    /// What the server calls it; never empty.
    public let id: String
    /// What people call it.
    public var name: String
    /// The name of a symbol for it, where the server has one.
    public var icon: String?

    /// A service.
    public init(id: String, name: String, icon: String? = nil) {
        self.id = id
        self.name = name
        self.icon = icon
    }
}
