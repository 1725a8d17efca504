/// A job whose instructions are counted: `bench workload NAME TIMES` does it that often.
struct Workload: Sendable {
    /// Every workload of every group.
    private static let all = ObservableBench.workloads + ListsBench.workloads

    let name: String
    /// Does the job a number of times, and what it needs before only once.
    let run: @MainActor @Sendable (_ times: Int) -> Void

    /// Does what the arguments ask for; false if they ask for no workload.
    @MainActor
    static func run(_ arguments: [String]) async throws -> Bool {
        guard arguments.count == 3, arguments[0] == "workload", let times = Int(arguments[2]) else {
            return false
        }
        guard let workload = all.first(where: { $0.name == arguments[1] }) else { return false }
        workload.run(times)
        return true
    }
}
