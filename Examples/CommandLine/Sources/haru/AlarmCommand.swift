import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru alarm …`: alarms, and what a person says to them.
struct AlarmCommand {
    let context: CommandContext

    private var container: AppContainer { context.container }
    private var options: Options { context.options }
    private var texts: Texts { context.texts }

    func run(_ command: String, _ arguments: [String]) async throws(Failure) {
        switch command {
        case "add": try await add(arguments[0])
        case "edit":
            let times = [arguments.dropFirst().first, options["--time"]].compactMap(\.self)
            guard times.count < 2 else {
                let both = times.joined(separator: ", ")
                throw .usage(\.commandLine.onlyOne, both, field: "time")
            }
            try await edit(try await entry(arguments[0]), time: times.first)
        case "remove": try await remove(try await entry(arguments[0]))
        case "next": try await AlarmNextCommand(context: context).run()
        case "list", "alarm": try await list()
        default: try await act(command, on: try await entry(arguments[0]))
        }
    }

    private func add(_ text: String) async throws(Failure) {
        let (time, days) = (try AlarmOptions.time(text), try AlarmOptions(options).days())
        let snooze = try AlarmOptions(options).snooze()
        let alarm = try await Failure.alarms { () throws(AlarmError) in
            try await container.addAlarm(
                time: time,
                days: days ?? [],
                label: options["--label"] ?? "",
                sound: AlarmOptions(options).sound ?? .standard,
                snooze: snooze ?? .standard
            )
        }
        try await context.planNotifications()
        let line = texts(\.alarms.added, [.time: texts.time(alarm.time)])
        try await show("add", alarm.id, line)
    }

    private func edit(_ entry: AlarmEntry, time text: String?) async throws(Failure) {
        let edits = AlarmOptions(options)
        let time = try text.map { text throws(Failure) in try AlarmOptions.time(text) }
        let (days, snooze) = (try edits.days(), try edits.snooze())
        try await change("edit", entry.id) { () throws(AlarmError) in
            let alarm = try await container.editAlarm(
                entry.id,
                time: time,
                days: days,
                label: options["--label"],
                sound: edits.sound,
                snooze: snooze
            )
            return texts(\.alarms.saved, [.time: texts.time(alarm.time)])
        }
    }

    private func remove(_ entry: AlarmEntry) async throws(Failure) {
        let title = texts.title(of: entry.alarm)
        try context.confirm(title + ": " + texts(\.alarms.deleteTitle))
        try await Failure.alarms { () throws(AlarmError) in
            try await container.removeAlarm(entry.id)
        }
        try await context.planNotifications()
        let line = texts(\.alarms.deleted, [.time: texts.time(entry.alarm.time)])
        let json = AlarmJSON.entry(entry, in: context)
        context.output.show("alarm.remove", json, lines: [line])
    }

    private func act(_ command: String, on entry: AlarmEntry) async throws(Failure) {
        let pause = command == "pause" ? try pause() : .noDays
        try await change(command, entry.id) { () throws(AlarmError) in
            switch command {
            case "on": try await container.switchAlarm(entry.id, on: true)
            case "off": try await container.switchAlarm(entry.id, on: false)
            case "skip": try await container.leaveOutAlarm(.next, of: entry.id)
            case "pause": try await container.leaveOutAlarm(pause, of: entry.id)
            case "snooze": try await container.answerAlarm(.snooze, entry.id)
            default: try await container.answerAlarm(.stop, entry.id)
            }
            return nil
        }
    }

    private func pause() throws(Failure) -> LeaveOutAlarmUseCase.Intent {
        let now = container.clock.now
        let today = container.environment.current.calendar.localTime(at: now).day
        guard let from = options["--from"] else {
            throw .usage(\.commandLine.valueMissing, "--from", field: "from")
        }
        guard let to = options["--to"] else {
            throw .usage(\.commandLine.valueMissing, "--to", field: "to")
        }
        return .days(
            from: try Options.day(from, today: today, of: "from"),
            to: try Options.day(to, today: today, of: "to")
        )
    }

    private func list() async throws(Failure) {
        let clock = try await context.alarms()
        context.output.show(
            "alarm.list",
            ["alarms": clock.entriesInOrder.map { AlarmJSON.entry($0, in: context) }],
            lines: AlarmLines.lines(of: clock, in: context)
        )
    }

    /// Does something and shows the alarm; says so when nothing has changed.
    private func change(
        _ command: String,
        _ id: Alarm.ID,
        _ body: () async throws(AlarmError) -> String?
    ) async throws(Failure) {
        do throws(Failure) {
            let line = try await Failure.alarms(body)
            if ["snooze", "stop"].contains(command) {
                try await context.takeBackNotifications(of: id)
            } else {
                try await context.planNotifications()
            }
            try await show(command, id, line, changed: true)
        } catch .alarms(.noChanges) {
            let line = texts.message(for: AlarmError.noChanges)
            try await show(command, id, line, changed: false)
        }
    }

    private func show(
        _ command: String,
        _ id: Alarm.ID,
        _ line: String?,
        changed: Bool? = nil
    ) async throws(Failure) {
        guard let entry = try await context.alarms().entries[id] else {
            throw .alarms(.alarmNotFound(id))
        }
        var json = AlarmJSON.entry(entry, in: context)
        json["changed"] = changed
        let lines = [line, AlarmLines.line(of: entry, in: context)].compactMap(\.self)
        context.output.show("alarm." + command, json, lines: lines)
    }

    private func entry(_ name: String) async throws(Failure) -> AlarmEntry {
        let found = try await context.alarms().entries(named: name)
        guard let entry = found.first else { throw .notFound(name) }
        guard found.count == 1 else {
            throw .ambiguous(
                name,
                candidates: found.map { "\(texts.title(of: $0.alarm)) (\($0.id))" }
            )
        }
        return entry
    }
}
