/// What an import changed.
public struct StoreImport: Hashable, Sendable {
    /// The number of records that were not there before.
    public let added: Int
    /// The number of records that were there just so.
    public let unchanged: Int
    /// The records that were there and are now as the document has them, as `kind/id`.
    public let replaced: [String]

    /// A description of an import.
    public init(added: Int, unchanged: Int, replaced: [String]) {
        self.added = added
        self.unchanged = unchanged
        self.replaced = replaced
    }
}
