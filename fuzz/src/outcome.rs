//! What became of an input.

/// Whether a check had something to check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The input is of no use to the check.
    Rejected,
    /// The invariants held.
    Checked,
}
