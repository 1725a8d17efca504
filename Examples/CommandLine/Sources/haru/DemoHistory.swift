import HaruComposition
import HaruDomain

/// The month before the day of the demo: when each session began and ended, and its timer.
enum DemoHistory {
    private static let sessions = """
        09-15T09:15 09-15T10:10 수학
        09-16T23:40 09-17T00:30 영어
        09-18T09:00 09-18T09:50 수학
        09-18T09:50 09-18T11:05 영어
        09-21T10:30 09-21T10:55 영어
        09-21T10:55 09-21T12:10 영어
        09-23T09:00 09-23T09:30 수학
        09-23T09:30 09-23T10:45 수학
        09-24T09:45 09-24T10:35 영어
        09-25T09:00 09-25T10:15 영어
        09-26T09:15 09-26T09:40 수학
        09-27T09:15 09-27T10:05 영어
        09-28T09:00 09-28T10:15 영어
        09-28T10:30 09-28T11:25 수학
        09-29T10:30 09-29T11:20 영어
        09-29T12:50 09-29T13:40 영어
        09-30T09:15 09-30T11:05 영어
        10-02T09:30 10-02T10:45 영어
        10-02T11:15 10-02T13:05 영어
        10-04T09:00 10-04T09:25 수학
        10-05T09:15 10-05T10:05 영어
        10-05T11:35 10-05T12:30 영어
        10-06T09:00 10-06T10:15 수학
        10-06T10:45 10-06T11:35 수학
        10-06T12:05 10-06T13:20 영어
        10-07T10:30 10-07T10:55 영어
        10-07T11:25 10-07T12:20 수학
        10-08T09:00 10-08T09:25 수학
        10-08T09:55 10-08T11:45 수학
        10-09T09:30 10-09T09:55 영어
        10-09T10:25 10-09T10:55 수학
        10-10T10:30 10-10T10:55 영어
        10-11T09:15 10-11T11:05 영어
        10-12T10:30 10-12T11:25 영어
        10-12T23:40 10-13T00:35 영어
        10-14T10:30 10-14T11:00 영어
        """

    /// Lives through the month: makes the timers, and starts and ends every session at its moment.
    static func fill(_ container: AppContainer) async throws(Failure) {
        var container = container
        do throws(FocusError) {
            var timers: [Substring: FocusTimer.ID] = [:]
            container.clock = clock("09-15T08:00")
            for (title, icon) in [("수학", "📐"), ("영어", "🍇")] {
                timers[title[...]] = try await container.addFocusTimer(title: title, icon: icon).id
            }
            for line in sessions.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let timer = timers[words[2]] else { continue }
                container.clock = clock(words[0])
                try await container.startFocus(timer)
                container.clock = clock(words[1])
                _ = try await container.stopFocus()
            }
        } catch {
            throw .focus(error)
        }
    }

    private static func clock(_ time: Substring) -> WallClock {
        RFC3339.instant("2026-\(time):00+09:00").map { .standing(at: $0) } ?? .system
    }
}
