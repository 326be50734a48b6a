//! TableGen, the language of `.td` files: parses them with recovery and evaluates them to records, as `llvm-tblgen`
//! does.
//!
//! A [`Session`] evaluates files. Their texts come through [`Files`]: this crate has no input or output. The outcome
//! of a file is an [`Evaluation`]: classes, records, diagnostics, and the targets of names. Values, types and records
//! are in the session's [`Store`](store::Store).
//!
//! Data flows from [`lexer`] and [`syntax`], which are independent of meaning, through `sources`, where files include
//! each other, to `eval`. From there it flows to [`output`] and to [`ide`], the editor features.
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

mod dumped;
mod eval;
mod files;
mod format;
pub mod ide;
pub mod interner;
pub mod lexer;
pub mod output;
mod session;
mod sources;
pub mod store;
pub mod syntax;

pub use dumped::DumpedRecords;
pub use eval::{EvalDiagnostic, Link, Note, Segment, Target};
pub use files::{FileId, Files, Location, joined};
pub use format::{Formatted, format};
pub use session::{Evaluation, Session};
pub use sources::{Options, max_file_bytes};
