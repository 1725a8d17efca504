import Foundation

/// The rows of one run.
struct BenchmarkReport: Encodable {
    var rows: [BenchmarkRow] = []

    /// Whether every limit holds.
    var holds: Bool { rows.allSatisfy(\.ok) }

    /// `{"rows":[…]}`.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "not measured",
            negativeInfinity: "not measured",
            nan: "not measured"
        )
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// The same for people, one line a row.
    func table() -> String {
        let lines =
            [["job", "ours", "peer", "ratio", "limit", "", "spread"]]
            + rows.map { row in
                [
                    row.job,
                    Self.text(row.ours, row.unit),
                    row.peer.map { Self.text($0, row.unit) } ?? "-",
                    row.ratio.map { Self.text($0, "×") } ?? "-",
                    Self.text(row.limit, row.limitsRatio ? "×" : row.unit),
                    row.ok ? "holds" : "BROKEN",
                    row.spread.map { Self.percents($0) } ?? "",
                ]
            }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    private static func percents(_ spread: BenchmarkRow.Spread) -> String {
        [spread.ours, spread.peer].compactMap { $0.map { "\(Int(($0 * 100).rounded())) %" } }
            .joined(separator: ", ")
    }

    private static func text(_ value: Double, _ unit: String) -> String {
        guard value.isFinite else { return "not measured" }
        let digits = value >= 100 ? 0 : value >= 1 ? 2 : 4
        return String(format: "%.\(digits)f", value) + " " + unit
    }
}
