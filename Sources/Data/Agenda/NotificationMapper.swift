import Foundation
import HaruDomain

/// Between what a notification request is and how it is stored.
enum NotificationMapper {
    static func row(_ request: NotificationRequest) -> NotificationRow {
        let sound: String? =
            switch request.sound {
            case .silent: ""
            case .standard: nil
            case .named(let name): name
            }
        return NotificationRow(
            id: request.id,
            at: request.at.milliseconds,
            title: request.title,
            body: request.body,
            sound: sound
        )
    }

    static func request(_ row: NotificationRow) -> NotificationRequest {
        let sound: NotificationRequest.Sound =
            switch row.sound {
            case nil: .standard
            case "": .silent
            case let name?: .named(name)
            }
        return NotificationRequest(
            id: row.id,
            at: Date(milliseconds: row.at),
            title: row.title,
            body: row.body,
            sound: sound
        )
    }
}
