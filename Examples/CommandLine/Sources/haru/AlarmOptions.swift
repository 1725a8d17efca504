import Foundation
import HaruDomain
import HaruPresentation

/// The options that say what an alarm is like.
struct AlarmOptions {
    private let options: Options

    init(_ options: Options) {
        self.options = options
    }

    static func time(_ text: String, of field: String = "time") throws(Failure) -> TimeOfDay {
        do { return try TimeText.time(text) } catch { throw .time(error, text, field: field) }
    }

    func days() throws(Failure) -> Set<Weekday>? {
        guard let text = options["--days"] else { return nil }
        guard let days = WeekdaysText.days(text) else {
            throw .usage(\.commandLine.badDays, text, field: "days")
        }
        return days
    }

    func snooze() throws(Failure) -> Alarm.Snooze? {
        guard let text = options["--snooze"] else { return nil }
        if text == "off" { return .off }
        let length = try Options.duration(text, of: "snooze")
        do {
            return try Alarm.Snooze(length)
        } catch {
            throw .alarms(error)
        }
    }

    /// A file of this directory or, if there is none, a sound by name.
    var sound: Alarm.Sound? {
        guard let text = options["--sound"] else { return nil }
        if text == "default" { return .standard }
        let isFile = FileManager.default.fileExists(atPath: text)
        return .named(isFile ? URL(filePath: text).path : text)
    }
}
