import Foundation

extension Countdowns {
    /// The countdowns that a person may mean: by identifier, by its first four characters or more, or by
    /// label however it is written. More than one is ambiguous.
    public func countdowns(named name: String) -> [Countdown] {
        let (prefix, key) = (name.uppercased(), TitleKey(name))
        let exact = inOrder.filter { $0.id.uuidString == prefix }
        guard exact.isEmpty else { return exact }
        return inOrder.filter {
            (!$0.timer.label.text.isEmpty && TitleKey($0.timer.label.text) == key)
                || (name.count >= 4 && $0.id.uuidString.hasPrefix(prefix))
        }
    }
}
