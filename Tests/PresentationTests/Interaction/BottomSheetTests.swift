import Foundation
import HaruPresentation
import HaruTestSupport
import Testing

struct BottomSheetTests {
    var sheet = BottomSheet()

    init() {
        _ = sheet.handle(.layout(containerBottom: 800, height: 300), at: .start)
        _ = sheet.handle(.present, at: .start)
    }

    @Test(arguments: [
        (nil, 0.0), (Optional(800.0), 0), (799.5, 0.5), (500, 300), (900, 0),
    ])
    mutating func `makes room for what the keyboard covers`(_ top: Double?, _ overlap: Double) {
        _ = sheet.handle(.keyboard(top: top), at: .start)

        #expect(sheet.keyboardOverlap == overlap)
        #expect(sheet.bottomInset == 20 + overlap)
    }

    @Test(arguments: [
        (30.0, 0.0, true), (30.1, 0, false), (1, 500, true), (1, 500.1, false), (0, 900, true),
        (-20, 900, true), (300, -900, false),
    ])
    mutating func `goes when pulled past a tenth of its height or faster than 500 a second`(
        _ distance: Double,
        _ velocity: Double,
        _ stays: Bool
    ) {
        _ = sheet.handle(.pull(distance), at: .start)
        #expect(sheet.offset == max(0, distance))

        _ = sheet.handle(.release(velocity: velocity), at: .start)

        #expect((sheet.isPresented, sheet.offset) == (stays, 0))
    }

    @Test func `a sheet that is not up is not pulled`() {
        var sheet = BottomSheet()

        _ = sheet.handle(.pull(50), at: .start)
        #expect(sheet.offset == 0)
        _ = sheet.handle(.present, at: .start)
        _ = sheet.handle(.pull(50), at: .start)
        #expect(sheet.offset == 50)
        _ = sheet.handle(.dismiss, at: .start)

        #expect((sheet.isPresented, sheet.offset) == (false, 0))
    }

    @Test func `random events never push it up or leave it pulled once it has gone`() {
        RandomWalk.run(sheet) { _, random in
            switch Int.random(in: 0..<6, using: &random) {
            case 0: .present
            case 1: .dismiss
            case 2: .keyboard(top: Bool.random(using: &random) ? nil : 500)
            case 3: .release(velocity: Double.random(in: -900...900, using: &random))
            default: .pull(Double.random(in: -50...100, using: &random))
            }
        } check: { step in
            #expect(step.after.offset >= 0, "\(step.seed)")
            #expect(step.after.isPresented || step.after.offset == 0, "\(step.seed)")
            #expect(step.after.bottomInset >= 20, "\(step.seed)")
        }
    }
}
