public import Foundation
public import HaruDomain

/// A dial of 24 hours with a handle for bed and one for waking: midnight is at the top, and time runs
/// clockwise.
public struct SleepDial: StateMachine {
    /// One of the two ends of a sleep.
    public enum Handle: Hashable, Sendable {
        /// Going to bed.
        case bed
        /// Waking.
        case wake
    }

    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// A handle was dragged to an angle, in degrees clockwise from the top.
        case drag(Handle, degrees: Double)
        /// A handle was dragged to a point, as seen from the middle: to the right and down.
        case dragTo(Handle, x: Double, y: Double)
        /// A time was chosen or typed; it is kept to the minute.
        case set(Handle, TimeOfDay)
    }

    /// How many degrees a minute is.
    public static let degreesPerMinute = 0.25
    /// What a dragged handle snaps to, in minutes.
    public static let snap = 5

    /// When one goes to bed.
    public private(set) var bed: TimeOfDay
    /// When one wakes.
    public private(set) var wake: TimeOfDay

    /// A dial that shows a sleep.
    public init(_ sleep: SleepSchedule) {
        bed = sleep.bed
        wake = sleep.wake
    }

    /// How long the sleep is, 0..<1440 minutes.
    public var sleepMinutes: Int { SleepSchedule.minutes(from: bed, to: wake) }
    /// Why one cannot go on so; nil when one can.
    public var problem: SleepSchedule.Problem? { SleepSchedule.problem(bed: bed, wake: wake) }

    /// The sleep, unless there is a problem.
    ///
    /// - Throws: `.sleep`.
    public func sleep() throws(PlannerError) -> SleepSchedule {
        try SleepSchedule(bed: bed, wake: wake)
    }

    /// Where a time stands, in degrees clockwise from the top, 0..<360.
    public static func degrees(of time: TimeOfDay) -> Double {
        Double(time.minutes) * degreesPerMinute
    }

    /// The time at an angle, snapped up to five minutes; nil for an angle that is no number.
    public static func time(atDegrees degrees: Double) -> TimeOfDay? {
        guard degrees.isFinite else { return nil }
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        let minutes = (turn < 0 ? turn + 360 : turn) / degreesPerMinute
        // What is a whole minute but for a rounding error is that minute.
        return snappedUp(Int((minutes - 1e-6).rounded(.up)))
    }

    /// The next multiple of five minutes, midnight after 23:55: 61 is 65, and 1436 is 00:00.
    public static func snappedUp(_ minutes: Int) -> TimeOfDay {
        PlanTime(minutes: minutes + (snap - minutes % snap) % snap).timeOfDay
    }

    /// Takes an event; a handle that comes to another time is felt.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        let before = self
        switch event {
        case .drag(let handle, let degrees):
            if let time = Self.time(atDegrees: degrees) { move(handle, to: time) }
        case .dragTo(let handle, let x, let y):
            guard x != 0 || y != 0 else { return [] }
            let degrees = atan2(x, -y) * 180 / .pi
            if let time = Self.time(atDegrees: degrees) { move(handle, to: time) }
        case .set(let handle, let time):
            move(handle, to: time)
            return []
        }
        return self == before ? [] : [.haptic(.soft)]
    }

    private mutating func move(_ handle: Handle, to time: TimeOfDay) {
        switch handle {
        case .bed: bed = time
        case .wake: wake = time
        }
    }
}
