//! MLIR text: syntax, names and what can be said of them without knowing a dialect.

mod alias_names;
pub mod bytecode;
pub mod coverage;
mod directives;
mod format;
pub mod ir;
pub(crate) mod named_lists;
pub mod names;
pub mod ods;
pub mod opt;
pub mod parse;
pub mod print;
pub mod registry;
pub mod syntax;
pub mod verify;

pub use crate::check::{
    mlir_file as check, mlir_file_with as check_with,
    mlir_file_without_verifier as check_without_verifier,
};
pub use format::format;
pub(crate) use format::{Standing, UnitIndentation, format_with};
