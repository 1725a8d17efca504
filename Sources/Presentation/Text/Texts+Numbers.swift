extension Texts {
    /// A number with its thousands apart: `36,500`.
    public func number(_ number: Int) -> String {
        Self.grouped(number)
    }

    /// A share in whole percent, rounded down so that only the whole is `100%`.
    public func percent(_ share: Double) -> String {
        guard share.isFinite else { return "0%" }
        return "\(Self.grouped(Int(max(-1e9, min(share * 100, 1e9)).rounded(.down))))%"
    }

    static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        guard digits.utf8.count > 3 else { return String(number) }
        var result = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return result
    }

    static func twoDigits(_ number: Int64) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
