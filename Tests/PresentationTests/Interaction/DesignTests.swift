import HaruPresentation
import Testing

struct DesignTests {
    @Test(arguments: TextPair.allCases, Appearance.allCases)
    func `a text can be read on its ground`(_ pair: TextPair, _ appearance: Appearance) {
        let contrast = pair.text[appearance].contrast(with: pair.ground[appearance])

        #expect(contrast >= 4.5)
    }

    @Test func `white on a light violet could not, so the text of the heat map turns dark there`() {
        let violet = TextPair.heat2.ground[.light]

        #expect(RGB(0xFFFFFF).contrast(with: violet) < 4.5)
        #expect(TextPair.heat2.text[.light].luminance < 0.1)
    }

    @Test(arguments: [
        (0x000000 as UInt32, 0xFFFFFF as UInt32, 21.0), (0xFFFFFF, 0xFFFFFF, 1),
        (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542), (0x0000FF, 0xFFFFFF, 8.592),
        (0xFF0000, 0x00FF00, 2.914),
    ])
    func `contrast is that of the standard, either way round`(
        _ one: UInt32,
        _ other: UInt32,
        _ expected: Double
    ) {
        let contrast = RGB(one).contrast(with: RGB(other))

        #expect(abs(contrast - expected) < 0.001)
        #expect(RGB(other).contrast(with: RGB(one)) == contrast)
    }

    @Test func `a colour is written in six digits`() {
        #expect(RGB(0x00000A).text == "#00000A")
        #expect(RGB(0x7444E8).text == "#7444E8")
    }

    @Test func `type has the sizes and heights of the design`() {
        let measures = TypeRole.allCases.map { "\($0) \(Int($0.size))/\(Int($0.lineHeight))" }

        #expect(
            measures == [
                "displayLg 48/56", "displayMd 32/40", "headingXl 24/34", "headingLg 20/32",
                "headingMd 18/28", "headingSm 16/24", "bodyLg 16/24", "bodyMd 14/20",
                "labelLg 16/24", "labelMd 14/20", "captionLg 12/18", "captionMd 11/16",
            ]
        )
    }

    @Test func `the shades of the heat map are told apart by more than their hue`() {
        let heat: [TextPair] = [.heat0, .heat1, .heat2, .heat3, .heat4]
        for appearance in Appearance.allCases {
            let lights = heat.map { $0.ground[appearance].luminance }
            let steps = zip(lights, lights.dropFirst()).map { $1 - $0 }
            let isDark = appearance == .dark
            #expect(steps.dropFirst().allSatisfy { isDark ? $0 > 0 : $0 < 0 }, "\(appearance)")
        }
    }
}
