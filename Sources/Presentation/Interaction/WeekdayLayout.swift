/// Where the buttons of the seven days stand, in whole points: in one row if they fit, else in two.
public struct WeekdayLayout: Hashable, Sendable {
    /// How many buttons stand in each row: 7, or 4 and 3.
    public let rows: [Int]
    /// The width and height of a button.
    public let size: Double
    /// The space between two buttons.
    public let spacing: Double
    /// Whether everything fits between the insets; a width for four of the smallest buttons does.
    public let fits: Bool

    /// The layout in a width. Buttons shrink from the preferred to the minimum size once the space
    /// between them would be less than the minimum.
    public init(
        width: Double,
        inset: Double = 16,
        preferredSize: Double = 44,
        minimumSize: Double = 32,
        minimumSpacing: Double = 4
    ) {
        let available = max(0, width - 2 * inset)
        func layout(_ columns: Double) -> (size: Double, spacing: Double, fits: Bool) {
            var size = preferredSize
            var spacing = ((available - columns * size) / (columns - 1)).rounded(.down)
            if spacing < minimumSpacing {
                spacing = minimumSpacing
                let room = ((available - (columns - 1) * spacing) / columns).rounded(.down)
                size = min(max(room, minimumSize), preferredSize)
            }
            return (size, spacing, columns * size + (columns - 1) * spacing <= available)
        }
        let one = layout(7)
        let chosen = one.fits ? one : layout(4)
        rows = one.fits ? [7] : [4, 3]
        (size, spacing, fits) = chosen
    }
}
