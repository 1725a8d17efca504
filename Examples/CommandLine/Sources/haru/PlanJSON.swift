import Foundation
import HaruDomain

/// Plans as JSON: times as `HH:MM`, which may pass 24:00, lengths as whole minutes, parts from 1 on.
enum PlanJSON {
    static func todo(_ todo: PlannedTodo, of day: PlannedDay) -> [String: Any] {
        [
            "id": todo.id.uuidString,
            "day": day.day.text,
            "part": day.division.part(at: todo.start)?.number ?? NSNull(),
            "start": todo.start.text,
            "end": todo.end.text,
            "category": todo.category.text,
            "done": todo.isDone,
            "details": todo.details.map { detail in
                ["id": detail.id.uuidString, "text": detail.text, "done": detail.isDone]
                    as [String: Any]
            },
        ]
    }

    static func day(_ day: PlannedDay, at now: LocalTime) -> [String: Any] {
        [
            "day": day.day.text,
            "bed": day.division.sleep.bed.text,
            "wake": day.division.sleep.wake.text,
            "awake": day.division.sleep.awakeMinutes,
            "n": day.division.count,
            "saved": day.isSaved,
            "now": day.isRunning(at: now) ? day.time(at: now).text : NSNull(),
            "parts": day.division.parts.map { part($0, of: day) },
        ]
    }

    static func options(_ division: DayDivision) -> [String: Any] {
        let sleep = division.sleep
        return [
            "bed": sleep.bed.text,
            "wake": sleep.wake.text,
            "sleep": sleep.sleepMinutes,
            "awake": sleep.awakeMinutes,
            "n": division.count,
            "options": DayDivision.options(awake: sleep.awakeMinutes),
            "suggested": DayDivision.suggestion(awake: sleep.awakeMinutes),
            "nearby": DayDivision.nearby(sleep).map { nearby in
                [
                    "bed": nearby.sleep.bed.text,
                    "wake": nearby.sleep.wake.text,
                    "awake": nearby.sleep.awakeMinutes,
                    "options": nearby.options,
                ] as [String: Any]
            },
        ]
    }

    static func times(_ times: [Range<PlanTime>]) -> [[String: Any]] {
        times.map { ["start": $0.lowerBound.text, "end": $0.upperBound.text] }
    }

    /// What else there is to say of a failure of the planner.
    static func more(about failure: Failure) -> [String: Any] {
        switch failure {
        case .wouldCross(let todos, let day):
            return ["crossing": todos.map { todo($0, of: day) }]
        case .planner(.notAnOption(let options, let suggested)):
            return ["options": options, "suggested": suggested]
        case .planner(.doesNotFit(_, let fit)):
            let nearest = fit.nearest.map { times([$0])[0] }
            return ["free": times(fit.free), "nearest": nearest ?? NSNull()]
        default: return [:]
        }
    }

    private static func part(_ part: DayPart, of day: PlannedDay) -> [String: Any] {
        let occupants = day.occupants(of: part)
        return [
            "index": part.number,
            "start": part.time.lowerBound.text,
            "end": part.time.upperBound.text,
            "minutes": part.minutes,
            "remaining": day.remainingMinutes(of: part),
            "todos": occupants.filter { $0.day == day.day }.map { todo($0.todo, of: day) },
            "free": times(day.freeSlots(in: part)),
            "beside": occupants.filter { $0.day != day.day }.map { occupant in
                [
                    "id": occupant.id.uuidString,
                    "day": occupant.day.text,
                    "start": occupant.time.lowerBound.text,
                    "end": occupant.time.upperBound.text,
                    "category": occupant.todo.category.text,
                    "done": occupant.todo.isDone,
                ] as [String: Any]
            },
        ]
    }
}
