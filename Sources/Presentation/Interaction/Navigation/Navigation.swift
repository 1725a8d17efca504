public import Foundation

/// Where a person is: a tab, the screens pushed in each tab, and the sheets over them. It can be stored
/// and restored as it stands.
public struct Navigation: StateMachine, Codable {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// A tab was tapped; the present one goes back to its first screen.
        case select(AppTab)
        /// A screen is pushed in the present tab, unless it is the one that is seen.
        case push(Route)
        /// The last pushed screen goes.
        case pop
        /// A sheet comes up, over the others; not twice the same.
        case present(Route)
        /// The uppermost sheet goes.
        case dismiss
        /// A link, a notification or the start of the program leads here.
        case open(Destination)
        /// What these screens show is gone, so they go, with all that was pushed over them.
        case forget(Set<Route>)
    }

    /// The present tab.
    public private(set) var tab: AppTab
    /// The sheets, the uppermost last.
    public private(set) var sheets: [Route] = []

    private var stacks: [AppTab: [Route]] = [:]

    /// The first screen of a tab.
    public init(_ tab: AppTab = .home) {
        self.tab = tab
    }

    /// The screens pushed in a tab, the last one seen; empty at its first screen.
    public func stack(of tab: AppTab) -> [Route] { stacks[tab] ?? [] }

    /// What is seen; nil for the first screen of the present tab.
    public var visible: Route? { sheets.last ?? stack(of: tab).last }

    /// Takes an event; there is nothing to be done once.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .select(let tab):
            if tab == self.tab { stacks[tab] = [] }
            self.tab = tab
        case .push(let route):
            if stack(of: tab).last != route { stacks[tab, default: []].append(route) }
        case .pop:
            _ = stacks[tab]?.popLast()
        case .present(let route):
            if !sheets.contains(route) { sheets.append(route) }
        case .dismiss:
            _ = sheets.popLast()
        case .open(let destination):
            tab = destination.tab
            stacks[tab] = destination.stack
            sheets = destination.sheet.map { [$0] } ?? []
        case .forget(let routes):
            stacks = stacks.mapValues { Array($0.prefix { !routes.contains($0) }) }
            sheets = Array(sheets.prefix { !routes.contains($0) })
        }
        return []
    }
}
