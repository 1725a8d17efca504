import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// Every step of the file system fails in turn, and the machine dies at every step in turn.
@Suite(.timeLimit(.minutes(10)))
struct StoreFaultTests {
    private static let faults: [FaultPlan.Fault] = [
        .crash, .error(.io(code: EIO)), .error(.noSpace), .error(.interrupted),
    ]

    @Test(arguments: faults)
    func `D08, D09, D19: what was acknowledged survives every fault, what was not leaves no half`(
        fault: FaultPlan.Fault
    ) async throws {
        var states = 0
        let all = StoreWorkload.all(upTo: 3)
        for index in stride(from: 0, to: all.count, by: TestScale.isExhaustive ? 1 : 61) {
            let workload = all[index]
            let journal = try await StoreWorkload.journal(workload.start)
            for place in 1... {
                let plan = FaultPlan(fault, at: place)
                let files = MemoryFileSystem([Journal.name: journal], willCall: plan.willCall)
                let (possible, failures) = await workload.run(on: files)
                guard let call = plan.failedCall else { break }
                let note: Comment = "\(workload), \(call) at step \(place), \(fault)"

                if fault == .error(.interrupted) { #expect(failures == 0, note) }
                if fault != .crash, ![.sync, .syncNames, .truncate].contains(call) {
                    #expect(failures <= 1, note)
                }
                states += try await check(workload, files, possible, note)
            }
        }
        print("\(fault): \(states) states were checked")
    }

    /// Every state in which the disk may be left; returns how many there are.
    private func check(
        _ workload: StoreWorkload,
        _ files: MemoryFileSystem,
        _ possible: Set<StoreWorkload.Content>,
        _ note: Comment
    ) async throws -> Int {
        var seen: Set<[String: Data]> = []
        for loss in MemoryDisk.Loss.all {
            let left = files.afterCrash(loss)
            guard seen.insert(left.contents.mapValues { Data($0) }).inserted else { continue }
            var found = try await workload.content(of: left)
            #expect(possible.contains(found), note)
            found["last"] = 99
            #expect(try await workload.contentAfterWrite(to: left) == found, note)
        }
        return seen.count
    }
}
