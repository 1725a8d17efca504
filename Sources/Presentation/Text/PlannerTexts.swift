/// Plans of days.
public struct PlannerTexts: Sendable {
    /// A time after midnight of the day that it belongs to.
    public var nextDay = Phrase(ko: "다음 날 {time}", en: "{time} the next day")
    /// From a time to another, spoken.
    public var spokenTimes = Phrase(ko: "{start}부터 {end}까지", en: "from {start} to {end}")
    /// A part of a day.
    public var part = Phrase(ko: "{count}번째 구간", en: "Part {count}")
    /// How much of a part is not planned for anything that is still to be done.
    public var remaining = Phrase(ko: "{time} 남음", en: "{time} left")
    /// A stretch without a todo.
    public var free = Phrase(ko: "{time} 비어 있음", en: "{time} free")
    /// What a tap on a free stretch does.
    public var freeHint = Phrase(ko: "두 번 탭하면 할 일을 넣어요.", en: "Double tap to add a todo.")
    /// Something that is done.
    public var done = Phrase(ko: "완료", en: "Done")
    /// Something that is still to be done.
    public var open = Phrase(ko: "할 일", en: "To do")
    /// How many details are done.
    public var detailsDone = Phrase(
        ko: "세부 할 일 {count}개 중 {value}개 완료",
        en: "{value} of {count} {detail/details} done"
    )
    /// What a tap on a todo with hidden details does.
    public var expandHint = Phrase(
        ko: "두 번 탭하면 세부 할 일을 펼쳐요.",
        en: "Double tap to show its details."
    )
    /// What a tap on a todo with details that are seen does.
    public var collapseHint = Phrase(
        ko: "두 번 탭하면 세부 할 일을 접어요.",
        en: "Double tap to hide its details."
    )
    /// How a day is divided.
    public var division = Phrase(
        ko: "{count}개 구간, {time}씩",
        en: "{count} {part/parts} of {time}"
    )
    /// How many todos of a date are done.
    public var mark = Phrase(
        ko: "할 일 {count}개 중 {value}개 완료",
        en: "{value} of {count} {todo/todos} done"
    )
    /// A date without todos.
    public var noTodos = Phrase(ko: "할 일 없음", en: "No todos")
    /// The button that adds a todo.
    public var addTodo = Phrase(ko: "할 일 추가", en: "Add a todo")
    /// Asks before a todo is deleted.
    public var deleteTitle = Phrase(ko: "이 할 일을 삭제할까요?", en: "Delete this todo?")
    /// Says what deleting means.
    public var deleteMessage = Phrase(
        ko: "세부 할 일도 함께 삭제되고, 복구할 수 없어요.",
        en: "Its details go with it and cannot be restored."
    )
    /// Asks what becomes of todos that a new division cuts.
    public var crossingTitle = Phrase(
        ko: "새 구간의 경계에 걸리는 할 일이 있어요. 어떻게 할까요?",
        en: "Some todos cross the new boundaries. What should become of them?"
    )
    /// The answer that moves them.
    public var move = Phrase(ko: "가까운 빈 시간으로 옮기기", en: "Move to the nearest free time")
    /// The answer that shortens them.
    public var shorten = Phrase(ko: "경계까지 줄이기", en: "Shorten to the boundary")
    /// The title of the screen of sleep and division.
    public var settings = Phrase(ko: "하루 나누기", en: "Divide the day")
    /// The time one goes to bed.
    public var bed = Phrase(ko: "취침", en: "Bed")
    /// The time one wakes.
    public var wake = Phrase(ko: "기상", en: "Wake")
    /// How long one sleeps and is awake.
    public var sleep = Phrase(
        ko: "{time} 자고 {value} 깨어 있어요.",
        en: "{time} asleep, {value} awake."
    )
    /// The number of parts that is suggested.
    public var suggested = Phrase(ko: "추천", en: "Suggested")
    /// A sleep nearby that divides better.
    public var nearby = Phrase(
        ko: "취침 {start}, 기상 {end}: {count}가지로 나눌 수 있어요.",
        en: "Bed {start}, wake {end}: {count} ways to divide."
    )
    /// The first step of adding a todo.
    public var whichPart = Phrase(ko: "어느 구간에 넣을까요?", en: "Into which part?")
    /// The second step.
    public var whichTime = Phrase(ko: "언제, 얼마나 할까요?", en: "When, and how long?")
    /// The last step.
    public var whichTodo = Phrase(ko: "무엇을 할까요?", en: "What is to be done?")
    /// The wheels of the start.
    public var startField = Phrase(ko: "시작", en: "Start")
    /// The wheels of the length.
    public var lengthField = Phrase(ko: "길이", en: "Length")
    /// The field of the category.
    public var categoryField = Phrase(ko: "카테고리", en: "Category")
    /// The field of a detail.
    public var detailField = Phrase(ko: "세부 할 일 {count}", en: "Detail {count}")
    /// The button that takes the nearest time that fits.
    public var takeTime = Phrase(ko: "{time}로 하기", en: "Take {time}")
    /// On to the next step.
    public var next = Phrase(ko: "다음", en: "Next")
    /// Back to the step before.
    public var back = Phrase(ko: "이전", en: "Back")
    /// Seven days at once.
    public var week = Phrase(ko: "주", en: "Week")
    /// A month at once.
    public var month = Phrase(ko: "월", en: "Month")
    /// Says that a todo was added.
    public var added = Phrase(ko: "할 일을 추가했어요: {title}", en: "Added: {title}")
    /// Says that a todo was changed.
    public var saved = Phrase(ko: "할 일을 저장했어요: {title}", en: "Saved: {title}")
    /// Says that a todo was deleted.
    public var removed = Phrase(ko: "할 일을 삭제했어요: {title}", en: "Deleted: {title}")

    /// The words of this package.
    public init() {}
}
