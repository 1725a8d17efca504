public import Foundation
public import HaruDomain

/// A line of a day: the head of a part, a todo, or a stretch that is free.
public struct PlannerRow: Identifiable, Hashable, Sendable {
    /// What tells rows apart, whatever they say.
    public enum ID: Hashable, Sendable {
        /// The head of a part.
        case part(Int)
        /// A todo.
        case todo(PlannedTodo.ID)
        /// What is free from this minute on.
        case free(PlanTime)
    }

    /// What a row shows.
    public enum Content: Hashable, Sendable {
        /// A part, and the minutes of it that are not planned for anything still to be done.
        case part(DayPart, remainingMinutes: Int)
        /// Something that is planned.
        case todo(Todo)
        /// Nothing is planned; a tap adds a todo here.
        case free(Range<PlanTime>)
    }

    /// A todo as a row shows it.
    public struct Todo: Hashable, Sendable {
        /// The todo, and when it takes place within the part.
        public var occupant: PlannedDay.Occupant
        /// Whether it is one of the date itself and can be changed here.
        public var isOwn: Bool
        /// Whether its details are seen.
        public var isExpanded: Bool
        /// How many details are done, `1/3`; empty without details.
        public var progressText: String
        /// The details, while they are seen.
        public var details: [Detail]

        /// One of one's own, for previews.
        public init(
            occupant: PlannedDay.Occupant,
            isOwn: Bool,
            isExpanded: Bool,
            progressText: String,
            details: [Detail]
        ) {
            self.occupant = occupant
            self.isOwn = isOwn
            self.isExpanded = isExpanded
            self.progressText = progressText
            self.details = details
        }
    }

    /// A detail as a row shows it. A field that is typed in is never replaced: the identity stays.
    public struct Detail: Identifiable, Hashable, Sendable {
        /// The identity, that of the detail.
        public let id: TodoDetail.ID
        /// The text, as it is typed while it is.
        public var text: String
        /// Whether it is done.
        public var isDone: Bool
        /// The detail in words.
        public var accessibility: AccessibilityText

        /// One of one's own, for previews.
        public init(
            id: TodoDetail.ID,
            text: String,
            isDone: Bool,
            accessibility: AccessibilityText
        ) {
            self.id = id
            self.text = text
            self.isDone = isDone
            self.accessibility = accessibility
        }
    }

    /// What tells it apart.
    public let id: ID
    /// What it shows.
    public var content: Content
    /// The head line: the part, the category, or how much is free.
    public var title: String
    /// When it is: `오전 7:00 ~ 오전 11:30`.
    public var timeText: String
    /// The row in words.
    public var accessibility: AccessibilityText

    /// One of one's own, for previews.
    public init(
        id: ID,
        content: Content,
        title: String,
        timeText: String,
        accessibility: AccessibilityText
    ) {
        self.id = id
        self.content = content
        self.title = title
        self.timeText = timeText
        self.accessibility = accessibility
    }
}
