import Foundation
import HaruDomain
import HaruPresentation
import Testing

struct TextsMessageTests {
    static let reasons: [RepositoryError.Reason] = [
        .newer(found: 2, known: 1), .lockedBy(processID: 4321), .damaged, .noSpace, .notPermitted,
        .io(code: 5), .cancelled,
    ]
    static let storage: [RepositoryError] =
        [.entityNotFound(UUID())] + reasons.flatMap { [.saveFailed($0), .fetchFailed($0)] }
    static let focus: [FocusError] =
        [
            .title(.empty), .title(.tooLong(limit: 15)), .title(.duplicate(of: UUID())),
            .notAnEmoji, .goalNotOffered(nearest: nil),
            .goalNotOffered(nearest: FocusPolicy.standard.defaultGoal),
            .tooManyTimers(limit: 3), .timerNotFound(UUID()),
            .noChanges, .timerIsRunning, .alreadyRunning, .notRunning, .alreadyResting,
            .notResting, .extensionNotOffered(offered: [.seconds(60)]), .tooSoon, .needsReview,
            .nothingToReview,
        ] + storage.map(FocusError.repository)

    @Test(arguments: Language.allCases)
    func `every error of focus has a message of its own`(_ language: Language) {
        let texts = Texts(language)

        let messages = Self.focus.map { texts.message(for: $0) }

        #expect(Set(messages).count == messages.count)
        #expect(messages.allSatisfy { !$0.isEmpty && !$0.contains("{") })
    }

    @Test func `a message says what is to be known`() {
        let texts = Texts(.english)

        #expect(texts.message(for: .title(.tooLong(limit: 15))).contains("15"))
        #expect(texts.message(for: .lockedBy(processID: 7)).contains("7"))
    }
}
