import Foundation
import HaruDomain

/// Finding the journal as it is, alone or beside other processes.
extension Store {
    /// How often the lock is asked for before another process is said to hold it: about a second.
    private static let mostWaits = 2000

    /// Does something under the lock, with the journal as it is now.
    func exclusively<Result>(
        _ body: () throws(RepositoryError.Reason) -> Result
    ) throws(RepositoryError.Reason) -> Result {
        try beginBatch()
        defer { endBatchIfEmpty() }
        return try body()
    }

    /// Looks for what others commit, only while someone follows.
    func follow() {
        guard !isFollowing else { return }
        isFollowing = true
        lookAround()
    }

    private func lookAround() {
        guard feed.isFollowed else {
            isFollowing = false
            return
        }
        do {
            try open()
        } catch {
            // Whoever reads or writes next is told why.
        }
        wait(from: journal.sight)
    }

    /// Looks around once there is something to see. The thread sleeps and asks no other one until then, for
    /// a task that sleeps would wake three of them at each look.
    private func wait(from sight: Journal.Sight?) {
        Thread.detachNewThread { [weak self, fileSystem] in
            fileSystem.awaitChange { self?.isAsSeen(sight) ?? false }
            Task { [weak self] in await self?.lookAround() }
        }
    }

    /// Whether someone follows who was told of everything.
    private nonisolated func isAsSeen(_ sight: Journal.Sight?) -> Bool {
        guard feed.isFollowed else { return false }
        if let sight { return isCurrent(sight) }
        do throws(RepositoryError.Reason) {
            return try fileSystem.status(of: Journal.name) == nil
        } catch {
            return false
        }
    }

    /// Looks at the file, and puts it in order if it needs to be and nobody else is at it.
    func open() throws(RepositoryError.Reason) {
        if isLocked { return }
        publish(try journal.catchUp())
        guard !isOpen else { return }
        if journal.isOutdated { return try exclusively { () throws(RepositoryError.Reason) in } }
        isOpen = true
        guard journal.isDamaged || !journal.tail.isEmpty else { return }
        do {
            guard try fileSystem.tryLock() else { return }
        } catch {
            // What can be read is read; nothing can be written here, so nothing is put in order.
            return diagnostics(.notPutInOrder(reason: error))
        }
        isLocked = true
        defer { endBatchIfEmpty() }
        publish(try journal.catchUp())
        do throws(RepositoryError.Reason) {
            try putInOrder()
        } catch {
            diagnostics(.notPutInOrder(reason: error))
            publish(try journal.catchUp())  // it may have been put in order all the same
        }
    }

    /// Takes the lock, reads what others committed, and leaves a journal that can be appended to.
    func beginBatch() throws(RepositoryError.Reason) {
        if isLocked { return }
        if !isOpen { publish(try journal.catchUp()) }  // what is refused is not even locked
        try takeLock()
        do throws(RepositoryError.Reason) {
            publish(try journal.catchUp())
            try putInOrder()
            isOpen = true
        } catch {
            endBatchIfEmpty()
            throw error
        }
    }

    private func takeLock() throws(RepositoryError.Reason) {
        for _ in 0..<Self.mostWaits {
            if try fileSystem.tryLock() {
                isLocked = true
                return
            }
            fileSystem.wait()
        }
        throw .lockedBy(processID: fileSystem.lockHolder())
    }

    private func putInOrder() throws(RepositoryError.Reason) {
        if let damage = try journal.repair(fileSystem) {
            diagnostics(.damageSetAside(bytes: damage.bytes, file: damage.file))
        }
        if journal.isOutdated { try journal.migrate(fileSystem, by: migrations) }
    }

    func endBatchIfEmpty() {
        guard batch == nil, isLocked else { return }
        isLocked = false
        fileSystem.unlock()
    }

    private func publish(_ news: Journal.News) {
        switch news {
        case .none: return
        case .changes(let keys): feed.publish(Set(keys))
        case .all:
            let index = journal.records.index
            feed.publish(
                Set(index.numbers.compactMap { Transaction.Key(bytes: index.key(of: $0)) })
            )
        }
        diagnostics(.foreignCommit)
    }
}
