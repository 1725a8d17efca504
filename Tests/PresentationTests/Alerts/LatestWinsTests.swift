import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

/// S10, S11: whatever is asked in whatever order, and however the answers come, what is shown belongs to
/// the latest question.
@MainActor
struct LatestWinsTests {
    /// A list, a server that answers when it is told to, and what ought to be shown.
    @MainActor
    final class Script {
        let server = DrivenAlertRepository()
        let list: AlertListViewModel
        var model = LatestWinsModel()
        /// The questions that wait for an answer, with the intents that asked them.
        private(set) var open: [(number: Int, intent: Task<Void, Never>)] = []
        private let today: CalendarDay

        init() async throws {
            let world = AlertWorld()
            try await world.start()
            list = world.list(over: server)
            today = world.environment.current.calendar.day(at: AlertWorld.start)
        }

        func start(_ intent: LatestWinsModel.Intent) async {
            let number = server.questions.count
            let asks = model.start(intent, number: number)
            let list = list
            if let period = [.applyOne: 1, .applyTwo: 2][intent] {
                list.choose(AlertPeriodDraft(first: today.adding(days: -period), last: today))
            }
            let task = Task {
                switch intent {
                case .load: await list.load()
                case .refresh: await list.refresh()
                case .more: await list.loadMore()
                case .applyOne, .applyTwo: await list.apply()
                }
            }
            guard asks else { return await task.value }
            while server.questions.count == number { await Task.yield() }
            open.append((number, task))
        }

        /// Answers one of the open questions; what waits for it is over afterwards.
        func answer(at place: Int, _ answer: DrivenAlertRepository.Answer) async {
            let (number, intent) = open.remove(at: place)
            model.finish(number, answer)
            server.answer(number, answer)
            await intent.value
        }

        func check(_ comment: @autoclosure () -> String) {
            let state = list.state.value
            #expect(state.ids == model.ids, "\(comment())")
            #expect(state.phase.row == model.phase, "\(comment())")
            #expect(state.refresh.activity == model.refresh, "\(comment())")
            #expect(state.paging.activity == model.paging, "\(comment())")
            let first = state.applied?.first
            #expect(first == (model.period == 0 ? nil : today.adding(days: -model.period)))
        }

        /// A page that is like no other.
        static func page(_ number: Int, count: Int, hasNext: Bool) -> AlertPage {
            AlertPage(
                alerts: (0..<count).map { AlertWorld.alert(number * 100 + $0) },
                nextCursor: hasNext ? "after \(number)" : nil
            )
        }

        func answer(_ outcome: Int, to place: Int) async {
            switch outcome {
            case 0:
                let page = Self.page(open[place].number, count: 2, hasNext: true)
                await answer(at: place, .success(page))
            case 1: await answer(at: place, .failure(.remote(.offline)))
            default: await answer(at: place, .failure(.remote(.cancelled)))
            }
        }
    }

    @Test func `three requests in every order of completion, each answered, failed or cancelled`()
        async throws
    {
        let kinds: [[LatestWinsModel.Intent]] = [
            [.applyOne, .refresh, .applyTwo], [.refresh, .refresh, .refresh],
            [.more, .refresh, .applyOne], [.refresh, .applyOne, .refresh],
            [.more, .applyOne, .applyTwo], [.more, .refresh, .refresh],
        ]
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
        for intents in kinds {
            for order in orders {
                for outcomes in 0..<27 {
                    let script = try await Script()
                    await script.start(.load)
                    await script.answer(0, to: 0)
                    for intent in intents { await script.start(intent) }
                    #expect(script.open.count == 3)
                    for number in order {
                        let place = script.open.firstIndex { $0.number == number + 1 }
                        let outcome = [outcomes % 3, outcomes / 3 % 3, outcomes / 9][number]
                        await script.answer(outcome, to: try #require(place))
                        script.check("\(intents) \(order) \(outcomes)")
                    }
                }
            }
        }
    }

    @Test func `any script of intents and answers shows what the latest request brought`()
        async throws
    {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for number in 0..<(TestScale.isExhaustive ? 10_000 : 300) {
            let script = try await Script()
            for step in 0..<20 {
                if !script.open.isEmpty, Bool.random(using: &random) {
                    let place = Int.random(in: 0..<script.open.count, using: &random)
                    let kind = Int.random(in: 0..<4, using: &random)
                    if kind == 3 {
                        let page = Script.page(
                            script.open[place].number,
                            count: Int.random(in: 0..<3, using: &random),
                            hasNext: .random(using: &random)
                        )
                        await script.answer(at: place, .success(page))
                    } else {
                        await script.answer(kind, to: place)
                    }
                } else if script.open.count < 4 {
                    let intents = LatestWinsModel.Intent.allCases
                    await script.start(intents[Int.random(in: 0..<5, using: &random)])
                }
                script.check("script \(number), step \(step)")
            }
            while !script.open.isEmpty { await script.answer(0, to: 0) }
            script.check("script \(number), at the end")
        }
    }

    @Test func `a host that gives up leaves the list as it was, and no error`() async throws {
        let script = try await Script()
        await script.start(.load)
        await script.answer(0, to: 0)
        for (intent, question) in [
            (LatestWinsModel.Intent.refresh, 1), (.more, 2), (.refresh, 3),
        ] {
            let list = script.list
            let before = list.state.value
            let task = Task { intent == .more ? await list.loadMore() : await list.refresh() }
            while script.server.questions.count == question { await Task.yield() }
            #expect(list.state.value != before)
            task.cancel()
            // Nothing is left behind: the question of a server that does not hear is waited for.
            script.server.answer(question, .failure(.remote(.cancelled)))
            await task.value
            #expect(list.state.value == before)
        }
    }

    @Test func `S06: five that want more at once make one request`() async throws {
        let script = try await Script()
        await script.start(.load)
        await script.answer(0, to: 0)
        let list = script.list
        let tasks = (0..<5).map { _ in Task { await list.loadMore() } }
        while script.server.questions.count == 1 { await Task.yield() }
        script.server.answer(1, .success(Script.page(1, count: 1, hasNext: false)))
        for task in tasks { await task.value }

        #expect(script.server.questions.map(\.cursor) == [nil, "after 0"])
        #expect(list.state.value.paging == .end && list.state.value.ids.count == 3)
    }
}
