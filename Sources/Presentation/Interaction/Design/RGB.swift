internal import Foundation

/// A colour of the sRGB space.
public struct RGB: Hashable, Sendable {
    /// The three parts, 0…255.
    public let red, green, blue: UInt8

    /// A colour as it is written in hexadecimal digits: `0x7A4DF0`.
    public init(_ hex: UInt32) {
        red = UInt8(hex >> 16 & 0xFF)
        green = UInt8(hex >> 8 & 0xFF)
        blue = UInt8(hex & 0xFF)
    }

    /// The colour as `#7A4DF0`.
    public var text: String {
        let hex = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let digits = String(hex, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// How light it is, 0…1. Source: WCAG 2.2, relative luminance.
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// How far apart two colours are, 1…21; text wants 4.5. Source: WCAG 2.2, contrast ratio.
    public func contrast(with other: RGB) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    private static func linear(_ part: UInt8) -> Double {
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
}
