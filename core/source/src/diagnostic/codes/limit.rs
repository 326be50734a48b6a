//! Codes of the bounds in [`Limits`](crate::limits::Limits).

codes! {
    /// The input is longer than the limit; only the part before it is read.
    BYTES = "limit-bytes", Error,
        help "split the text into smaller files";
    /// Brackets, regions, records or paths nest deeper than the limit.
    DEPTH = "limit-depth", Error,
        help "use fewer levels: name the inner parts, and refer to them by name";
    /// The expansion of aliases is longer than the maximum.
    EXPANSION = "limit-expansion", Error,
        help "write fewer aliases that mention others several times";
    /// An operation has more results than can be kept for an unregistered one.
    RESULTS = "limit-results", Error,
        help "return fewer values, or describe the operation";
    /// Evaluating a file takes more steps than the limit; the rest of it is left out.
    STEPS = "limit-steps", Error,
        help "split the file, or let loops and classes do less";
    /// Evaluating a file takes more memory than the limit; the rest of it is left out.
    MEMORY = "limit-memory", Error,
        help "split the file, or let loops and classes make fewer records";
    /// There are more diagnostics than the limit; the rest is not shown.
    DIAGNOSTICS = "limit-diagnostics", Information;
}
