import Foundation

extension FocusDesk {
    /// The timers that a person may mean: by identifier, by its first four characters or more, or by
    /// title however it is written. More than one is ambiguous.
    public func timers(named name: String) -> [FocusTimer] {
        let prefix = name.uppercased()
        let exact = timersInOrder.filter { $0.id.uuidString == prefix }
        guard exact.isEmpty else { return exact }
        let key = TitleKey(name)
        return timersInOrder.filter {
            $0.title.key == key || (name.count >= 4 && $0.id.uuidString.hasPrefix(prefix))
        }
    }
}
