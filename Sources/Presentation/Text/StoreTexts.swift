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
    /// The short form of it beside another command's result.
    public var warning = Phrase(
        ko: "읽을 수 없던 {count}바이트를 {value}에 옮겨 두었어요. haru doctor로 확인해 주세요.",
        en: "{count} bytes could not be read and were set aside in {value}. See haru doctor."
    )

    /// The words of this package.
    public init() {}
}
