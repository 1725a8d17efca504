import HaruDomain

/// One data source for each connection, so that what a server asks of its callers is remembered.
final class AlertSources: Sendable {
    private let made = Locked<[AlertConnection: any AlertDataSource]>([:])
    private let make: CachedAlertRepository.MakeSource

    init(make: @escaping CachedAlertRepository.MakeSource) {
        self.make = make
    }

    func source(for connection: AlertConnection) -> any AlertDataSource {
        made.withLock { made in
            if let source = made[connection] { return source }
            let source = make(connection)
            made[connection] = source
            return source
        }
    }
}
