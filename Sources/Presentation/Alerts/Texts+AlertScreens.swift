import Foundation
public import HaruDomain

extension Texts {
    /// How bad an alert is, in a word; a server's own word stands as it came.
    func severity(_ severity: AlertSeverity) -> String {
        switch severity {
        case .info: self(\.alertScreens.info)
        case .warning: self(\.alertScreens.warning)
        case .critical: self(\.alertScreens.critical)
        case .other(let name): name
        }
    }

    /// What is said for the title of an alert, also when it is blank.
    func spokenTitle(of alert: ServiceAlert) -> String {
        alert.title.isBlank ? self(\.alertScreens.untitled) : alert.title
    }

    /// What is said for the name of a service, also when it is blank.
    func spokenName(of service: AlertService) -> String {
        service.name.isBlank ? self(\.alertScreens.service) : service.name
    }

    /// Whether the notices of a service are on, in words.
    func notices(of known: KnownService) -> String {
        known.isMuted ? self(\.alerts.muted) : self(\.alertScreens.noticesOn)
    }

    /// How many alerts of a service are new; empty for none.
    public func newAlerts(_ count: Int) -> String {
        count == 0 ? "" : self(\.alertScreens.newAlerts, [.count: count])
    }
}

extension ServiceAlert {
    /// The alert as it is copied: title, body and link, each on lines of its own.
    public var copyText: String {
        [title, body, link?.absoluteString ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
