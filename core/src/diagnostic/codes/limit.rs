//! Codes of the bounds in [`Limits`](crate::limits::Limits).

codes! {
    /// The input is longer than the limit; only the part before it is read.
    BYTES = "limit-bytes", Error;
    /// Brackets, regions, records or paths nest deeper than the limit.
    DEPTH = "limit-depth", Error;
    /// There are more findings than the limit; the rest is not shown.
    DIAGNOSTICS = "limit-diagnostics", Information;
}
