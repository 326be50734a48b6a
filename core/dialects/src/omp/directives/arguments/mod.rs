//! Clauses that give a region an argument for each value.

pub(super) mod parse;
pub(super) mod print;
