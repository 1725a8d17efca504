public import Foundation
internal import HaruDomain

extension Route {
    /// The link that leads to the screen.
    public var link: URL? {
        var parts = URLComponents()
        parts.scheme = Destination.scheme
        let (host, path) = place
        parts.host = host
        parts.percentEncodedPath =
            path.map {
                "/" + ($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
            }
            .joined()
        return parts.url
    }

    init?(_ host: String, _ path: [String]) {
        switch (host, path.count) {
        case ("focus", 1) where path[0] == "session": self = .focusSession
        case ("focus", 1) where path[0] == "statistics": self = .focusStatistics
        case ("focus", 1):
            guard let id = Self.id(path[0]) else { return nil }
            self = .focusTimer(id)
        case ("alarms", 1):
            guard let id = Self.id(path[0]) else { return nil }
            self = .alarm(id)
        case ("countdowns", 1):
            guard let id = Self.id(path[0]) else { return nil }
            self = .countdown(id)
        case ("planner", 1):
            guard let day = CalendarDay(path[0]) else { return nil }
            self = .plan(day)
        case ("planner", 2) where path[1] == "new":
            guard let day = CalendarDay(path[0]) else { return nil }
            self = .newTodo(day)
        case ("alerts", 1): self = .service(path[0])
        case ("alerts", 2): self = .alert(service: path[0], id: path[1])
        case ("settings", 0): self = .settings
        default: return nil
        }
    }

    /// An identifier, or nil inside for a new thing; nil for anything else.
    private static func id(_ text: String) -> UUID?? {
        if text == "new" { return .some(nil) }
        guard let id = UUID(uuidString: text) else { return nil }
        return id
    }

    private var place: (host: String, path: [String]) {
        switch self {
        case .focusSession: ("focus", ["session"])
        case .focusStatistics: ("focus", ["statistics"])
        case .focusTimer(let id): ("focus", [id?.uuidString ?? "new"])
        case .alarm(let id): ("alarms", [id?.uuidString ?? "new"])
        case .countdown(let id): ("countdowns", [id?.uuidString ?? "new"])
        case .plan(let day): ("planner", [day.text])
        case .newTodo(let day): ("planner", [day.text, "new"])
        case .service(let id): ("alerts", [id])
        case .alert(let service, let id): ("alerts", [service, id])
        case .settings: ("settings", [])
        }
    }
}

extension Route: Codable {
    /// Reads the link of a screen.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let link = URL(string: try container.decode(String.self))
        guard let destination = link.flatMap(Destination.init(link:)),
            let route = destination.sheet ?? destination.stack.last
        else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no route")
        }
        self = route
    }

    /// Writes the link of the screen.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(link)
    }
}
