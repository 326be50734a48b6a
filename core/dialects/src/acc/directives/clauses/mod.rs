//! Clauses that say something for each type of device.

pub(super) mod parse;
pub(super) mod print;
