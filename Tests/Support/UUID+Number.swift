public import Foundation

extension UUID {
    /// The same identifier for the same number.
    public init(number: UInt8) {
        self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }
}
