//! The formats that abide knows: MLIR text, structured-index-path signatures, raw function signatures, reflection
//! JSON, and all of these as the metadata of functions in MLIR files.
//!
//! Every reader takes bytes and returns a value together with [`diagnostic::Diagnostic`]s: reading never fails, never
//! panics and is bounded by [`limits::Limits`]. Positions are byte offsets ([`text::Span`]); lines, columns and
//! UTF-16 exist only where text leaves the program ([`text::LineIndex`]).
//!
//! This crate has no input or output, no threads and no `unsafe`.
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

pub use abide_abi as abi;
pub use abide_abi::vmfb;
pub use abide_dialects as dialect;
pub use abide_ide as ide;

pub use abide_mlir::{rewrite, shape};
pub use abide_passes as passes;
pub use abide_signatures::{reflection, sip};
pub use abide_source::{diagnostic, escape, layout, limits, rule, spelling, text, types};

/// MLIR text: read, checked, changed, printed.
pub mod mlir {
    pub use abide_ide::{
        CheckedText, check_file as check, check_file_with as check_with,
        check_file_without_verifier as check_without_verifier, check_in_place, is_clean,
        is_clean_text, suggest_fixes, suppressed,
    };
    pub use abide_mlir::*;
    pub use abide_passes::opt;
}
