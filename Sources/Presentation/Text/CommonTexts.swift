/// Buttons and words that belong to no feature.
public struct CommonTexts: Sendable {
    /// Leaves a dialogue without doing anything.
    public var cancel = Phrase(ko: "취소", en: "Cancel")
    /// Closes a dialogue that only says something.
    public var confirm = Phrase(ko: "확인", en: "OK")
    /// Deletes for good.
    public var delete = Phrase(ko: "삭제하기", en: "Delete")
    /// The title when deleting failed.
    public var deleteFailed = Phrase(ko: "삭제 실패", en: "Could not delete")
    /// Adds what an editor holds.
    public var add = Phrase(ko: "추가하기", en: "Add")
    /// Saves what an editor holds.
    public var save = Phrase(ko: "저장하기", en: "Save")
    /// The title when saving failed.
    public var saveFailed = Phrase(ko: "저장 실패", en: "Could not save")
    /// Tries again what failed.
    public var retry = Phrase(ko: "다시 시도", en: "Try again")
    /// Makes a choice count.
    public var apply = Phrase(ko: "적용", en: "Apply")
    /// Opens an editor.
    public var edit = Phrase(ko: "편집하기", en: "Edit")
    /// The first screen.
    public var home = Phrase(ko: "홈", en: "Home")
    /// The screen of settings.
    public var settings = Phrase(ko: "설정", en: "Settings")
    /// Everything, without a choice.
    public var all = Phrase(ko: "전체", en: "All")

    /// The words of this package.
    public init() {}
}
