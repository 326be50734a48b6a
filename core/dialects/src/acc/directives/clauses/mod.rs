//! Clauses with values for each type of device.

pub(super) mod parse;
pub(super) mod print;
