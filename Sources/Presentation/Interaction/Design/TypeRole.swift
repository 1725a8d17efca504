/// A style of type by what it is for; sizes are in points at the person's ordinary text size.
public enum TypeRole: String, CaseIterable, Hashable, Sendable {
    /// The one thing on a screen, such as a running clock.
    case displayLg, displayMd
    /// Titles, from a screen's to a row's.
    case headingXl, headingLg, headingMd, headingSm
    /// Text that is read.
    case bodyLg, bodyMd
    /// What stands on buttons and fields.
    case labelLg, labelMd
    /// What stands below something else.
    case captionLg, captionMd

    /// How heavy type is.
    public enum Weight: Int, CaseIterable, Hashable, Sendable {
        /// For text.
        case regular = 400
        /// For labels.
        case medium = 500
        /// For titles.
        case semibold = 600
        /// For what must be seen first.
        case bold = 700
    }

    /// The size.
    public var size: Double { measures.size }
    /// The height of a line.
    public var lineHeight: Double { measures.lineHeight }
    /// The weight, unless something else is meant.
    public var weight: Weight { measures.weight }

    private var measures: (size: Double, lineHeight: Double, weight: Weight) {
        switch self {
        case .displayLg: (48, 56, .bold)
        case .displayMd: (32, 40, .bold)
        case .headingXl: (24, 34, .bold)
        case .headingLg: (20, 32, .bold)
        case .headingMd: (18, 28, .semibold)
        case .headingSm: (16, 24, .semibold)
        case .bodyLg: (16, 24, .regular)
        case .bodyMd: (14, 20, .regular)
        case .labelLg: (16, 24, .medium)
        case .labelMd: (14, 20, .medium)
        case .captionLg: (12, 18, .regular)
        case .captionMd: (11, 16, .regular)
        }
    }
}
