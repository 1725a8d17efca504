/// Looks after everything that is stored, whatever feature it belongs to.
public protocol StoreMaintenance: Sendable {
    /// Looks through the store, mends what needs to be and can be, and says how it is.
    ///
    /// - Throws: `.repository`.
    func report() async throws(StoreError) -> StoreReport

    /// Forgets what was reported as set aside; the bytes stay where they are.
    ///
    /// - Throws: `.repository`.
    func acknowledge() async throws(StoreError)

    /// Everything as one JSON document of the schema `haru.export/1`, which `Docs/Store.md` describes.
    ///
    /// - Throws: `.repository`.
    func exported() async throws(StoreError) -> [UInt8]

    /// Looks whether a document can be imported and changes nothing.
    ///
    /// - Throws: `.malformed`; `.repository` for one of a newer version.
    func check(_ document: [UInt8]) async throws(StoreError)

    /// Takes all records of such a document, under the identifiers that they have there, or none. Other
    /// records stay as they are.
    ///
    /// - Throws: `.malformed`; `.conflicts` unless it may replace records; `.repository`.
    func importing(
        _ document: [UInt8],
        replacing: Bool
    ) async throws(StoreError) -> StoreImport
}
