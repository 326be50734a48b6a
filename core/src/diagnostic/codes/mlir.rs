//! Codes of MLIR text.

codes! {
    /// A byte that begins no token.
    UNKNOWN_BYTE = "mlir-unknown-byte", Error;
}
