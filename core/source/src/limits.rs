//! The bounds within which every reader works.

/// Bounds on what one call may read, nest, report or repeat.
///
/// One value of this type is passed to every reader. Reaching a bound is never silent: it is a
/// [`Diagnostic`](crate::diagnostic::Diagnostic) with the code `limit-…`, and what was read before
/// it is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The longest input that is read, in bytes. Positions are `u32`, so nothing above
    /// `u32::MAX - 1` has an effect.
    pub bytes: usize,
    /// How deep brackets, regions, records or index paths may nest.
    pub depth: u32,
    /// How many diagnostics are kept; a last one says how many more there were.
    pub diagnostics: usize,
    /// How many steps the evaluation of a file with all that it includes may take.
    pub steps: u64,
    /// How often a pass that works towards a fixed point may start over.
    pub pass_iterations: u32,
}

impl Limits {
    /// The bound on `depth` unless another is asked for.
    ///
    /// Deep enough for any file that was written by a person or a compiler, and shallow enough for
    /// recursive readers to stay within a 512 KiB stack.
    pub const DEFAULT_DEPTH: u32 = 256;
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            bytes: 1 << 31,
            depth: Self::DEFAULT_DEPTH,
            diagnostics: 1000,
            steps: 100_000_000,
            pass_iterations: 10,
        }
    }
}
