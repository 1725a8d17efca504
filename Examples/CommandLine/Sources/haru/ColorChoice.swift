import Foundation

/// When results are coloured.
enum ColorChoice: String {
    /// On a terminal that can, unless `NO_COLOR` is set.
    case auto
    /// Even into a file.
    case always
    /// Not at all.
    case never

    /// Whether standard output is coloured.
    func isOn(_ environment: [String: String]) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
                && environment["NO_COLOR", default: ""].isEmpty
        }
    }
}
