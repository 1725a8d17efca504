import Foundation

/// One job: what it costs here, what it costs a peer, and the limit that must hold.
struct BenchmarkRow: Encodable {
    let job: String
    let ours: Double
    let peer: Double?
    let limit: Double
    /// Whether the limit is one of the ratio; otherwise it is one of `ours`.
    let limitsRatio: Bool
    /// Of `ours` and `peer`: `ns`, `instructions`, `bytes`.
    let unit: String
    /// How far apart the middle half of the rounds lies, as a share of the median, here and there.
    var spread: Spread?

    struct Spread: Encodable {
        let ours: Double
        let peer: Double?
    }

    var ratio: Double? { peer.map { ours / $0 } }
    var ok: Bool { (limitsRatio ? ratio ?? .infinity : ours) <= limit }

    /// `ours` may be at most `ratio` times `peer`, both measured in this run.
    init(_ job: String, ours: Double, peer: Double, unit: String, ratioAtMost ratio: Double) {
        self.job = job
        self.ours = ours
        self.peer = peer
        self.unit = unit
        limit = ratio
        limitsRatio = true
    }

    /// `ours` may be at most `limit`, in a unit that does not depend on the machine.
    init(_ job: String, ours: Double, peer: Double? = nil, unit: String, atMost limit: Double) {
        self.job = job
        self.ours = ours
        self.peer = peer
        self.unit = unit
        self.limit = limit
        limitsRatio = false
    }

    /// Runs both sides in turn and compares their medians, in nanoseconds per repetition.
    ///
    /// Each side does its job `count` times and gives a checksum, so that nothing is optimised away
    /// and both are seen to have done the same.
    static func compare(
        _ job: String,
        count: Int,
        rounds: Int = 9,
        ratioAtMost limit: Double,
        ours: () throws -> Int,
        peer: () throws -> Int
    ) throws -> BenchmarkRow {
        guard try ours() == peer() else { throw BenchmarkError.differentAnswers(job: job) }
        var times: (ours: [Double], peer: [Double]) = ([], [])
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            var (left, right) = (0, 0)
            times.ours.append(try clock.measure { left = try ours() } / .nanoseconds(count))
            times.peer.append(try clock.measure { right = try peer() } / .nanoseconds(count))
            guard left == right else { throw BenchmarkError.differentAnswers(job: job) }
        }
        return BenchmarkRow(job, ours: times.ours, peer: times.peer, ratioAtMost: limit)
    }

    /// The same over the times of rounds, in nanoseconds.
    init(_ job: String, ours: [Double], peer: [Double], ratioAtMost limit: Double) {
        self.init(
            job,
            ours: Self.median(ours),
            peer: Self.median(peer),
            unit: "ns",
            ratioAtMost: limit
        )
        spread = Spread(ours: Self.spread(ours), peer: Self.spread(peer))
    }

    static func spread(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return (sorted[values.count * 3 / 4] - sorted[values.count / 4]) / median(values)
    }

    static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private enum CodingKeys: CodingKey {
        case job, ours, peer, ratio, limit, ok, unit, spread
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(job, forKey: .job)
        try container.encode(ours, forKey: .ours)
        try container.encode(peer, forKey: .peer)
        try container.encode(ratio, forKey: .ratio)
        try container.encode(limit, forKey: .limit)
        try container.encode(ok, forKey: .ok)
        try container.encode(unit, forKey: .unit)
        try container.encodeIfPresent(spread, forKey: .spread)
    }
}
