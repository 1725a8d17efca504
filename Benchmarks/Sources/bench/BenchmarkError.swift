/// Why a comparison is worth nothing.
enum BenchmarkError: Error {
    /// Both sides were asked the same and answered differently.
    case differentAnswers(job: String)
}
