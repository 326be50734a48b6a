//! Changes of white space.

use crate::db::Document;
use abide_mlir::syntax::Unit;
use abide_mlir::{Format, FormattedUnit};
use abide_source::layout::LayoutOptions;
use abide_source::text::{Span, TextEdit};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The edits that format a file, or those of its lines that a range touches.
#[must_use]
pub fn formatting(
    document: &Document,
    options: &LayoutOptions,
    range: Option<Span>,
) -> Vec<TextEdit> {
    let functions = document.functions_in(Span::new(0, u32::MAX));
    let address = |unit: &Arc<Unit>| Arc::as_ptr(unit).addr();
    let known: FxHashMap<usize, &FormattedUnit> =
        functions.map(|(unit, syntax)| (address(syntax), &unit.facts.formatted)).collect();
    let format = Format {
        options: *options,
        range,
        limits: *document.limits(),
        known: &|unit| known.get(&address(unit)).copied(),
        executor: document.executor(),
    };
    abide_mlir::format(document.tree(), document.text(), &format)
}
