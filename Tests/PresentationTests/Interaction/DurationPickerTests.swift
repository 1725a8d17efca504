import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct DurationPickerTests {
    @Test func `has 24 hours, 60 minutes and 60 seconds, and nothing beside them`() {
        let picker = DurationPicker()

        #expect(picker.componentCount == 3)
        #expect((-1...3).map(picker.rowCount) == [0, 24, 60, 60, 0])
    }

    @Test func `rows have their unit in their title`() {
        let (picker, korean, english) = (DurationPicker(), Texts(.korean), Texts(.english))

        let titles = [(0, 0), (5, 1), (30, 2)].map {
            korean.title(ofRow: $0, component: $1, in: picker)
        }
        #expect(titles == ["0시간", "5분", "30초"])
        #expect(english.title(ofRow: 0, component: 0, in: picker) == "0 hours")
        #expect(english.title(ofRow: 1, component: 0, in: picker) == "1 hour")
        for (row, component) in [(24, 0), (60, 1), (60, 2), (-1, 0), (0, 3), (0, -1), (.max, 1)] {
            #expect(english.title(ofRow: row, component: component, in: picker) == nil)
        }
        #expect(english.title(ofRow: 23, component: 0, in: picker) != nil)
        #expect(english.title(ofRow: 59, component: 2, in: picker) != nil)
    }

    @Test(arguments: [
        (0, [0, 0, 0]), (3661, [1, 1, 1]), (86_399, [23, 59, 59]), (86_400, [23, 59, 59]),
        (-1, [0, 0, 0]),
    ])
    func `a length moves all three at once`(_ seconds: Int, _ selection: [Int]) {
        var picker = DurationPicker(.seconds(59))

        _ = picker.handle(.set(.seconds(seconds)), at: .start)

        #expect(picker.selection == selection)
        #expect(picker.duration == .seconds(min(max(0, seconds), 86_399)))
    }

    @Test func `a row moves its own component alone`() {
        var picker = DurationPicker(.seconds(3661))

        _ = picker.handle(.pick(row: 59, component: 1), at: .start)
        #expect(picker.duration == .seconds(3600 + 59 * 60 + 1))

        let before = picker
        for (row, component) in [(24, 0), (60, 1), (-1, 2), (0, 3), (0, -1)] {
            _ = picker.handle(.pick(row: row, component: component), at: .start)
        }
        #expect(picker == before)
    }

    @Test func `random events never leave what can be shown`() {
        RandomWalk.run(DurationPicker()) { _, random in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .toggle
            case 1: .set(.seconds(Int.random(in: -100...200_000, using: &random)))
            default:
                .pick(
                    row: Int.random(in: -2...70, using: &random),
                    component: Int.random(in: -1...3, using: &random)
                )
            }
        } check: { step in
            for (component, row) in step.after.selection.enumerated() {
                let rows = 0..<step.after.rowCount(inComponent: component)
                #expect(rows.contains(row), "\(step.seed)")
            }
            #expect(DurationPicker(step.after.duration).selection == step.after.selection)
        }
    }
}
