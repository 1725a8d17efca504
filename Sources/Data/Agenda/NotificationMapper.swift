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
        var row = NotificationRow(
            id: request.id,
            title: request.title,
            body: request.body,
            sound: sound
        )
        switch request.trigger {
        case .once(let at): row.at = at.milliseconds
        case .daily(let time): row.time = time.minutes
        case .weekly(let weekday, let time):
            row.time = time.minutes
            row.weekday = weekday.rawValue
        }
        return row
    }

    static func request(
        _ row: NotificationRow
    ) throws(RepositoryError.Reason) -> NotificationRequest {
        let sound: NotificationRequest.Sound =
            switch row.sound {
            case nil: .standard
            case "": .silent
            case let name?: .named(name)
            }
        return NotificationRequest(
            id: row.id,
            trigger: try trigger(row),
            title: row.title,
            body: row.body,
            sound: sound
        )
    }

    private static func trigger(
        _ row: NotificationRow
    ) throws(RepositoryError.Reason) -> NotificationRequest.Trigger {
        let time = row.time.flatMap(TimeOfDay.init(minutes:))
        let weekday = row.weekday.flatMap(Weekday.init(rawValue:))
        switch (row.at, row.time, row.weekday) {
        case (let at?, nil, nil): return .once(Date(milliseconds: at))
        case (nil, _?, nil):
            guard let time else { throw .damaged }
            return .daily(time)
        case (nil, _?, _?):
            guard let time, let weekday else { throw .damaged }
            return .weekly(weekday, time)
        default: throw .damaged
        }
    }
}
