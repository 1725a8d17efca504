import Foundation
import HaruDomain

/// An alarm on disk with what becomes of it. Instants are milliseconds since 1970, days are counted
/// from 1970, and what is not there is left out.
struct AlarmRow: StoreRow {
    var id: UUID
    /// Minutes since midnight.
    var time: Int
    /// Days of the week, Monday is 0.
    var days: [Int]
    var label: String
    /// The name of a sound file.
    var sound: String?
    /// In minutes, 0 when it is off.
    var snooze: Int
    var isEnabled: Bool
    var createdAt: Int64
    var armedAt: Int64
    var skipped: [Int]?
    /// The first and the last day.
    var pause: [Int]?
    var snoozedUntil: Int64?
    /// When it was due and when it began.
    var ring: [Int64]?
    var missedAt: Int64?
    var handledAt: Int64?
    var rung: [Int64]?

    init(
        id: UUID,
        time: Int,
        days: [Int],
        label: String,
        snooze: Int,
        isEnabled: Bool,
        createdAt: Int64,
        armedAt: Int64
    ) {
        self.id = id
        self.time = time
        self.days = days
        self.label = label
        self.snooze = snooze
        self.isEnabled = isEnabled
        self.createdAt = createdAt
        self.armedAt = armedAt
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        time = try fields.required("time")
        days = try fields.required("days")
        label = try fields.required("label")
        sound = try fields.optional("sound")
        snooze = try fields.required("snooze")
        isEnabled = try fields.required("isEnabled")
        createdAt = try fields.required("createdAt")
        armedAt = try fields.required("armedAt")
        skipped = try fields.optional("skipped")
        pause = try fields.optional("pause")
        snoozedUntil = try fields.optional("snoozedUntil")
        ring = try fields.optional("ring")
        missedAt = try fields.optional("missedAt")
        handledAt = try fields.optional("handledAt")
        rung = try fields.optional("rung")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("time", time)
        json.field("days", days)
        json.field("label", label)
        json.field("sound", sound)
        json.field("snooze", snooze)
        json.field("isEnabled", isEnabled)
        json.field("createdAt", createdAt)
        json.field("armedAt", armedAt)
        json.field("skipped", skipped)
        json.field("pause", pause)
        json.field("snoozedUntil", snoozedUntil)
        json.field("ring", ring)
        json.field("missedAt", missedAt)
        json.field("handledAt", handledAt)
        json.field("rung", rung)
    }
}
