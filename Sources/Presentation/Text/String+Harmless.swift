extension String {
    /// The text without characters that drive a terminal or turn the direction of writing; a newline
    /// becomes a space. For text from people and servers before it is printed.
    public var harmless: String {
        String(String.UnicodeScalarView(unicodeScalars.compactMap(\.harmless)))
    }
}

extension Unicode.Scalar {
    fileprivate var harmless: Unicode.Scalar? {
        switch value {
        case 0x0A, 0x0D, 0x09, 0x2028, 0x2029: " "
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: nil
        default: self
        }
    }
}
