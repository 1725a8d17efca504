public import HaruDomain

/// What every `SettingsRepository` promises. Verify each case against a fresh, empty repository.
public enum SettingsRepositoryContract: String, CaseIterable, Sendable {
    /// A newcomer has the settings of `Settings()`.
    case startsWithThoseOfANewcomer
    /// A change is seen by whoever reads after it.
    case keepsWhatWasChanged
    /// A change that throws leaves no trace.
    case forgetsAChangeThatThrows
    /// Changes see one another, however many come at once.
    case losesNoneOfManyChanges
    /// What a follower does not read in time is united, not lost; no change is no news.
    case unitesChangesWhileNobodyReads

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the repository should not have thrown.
    public func verify(_ repository: any SettingsRepository) async throws {
        switch self {
        case .startsWithThoseOfANewcomer:
            try check(try await repository.settings() == Settings())
        case .keepsWhatWasChanged:
            var changed = Settings()
            changed.isMuted = true
            changed.firstWeekday = .wed
            changed.language = .korean
            changed.policy = .rapid
            let kept = changed
            try await repository.update { settings throws(SettingsError) in settings = kept }
            try check(try await repository.settings() == kept)
        case .forgetsAChangeThatThrows:
            do {
                try await repository.update { settings throws(SettingsError) in
                    settings.isMuted = true
                    throw .repository(.saveFailed(.cancelled))
                }
            } catch SettingsError.repository(.saveFailed(.cancelled)) {}
            try check(try await repository.settings() == Settings())
        case .losesNoneOfManyChanges:
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<101 { group.addTask { await Self.toggleMute(in: repository) } }
            }
            try check(try await repository.settings().isMuted)
        case .unitesChangesWhileNobodyReads:
            let changes = repository.changes
            await Self.toggleMute(in: repository)
            await Self.toggleMute(in: repository)
            try check(await changes.first { _ in true } == [.settings])
        }
    }

    private static func toggleMute(in repository: any SettingsRepository) async {
        do {
            try await repository.update { settings throws(SettingsError) in
                settings.isMuted.toggle()
            }
        } catch {
            // The count comes out wrong, and that is what is checked.
        }
    }

    private func check(_ holds: Bool, line: Int = #line) throws(ContractViolation) {
        if !holds { throw ContractViolation(description: "\(rawValue), line \(line)") }
    }
}
