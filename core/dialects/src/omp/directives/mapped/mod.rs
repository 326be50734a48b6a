//! Clauses that hand values to other threads and devices.

pub(super) mod parse;
pub(super) mod print;
