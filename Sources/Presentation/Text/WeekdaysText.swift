public import HaruDomain

/// Days of the week as people type them: `mon,tue`, `월,수`, `weekdays`, `weekends`, `daily`, `none`.
public enum WeekdaysText {
    /// The days that a text names, none for `none`; nil for any other form.
    public static func days(_ text: String) -> Set<Weekday>? {
        var days: Set<Weekday> = []
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { String($0.filter { !$0.isWhitespace }).lowercased() }
        if words == ["none"] { return [] }
        for word in words {
            guard let named = named(word) else { return nil }
            days.formUnion(named)
        }
        return days
    }

    private static func named(_ word: String) -> Set<Weekday>? {
        switch word {
        case "daily", "매일": return Set(Weekday.allCases)
        case "weekdays", "주중": return .weekdays
        case "weekends", "주말": return .weekends
        default:
            return Weekday.allCases.first { names(of: $0).contains(word) }.map { [$0] }
        }
    }

    private static func names(of day: Weekday) -> [String] {
        [Texts(.korean), Texts(.english)].flatMap { texts in
            [texts.shortWeekday(day).lowercased(), texts.weekday(day).lowercased()]
        }
    }
}

extension Set<Weekday> {
    /// Monday to Friday.
    static var weekdays: Set<Weekday> { [.mon, .tue, .wed, .thu, .fri] }
    /// Saturday and Sunday.
    static var weekends: Set<Weekday> { [.sat, .sun] }
}
