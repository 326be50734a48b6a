//! Clauses of operations, as the formats of several dialects have them.

pub(crate) mod parse;
pub(crate) mod print;
