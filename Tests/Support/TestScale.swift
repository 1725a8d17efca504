import Foundation

/// How much of a range a test goes through.
public enum TestScale {
    /// Whether whole ranges are asked for (`HARU_EXHAUSTIVE=1`) rather than samples.
    public static let isExhaustive = ProcessInfo.processInfo.environment["HARU_EXHAUSTIVE"] == "1"
}
