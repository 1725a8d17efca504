/// Follows a push into the application: its service becomes the selected one.
public struct OpenPushUseCase: Sendable {
    let select: SelectServiceUseCase
    let loadServices: LoadServicesUseCase

    /// A use case over these.
    public init(select: SelectServiceUseCase, loadServices: LoadServicesUseCase) {
        self.select = select
        self.loadServices = loadServices
    }

    /// The services with the selection. Before the first list is there, any service can be meant; later
    /// the server is asked once for one that this device does not know.
    ///
    /// - Throws: `.serviceNotFound` for one that is gone, with the selection as it was; and as loading.
    @discardableResult
    public func callAsFunction(_ push: AlertPush) async throws(AlertsError) -> ServiceBoard {
        do throws(AlertsError) {
            return try await select(push.serviceID)
        } catch .serviceNotFound {
            _ = try await loadServices()
            // Who has opened another one meanwhile keeps that.
            if Task.isCancelled { throw .remote(.cancelled) }
            return try await select(push.serviceID)
        }
    }
}
