import HaruDomain
import HaruPresentation

/// What a list of alerts ought to show: a second, plainer account of "the latest request wins".
struct LatestWinsModel {
    enum Intent: CaseIterable { case load, refresh, more, applyOne, applyTwo }
    enum Ask { case first, refresh, more }
    enum Row: Equatable { case loading, failed, empty, loaded }
    enum Activity: Equatable { case idle, running, failed, more, end }

    var phase = Row.loading
    var refresh = Activity.idle
    var paging = Activity.end
    var ids: [String] = []
    /// 0 for ever, else the number of the period.
    var period = 0
    private var latest: (number: Int, ask: Ask)?
    private var hasNext = false

    /// Whether the intent asks a question, which gets this number.
    mutating func start(_ intent: Intent, number: Int) -> Bool {
        switch intent {
        case .refresh where phase == .loaded || phase == .empty:
            refresh = .running
            if paging == .running { paging = .more }
            latest = (number, .refresh)
        case .more:
            guard hasNext, latest == nil else { return false }
            paging = .running
            latest = (number, .more)
        case .applyOne, .applyTwo:
            let wanted = intent == .applyOne ? 1 : 2
            guard wanted != period else { return false }
            period = wanted
            begin(number)
        case .load, .refresh: begin(number)
        }
        return true
    }

    mutating func finish(_ number: Int, _ answer: DrivenAlertRepository.Answer) {
        guard let (asked, ask) = latest, asked == number else { return }
        latest = nil
        switch (answer, ask) {
        case (.success(let page), _):
            ids = (ask == .more ? ids : []) + page.alerts.map(\.id)
            hasNext = page.nextCursor != nil
            phase = ids.isEmpty ? .empty : .loaded
            paging = hasNext ? .more : .end
            if ask != .more { refresh = .idle }
        case (.failure(.remote(.cancelled)), .first): break
        case (.failure(.remote(.cancelled)), .refresh): refresh = .idle
        case (.failure(.remote(.cancelled)), .more): paging = .more
        case (.failure, .first): phase = .failed
        case (.failure, .refresh): refresh = .failed
        case (.failure, .more): paging = .failed
        }
    }

    private mutating func begin(_ number: Int) {
        (phase, refresh, paging, ids, hasNext) = (.loading, .idle, .end, [], false)
        latest = (number, .first)
    }
}

extension AlertListViewModel.Phase {
    var row: LatestWinsModel.Row {
        switch self {
        case .loading: .loading
        case .failed: .failed
        case .empty: .empty
        case .loaded: .loaded
        }
    }
}

extension AlertListViewModel.Refresh {
    var activity: LatestWinsModel.Activity {
        switch self {
        case .idle: .idle
        case .running: .running
        case .failed: .failed
        }
    }
}

extension AlertListViewModel.Paging {
    var activity: LatestWinsModel.Activity {
        switch self {
        case .more: .more
        case .running: .running
        case .failed: .failed
        case .end: .end
        }
    }
}
