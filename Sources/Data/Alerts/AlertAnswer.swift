package import HaruDomain

/// What a server says when it is asked for a page.
package enum AlertAnswer: Hashable, Sendable {
    /// The page, and the tag it may be asked for by, where the server has such.
    case page(AlertPage, tag: String?)
    /// It is still the page with the tag that was asked with.
    case unchanged
}
