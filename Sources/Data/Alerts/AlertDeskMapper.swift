import Foundation
import HaruDomain

/// Between what the device knows of alerts and how it is stored.
enum AlertDeskMapper {
    typealias Reason = RepositoryError.Reason

    static func row(_ connection: AlertConnection) -> AlertConnectionRow {
        AlertConnectionRow(
            address: connection.address.absoluteString,
            kind: connection.kind.rawValue,
            tokenFile: connection.tokenFile,
            serviceLabels: connection.serviceLabels
        )
    }

    static func connection(_ row: AlertConnectionRow) throws(Reason) -> AlertConnection {
        guard let kind = AlertConnection.Kind(rawValue: row.kind) else { throw .damaged }
        do {
            return try AlertConnection(
                row.address,
                kind: kind,
                tokenFile: row.tokenFile,
                serviceLabels: row.serviceLabels
            )
        } catch {
            throw .damaged  // what breaks a rule on disk
        }
    }

    static func row(_ board: ServiceBoard, of server: String) -> ServiceBoardRow {
        ServiceBoardRow(
            server: server,
            services: board.services.map { known in
                KnownServiceRow(
                    id: known.id,
                    name: known.service.name,
                    icon: known.service.icon,
                    isMuted: known.isMuted ? true : nil,
                    missingSince: known.missingSince.map { RFC3339.text($0, in: .gmt) },
                    seenUntil: known.seenUntil.map { RFC3339.text($0, in: .gmt) }
                )
            },
            selected: board.selected,
            isListed: board.isListed
        )
    }

    static func board(_ row: ServiceBoardRow) throws(Reason) -> ServiceBoard {
        var services: [KnownService] = []
        for known in row.services {
            guard !services.contains(where: { $0.id == known.id }) else { throw .damaged }
            services.append(
                KnownService(
                    AlertService(id: known.id, name: known.name, icon: known.icon),
                    isMuted: known.isMuted ?? false,
                    missingSince: try known.missingSince.map(instant),
                    seenUntil: try known.seenUntil.map(instant)
                )
            )
        }
        return ServiceBoard(services: services, selected: row.selected, isListed: row.isListed)
    }

    private static func instant(_ text: String) throws(Reason) -> Date {
        guard let instant = RFC3339.instant(text) else { throw .damaged }
        return instant
    }
}
