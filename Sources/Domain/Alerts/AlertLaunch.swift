/// Where the alerts begin when the application starts.
public enum AlertLaunch: Hashable, Sendable {
    /// With the alerts of a service; offline, with those that were kept.
    case alerts(of: AlertService.ID, isOffline: Bool)
    /// With the choice of a service.
    case choice
    /// With nothing: the server has no services.
    case nothing
    /// With what went wrong, and a way to try again.
    case failed(AlertsError)
}

extension ServiceBoard {
    /// Where the alerts begin, once the services were asked for; `failure` says why they could not be
    /// loaded, and is nil when this board is what was loaded.
    public func launch(after failure: AlertsError? = nil) -> AlertLaunch {
        if let failure {
            guard isListed, let selected, self[selected] != nil else { return .failed(failure) }
            return .alerts(of: selected, isOffline: true)
        }
        if let current { return .alerts(of: current, isOffline: false) }
        return services.isEmpty ? .nothing : .choice
    }
}
