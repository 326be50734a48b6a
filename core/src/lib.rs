//! What abide knows about its formats: MLIR text, structured-index-path signatures, raw function
//! signatures, reflection JSON, and all of these as the metadata of functions in MLIR files.
//!
//! Every reader takes bytes and returns a value together with [`diagnostic::Diagnostic`]s: reading
//! never fails, never panics and is bounded by [`limits::Limits`]. Positions are byte offsets
//! ([`text::Span`]); lines, columns and UTF-16 exist only where text leaves the program
//! ([`text::LineIndex`]).
//!
//! There is no input or output in this crate, no threads and no `unsafe`.
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

pub use abide_source::{diagnostic, limits, text};

pub mod abi;
mod check;
pub mod dialect;
pub mod ide;
pub mod mlir;
pub mod passes;
pub mod reflection;
pub mod rewrite;
pub mod shape;
pub mod sip;
mod spelling;
pub mod types;
pub mod vmfb;
