import Foundation
import HaruPresentation

/// Runs one command of the command line and ends with its exit status.
@main
struct Main {
    static func main() async {
        let environment = ProcessInfo.processInfo.environment
        let words = Array(ProcessInfo.processInfo.arguments.dropFirst())
        var language = Options.language(environment)
        var output = Output(json: words.contains("--json"), color: false)
        do throws(Failure) {
            let options = try Options(words, environment: environment)
            language = options.language
            output = Output(json: options.has("--json"), color: options.color.isOn(environment))
            try await Command(options: options, output: output).run()
        } catch {
            output.fail(error, texts: Texts(language))
            exit(error.status)
        }
    }
}
