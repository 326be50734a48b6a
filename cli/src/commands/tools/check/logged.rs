//! The modules of a log, checked one by one.

use super::{Arguments, Outcome, add_suggestions};
use crate::console::counted;
use crate::input::{Kind, Source};
use crate::parallel::Threads;
use crate::report::Checked;
use abide_core::diagnostic::{Diagnostic, Severity, codes};
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_core::text::LineIndex;
use abide_logs::{Extraction, Piece};
use std::sync::Arc;

/// The number of lines that the note lists.
const MAX_LISTED: usize = 8;

/// Checks the modules of a log. Diagnostics are at their places in the log. It is never changed, so fixes are only
/// suggestions.
pub(super) fn examine(
    source: &Source,
    text: Vec<u8>,
    found: Extraction,
    arguments: &Arguments,
    rules: &super::Rules<'_>,
    dialects: Option<&Arc<Registry>>,
    color: bool,
) -> Outcome {
    let limits = Limits::for_large_stacks();
    let note = note(&source.name, &text, &found);
    let mut checked = Checked::new(source.name.clone(), text, Vec::new());
    let mut outcome = Outcome { note: Some(note), ..Outcome::default() };
    for piece in found.pieces {
        let mut text = piece.text.clone();
        let read = Kind::Mlir.check(&source.name, &mut text, dialects, &[], &limits, Threads::ONE);
        outcome.undescribed.extend(read.undescribed);
        let mut found = read.diagnostics;
        outcome.expected += rules.apply(Kind::Mlir, source.path.as_deref(), &text, &mut found);
        drop_unknown_symbols(&piece, &mut found);
        if piece.is_cut {
            drop_follow_ups(&text, &mut found);
        }
        if arguments.format.shows_help() {
            add_suggestions(&text, dialects, &limits, &mut found);
        }
        let offset = u32::try_from(piece.span.start).unwrap_or(u32::MAX);
        checked.diagnostics.extend(found.into_iter().map(|one| one.shifted(offset)));
    }
    outcome.errors = checked.count(Severity::Error);
    outcome.warnings = checked.count(Severity::Warning);
    outcome.informations = checked.count(Severity::Information);
    rules.limit(&mut checked.diagnostics);
    if !arguments.diff {
        outcome.report = arguments.format.render(&checked, color);
    }
    outcome
}

/// Drops errors about unknown symbols of functions whose module is not in the log.
fn drop_unknown_symbols(piece: &Piece, found: &mut Vec<Diagnostic>) {
    if piece.is_module || found.is_empty() {
        return;
    }
    let symbols = piece.symbols();
    let is_unknown = |one: &Diagnostic| {
        one.code == codes::mlir::INVALID_OPERATION
            && piece.mentions_others(one.span.start() as usize, &symbols)
    };
    found.retain(|one| !is_unknown(one));
}

/// Keeps only the first error at the end of a module that was cut off: all are about missing text. The locations that MLIR
/// defines after the module are missing, too.
fn drop_follow_ups(text: &[u8], found: &mut Vec<Diagnostic>) {
    let is_location = |one: &Diagnostic| {
        let before = text.get(..one.span.start() as usize).unwrap_or_default();
        one.code == codes::mlir::UNDEFINED_ALIAS && before.ends_with(b"loc(")
    };
    found.retain(|one| !is_location(one));
    let end = text.trim_ascii_end();
    let last_line = end.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let mut count = 0;
    found.retain(|one| {
        count += usize::from(one.span.start() as usize >= last_line);
        (one.span.start() as usize) < last_line || count == 1
    });
}

/// The number of modules and their lines, those that are cut off, and the texts of other formats.
fn note(name: &str, text: &[u8], found: &Extraction) -> String {
    let lines = LineIndex::new(text);
    let line = |offset: usize| lines.line(u32::try_from(offset).unwrap_or(u32::MAX)) + 1;
    let list = |offsets: &[usize]| {
        let shown: Vec<String> =
            offsets.iter().take(MAX_LISTED).map(|offset| line(*offset).to_string()).collect();
        let more = if offsets.len() > MAX_LISTED { ", .." } else { "" };
        format!("{} {}{more}", if offsets.len() == 1 { "line" } else { "lines" }, shown.join(", "))
    };
    let all: Vec<usize> = found.pieces.iter().map(|piece| piece.span.start).collect();
    let mut note =
        format!("{name}: found {} in other text ({})", counted(all.len(), "module"), list(&all));
    let cut = found.pieces.iter().filter(|piece| piece.is_cut).map(|piece| piece.span.start);
    let cut: Vec<usize> = cut.collect();
    if !cut.is_empty() {
        note += &format!(", cut off: {}", list(&cut));
    }
    for (offset, foreign) in found.foreign.iter().take(MAX_LISTED) {
        note += &format!(", and {} (line {}), which is not MLIR", foreign.name, line(*offset));
    }
    note
}
