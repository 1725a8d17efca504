public import HaruDomain

extension Texts {
    /// What went wrong with a plan.
    public func message(for error: PlannerError) -> String {
        switch error {
        case .sleep(let problem): message(for: problem)
        case .notAnOption(let options, let suggested):
            self(
                \.plannerErrors.notAnOption,
                [.list: options.map(String.init).joined(separator: ", "), .count: suggested]
            )
        case .partNotFound(let count): self(\.plannerErrors.partNotFound, [.count: count])
        case .todoNotFound: self(\.plannerErrors.todoNotFound)
        case .detailNotFound: self(\.plannerErrors.detailNotFound)
        case .emptyCategory: self(\.plannerErrors.emptyCategory)
        case .invalidLength: self(\.plannerErrors.invalidLength)
        case .doesNotFit(let problem, let fit): message(for: problem, of: fit)
        case .wouldCross(let todos):
            self(\.plannerErrors.wouldCross, [.list: list(todos.map(\.category.text))])
        case .noChanges: self(\.errors.noChanges)
        case .repository(let error): message(for: error)
        }
    }

    /// Why a day cannot be planned around a sleep.
    public func message(for problem: SleepSchedule.Problem) -> String {
        switch problem {
        case .tooShort: self(\.plannerErrors.sleepTooShort)
        case .tooLong: self(\.plannerErrors.sleepTooLong)
        }
    }

    /// Why a todo cannot be somewhere, and where it could be.
    func message(for problem: TodoFit.Problem, of fit: TodoFit) -> String {
        let reason =
            switch problem {
            case .beforeStart:
                self(
                    \.plannerErrors.beforeStart,
                    [.count: fit.part.number, .start: time(fit.part.time.lowerBound)]
                )
            case .overflow:
                self(
                    \.plannerErrors.overflow,
                    [.count: fit.part.number, .end: time(fit.part.time.upperBound)]
                )
            case .overlap: self(\.plannerErrors.overlap)
            }
        return reason + " " + advice(of: fit)
    }

    private func advice(of fit: TodoFit) -> String {
        guard let nearest = fit.nearest else { return self(\.plannerErrors.noFit) }
        return self(
            \.plannerErrors.nearestFit,
            [.start: time(nearest.lowerBound), .end: time(nearest.upperBound)]
        )
    }
}
