public import Foundation
public import HaruDomain

extension CountdownTimer {
    /// A timer of which a test names only what matters to it.
    public static func fixture(
        id: UUID = UUID(number: 1),
        label: String = "",
        seconds: Int = 300,
        end: EndAction = .standard,
        createdAt: Date = Date(timeIntervalSince1970: 1_700_000_000)
    ) throws(CountdownError) -> CountdownTimer {
        CountdownTimer(
            id: id,
            label: try Label(label),
            length: try Length(.seconds(seconds)),
            end: end,
            createdAt: createdAt
        )
    }
}
