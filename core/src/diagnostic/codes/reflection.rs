//! Codes of reflection JSON.

codes! {}
