import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Countdowns as JSON: instants as RFC 3339 with offset, durations in seconds.
enum CountdownJSON {
    static func countdown(_ countdown: Countdown, in context: CommandContext) -> [String: Any] {
        let (timer, now) = (countdown.timer, context.container.clock.steadyNow)
        let remaining = countdown.remaining(at: now)
        return [
            "id": timer.id.uuidString,
            "label": timer.label.text,
            "duration": timer.length.seconds,
            "end": end(timer.end),
            "state": state(countdown.state),
            "remaining": FocusJSON.seconds(remaining),
            "remainingText": context.texts.countdown(remaining),
            "endsAt": instant(countdown.endsAt, context),
            "finishedAt": instant(countdown.finishedAt, context),
        ]
    }

    private static func end(_ end: CountdownTimer.EndAction) -> String {
        switch end {
        case .sound(let name): "sound:" + name
        case .silent: "silent"
        case .stopPlaying: "stop-playing"
        }
    }

    private static func state(_ state: Countdown.State) -> String {
        switch state {
        case .idle: "idle"
        case .running: "running"
        case .paused: "paused"
        case .finished: "finished"
        }
    }

    private static func instant(_ instant: Date?, _ context: CommandContext) -> Any {
        let zone = context.container.environment.current.zone
        return instant.map { RFC3339.text($0, in: zone) } ?? NSNull()
    }
}
