/// Every text that people see, by feature.
///
/// An embedder changes what it wants to say otherwise: `table.focus.title = Phrase(ko: …, en: …)`.
public struct TextTable: Sendable {
    /// The words of this package.
    public static let standard = TextTable()

    /// Buttons and words that belong to no feature.
    public var common = CommonTexts()
    /// Units, days and months.
    public var time = TimeTexts()
    /// Focus timers and their session.
    public var focus = FocusTexts()
    /// The look back at focus.
    public var statistics = StatisticsTexts()
    /// Alarms.
    public var alarms = AlarmTexts()
    /// Countdowns.
    public var countdowns = CountdownTexts()
    /// Service alerts.
    public var alerts = AlertTexts()
    /// The screens of service alerts.
    public var alertScreens = AlertScreenTexts()
    /// Plans of days.
    public var planner = PlannerTexts()
    /// The planner in the terminal.
    public var plan = PlanTexts()
    /// What goes wrong with plans.
    public var plannerErrors = PlannerErrorTexts()
    /// What spans the features.
    public var agenda = AgendaTexts()
    /// What went wrong.
    public var errors = ErrorTexts()
    /// The store as a whole.
    public var store = StoreTexts()
    /// The command line.
    public var commandLine = CommandLineTexts()

    /// The help of the command line.
    public var help = HelpTexts()

    /// The words of this package.
    public init() {}

    /// Every phrase with the name of its key, `focus.title`, in the order of the table.
    public var phrases: [(key: String, phrase: Phrase)] {
        Mirror(reflecting: self).children.flatMap { feature in
            Mirror(reflecting: feature.value).children.compactMap { child in
                guard let phrase = child.value as? Phrase else { return nil }
                return (key: "\(feature.label ?? "").\(child.label ?? "")", phrase: phrase)
            }
        }
    }
}
