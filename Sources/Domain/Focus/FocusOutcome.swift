/// How a session ended.
public struct FocusOutcome: Hashable, Sendable {
    /// The session as a record, also when it is not kept.
    public let record: FocusRecord
    /// Whether the record is kept; a session that was too short is not.
    public let isRecorded: Bool
}
