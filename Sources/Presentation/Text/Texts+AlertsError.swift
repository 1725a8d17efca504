public import HaruDomain

extension Texts {
    /// What went wrong with service alerts.
    public func message(for error: AlertsError) -> String {
        switch error {
        case .notConnected: self(\.alerts.notConnected)
        case .notAnAddress: self(\.alerts.notAnAddress)
        case .serviceNotFound: self(\.alerts.serviceNotFound)
        case .alertNotFound: self(\.alerts.alertNotFound)
        case .periodEndsTooSoon: self(\.alerts.periodEndsTooSoon)
        case .remote(let error): message(for: error)
        case .repository(let error): message(for: error)
        }
    }

    /// What went wrong with a server.
    public func message(for error: RemoteError) -> String {
        switch error {
        case .offline: self(\.alerts.offline)
        case .timeout: self(\.alerts.timeout)
        case .unauthorized: self(\.alerts.unauthorized)
        case .notFound: self(\.alerts.notFound)
        case .rateLimited: self(\.alerts.rateLimited)
        case .server(let status): self(\.alerts.serverFailed, [.code: String(status)])
        case .malformed(let path): self(\.alerts.malformed, [.value: path])
        case .tooLarge: self(\.alerts.tooLarge)
        case .insecure: self(\.alerts.insecure)
        case .cancelled: self(\.errors.cancelled)
        }
    }
}
