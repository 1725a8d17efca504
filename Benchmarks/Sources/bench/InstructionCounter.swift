import Foundation

/// Counts instructions with valgrind, by running this program under it.
///
/// Every job is run with two numbers of repetitions and the difference divided, so that starting the
/// program and preparing the job do not count.
struct InstructionCounter: ~Copyable {
    private let program: URL

    /// Copies this program and strips the copy of what valgrind cannot read.
    init() throws {
        let source = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        program = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID())")
        try FileManager.default.copyItem(at: source, to: program)
        _ = try Self.output(of: ["strip", "-g", program.path])
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: program)
        } catch {
            Self.say("could not remove \(program.path): \(error)")
        }
    }

    /// The instructions of one repetition; infinite, with a word on standard error, if valgrind is
    /// not installed or cannot run the program.
    func instructions(of workload: Workload, few: Int, many: Int) throws -> Double {
        guard let less = try count(workload, few), let more = try count(workload, many) else {
            return .infinity
        }
        return Double(more - less) / Double(many - few)
    }

    private func count(_ workload: Workload, _ times: Int) throws -> Int? {
        let output = try Self.output(of: [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path,
            "workload", workload.name, String(times),
        ])
        guard let total = output.firstMatch(of: /Collected : (\d+)/)?.1 else {
            Self.say("\(workload.name): valgrind is not installed or failed: \(output.suffix(300))")
            return nil
        }
        return Int(total)
    }

    private static func output(of command: [String]) throws -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }

    private static func say(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
}
