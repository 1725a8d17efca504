/// Why a sound cannot be used where a platform should play it.
public enum SoundProblem: Error, CaseIterable, Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case notFound
    /// By its own header it is no caf, aiff or wav file, whatever its name says.
    case wrongType
    /// It lasts thirty seconds or longer.
    case tooLong
    /// Its header does not say how long it lasts.
    case damaged
}
