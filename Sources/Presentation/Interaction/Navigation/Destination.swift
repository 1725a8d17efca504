/// A place that something from outside leads to.
public struct Destination: Hashable, Sendable {
    /// The tab.
    public var tab: AppTab
    /// The screens pushed in it.
    public var stack: [Route]
    /// The sheet over it.
    public var sheet: Route?

    /// A place in a tab.
    public init(_ tab: AppTab, stack: [Route] = [], sheet: Route? = nil) {
        self.tab = tab
        self.stack = stack
        self.sheet = sheet
    }

    /// Where a screen is found when it is opened by itself.
    public init(_ route: Route) {
        switch route {
        case .focusSession, .focusStatistics: self.init(.focus, stack: [route])
        case .focusTimer: self.init(.focus, sheet: route)
        case .alarm, .countdown: self.init(.clock, sheet: route)
        case .plan: self.init(.planner, stack: [route])
        case .newTodo(let day): self.init(.planner, stack: [.plan(day)], sheet: route)
        case .service: self.init(.alerts, stack: [route])
        case .alert(let service, _): self.init(.alerts, stack: [.service(service), route])
        case .settings: self.init(.home, sheet: route)
        }
    }
}
