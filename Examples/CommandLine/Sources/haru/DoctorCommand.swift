import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru doctor`: how the store is, and what was set aside out of it.
struct DoctorCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let report: StoreReport
        do throws(StoreError) {
            report = try await context.container.maintenance.report()
            if context.options.has("--acknowledge") {
                try await context.container.maintenance.acknowledge()
            }
        } catch {
            throw .store(error)
        }
        context.output.show("doctor", json(report), lines: lines(report))
    }

    /// A line on standard error for what was set aside and nobody has acknowledged yet.
    static func warn(_ context: CommandContext) async {
        do throws(StoreError) {
            let setAside = try await context.container.maintenance.report().setAside
            guard let last = setAside.last else { return }
            context.output.warn(
                context.texts(\.store.warning, [.value: last.file, .count: last.bytes])
            )
        } catch {
            // The command itself says what is wrong with the store.
        }
    }

    private func json(_ report: StoreReport) -> [String: Any] {
        [
            "ok": report.setAside.isEmpty,
            "schema": report.schema,
            "records": report.records,
            "bytes": report.bytes,
            "live": report.liveBytes,
            "setAside": report.setAside.map { aside in
                [
                    "file": aside.file,
                    "bytes": aside.bytes,
                    "reason": aside.cause.rawValue,
                    "ranges": aside.ranges.map { [$0.lowerBound, $0.upperBound] },
                    "named": aside.named,
                    "mayBeOlder": aside.mayBeOlder,
                ] as [String: Any]
            },
        ]
    }

    private func lines(_ report: StoreReport) -> [String] {
        let texts = context.texts
        var lines = [
            texts(\.store.records, [.count: report.records]),
            texts(\.store.size, [.count: report.bytes, .value: report.liveBytes]),
        ]
        for aside in report.setAside {
            let phrase = aside.cause == .tornTail ? \TextTable.store.tornTail : \.store.damage
            lines.append(texts(phrase, [.value: aside.file, .count: aside.bytes]))
            if !aside.named.isEmpty {
                lines.append("  " + texts(\.store.named, [.list: texts.list(aside.named)]))
            }
            if !aside.mayBeOlder.isEmpty {
                lines.append("  " + texts(\.store.mayBeOlder, [.count: aside.mayBeOlder.count]))
            }
        }
        if report.setAside.isEmpty {
            lines.append(texts(\.store.sound))
        } else {
            let isSeen = context.options.has("--acknowledge")
            lines.append(isSeen ? texts(\.store.acknowledged) : texts(\.store.acknowledge))
        }
        return lines
    }
}
