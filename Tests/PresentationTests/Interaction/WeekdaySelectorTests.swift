import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct WeekdaySelectorTests {
    @Test func `a tap chooses a day and another one takes it back`() {
        var selector = WeekdaySelector([.mon])

        #expect(selector.handle(.toggle(.sun), at: .start) == [.haptic(.soft)])
        #expect(selector.days == [.mon, .sun])
        _ = selector.handle(.toggle(.mon), at: .start)
        _ = selector.handle(.toggle(.sun), at: .start)
        #expect(selector.days.isEmpty)

        _ = selector.handle(.choose([.tue]), at: .start)
        #expect(selector.days == [.tue])
    }

    @Test func `the week begins where the person has it begin`() {
        #expect(WeekdaySelector.order(from: .mon) == Weekday.allCases)
        #expect(WeekdaySelector.order(from: .sun) == [.sun, .mon, .tue, .wed, .thu, .fri, .sat])
        for first in Weekday.allCases {
            #expect(WeekdaySelector.order(from: first).first == first)
            #expect(Set(WeekdaySelector.order(from: first)).count == 7)
        }
    }

    @Test func `random taps leave the days that were tapped an odd number of times`() {
        var taps: [Weekday: Int] = [:]
        RandomWalk.run(WeekdaySelector()) { _, random in
            .toggle(Weekday.allCases.randomElement(using: &random) ?? .mon)
        } check: { step in
            if step.before == WeekdaySelector() { taps = [:] }
            guard case .toggle(let day) = step.event else { return }
            taps[day, default: 0] += 1
            #expect(step.after.days == Set(taps.filter { $0.value % 2 == 1 }.keys), "\(step.seed)")
        }
    }

    @Test(arguments: [
        (375.0, 44.0, 5.0), (320, 37, 4), (280, 32, 4), (1000, 44, 110), (364, 44, 4), (363, 43, 4),
    ])
    func `seven buttons fit one row`(_ width: Double, _ size: Double, _ spacing: Double) {
        let layout = WeekdayLayout(width: width)

        #expect((layout.rows, layout.size, layout.spacing) == ([7], size, spacing))
        #expect(layout.fits)
    }

    @Test(arguments: [279.0, 240, 172, 0, -50])
    func `else they stand in two`(width: Double) {
        let layout = WeekdayLayout(width: width)

        #expect(layout.rows == [4, 3])
        #expect(layout.fits == (width >= 172))
        #expect((32...44).contains(layout.size) && layout.spacing >= 4)
    }

    @Test func `whatever fits stays between the insets, at every width`() {
        for width in 0...1200 {
            let layout = WeekdayLayout(width: Double(width))
            guard layout.fits, let most = layout.rows.max().map(Double.init) else { continue }
            let used = most * layout.size + (most - 1) * layout.spacing
            #expect(used <= Double(width) - 32, "\(width)")
        }
    }
}
