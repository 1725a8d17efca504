/// What a front-end does once. It is no state: two equal ones are two, and none is replayed.
public enum InteractionEffect: Hashable, Sendable {
    /// How strong a tap of the device is.
    public enum Haptic: Hashable, Sendable {
        /// An answer to something refused or taken back.
        case light
        /// An answer to a choice.
        case soft
    }

    /// What attention can be moved to.
    public enum Target: Hashable, Sendable {
        /// The field of a name: the keyboard opens for it.
        case nameField
        /// The title of a dialogue: assistive technology reads it first.
        case dialogTitle
    }

    /// Tap the device.
    case haptic(Haptic)
    /// Show these words for a moment: hand them to a `ToastQueue`.
    case toast(String)
    /// Move attention.
    case focus(Target)
    /// Let assistive technology say these words.
    case announce(String)
    /// Put these words on the clipboard.
    case copy(String)
    /// Play the sound of this name.
    case sound(String)
    /// Go there.
    case navigate(Destination)
}
