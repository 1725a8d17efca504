import HaruDomain
import HaruPresentation

/// The numbers of parts that there can be, each with the length of its parts, and why these.
struct PlanOptionLines {
    let division: DayDivision
    let texts: Texts

    var all: [String] {
        let sleep = division.sleep
        let suggested = DayDivision.suggestion(awake: sleep.awakeMinutes)
        let heading = texts(
            \.plan.sleep,
            [
                .start: sleep.bed.text, .end: sleep.wake.text, .time: length(sleep.sleepMinutes),
                .value: length(sleep.awakeMinutes),
            ]
        )
        let options = DayDivision.options(awake: sleep.awakeMinutes).map { count in
            let notes = [
                count == division.count ? texts(\.plan.chosen) : nil,
                count == suggested ? texts(\.planner.suggested) : nil,
            ].compactMap(\.self)
            let note = notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))"
            let number = String(count)
            let space = String(repeating: " ", count: max(0, 4 - number.count))
            return space + number + "  " + length(sleep.awakeMinutes / count) + note
        }
        let nearby = DayDivision.nearby(sleep).map(texts.description)
        return [heading, texts(\.plan.why)] + options + nearby
    }

    private func length(_ minutes: Int) -> String {
        texts.total(.seconds(minutes * 60))
    }
}
