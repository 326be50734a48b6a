//! Entry points to the tree's reader, which has three floors: [`TreeTokens`] below
//! [`TreeTypes`](super::types::TreeTypes) below [`TreeOperations`].

use super::OperationPlace;
use super::operations::{ReadChunk, TreeOperations};
use super::reuse::{Change, Reuse};
use super::split::Splitting;
use super::token::TokenKind;
use super::tokens::{ReadWindow, Reading, TreeTokens, Window};
use super::tree::Tree;
use super::unit::Unit;
use super::unit_builder::UnitBuilder;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;
use std::sync::Arc;

/// Parses a text; unchanged units are shared with `known`.
pub(super) fn parse(text: &[u8], limits: &Limits, known: Option<Reuse<'_>>) -> Tree {
    // Positions are `u32`; the last value stays free for "past the end".
    let bound = limits.bytes.min(u32::MAX as usize - 1);
    let read = text.get(..bound).unwrap_or(text);
    let is_cut = read.len() < text.len();
    let (tree, chunks) = parse_chunks(read, limits, known, &[], is_cut);
    if !chunks.iter().any(|chunk| chunk.unbalanced) {
        return tree;
    }
    let mut tree = parse_unbalanced(read, limits, tree, &chunks, is_cut);
    // One diagnostic more or less may make the other reading better, even if the braces match in this one.
    Arc::make_mut(&mut tree.root).unbalanced = true;
    tree
}

/// Parses a text again, in chunks whose braces do not match: its layout may reveal a single missing brace. Misleading
/// layout is ignored. If a chunk has as many opening braces as closing ones, they may match after all.
fn parse_unbalanced(
    text: &[u8],
    limits: &Limits,
    tree: Tree,
    chunks: &[ReadChunk],
    is_cut: bool,
) -> Tree {
    let same = Change { start: 0, removed: 0, inserted: 0 };
    let read = |readings: &[Reading]| {
        parse_chunks(text, limits, Some(Reuse::new(&tree, same)), readings, is_cut)
    };
    let mut readings = nesting_readings(&tree, chunks);
    if readings.contains(&Reading::Nesting) {
        let (_, again) = read(&readings);
        for (reading, chunk) in readings.iter_mut().zip(again) {
            if chunk.unbalanced {
                *reading = Reading::Plain;
            }
        }
    }
    for (reading, chunk) in readings.iter_mut().zip(chunks) {
        if chunk.unbalanced && *reading == Reading::Plain {
            *reading = Reading::ByLayout;
        }
    }
    let (repaired, again) = read(&readings);
    let mut is_worse = false;
    for (reading, (old, new)) in readings.iter_mut().zip(chunks.iter().zip(&again)) {
        if new.found > old.found {
            *reading = Reading::Plain;
            is_worse = true;
        }
    }
    match is_worse {
        false => repaired,
        true if readings.iter().all(|reading| *reading == Reading::Plain) => tree,
        true => read(&readings).0,
    }
}

/// The chunks whose braces do not match although they have as many opening ones as closing ones.
fn nesting_readings(tree: &Tree, chunks: &[ReadChunk]) -> Vec<Reading> {
    let mut surplus = vec![0_i64; chunks.len()];
    let mut chunk = 0;
    for token in tree.tokens() {
        let change = match token.kind() {
            TokenKind::LeftBrace => 1,
            TokenKind::RightBrace => -1,
            TokenKind::SplitMarker => {
                chunk += 1;
                continue;
            }
            _ => continue,
        };
        if let Some(surplus) = surplus.get_mut(chunk).filter(|_| !token.span().is_empty()) {
            *surplus += change;
        }
    }
    let reading = |(chunk, surplus): (&ReadChunk, i64)| match chunk.unbalanced && surplus == 0 {
        true => Reading::Nesting,
        false => Reading::Plain,
    };
    chunks.iter().zip(surplus).map(reading).collect()
}

/// Parses a text; returns how each chunk was parsed.
fn parse_chunks(
    text: &[u8],
    limits: &Limits,
    known: Option<Reuse<'_>>,
    readings: &[Reading],
    is_cut: bool,
) -> (Tree, Vec<ReadChunk>) {
    let mut parser = TreeOperations::new(TreeTokens::new(text, limits, known));
    if is_cut {
        let bound = text.len();
        let message = rule!("only the first {} bytes are read: the file is longer", bound);
        let end = Span::at(u32::try_from(bound).unwrap_or(u32::MAX));
        parser.report(Diagnostic::new(codes::limit::BYTES, end, message));
    }
    let chunks = parser.file(readings);
    let splitting = Splitting::of(text);
    (Tree { root: Arc::new(parser.into_tokens().finish_file()), splitting }, chunks)
}

/// Reads the function that begins at `start`, in its surroundings.
pub(super) fn parse_unit(
    text: &[u8],
    start: usize,
    depth: u32,
    limits: &Limits,
) -> Option<Arc<Unit>> {
    let mut parser = TreeOperations::new(TreeTokens::new_at(text, start, limits));
    parser.set_depth(depth);
    parser.function_unit();
    parser.into_tokens().finish_unit()
}

/// Reads what looks like a function at `start`, with the memory of `spare` builders.
pub(super) fn parse_unit_ahead(
    text: &[u8],
    start: usize,
    depth: u32,
    limits: &Limits,
    spare: &mut Vec<UnitBuilder>,
) -> Option<Arc<Unit>> {
    let mut parser = TreeOperations::new(TreeTokens::new_at(text, start, limits));
    parser.set_depth(depth);
    parser.swap_spare(spare);
    parser.function_unit();
    parser.swap_spare(spare);
    parser.into_tokens().finish_unit()
}

/// Reads some statements in the body of the function that begins at `start`, in their surroundings.
pub(super) fn parse_window(
    text: &[u8],
    start: usize,
    depth: u32,
    window: Window,
    limits: &Limits,
) -> Option<ReadWindow> {
    let mut parser = TreeOperations::new(TreeTokens::new_at(text, start, limits));
    parser.set_depth(depth);
    parser.read_window(window);
    parser.function_unit();
    parser.into_tokens().finish_window()
}

/// Parses the operation at a place, and the requested ones after it.
pub(super) fn parse_operations(text: &[u8], place: OperationPlace, limits: &Limits) -> Tree {
    let mut parser = TreeOperations::new(TreeTokens::new_at(text, place.name, limits));
    parser.set_reading(match place.by_layout {
        true => Reading::ByLayout,
        false => Reading::Nesting,
    });
    parser.set_depth(u32::from(place.in_region));
    parser.operations_from(place);
    Tree { root: Arc::new(parser.into_tokens().finish_here()), splitting: Splitting::Never }
}
