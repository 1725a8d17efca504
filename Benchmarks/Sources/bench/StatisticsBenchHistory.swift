import Foundation
import HaruData
import HaruDomain

/// Sessions one after the other, so many a day, of four timers in Seoul, from 2016 on.
struct StatisticsBenchHistory {
    struct Session {
        let id: UUID
        let timer: Int
        let start: Date
        let end: Date
    }

    static let zoneID = "Asia/Seoul"
    static let titles = ["영어 🍇", "수학", "Reading", "운동"]
    private static let first = CalendarDay(daysSince1970: 16_801)

    let count: Int
    let perDay: Int

    let calendar = LocalCalendar(TimeZone(identifier: zoneID) ?? .gmt)
    let timers = titles.map { _ in UUID() }

    /// The month of the last session.
    var month: Range<CalendarDay> {
        let month = Self.first.adding(days: count / perDay).calendarMonth
        return month.firstDay..<month.adding(months: 1).firstDay
    }

    /// The same as instants.
    var instants: Range<Date> {
        calendar.start(of: month.lowerBound)..<calendar.start(of: month.upperBound)
    }

    func session(_ number: Int) -> Session {
        let (day, slot) = (number / perDay, number % perDay)
        let spacing = 86_400 / perDay
        let start = calendar.start(of: Self.first.adding(days: day)) + Double(slot * spacing)
        let length = Double(min(1500, spacing - 20))
        return Session(
            id: UUID(),
            timer: number % Self.titles.count,
            start: start,
            end: start + length
        )
    }

    func repository(in directory: URL) -> FileFocusRepository {
        FileFocusRepository(store: Store(fileSystem: PosixFileSystem(directory: directory)))
    }

    func write(_ sessions: [Session], to directory: URL) async throws {
        let focus = repository(in: directory)
        try await focus.update { desk throws(FocusError) in
            for (id, title) in zip(timers, Self.titles) {
                let timer = FocusTimer(
                    id: id,
                    title: try FocusTimer.Title(title, limit: 15),
                    icon: FocusTimer.defaultIcon,
                    goal: try FocusTimer.Goal(seconds: 1500),
                    createdAt: .distantPast
                )
                try desk.add(timer, policy: .standard)
            }
        }
        for start in stride(from: 0, to: sessions.count, by: 2000) {
            let part = sessions[start..<min(start + 2000, sessions.count)]
            try await focus.update { desk throws(FocusError) in
                for session in part { try live(session, at: &desk) }
            }
        }
    }

    func write(_ session: Session, to focus: FileFocusRepository) async throws {
        try await focus.update { desk throws(FocusError) in try live(session, at: &desk) }
    }

    private func live(_ session: Session, at desk: inout FocusDesk) throws(FocusError) {
        let id = timers[session.timer]
        try desk.start(
            id,
            as: session.id,
            at: session.start,
            zoneID: Self.zoneID,
            policy: .standard
        )
        _ = try desk.stop(at: session.end, policy: .standard)
    }
}
