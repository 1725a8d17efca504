import HaruPresentation

/// `haru tokens`: colours, type, spacing and radii, for people and programs that design.
struct TokensCommand {
    let output: Output

    func run() {
        output.show(
            "tokens",
            [
                "color": Self.table(ColorToken.allCases, Self.colors),
                "pair": Self.table(TextPair.allCases) {
                    ["text": $0.text.rawValue, "ground": $0.ground.rawValue]
                },
                "type": Self.table(TypeRole.allCases) {
                    [
                        "size": $0.size, "lineHeight": $0.lineHeight,
                        "weight": $0.weight.rawValue,
                    ]
                },
                "spacing": Self.table(Spacing.allCases) { $0.rawValue },
                "radius": Self.table(Radius.allCases) { $0.rawValue },
            ],
            lines: lines
        )
    }

    private var lines: [String] {
        let colors = ColorToken.allCases.map { color in
            let shades = Appearance.allCases.map { color[$0].text }
            return "\(color)".padded(to: 12) + "  " + shades.joined(separator: "  ")
        }
        let roles = TypeRole.allCases.map {
            "\($0)".padded(to: 12) + "  \(Int($0.size))/\(Int($0.lineHeight))  \($0.weight)"
        }
        let spacings = Spacing.allCases.map {
            "spacing \($0)".padded(to: 12) + "  \(Int($0.rawValue))"
        }
        let radii = Radius.allCases.map { "radius \($0)".padded(to: 12) + "  \(Int($0.rawValue))" }
        return colors + roles + spacings + radii
    }

    private static func colors(_ color: ColorToken) -> [String: String] {
        Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0.rawValue, color[$0].text) })
    }

    private static func table<Token>(
        _ tokens: [Token],
        _ value: (Token) -> Any
    ) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: tokens.map { ("\($0)", value($0)) })
    }
}
