/// How the store is.
public struct StoreTexts: Sendable {
    /// How many records there are.
    public var records = Phrase(ko: "기록 {count}개", en: "{count} {record/records}")
    /// How long the store is, and how much of it is needed.
    public var size = Phrase(
        ko: "{count}바이트, 그중 쓰는 것 {value}바이트",
        en: "{count} bytes, {value} of them in use"
    )
    /// Nothing was set aside.
    public var sound = Phrase(ko: "문제가 없어요.", en: "Everything is in order.")
    /// A change that was cut short.
    public var tornTail = Phrase(
        ko: "{value}: 끝까지 쓰이지 못한 {count}바이트를 옮겨 두었어요.",
        en: "{value}: {count} bytes of a change that was cut short were set aside."
    )
    /// Bytes that were overwritten.
    public var damage = Phrase(
        ko: "{value}: 손상된 {count}바이트를 건너뛰고 원본을 남겨 두었어요.",
        en: "{value}: {count} damaged bytes were skipped; the original is kept in this file."
    )
    /// What was still legible.
    public var named = Phrase(ko: "알아볼 수 있던 것: {list}", en: "Still legible: {list}")
    /// What may be older than what was lost.
    public var mayBeOlder = Phrase(
        ko: "예전 값일 수 있는 기록: {count}개",
        en: "{count} {record/records} may be older than what was lost."
    )
    /// How to say that one has seen it.
    public var acknowledge = Phrase(
        ko: "확인했으면 haru doctor --acknowledge를 해 주세요.",
        en: "Once you have seen this, run haru doctor --acknowledge."
    )
    /// What was set aside is told no more.
    public var acknowledged = Phrase(
        ko: "확인했어요. 더는 알리지 않고, 옮겨 둔 파일은 그대로 있어요.",
        en: "Noted: you will not be told again. The files stay where they are."
    )
    /// A file that was not written.
    public var fileNotSaved = Phrase(
        ko: "{file}: 파일을 쓰지 못했어요. {reason}",
        en: "{file}: the file could not be written. {reason}"
    )
    /// A file that was not read.
    public var fileNotRead = Phrase(
        ko: "{file}: 파일을 읽지 못했어요. {reason}",
        en: "{file}: the file could not be read. {reason}"
    )
    /// A file or folder that was not removed.
    public var fileNotRemoved = Phrase(
        ko: "{file}: 파일을 지우지 못했어요. {reason}",
        en: "{file}: the file could not be removed. {reason}"
    )
    /// Why: the folder of the file is not there.
    public var noFolder = Phrase(ko: "그런 폴더가 없어요.", en: "There is no such folder.")
    /// Why: it is a folder.
    public var isFolder = Phrase(ko: "파일이 아니라 폴더예요.", en: "It is a folder.")
    /// Why: the system refuses.
    public var fileNotPermitted = Phrase(
        ko: "권한이 없어요.",
        en: "The system does not allow it."
    )
    /// The short form of it beside another command's result.
    public var warning = Phrase(
        ko: "읽을 수 없던 {count}바이트를 {value}에 옮겨 두었어요. haru doctor로 확인해 주세요.",
        en: "{count} bytes could not be read and were set aside in {value}. See haru doctor."
    )
    /// A file that is no exported document.
    public var malformed = Phrase(
        ko: "내보낸 파일이 아니거나 내용이 잘못되었어요. 아무것도 바꾸지 않았어요.",
        en: "This is no exported file, or it breaks a rule. Nothing was changed."
    )
    /// Records that an import would replace.
    public var conflicts = Phrase(
        ko: "다른 내용으로 이미 있는 기록이 {count}개 있어요: {list}.",
        en: "{count} {record/records} here differ: {list}."
    )
    /// A question before an import over data.
    public var importOver = Phrase(
        ko: "이미 기록 {count}개가 있어요. 가져오면 같은 기록은 파일의 것으로 바뀌어요. 가져올까요?",
        en:
            "There are {count} {record/records} here. Those that are in the file too will be replaced. Import?"
    )
    /// What was exported, and where to.
    public var exported = Phrase(
        ko: "기록 {count}개를 {value}에 내보냈어요.",
        en: "{count} {record/records} exported to {value}."
    )
    /// What was imported.
    public var imported = Phrase(ko: "새 기록 {count}개를 가져왔어요.", en: "{count} new {record/records}.")
    /// What was replaced by an import.
    public var replaced = Phrase(ko: "바뀐 기록: {list}", en: "Replaced: {list}")

    /// Taking everything along.
    public var exportHelp = Phrase(
        ko: """
            haru export FILE: 모든 기록을 JSON 문서 하나로 내보내요.

              haru export backup.json
            """,
        en: """
            haru export FILE: everything as one JSON document.

              haru export backup.json
            """
    )
    /// Bringing everything back.
    public var importHelp = Phrase(
        ko: """
            haru import FILE: 내보낸 기록을 모두 가져와요. 하나라도 잘못되면 아무것도 바꾸지 않아요.

              haru import backup.json
              haru import backup.json --yes
            """,
        en: """
            haru import FILE: takes all that was exported, or nothing. Records that are here and differ
            are replaced, which has to be confirmed.

              haru import backup.json
              haru import backup.json --yes
            """
    )

    /// The words of this package.
    public init() {}
}
