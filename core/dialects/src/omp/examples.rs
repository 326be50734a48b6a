//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] =
    &[("omp.loop_nest", " (%i) : index = (%lower) to (%upper) step (%step) { omp.yield }")];
