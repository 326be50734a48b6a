//! Clauses that no notation covers.

pub(super) mod parse;
pub(super) mod print;
