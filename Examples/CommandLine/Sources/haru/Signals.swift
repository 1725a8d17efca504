import Foundation

/// The signals by which a person ends a command that runs in the foreground. They do not end the
/// program while this lives.
struct Signals {
    /// Each signal as it comes.
    let interruptions: AsyncStream<Int32>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        interruptions = stream
        sources = [SIGINT, SIGTERM].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield(number) }
            source.resume()
            return source
        }
    }

    /// Lets signals end the program again.
    func stop() {
        sources.forEach { $0.cancel() }
    }
}
