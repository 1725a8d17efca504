public import Foundation
public import HaruDomain

extension Destination {
    /// The scheme of links into the application.
    public static let scheme = "haru"

    /// Where a link leads, such as `haru://focus/session`; nil for a link that is not ours.
    ///
    /// A link to a new thing ends in `new`, one to a day in `2026-10-15`.
    public init?(link: URL) {
        guard link.scheme?.lowercased() == Self.scheme,
            let parts = URLComponents(url: link, resolvingAgainstBaseURL: false),
            let host = parts.host?.lowercased()
        else { return nil }
        let path = parts.percentEncodedPath.split(separator: "/")
            .compactMap { String($0).removingPercentEncoding }
        if path.isEmpty, let tab = AppTab(rawValue: host) {
            self.init(tab)
        } else if let route = Route(host, path) {
            self.init(route)
        } else {
            return nil
        }
    }

    /// Where a notification leads, by the name of its request.
    public init?(notification id: NotificationRequest.ID) {
        let parts = id.split(separator: ".").map(String.init)
        switch parts.first {
        case "focus"?: self.init(.focusSession)
        case "countdown"?:
            guard parts.count == 2, let id = UUID(uuidString: parts[1]) else { return nil }
            self.init(.countdown(id))
        case let name?:
            guard let id = UUID(uuidString: name) else { return nil }
            self.init(.alarm(id))
        case nil: return nil
        }
    }
}
