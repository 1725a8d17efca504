import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru export FILE` and `haru import FILE`: everything as one JSON document, and back.
struct TransferCommand {
    let context: CommandContext

    func export(to name: String) async throws(Failure) {
        let maintenance = context.container.maintenance
        let (document, report) = try await store {
            () throws(StoreError) in try await (maintenance.exported(), maintenance.report())
        }
        do {
            try Data(document).write(to: URL(filePath: name), options: .atomic)
        } catch {
            throw .file(FileFailure(error, .writing, name))
        }
        context.output.show(
            "export",
            ["file": name, "records": report.records, "bytes": document.count],
            lines: [context.texts(\.store.exported, [.count: report.records, .value: name])]
        )
    }

    func `import`(from name: String) async throws(Failure) {
        let (texts, maintenance) = (context.texts, context.container.maintenance)
        let document = try bytes(of: name)
        // Nobody is asked about what cannot be done anyway.
        try await store { () throws(StoreError) in try await maintenance.check(document) }
        let known = try await store { () throws(StoreError) in try await maintenance.report() }
        if known.records > 0 {
            try context.confirm(texts(\.store.importOver, [.count: known.records]))
        }
        let result = try await store { () throws(StoreError) in
            try await maintenance.importing(document, replacing: known.records > 0)
        }
        var lines = [texts(\.store.imported, [.count: result.added])]
        if !result.replaced.isEmpty {
            lines.append(texts(\.store.replaced, [.list: texts.list(result.replaced)]))
        }
        context.output.show(
            "import",
            ["added": result.added, "unchanged": result.unchanged, "replaced": result.replaced],
            lines: lines
        )
    }

    private func bytes(of name: String) throws(Failure) -> [UInt8] {
        guard FileManager.default.fileExists(atPath: name) else { throw .notFound(name) }
        do {
            return Array(try Data(contentsOf: URL(filePath: name)))
        } catch {
            throw .file(FileFailure(error, .reading, name))
        }
    }

    private func store<Result>(
        _ body: () async throws(StoreError) -> Result
    ) async throws(Failure) -> Result {
        do { return try await body() } catch { throw .store(error) }
    }
}
