import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru watch`: shows the running session and countdowns live, rings and says what ends and what is missed, until it is
/// interrupted.
@MainActor
struct WatchCommand {
    let context: CommandContext
    let bell: WatchBell
    let turn: WatchTurn
    let line: WatchLine

    init(context: CommandContext, environment: [String: String]) {
        self.context = context
        bell = WatchBell(context: context, desktop: DesktopNotification(environment))
        turn = WatchTurn(in: context.options.directory)
        line = WatchLine(context.output)
    }

    func run() async throws(Failure) {
        let signals = Signals()
        defer { signals.stop() }
        let container = context.container
        let session = container.makeFocusSessionViewModel()
        let alarms = container.makeAlarmRingingViewModel()
        let countdowns = container.makeCountdownListViewModel()
        let agenda = container.makeAgendaViewModel()
        let clock = WatchClock(
            container,
            [
                .init {
                    session.state.value.nextRefresh
                } refresh: {
                    await session.refresh()
                },
                .init {
                    alarms.state.value.nextRefresh
                } refresh: {
                    await alarms.refresh()
                },
                .init {
                    line.nextRefresh(of: countdowns.state.value)
                } refresh: {
                    await countdowns.refresh()
                },
            ]
        )
        let (alarmWatch, countdownWatch) = (
            AlarmWatch(context: context, bell: bell), CountdownWatch(context: context, bell: bell)
        )
        let tokens = [
            session.effects.observe { announce($0) },
            alarms.effects.observe { alarmWatch.announce($0) },
            countdowns.effects.observe { countdownWatch.announce($0) },
            session.state.observe { _ in clock.wake() },
            alarms.state.observe { _ in clock.wake() },
            countdowns.state.observe { state in
                line.show(state.rows ?? [])
                clock.wake()
            },
        ]
        defer { tokens.forEach { $0.cancel() } }
        let showing = Task { await show(session) }
        let tasks = [
            Task { await session.follow() }, Task { await alarms.follow() },
            Task { await countdowns.follow() }, Task { await agenda.follow() },
            Task { await clock.run() },
            Task { await AlertWatch(context: context, bell: bell, turn: turn).run() },
        ]
        let interruptions = signals.interruptions
        let interrupting = Task {
            for await signal in interruptions {
                showing.cancel()
                return signal
            }
            return SIGINT
        }
        let failure = await showing.value
        tasks.forEach { $0.cancel() }
        if let failure { throw failure }
        let signal = await interrupting.value
        await container.settle()
        throw .interrupted(signal: signal)
    }

    /// Shows every state until the task is cancelled, or the first failure.
    private func show(_ viewModel: FocusSessionViewModel) async -> Failure? {
        var lastPhase = ""
        for await state in viewModel.state.values {
            if let failure = state.failure { return .focus(failure) }
            do throws(Failure) {
                try await show(state, after: lastPhase)
            } catch {
                return error
            }
            lastPhase = state.phaseText
        }
        return nil
    }

    private func announce(_ effect: FocusSessionViewModel.Effect) {
        guard turn.isMine else { return }
        switch effect {
        case .goalReached(let timer):
            bell.ring(context.texts(\.focus.goalReached), .focusGoal(timer))
        case .restOver(let timer): bell.ring(context.texts(\.focus.restOver), .focusRest(timer))
        case .interaction: break
        }
    }

    private func show(
        _ state: FocusSessionViewModel.State,
        after lastPhase: String
    ) async throws(Failure) {
        let output = context.output
        if output.json {
            guard state.phaseText != lastPhase else { return }
            let today = try await context.focusToday()
            let status = FocusJSON.status(state.status, today: today, in: context)
            output.show("watch", status, lines: [])
        } else if let status = state.status {
            let clock = "\(state.elapsedText) / \(state.remainingText)  \(state.phaseText)"
            line.show(
                session: "\(status.timer.icon.text)  \(status.timer.title.text)  \(clock)"
            )
        } else if state.phaseText != lastPhase {
            output.line(state.phaseText)
            if output.isLive { line.show(session: "") }
        }
    }
}
