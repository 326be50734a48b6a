//! The foundation of every reader: text as bytes ([`text`]), errors and their positions ([`diagnostic`]), the bounds of
//! reading ([`limits`]), work on several processors ([`executor`]), white space between words ([`layout`]), and escaping of
//! file text in output ([`escape`]).
//!
//! Positions are byte offsets ([`text::Span`]); lines, columns and UTF-16 exist only where text leaves the program
//! ([`text::LineIndex`]). This crate has no input or output.
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

pub mod diagnostic;
pub mod escape;
pub mod executor;
pub mod layout;
pub mod limits;
pub mod nesting;
pub mod sort;
pub mod spelling;
pub mod text;
pub mod types;
