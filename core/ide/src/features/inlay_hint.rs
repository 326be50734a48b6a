//! A hint between the words of a text.

/// A few words between others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InlayHint {
    /// The position of the text after it.
    pub offset: u32,
    /// Such as `: i32`, `[S0, 640]` or `params.w:`.
    pub label: String,
    /// Whether it describes the operand after it, not the text before it.
    pub is_parameter: bool,
}

impl InlayHint {
    /// Describes the name before the place.
    pub(crate) fn after(offset: u32, label: String) -> InlayHint {
        InlayHint { offset, label, is_parameter: false }
    }

    /// Creates a hint about the meaning of the operand after the position for a function.
    pub(crate) fn in_front_of(offset: u32, label: String) -> InlayHint {
        InlayHint { offset, label, is_parameter: true }
    }
}
