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
    /// The maximum nesting of brackets, regions, records or index paths.
    pub depth: u32,
    /// The maximum nesting of MLIR regions with their contexts, if it is more than `depth`, which applies within the
    /// innermost region.
    pub depth_of_regions: u32,
    /// The maximum number of diagnostics; one more reports the number omitted.
    pub diagnostics: usize,
    /// The maximum number of evaluation steps for a file with all its includes.
    pub steps: u64,
    /// The maximum memory for evaluating a file with all its includes, in bytes. It is counted by created objects, so
    /// that the result does not depend on the machine.
    pub memory: u64,
    /// The maximum number of rounds of a pass that works towards a fixed point.
    pub pass_iterations: u32,
}

impl Limits {
    /// The default of `depth`.
    ///
    /// Deep enough for any file written by a person or a compiler, and shallow enough for recursive readers to fit a
    /// 512 KiB stack.
    pub const DEFAULT_DEPTH: u32 = 256;

    /// The size in bytes of the stack that the [bounds for large stacks](Self::for_large_stacks) need. Its unused part
    /// takes no memory.
    pub const LARGE_STACK: usize = 256 << 20;

    /// The maximum memory for evaluating a file that the user did not open or name, in bytes. The other files of a
    /// session take up to half as much in addition.
    pub const UNASKED_MEMORY: u64 = 130 << 20;

    /// The bounds for files that are read without a request of the user: a repository can contain anything.
    #[must_use]
    pub fn for_unasked_files() -> Limits {
        Limits { memory: Self::UNASKED_MEMORY, ..Limits::default() }
    }

    /// The usual bounds, but that regions may nest as deep as [`LARGE_STACK`](Self::LARGE_STACK) allows.
    #[must_use]
    pub fn for_large_stacks() -> Limits {
        // A region is two levels, of the operation and its own.
        Limits { depth_of_regions: 1 << 15, ..Limits::default() }
    }

    /// The maximum number of open levels where regions nest.
    #[must_use]
    pub fn levels(&self) -> u32 {
        self.depth.max(self.depth_of_regions)
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            bytes: 1 << 31,
            depth: Self::DEFAULT_DEPTH,
            depth_of_regions: 0,
            diagnostics: 1000,
            steps: 100_000_000,
            memory: 1 << 30,
            pass_iterations: 10,
        }
    }
}
