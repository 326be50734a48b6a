//! What every reader stands on: text as bytes ([`text`]), what is wrong with it and where
//! ([`diagnostic`]), the bounds within which reading works ([`limits`]), and what text of files is made harmless
//! with where it leaves the program ([`escape`]).
//!
//! Positions are byte offsets ([`text::Span`]); lines, columns and UTF-16 exist only where text
//! leaves the program ([`text::LineIndex`]). There is no input or output in this crate.
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
pub mod limits;
pub mod nesting;
pub mod sort;
pub mod spelling;
pub mod text;
pub mod types;
