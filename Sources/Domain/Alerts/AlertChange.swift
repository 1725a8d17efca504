/// A part of what is kept of the alerts that changed.
public enum AlertChange: Hashable, Sendable {
    /// The first page of a service.
    case page(AlertService.ID)
}
