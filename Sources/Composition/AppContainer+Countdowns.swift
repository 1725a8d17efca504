public import HaruDomain
public import HaruPresentation

extension AppContainer {
    /// Adds countdowns.
    public var addCountdown: AddCountdownUseCase {
        AddCountdownUseCase(
            countdowns: countdowns,
            sounds: sounds,
            clock: clock,
            makeID: makeID
        )
    }

    /// Changes countdowns.
    public var editCountdown: EditCountdownUseCase {
        EditCountdownUseCase(countdowns: countdowns, sounds: sounds, clock: clock)
    }

    /// Starts, pauses, lengthens and resets countdowns.
    public var runCountdown: RunCountdownUseCase {
        RunCountdownUseCase(countdowns: countdowns, clock: clock)
    }

    /// Lets countdowns end.
    public var finishCountdowns: FinishCountdownsUseCase {
        FinishCountdownsUseCase(countdowns: countdowns, clock: clock)
    }

    /// Removes countdowns.
    public var removeCountdown: RemoveCountdownUseCase {
        RemoveCountdownUseCase(countdowns: countdowns)
    }

    /// A view model of the countdowns.
    @MainActor
    public func makeCountdownListViewModel() -> CountdownListViewModel {
        CountdownListViewModel(
            countdowns: countdowns,
            clock: clock,
            texts: texts,
            runCountdown: runCountdown,
            finishCountdowns: finishCountdowns,
            removeCountdown: removeCountdown
        )
    }

    /// A view model that makes a countdown or, given one, changes it.
    @MainActor
    public func makeCountdownEditorViewModel(
        editing timer: CountdownTimer? = nil
    ) -> CountdownEditorViewModel {
        CountdownEditorViewModel(
            editing: timer,
            clock: clock,
            texts: texts,
            addCountdown: addCountdown,
            editCountdown: editCountdown
        )
    }
}
