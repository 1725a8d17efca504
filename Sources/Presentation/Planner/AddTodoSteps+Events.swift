public import HaruDomain

extension AddTodoSteps {
    /// Where one is.
    public enum Step: Int, CaseIterable, Comparable, Hashable, Sendable {
        /// The part is chosen.
        case part
        /// The start and the length are chosen.
        case time
        /// The category and the details are written.
        case content

        /// The first step comes first.
        public static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    /// What can happen.
    public enum Event: Hashable, Sendable {
        /// A part was chosen; it can be done in the first step, and leads to the second.
        case choose(part: Int)
        /// The start was changed.
        case start(MinutePicker.Event)
        /// The length was changed.
        case length(MinutePicker.Event)
        /// The nearest time that fits was taken.
        case takeNearest
        /// The category was typed.
        case category(String)
        /// A detail was typed; one beyond the last is added.
        case detail(Int, String)
        /// A detail was taken away.
        case removeDetail(Int)
        /// On to the next step, or the end of the last.
        case next
        /// Back to the step before.
        case back
        /// The date changed meanwhile.
        case refresh(PlannedDay)
        /// The todo was refused, for this reason.
        case refuse(PlannerError)
        /// The todo was added.
        case finish
    }

    /// What is to be done.
    public enum Effect: Hashable, Sendable {
        /// Something for the front-end.
        case interaction(InteractionEffect)
        /// Add the todo.
        case add(Draft)
    }

    /// What is to be added.
    public struct Draft: Hashable, Sendable {
        /// The date.
        public let day: CalendarDay
        /// The part, from 1 on.
        public let part: Int
        /// The start.
        public let start: PlanTime
        /// The length, in minutes.
        public let minutes: Int
        /// The category as it was typed.
        public let category: String
        /// The details as they were typed.
        public let details: [String]

        /// One of one's own, for previews.
        public init(
            day: CalendarDay,
            part: Int,
            start: PlanTime,
            minutes: Int,
            category: String,
            details: [String]
        ) {
            self.day = day
            self.part = part
            self.start = start
            self.minutes = minutes
            self.category = category
            self.details = details
        }
    }
}

extension AddTodoSteps.Event {
    /// Whether it may come while the todo is being added.
    var isAnswer: Bool {
        switch self {
        case .refresh, .refuse, .finish: true
        default: false
        }
    }
}
