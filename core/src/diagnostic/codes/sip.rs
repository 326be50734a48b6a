//! Codes of structured-index-path signatures and raw function signatures.

codes! {}
