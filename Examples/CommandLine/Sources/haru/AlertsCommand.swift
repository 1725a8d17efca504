import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru alerts …`: the services of a server and their alerts.
struct AlertsCommand {
    let context: CommandContext

    private var options: Options { context.options }
    private var texts: Texts { context.texts }

    func run(_ verb: String, _ arguments: [String]) async throws(Failure) {
        switch verb {
        case "connect": try await connect()
        case "select": try await select(arguments[0])
        case "list": try await list()
        case "show": try await show(arguments[0])
        case "mute": try await mute(arguments[0], true)
        case "unmute": try await mute(arguments[0], false)
        case "open": try await open(arguments[0], arguments.dropFirst().first)
        default: try await services()
        }
    }

    /// The connection that the options name; nil without `--server`.
    static func connection(_ options: Options) throws(Failure) -> AlertConnection? {
        guard let server = options["--server"] else {
            if let stranger = ["--kind", "--token-file"].first(where: { options[$0] != nil }) {
                throw .usage(\.commandLine.needsServer, stranger)
            }
            return nil
        }
        let kind = try options["--kind"].map { name throws(Failure) in
            guard let kind = AlertConnection.Kind(rawValue: name) else {
                throw .usage(\.commandLine.badKind, name)
            }
            return kind
        }
        let file = options["--token-file"].map { URL(filePath: $0).absoluteURL.path }
        do {
            return try AlertConnection(server, kind: kind ?? .haru, tokenFile: file)
        } catch {
            throw .alerts(error)
        }
    }

    private func connect() async throws(Failure) {
        guard let connection = try Self.connection(options) else {
            throw .usage(\.commandLine.valueMissing, "--server")
        }
        try await Failure.alerts { () throws(AlertsError) in
            try await context.container.connectAlerts(connection)
        }
        context.output.show(
            "alerts.connect",
            AlertsJSON.connection(connection),
            lines: [texts(\.alerts.connected, [.value: connection.address.absoluteString])]
        )
    }

    private func services() async throws(Failure) {
        let (board, isOffline) = try await board()
        context.output.show(
            "alerts.services",
            [
                "services": board.services.map { AlertsJSON.service($0, in: board) },
                "offline": isOffline,
            ],
            lines: AlertsLines.lines(of: board, texts: texts)
        )
    }

    private func select(_ name: String) async throws(Failure) {
        let service = try Self.service(name, in: try await board().board)
        let board = try await Failure.alerts { () throws(AlertsError) in
            try await context.container.selectService(service.id)
        }
        context.output.show(
            "alerts.select",
            AlertsJSON.service(service, in: board),
            lines: [texts(\.alerts.selected, [.title: service.service.name])]
        )
    }

    private func list() async throws(Failure) {
        let interval = try period()?.interval(in: context.container.environment.current.calendar)
        let pages = Int(options["--pages"] ?? "1") ?? 0
        guard pages > 0 else { throw .usage(\.commandLine.badCount, options["--pages"] ?? "") }
        let board = try await board().board
        guard let service = board.current else {
            throw .usage(
                \.commandLine.chooseService,
                texts.list(board.services.map(\.service.name))
            )
        }
        let list = try await list(AlertQuery(serviceID: service, interval: interval), pages: pages)
        context.output.show(
            "alerts.list",
            AlertsJSON.list(list, of: service, in: context),
            lines: AlertsLines.lines(of: list, in: context)
        )
    }

    /// So many pages; what is kept of the first one when the server cannot be reached.
    private func list(_ query: AlertQuery, pages: Int) async throws(Failure) -> AlertsListing {
        let container = context.container
        var listing = AlertsListing(in: container.environment.current.calendar)
        let first = try await Failure.alerts { () throws(AlertsError) in
            let reading = try await container.alerts.firstPage(query)
            try await container.lookAtAlerts(reading.page, of: query.serviceID)
            return reading
        }
        listing.sections.append(first.page.alerts)
        (listing.failure, listing.isOffline) = (first.failure, first.failure != nil)
        var next = first.page.nextCursor.map(query.after)
        for _ in 1..<max(pages, 1) {
            guard let question = next, listing.failure == nil else { break }
            do throws(AlertsError) {
                let page = try await container.alerts.page(question)
                listing.sections.append(page.alerts)
                next = page.nextCursor.map(query.after)
            } catch {
                guard error.leavesWhatIsKept else { throw .alerts(error) }
                listing.failure = error
            }
        }
        listing.hasMore = next != nil
        return listing
    }

    /// The days of `--from` and `--to`; without the last one up to today.
    private func period() throws(Failure) -> AlertPeriod? {
        let calendar = context.container.environment.current.calendar
        let today = calendar.day(at: context.container.clock.now)
        guard let from = options["--from"] else {
            guard options["--to"] == nil else {
                throw .usage(\.commandLine.valueMissing, "--from")
            }
            return nil
        }
        let first = try Options.day(from, today: today, of: "from")
        let last = try options["--to"].map { text throws(Failure) in
            try Options.day(text, today: today, of: "to")
        }
        do {
            return try AlertPeriod(first: first, last: last ?? today)
        } catch {
            throw .alerts(error)
        }
    }

    /// The services as the server has them or, when it cannot be reached, as they were last known.
    func board() async throws(Failure) -> (board: ServiceBoard, isOffline: Bool) {
        do throws(AlertsError) {
            return (try await context.container.loadServices(), false)
        } catch {
            guard error.leavesWhatIsKept else { throw .alerts(error) }
            let board = try await Failure.alerts { () throws(AlertsError) in
                try await context.container.alertDesk.desk().board
            }
            guard board.isListed else { throw .alerts(error) }
            context.output.warn(texts.message(for: error))
            return (board, true)
        }
    }

    /// The one service with this identifier, name or beginning of an identifier.
    static func service(
        _ name: String,
        in board: ServiceBoard
    ) throws(Failure) -> KnownService {
        let found = board.services(named: name)
        guard let service = found.first else { throw .alerts(.serviceNotFound(name)) }
        guard found.count == 1 else {
            throw .ambiguous(name, candidates: found.map { "\($0.service.name) (\($0.id))" })
        }
        return service
    }
}
