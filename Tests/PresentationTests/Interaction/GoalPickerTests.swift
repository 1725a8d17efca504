import Foundation
import HaruPresentation
import HaruTestSupport
import Testing

struct GoalPickerTests {
    var picker = GoalPicker(Array(1...20), selection: 10)

    @Test mutating func `opens and closes between 113 and 312 points in a quarter of a second`() {
        #expect((picker.disclosure, picker.disclosure.height) == (.collapsed, 113))

        _ = picker.handle(.toggle, at: .start)
        #expect((picker.disclosure, picker.disclosure.height) == (.expanded, 312))
        _ = picker.handle(.pick(row: 3), at: .start)
        #expect(picker.disclosure == .expanded)

        _ = picker.handle(.toggle, at: .start)
        #expect(picker.disclosure == .collapsed)
        #expect(Disclosure.transition == .milliseconds(250))
    }

    @Test func `the selected row and three on either side stand out`() {
        let looks = (5...13).map(picker.emphasis)

        #expect(
            looks == [
                .plain, .near(distance: 3), .near(distance: 2), .near(distance: 1), .selected,
                .near(distance: 1), .near(distance: 2), .near(distance: 3), .plain,
            ]
        )
        #expect(picker.restyledRows == 6..<13)
    }

    @Test func `there are fewer beside it at the ends`() {
        #expect(GoalPicker(Array(1...20), selection: 1).restyledRows == 0..<4)
        #expect(GoalPicker(Array(1...20), selection: 20).restyledRows == 16..<20)
        #expect(GoalPicker([1], selection: 1).restyledRows == 0..<1)
    }

    @Test mutating func `what is marked counts as picked only once the person picks it`() {
        #expect((picker.selection, picker.picked) == (10, nil))

        _ = picker.handle(.pick(row: 9), at: .start)

        #expect((picker.selection, picker.picked) == (10, 10))
    }

    @Test(arguments: [-1, 20, .max, .min])
    func `a row that is not there is ignored`(row: Int) {
        var other = picker

        _ = other.handle(.pick(row: row), at: .start)

        #expect(other == picker)
        #expect(picker.emphasis(ofRow: row) == .plain)
    }

    @Test func `a picker without goals does no harm`() {
        var empty = GoalPicker([], selection: 5)

        _ = empty.handle(.pick(row: 0), at: .start)

        #expect((empty.selection, empty.selectedRow, empty.restyledRows) == (5, nil, 0..<0))
    }

    @Test func `random events keep one selection among the goals`() {
        RandomWalk.run(picker) { _, random in
            Bool.random(using: &random)
                ? .toggle : .pick(row: Int.random(in: -2...21, using: &random))
        } check: { step in
            let selected = step.after.goals.indices.filter {
                step.after.emphasis(ofRow: $0) == .selected
            }
            #expect(selected.map { step.after.goals[$0] } == [step.after.selection], "\(step.seed)")
            #expect(step.after.picked == nil || step.after.picked == step.after.selection)
        }
    }
}
