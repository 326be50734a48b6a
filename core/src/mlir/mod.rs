//! MLIR text: syntax, names and what can be said of them without knowing a dialect.

pub mod syntax;
