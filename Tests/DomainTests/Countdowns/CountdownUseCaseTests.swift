import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct CountdownUseCaseTests {
    let countdowns = InMemoryCountdownRepository()
    let clock = ManualClock().clock

    @Test func `a sound that could not be played is refused when it is chosen`() async throws {
        let add = AddCountdownUseCase(
            countdowns: countdowns,
            sounds: InMemorySoundLibrary(),
            clock: clock,
            makeID: { UUID(number: 1) }
        )
        await #expect(throws: CountdownError.soundNotAllowed(.notFound)) {
            try await add(.seconds(60), end: .sound("nosuch"))
        }
        #expect(try await countdowns.countdowns().all.isEmpty)

        for end in [CountdownTimer.EndAction.standard, .silent, .stopPlaying] {
            #expect(try await add(.seconds(60), end: end).timer.end == end)
        }
        let edit = EditCountdownUseCase(
            countdowns: countdowns,
            sounds: InMemorySoundLibrary(),
            clock: clock
        )
        await #expect(throws: CountdownError.soundNotAllowed(.notFound)) {
            try await edit(UUID(number: 1), end: .sound("nosuch"))
        }
    }

    @Test func `a sound that has gone since is no reason to refuse another label`() async throws {
        let timer = try CountdownTimer.fixture(end: .sound("gone.caf"))
        try await countdowns.update { stored throws(CountdownError) in stored.add(timer) }
        let edit = EditCountdownUseCase(
            countdowns: countdowns,
            sounds: InMemorySoundLibrary(),
            clock: clock
        )
        let edited = try await edit(timer.id, label: "b", end: .sound("gone.caf"))
        #expect(edited.label.text == "b")
    }
}
