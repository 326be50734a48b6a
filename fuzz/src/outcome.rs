//! The outcome of an input.

/// The outcome of a check of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The input is not one that the check is about.
    Rejected,
    /// The check inspected its subject, and it holds.
    Checked,
}
