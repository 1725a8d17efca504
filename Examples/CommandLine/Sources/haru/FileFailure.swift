import Foundation
import HaruPresentation

/// What went wrong with a file that a person named.
struct FileFailure: Error {
    /// What should have been done with it.
    enum Deed {
        case reading
        case writing
        case removing
    }

    private enum Cause {
        case noFolder
        case isFolder
        case notPermitted
        case noSpace
        case other(Int)
    }

    private let deed: Deed
    private let name: String
    private let cause: Cause

    /// What Foundation says of it.
    init(_ error: any Error, _ deed: Deed, _ name: String) {
        (self.deed, self.name) = (deed, name)
        var isFolder: ObjCBool = false
        if deed != .removing, FileManager.default.fileExists(atPath: name, isDirectory: &isFolder),
            isFolder.boolValue
        {
            cause = .isFolder
            return
        }
        cause =
            switch (error as? CocoaError)?.code {
            case .fileNoSuchFile?, .fileReadNoSuchFile?: .noFolder
            case .fileReadNoPermission?, .fileWriteNoPermission?: .notPermitted
            case .fileWriteOutOfSpace?: .noSpace
            default: .other((error as NSError).code)
            }
    }

    /// A stream that takes nothing more.
    init(_ refusal: StandardStream.Refusal, of stream: StandardStream) {
        (deed, name) = (.writing, stream == .output ? "stdout" : "stderr")
        cause = refusal.code == ENOSPC ? .noSpace : .other(Int(refusal.code))
    }

    /// What went wrong in words for programs.
    var code: String {
        switch (deed, cause) {
        case (.reading, _): "fetch-failed"
        case (.writing, .noSpace): "no-space"
        case (.writing, _), (.removing, _): "save-failed"
        }
    }

    /// What went wrong in words for people.
    func message(_ texts: Texts) -> String {
        let reason =
            switch cause {
            case .noFolder: texts(\.store.noFolder)
            case .isFolder: texts(\.store.isFolder)
            case .notPermitted: texts(\.store.fileNotPermitted)
            case .noSpace: texts(\.errors.noSpace)
            case .other(let code): texts(\.errors.systemFailure, [.code: String(code)])
            }
        let phrase: KeyPath<TextTable, Phrase> =
            switch deed {
            case .reading: \.store.fileNotRead
            case .writing: \.store.fileNotSaved
            case .removing: \.store.fileNotRemoved
            }
        return texts(phrase, [.file: name, .reason: reason])
    }
}
