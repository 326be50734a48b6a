//! The grammar: which tokens make which nodes, and where to resume behind a mistake.

mod affine;
mod attributes;
mod brace;
mod custom;
mod dialect_body;
mod file;
mod function;
mod list;
mod location;
mod operation;
mod region;
mod start;
mod types;

pub(in crate::mlir) use start::begins_results;

use super::OperationPlace;
use super::parser::Parser;
use super::reuse::{Change, Reuse};
use super::tree::{Tree, Unit};
use crate::diagnostic::{Diagnostic, codes};
use crate::limits::Limits;
use crate::text::Span;
use std::sync::Arc;

/// Reads a text, sharing with `old` what did not change.
pub(super) fn parse(text: &[u8], limits: &Limits, old: Option<(&Tree, Change)>) -> Tree {
    // Positions are `u32`; the last value stays free for "behind the end".
    let bound = limits.bytes.min(u32::MAX as usize - 1);
    let read = text.get(..bound).unwrap_or(text);
    let reuse = old.map(|(tree, change)| Reuse::new(tree, change));
    let mut parser = Parser::new(read, limits, reuse);
    if read.len() < text.len() {
        let message = format!("only the first {bound} bytes are read: the file is longer");
        let end = Span::at(u32::try_from(bound).unwrap_or(u32::MAX));
        parser.report(Diagnostic::new(codes::limit::BYTES, end, message));
    }
    parser.file();
    Tree { root: Arc::new(parser.finish_file()) }
}

/// Reads the function that begins at `start`, in its surroundings.
pub(super) fn parse_unit(
    text: &[u8],
    start: usize,
    depth: u32,
    limits: &Limits,
) -> Option<Arc<Unit>> {
    let mut parser = Parser::new_at(text, start, limits);
    parser.set_depth(depth);
    parser.function_unit();
    parser.finish_unit()
}

/// Reads the one operation at a place, and nothing behind it.
pub(super) fn parse_operation(text: &[u8], place: OperationPlace, limits: &Limits) -> Tree {
    let mut parser = Parser::new_at(text, place.name, limits);
    parser.only_operation(place);
    Tree { root: Arc::new(parser.finish_here()) }
}

/// Whether a word is the name of a builtin type, or what a shaped one begins with.
pub(super) fn is_builtin_type_name(word: &[u8]) -> bool {
    types::is_scalar_type_name(word) || types::is_shaped_type_name(word)
}
