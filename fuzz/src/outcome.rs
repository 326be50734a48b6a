//! What became of an input.

/// What a check did with an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The input is not one that the check is about.
    Rejected,
    /// Everything that the check is about was looked at, and holds.
    Checked,
}
