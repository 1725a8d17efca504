import HaruComposition
import HaruDomain
import HaruPresentation

/// Asks once a minute for the alerts of the selected service while `haru watch` runs, and rings for new
/// ones. A muted service does not ring.
@MainActor
final class AlertWatch {
    private let context: CommandContext
    private let bell: WatchBell
    private let turn: WatchTurn
    private var arrivals = AlertArrivals()
    private var failure: AlertsError?

    init(context: CommandContext, bell: WatchBell, turn: WatchTurn) {
        self.context = context
        self.bell = bell
        self.turn = turn
    }

    func run() async {
        while !Task.isCancelled {
            await look()
            do { try await Task.sleep(for: .seconds(60)) } catch {}
        }
    }

    /// A failure is said once, until another one or none follows.
    private func look() async {
        do throws(AlertsError) {
            let desk = try await context.container.alertDesk.desk()
            guard desk.connection != nil, let service = desk.board.current else { return }
            let page = try await context.container.alerts.page(AlertQuery(serviceID: service))
            let board = try await context.container.alertDesk.desk().board
            let new = arrivals.take(page, of: service, on: board)
            failure = nil
            guard turn.isMine else { return }
            for alert in new { bell.ring(alert, of: board[service]?.service.name ?? service) }
        } catch {
            guard error != failure, !error.isCancellation else { return }
            failure = error
            context.output.warn(context.texts.message(for: error))
        }
    }
}
