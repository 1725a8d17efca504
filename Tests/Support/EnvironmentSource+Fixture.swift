public import Foundation
public import HaruDomain

extension EnvironmentSource {
    /// An environment that stands still.
    public static func fixture(
        zone: TimeZone = .gmt,
        language: Language = .english
    ) -> EnvironmentSource {
        EnvironmentSource { UserEnvironment(zone: zone, language: language) }
    }
}
