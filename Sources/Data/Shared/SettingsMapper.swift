import HaruDomain

/// Between what the settings are and how they are stored.
enum SettingsMapper {
    static func row(_ settings: Settings) -> SettingsRow {
        SettingsRow(
            isMuted: settings.isMuted,
            firstWeekday: settings.firstWeekday?.rawValue,
            language: settings.language?.rawValue,
            policy: settings.policy.rawValue
        )
    }

    /// A choice that this version does not know is left to its default.
    static func settings(_ row: SettingsRow) -> Settings {
        var settings = Settings()
        settings.isMuted = row.isMuted ?? false
        settings.firstWeekday = row.firstWeekday.flatMap(Weekday.init(rawValue:))
        settings.language = row.language.flatMap(Language.init(rawValue:))
        settings.policy = row.policy.flatMap(PolicyPreset.init(rawValue:)) ?? .standard
        return settings
    }
}
