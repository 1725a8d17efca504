/// The planner in the terminal.
public struct PlanTexts: Sendable {
    /// The present minute in a time line.
    public var now = Phrase(ko: "지금 {time}", en: "now {time}")
    /// A date that follows the default.
    public var notSaved = Phrase(
        ko: "아직 이 날의 계획이 없어요. 첫 할 일과 함께 생겨요.",
        en: "No plan for this date yet. It comes with the first todo."
    )
    /// A todo of the date before or after.
    public var beside = Phrase(ko: "{day}의 할 일", en: "of {day}")
    /// The sleep.
    public var sleep = Phrase(
        ko: "취침 {start}, 기상 {end}: {time} 자고 {value} 깨어 있어요.",
        en: "Bed {start}, wake {end}: {time} asleep, {value} awake."
    )
    /// What the options are.
    public var why = Phrase(
        ko: "같은 길이의 구간, 분 단위, 한 시간 이상으로 나눌 수 있는 수예요.",
        en: "These numbers make equal parts of whole minutes, an hour long or longer."
    )
    /// The number that is chosen.
    public var chosen = Phrase(ko: "선택", en: "chosen")
    /// A question before todos are moved.
    public var askMove = Phrase(
        ko: "{list}: 가까운 빈 시간으로 옮길까요?",
        en: "Move these to the nearest free time: {list}?"
    )
    /// A question before todos are shortened.
    public var askShorten = Phrase(
        ko: "{list}: 새 경계까지 줄일까요?",
        en: "Shorten these to the new boundary: {list}?"
    )
    /// There is room for a todo.
    public var fits = Phrase(
        ko: "{start}부터 {end}까지 넣을 수 있어요.",
        en: "It fits from {start} to {end}."
    )
    /// What is free in a part.
    public var freeSlots = Phrase(ko: "비어 있는 시간: {list}", en: "Free: {list}")
    /// A part in which nothing is free.
    public var full = Phrase(ko: "비어 있는 시간이 없어요.", en: "Nothing is free.")
    /// The help of the command line.
    public var help = Phrase(
        ko: """
            haru plan: 깨어 있는 하루를 똑같이 나누어 할 일을 넣어요.

              haru plan sleep --bed 1:00 --wake 7:00
              haru plan divide 4
              haru plan add today 1 7:30 45m 영어 --detail 단어 --detail 듣기
              haru plan done 영어 --detail 1
              haru plan show

            명령
              sleep --bed T --wake T                     언제 자고 일어나는지 정해요
              options                                    몇 개로 나눌 수 있는지, 왜 그런지 보여 줘요
              divide N                                   계획이 없는 날을 N개로 나눠요
              show [DAY]                                 하루를 시간 순서대로 보여 줘요
              calendar [--month YYYY-MM]                 할 일이 있는 날을 보여 줘요
              redivide DAY N [--move|--shorten]          하루만 다시 나눠요. 걸리는 할 일은 옮기거나 줄여요
              add DAY PART START D CATEGORY [--detail TEXT]…   할 일을 넣어요
              fit DAY PART D                             들어갈 자리가 있는지 물어요
              edit X [--part N] [--start T] [--duration D] [--category C] [--detail TEXT]…   할 일을 바꿔요
              done X [--detail N] [--undo]               다 했다고, 또는 아니라고 해요
              remove X                                   할 일을 삭제해요

            구간은 1부터 세요. 자정이 지난 시각은 25:00처럼 써요. X는 카테고리나 id, 또는 id의 앞 네 글자 이상이에요.
            """,
        en: """
            haru plan: divides the waking day into equal parts, with todos in each.

              haru plan sleep --bed 1:00 --wake 7:00
              haru plan divide 4
              haru plan add today 1 7:30 45m English --detail words --detail listening
              haru plan done English --detail 1
              haru plan show

            Commands
              sleep --bed T --wake T                     when you sleep
              options                                    the numbers of parts there can be, and why
              divide N                                   divides the dates without a plan into N parts
              show [DAY]                                 a day as a time line
              calendar [--month YYYY-MM]                 the dates with todos
              redivide DAY N [--move|--shorten]          divides one date; moves or shortens what is cut
              add DAY PART START D CATEGORY [--detail TEXT]…   adds a todo
              fit DAY PART D                             asks whether there is room
              edit X [--part N] [--start T] [--duration D] [--category C] [--detail TEXT]…   changes a todo
              done X [--detail N] [--undo]               says that it is done, or is not
              remove X                                   deletes a todo

            Parts count from 1. A time after midnight is written as 25:00. X is a category, an id, or four
            or more letters an id begins with.
            """
    )

    /// The words of this package.
    public init() {}
}
