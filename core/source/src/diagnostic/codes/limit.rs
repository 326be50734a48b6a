//! Codes of the bounds in [`Limits`](crate::limits::Limits).

codes! {
    /// The input is longer than the limit; only the part before it is read.
    BYTES = "limit-bytes", Error;
    /// Brackets, regions, records or paths nest deeper than the limit.
    DEPTH = "limit-depth", Error;
    /// The expansion of aliases is longer than the maximum.
    EXPANSION = "limit-expansion", Error;
    /// An operation has more results than can be kept for an unregistered one.
    RESULTS = "limit-results", Error;
    /// Evaluating a file takes more steps than the limit; the rest of it is left out.
    STEPS = "limit-steps", Error;
    /// Evaluating a file takes more memory than the limit; the rest of it is left out.
    MEMORY = "limit-memory", Error;
    /// There are more diagnostics than the limit; the rest is not shown.
    DIAGNOSTICS = "limit-diagnostics", Information;
}
