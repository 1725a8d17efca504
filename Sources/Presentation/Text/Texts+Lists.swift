internal import HaruDomain

extension Texts {
    /// Several things in one line: `월, 수, 금`, `Mon, Wed, and Fri`; empty for none.
    public func list(_ items: [String]) -> String {
        guard language == .english, items.count > 1, let last = items.last else {
            return items.joined(separator: ", ")
        }
        guard items.count > 2 else { return "\(items[0]) and \(last)" }
        return "\(items.dropLast().joined(separator: ", ")), and \(last)"
    }
}
