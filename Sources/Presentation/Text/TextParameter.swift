/// What a phrase may leave open; `{title}` in a template stands for `.title`.
public enum TextParameter: String, CaseIterable, Hashable, Sendable {
    /// A number of things.
    case count
    /// The most there may be of something.
    case limit
    /// What a person named something.
    case title
    /// The name of a setting, a field, an option or a command.
    case name
    /// A value as a person wrote it.
    case value
    /// A length of time, ready to be shown.
    case time
    /// A goal, ready to be shown.
    case goal
    /// A day, ready to be shown.
    case day
    /// The year.
    case year
    /// The month, as a number or by name.
    case month
    /// The day of the week.
    case weekday
    /// The first of a range, ready to be shown.
    case start
    /// The last of a range, ready to be shown.
    case end
    /// Why something is so.
    case reason
    /// Several things, ready to be shown.
    case list
    /// A file or a folder.
    case file
    /// A number that people pass on to those who can help.
    case code
}
