/// An object of an answer. Fields that it does not ask for may be there.
protocol WireObject: Sendable {
    /// Takes the fields it knows.
    ///
    /// - Throws: `WireProblem` with the path of the field that is missing or of another type.
    init(fields: inout WireFields) throws(WireProblem)
}
