//! Codes of MLIR text.

codes! {
    /// Bytes that begin no token.
    UNKNOWN_BYTES = "mlir-unknown-bytes", Error;
    /// A `%`, `@`, `^`, `#` or `!` without a name behind it.
    MISSING_NAME = "mlir-missing-name", Error;
    /// A string that its line ends before its closing quote.
    UNTERMINATED_STRING = "mlir-unterminated-string", Error;
    /// A backslash in a string that begins no escape.
    UNKNOWN_ESCAPE = "mlir-unknown-escape", Error;
    /// NUL bytes between tokens: skipped, but hardly meant.
    NUL_BYTES = "mlir-nul-bytes", Warning;
    /// A byte-order mark, which MLIR's own reader refuses.
    BYTE_ORDER_MARK = "mlir-byte-order-mark", Warning;
    /// Something else should stand here.
    EXPECTED = "mlir-expected", Error;
    /// A bracket that closes nothing, or that nothing closes.
    UNMATCHED = "mlir-unmatched-bracket", Error;
    /// An alias whose name has a dot.
    BAD_ALIAS_NAME = "mlir-bad-alias-name", Error;
}
