extension BinaryInteger {
    /// The quotient rounded down, also below zero, as calendars need it.
    package func dividedDown(by divisor: Self) -> Self {
        (self - modulo(divisor)) / divisor
    }

    /// What is left of `dividedDown(by:)`, never negative for a positive divisor.
    package func modulo(_ divisor: Self) -> Self {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }

    /// The digits with zeros before them up to a width.
    package func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
