import HaruDomain

/// A failure that may be that of time.
protocol TimeLimited: Error {
    static var timeout: Self { get }
    static var cancelled: Self { get }
}

extension RemoteError: TimeLimited {}

extension RequestFailure: TimeLimited {
    static let timeout = RequestFailure(.timeout)
    static let cancelled = RequestFailure(.cancelled)
}
