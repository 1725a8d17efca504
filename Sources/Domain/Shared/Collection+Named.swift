extension Collection where Element: Identifiable, Element.ID: CustomStringConvertible {
    /// The elements that a person may mean, in their order: by identifier, by its first four characters or
    /// more, or by title however it is written. More than one is ambiguous.
    package func named(_ name: String, title: (Element) -> String) -> [Element] {
        let prefix = name.uppercased()
        let exact = filter { $0.id.description == prefix }
        guard exact.isEmpty else { return exact }
        let key = name.isBlank ? nil : TitleKey(name)
        return filter {
            TitleKey(title($0)) == key || name.count >= 4 && $0.id.description.hasPrefix(prefix)
        }
    }
}
