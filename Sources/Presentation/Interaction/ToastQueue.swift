public import Foundation
internal import HaruDomain

/// Short messages, shown one after the other.
///
/// An equal message within 0.8 seconds is the same one; others wait their turn.
public struct ToastQueue: StateMachine {
    /// What can happen.
    public enum Event: Hashable, Sendable {
        /// A message is to be shown.
        case show(String)
        /// Time has passed.
        case tick
    }

    /// How long a message is seen.
    public static let visibleTime = Duration.milliseconds(1500)
    /// Within this time, both ends included, an equal message is the same one.
    public static let sameTime = Duration.milliseconds(800)

    /// The message that is seen; nil while there is none.
    public private(set) var message: String?
    /// The messages that wait, first come first.
    public private(set) var waiting: [String] = []
    /// When `tick` changes something; nil while nothing is seen.
    public private(set) var nextChange: Date?

    private var lastTaken: [String: Date] = [:]

    /// A queue without messages.
    public init() {}

    /// Takes an event. A message that begins to be seen is announced.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .show(let text):
            lastTaken = lastTaken.filter { now.duration(since: $0.value) <= Self.sameTime }
            guard lastTaken[text] == nil else { return [] }
            lastTaken[text] = now
            waiting.append(text)
            return message == nil ? showNext(at: now) : []
        case .tick:
            guard let nextChange, now >= nextChange else { return [] }
            return showNext(at: now)
        }
    }

    private mutating func showNext(at now: Date) -> [InteractionEffect] {
        message = waiting.isEmpty ? nil : waiting.removeFirst()
        nextChange = message == nil ? nil : now.adding(Self.visibleTime)
        return message.map { [.announce($0)] } ?? []
    }
}
