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
}
