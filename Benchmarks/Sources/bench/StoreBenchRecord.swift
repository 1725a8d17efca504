import Foundation
import HaruData
import HaruDomain

/// A record of about 150 bytes, as features keep them.
struct StoreBenchRecord: StoreRow {
    var id: UUID
    var title: String
    var icon: String
    var goal: Int
    var startedAt: Int64
    var endedAt: Int64
    var isDone: Bool

    init(_ number: Int) {
        let low = UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15
        let high = low ^ low >> 31 &* 0xBF58_476D_1CE4_E5B9
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { bytes in
            bytes.storeBytes(of: low, toByteOffset: 0, as: UInt64.self)
            bytes.storeBytes(of: high, toByteOffset: 8, as: UInt64.self)
        }
        id = UUID(uuid: bytes)
        title = "영어 단어 외우기 \(number)"
        icon = "🍇"
        goal = 3000
        startedAt = 1_760_000_000_000 + Int64(number) * 60_000
        endedAt = startedAt + 1_500_000
        isDone = number % 2 == 0
    }

    init(
        id: UUID,
        title: String,
        icon: String,
        goal: Int,
        startedAt: Int64,
        endedAt: Int64,
        isDone: Bool
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.goal = goal
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.isDone = isDone
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        title = try fields.required("title")
        icon = try fields.required("icon")
        goal = try fields.required("goal")
        startedAt = try fields.required("startedAt")
        endedAt = try fields.required("endedAt")
        isDone = try fields.required("isDone")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("title", title)
        json.field("icon", icon)
        json.field("goal", goal)
        json.field("startedAt", startedAt)
        json.field("endedAt", endedAt)
        json.field("isDone", isDone)
    }
}
