import Foundation
import HaruPresentation

/// Runs one command of the command line and ends with its exit status.
@main
struct Main {
    /// Not asynchronous: the runtime would open files of its own before the gaps are filled.
    static func main() {
        StandardStream.fillGaps()
        Task { exit(await status()) }
        dispatchMain()
    }

    private static func status() async -> Int32 {
        let environment = ProcessInfo.processInfo.environment
        let words = Array(ProcessInfo.processInfo.arguments.dropFirst())
        var output = Output(
            json: words.contains("--json"),
            color: false,
            texts: Texts(Options.language(environment)),
            environment: environment
        )
        do throws(Failure) {
            let options = try Options(words, environment: environment)
            output = Output(
                json: options.has("--json"),
                color: options.color.isOn(environment),
                texts: Texts(options.language),
                environment: environment
            )
            try await Command(options: options, output: output).run()
            return 0
        } catch {
            output.fail(error)
            return error.status
        }
    }
}
