public import HaruPresentation

extension AppContainer {
    /// A view model of the short messages; one is enough for an application.
    @MainActor
    public func makeToastViewModel() -> ToastViewModel {
        ToastViewModel(clock: clock)
    }
}
