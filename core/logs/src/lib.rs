//! MLIR within other text: the output of compilers and tests, as people paste it.
//!
//! [`extract()`] finds modules and removes the log's prefixes around their lines. [`Foreign`] names texts of other formats. An
//! [`Indexer`] lists the dumps of passes in a stream, and [`ParsedDump`] compares two modules by operation. This crate has
//! no input or output.
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

mod aligned;
mod brackets;
mod compare;
mod escapes;
mod extract;
mod foreign;
mod headers;
mod hunks;
mod index;
mod lines;
mod noise;
#[cfg(test)]
mod pasted_tests;
mod prefix;
mod starts;
#[cfg(test)]
mod tests;
mod timing;

pub use compare::{
    Change, ChangeKind, Comparison, Followed, ParsedDump, Unchanged, common_elements,
    compare_and_follow, unchanged,
};
pub use extract::{Extraction, Piece, extract, ir_of};
pub use foreign::Foreign;
pub use headers::{Header, When, header};
pub use index::{Dump, Indexer, Log};

/// Whether a text that may also be one file of MLIR is a log: it has dumps of passes or lines that a terminal
/// broke, or all text outside of its modules is a message of a program.
#[must_use]
pub fn is_log(text: &[u8], found: &Extraction) -> bool {
    let has_others = found.has_messages || !found.foreign.is_empty();
    let is_plain = || has_others && !found.has_other_text(text);
    !found.pieces.is_empty() && (found.has_dumps || found.has_breaks || is_plain())
}

/// The format of a text that is not MLIR, also after the prefixes of a log's lines.
#[must_use]
pub fn foreign_text(text: &[u8]) -> Option<Foreign> {
    let dumped = || extract(text).foreign.first().map(|(_, foreign)| *foreign);
    Foreign::of(text).or_else(dumped)
}

/// Whether a text has lines that look like those before dumps of passes.
#[must_use]
pub fn has_dumps(text: &[u8]) -> bool {
    memchr::memmem::find(text, headers::MARK).is_some()
}
