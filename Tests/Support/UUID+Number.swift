public import Foundation

extension UUID {
    /// An identity that tests tell apart by a number.
    public init(number: Int) {
        let bytes = withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0,
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
            )
        )
    }
}
