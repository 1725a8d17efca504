import Foundation

/// The services of one server as this device knows them: their places, switches and the selected one.
/// A service that was seen stays until a list that knows all has lacked it for thirty days.
public struct ServiceBoard: Hashable, Sendable {
    /// How long a service is remembered that no authoritative list has any more.
    public static let memory = Duration.seconds(30 * 86_400)

    /// The services, in the order in which they are shown; none twice.
    public private(set) var services: [KnownService]
    /// The service that was chosen last; it may be one that was not seen yet.
    public internal(set) var selected: AlertService.ID?
    /// Whether a list was ever seen.
    public private(set) var isListed: Bool

    /// A board as it was kept; without services, that of a server that was never asked.
    public init(
        services: [KnownService] = [],
        selected: AlertService.ID? = nil,
        isListed: Bool = false
    ) {
        self.services = services
        self.selected = selected
        self.isListed = isListed
    }

    /// The service with an identifier; nil when it was never seen.
    public subscript(id: AlertService.ID) -> KnownService? {
        services.first { $0.id == id }
    }

    /// Takes in a list that was seen at an instant: listed services as they are listed, others where
    /// they stood.
    mutating func note(_ list: AlertServiceList, at now: Date) {
        isListed = true
        let known = Dictionary(services.map { ($0.id, $0) }) { first, _ in first }
        var noted = list.services.map { service in
            let before = known[service.id]
            return KnownService(
                service,
                isMuted: before?.isMuted ?? false,
                seenUntil: before?.seenUntil
            )
        }
        let listed = Set(list.services.map(\.id))
        // A quiet one stands behind the neighbour that it stood behind.
        var before: AlertService.ID?
        for var service in services {
            if !listed.contains(service.id) {
                if list.isAuthoritative {
                    let since = service.missingSince ?? now
                    guard now.duration(since: since) < Self.memory else { continue }
                    service.missingSince = since
                }
                let place = noted.firstIndex { $0.id == before }.map { $0 + 1 } ?? 0
                noted.insert(service, at: place)
            }
            before = service.id
        }
        services = noted
        // Before the first list anything could be selected; now it is known to be nowhere.
        if let selected, self[selected] == nil, list.isAuthoritative { self.selected = nil }
    }

    mutating func setMuted(_ isMuted: Bool, of id: AlertService.ID) throws(AlertsError) {
        guard let place = services.firstIndex(where: { $0.id == id }) else {
            throw .serviceNotFound(id)
        }
        services[place].isMuted = isMuted
    }

    mutating func look(at id: AlertService.ID, until newest: Date) {
        guard let place = services.firstIndex(where: { $0.id == id }) else { return }
        services[place].seenUntil = max(newest, services[place].seenUntil ?? newest)
    }
}
