public import HaruDomain

extension Texts {
    /// What went wrong with the settings.
    public func message(for error: SettingsError) -> String {
        switch error {
        case .repository(let error): message(for: error)
        }
    }

    /// What went wrong with the store as a whole.
    public func message(for error: StoreError) -> String {
        switch error {
        case .malformed: self(\.store.malformed)
        case .conflicts(let records):
            self(\.store.conflicts, [.count: records.count, .list: list(Array(records.prefix(3)))])
        case .repository(let error): message(for: error)
        }
    }

    /// What went wrong with notifications.
    public func message(for error: NotificationError) -> String {
        switch error {
        case .notAuthorized: self(\.errors.notAuthorized)
        case .repository(let error): message(for: error)
        }
    }

    /// What went wrong with what spans the features.
    public func message(for error: AgendaError) -> String {
        switch error {
        case .alarms(let error): message(for: error)
        case .countdowns(let error): message(for: error)
        case .focus(let error): message(for: error)
        case .planner(let error): message(for: error)
        case .settings(let error): message(for: error)
        case .notifications(let error): message(for: error)
        }
    }
}
