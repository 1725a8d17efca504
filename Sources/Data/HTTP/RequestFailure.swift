import HaruDomain

/// Why a try failed, and whether another may do better.
struct RequestFailure: Error {
    let error: RemoteError
    /// Whether it is of the kind that passes.
    let mayPass: Bool
    /// How long the server wants to be left alone; nil where it does not say.
    let pause: Duration?

    init(_ error: RemoteError, mayPass: Bool = false, pause: Duration? = nil) {
        self.error = error
        self.mayPass = mayPass
        self.pause = pause
    }

    init(of error: HTTPTransportError) {
        switch error {
        case .unreachable: self.init(.offline, mayPass: true)
        case .broken: self.init(.offline)
        case .tooLarge: self.init(.tooLarge)
        case .proxied: self.init(.insecure)
        case .cancelled: self.init(.cancelled)
        }
    }
}
