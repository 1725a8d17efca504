/// How bad an alert is. Servers may know more words for it than we do.
public enum AlertSeverity: Hashable, Sendable {
    /// Good to know.
    case info
    /// May become a problem.
    case warning
    /// Is a problem.
    case critical
    /// A word of the server's own, as it came.
    case other(String)

    /// The severity that a server's word stands for.
    public init(_ name: String) {
        switch name {
        case "info": self = .info
        case "warning": self = .warning
        case "critical": self = .critical
        default: self = .other(name)
        }
    }

    /// The word on the wire.
    public var name: String {
        switch self {
        case .info: "info"
        case .warning: "warning"
        case .critical: "critical"
        case .other(let name): name
        }
    }
}
