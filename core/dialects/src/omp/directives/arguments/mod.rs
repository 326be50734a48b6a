//! Clauses of which each gives a region an argument for each of its values.

pub(super) mod parse;
pub(super) mod print;
