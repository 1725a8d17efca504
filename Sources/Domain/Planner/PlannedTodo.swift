public import Foundation

/// Something to do at a time of a day.
public struct PlannedTodo: Identifiable, Hashable, Sendable {
    /// The identity; it survives every edit.
    public let id: UUID
    /// From its first minute to the first one that is free again; never empty.
    public internal(set) var time: Range<PlanTime>
    /// What it is.
    public internal(set) var category: Category
    /// Its steps, in their order.
    public internal(set) var details: [TodoDetail]
    /// Whether it is done, whatever its details are.
    public internal(set) var isDone: Bool

    /// When it begins.
    public var start: PlanTime { time.lowerBound }
    /// When it ends.
    public var end: PlanTime { time.upperBound }
    /// How long it lasts.
    public var length: Length { Length(known: time.count) }

    /// A todo as it was made or stored; nil when it lasts no minute.
    public init?(
        id: UUID,
        time: Range<PlanTime>,
        category: Category,
        details: [TodoDetail] = [],
        isDone: Bool = false
    ) {
        guard !time.isEmpty else { return nil }
        self.id = id
        self.time = time
        self.category = category
        self.details = details
        self.isDone = isDone
    }
}
