/// What may be put in the place of a `TextParameter`.
public protocol TextArgument {
    /// How it reads in the text.
    var text: String { get }
}

extension String: TextArgument {
    /// The string itself.
    public var text: String { self }
}

extension Int: TextArgument {
    /// The number with its thousands apart: `36,500`.
    public var text: String { Texts.grouped(self) }
}
