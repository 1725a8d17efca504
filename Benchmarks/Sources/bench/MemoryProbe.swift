import Foundation

/// The most memory that a job takes, measured in a process that does nothing else:
/// `bench memory NAME DIRECTORY` prints by how many bytes the process grew at its peak.
enum MemoryProbe {
    struct Job: Sendable {
        let name: String
        let run: @Sendable (URL) async throws -> Void
    }

    private static let all = StatisticsBench.memoryJobs + StoreBench.memoryJobs

    /// Does what the arguments ask for; false if they ask for no memory.
    static func run(_ arguments: [String]) async throws -> Bool {
        guard arguments.count == 3, arguments[0] == "memory",
            let job = all.first(where: { $0.name == arguments[1] })
        else { return false }
        let before = try status("VmRSS")
        try await job.run(URL(filePath: arguments[2]))
        print(try status("VmHWM") - before)
        return true
    }

    /// The growth of a process that does a job.
    static func bytes(of job: String, _ directory: URL) throws -> Double {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["memory", job, directory.path]
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: output, as: UTF8.self)
        return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
    }

    private static func status(_ field: String) throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix(field + ":") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return (kilobytes.flatMap { Int($0) } ?? 0) * 1024
    }
}
