package import HaruDomain

/// Takes answers apart, and says what was left out of them.
package struct AnswerReader: Sendable {
    private let policy: RemotePolicy
    private let diagnostics: @Sendable (DiagnosticEvent) -> Void

    package init(
        policy: RemotePolicy = .standard,
        diagnostics: @escaping @Sendable (DiagnosticEvent) -> Void = { _ in }
    ) {
        self.policy = policy
        self.diagnostics = diagnostics
    }

    /// The page of alerts in a body.
    package func alertPage(_ body: [UInt8]) throws(RemoteError) -> AlertPage {
        AlertMapper.page(try object(body).object)
    }

    /// The object in a body, and whether nothing was left out of it.
    func object<Object: WireObject>(
        _ body: [UInt8],
        as type: Object.Type = Object.self
    ) throws(RemoteError) -> (object: Object, isWhole: Bool) {
        let (object, problems) = try WireDocument(body).object(Object.self)
        return (object, try report(problems))
    }

    /// The elements of the array in a body, and whether nothing was left out of them.
    func list<Element: WireObject>(
        _ body: [UInt8],
        of type: Element.Type = Element.self
    ) throws(RemoteError) -> (elements: [Element], isWhole: Bool) {
        let (elements, problems) = try WireDocument(body).list(of: Element.self)
        return (elements, try report(problems))
    }

    private func report(_ problems: [String]) throws(RemoteError) -> Bool {
        if policy.refusesBrokenElements, let path = problems.first {
            throw .malformed(path: path)
        }
        for path in problems { diagnostics(.brokenElement(path: path)) }
        return problems.isEmpty
    }
}
