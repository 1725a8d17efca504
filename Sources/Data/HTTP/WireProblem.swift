/// A place in an answer that is not what was agreed: `[3].title`, seen from where it was looked for.
struct WireProblem: Error {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    init(field name: StaticString) {
        path = ".\(name)"
    }

    /// The same place, seen from further out.
    func within(_ outer: String) -> WireProblem {
        WireProblem(outer + path)
    }
}
