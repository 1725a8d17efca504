import Foundation
import HaruPresentation

/// Shows a message on the desktop, where there is a program that does.
struct DesktopNotification {
    private static let program = "notify-send"

    /// The program's place; nil where there is none.
    private let place: String?

    /// Looks for the program in the folders of `PATH`.
    init(_ environment: [String: String]) {
        place = (environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(Self.program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Shows two lines; returns whether the system let it, which a place without the program does too.
    func show(_ title: String, _ body: String) -> Bool {
        guard let place else { return true }
        let process = Process()
        process.executableURL = URL(filePath: place)
        process.arguments = ["--app-name=haru", "--", title.harmless, body.harmless]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            return false
        }
    }
}
