extension ServiceBoard {
    /// The service whose alerts are shown: the selected one, else the only one; nil otherwise.
    public var current: AlertService.ID? {
        if let selected, self[selected] != nil { return selected }
        return services.count == 1 ? services.first?.id : nil
    }

    /// The services that a person may mean: by identifier, by its first four characters or more, or by
    /// name however it is written. More than one is ambiguous.
    public func services(named name: String) -> [KnownService] {
        if let exact = self[name] { return [exact] }
        let key = name.isBlank ? nil : TitleKey(name)
        return services.filter {
            TitleKey($0.service.name) == key || name.count >= 4 && $0.id.hasPrefix(name)
        }
    }
}
