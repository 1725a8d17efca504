import Foundation

/// Where results and messages go.
enum StandardStream: Int32 {
    /// Results.
    case output = 1
    /// Messages.
    case error = 2

    /// Why nothing more can be written.
    struct Refusal: Error {
        /// The system's number for it.
        let code: Int32
    }

    /// Puts something that refuses to be written to in the place of the streams that the program was
    /// started without. Without it the first file that is opened, the store, would be in their place.
    static func fillGaps() {
        var opened: Int32 = 0
        repeat { opened = open("/dev/null", O_RDONLY) } while (0...error.rawValue).contains(opened)
        if opened >= 0 { close(opened) }
    }

    /// Writes all of a text.
    func write(_ text: String) throws(Refusal) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.write(rawValue, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw Refusal(code: errno)
            }
        }
    }
}
