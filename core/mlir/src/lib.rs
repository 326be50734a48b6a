//! MLIR text: syntax, names and all that needs no knowledge of a dialect.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod alias_names;
pub mod annotations;
pub mod bytecode;
pub mod coverage;
mod format;
pub mod ir;
pub mod locations;
pub mod named_lists;
pub mod names;
pub mod ods;
pub mod parse;
pub mod print;
pub mod registry;
pub mod rewrite;
pub mod shape;
pub mod syntax;
pub mod verify;

pub use format::{Format, FormattedUnit, format, format_text};
