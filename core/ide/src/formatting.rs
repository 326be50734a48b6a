//! Changes of white space.

use super::document::Document;
use abide_mlir::syntax::Unit;
use abide_mlir::{Standing, UnitIndentation};
use abide_source::text::{Span, TextEdit};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// The edits that re-indent a function, once requested.
#[derive(Debug, Default, Clone)]
pub(super) struct IndentationCache(OnceLock<Arc<UnitIndentation>>);

impl IndentationCache {
    /// Returns the known result if the function's position is unchanged, else that of `find`.
    fn get(
        &self,
        standing: Standing,
        find: &dyn Fn() -> Arc<UnitIndentation>,
    ) -> Arc<UnitIndentation> {
        let known = self.0.get_or_init(find);
        if known.standing == standing { Arc::clone(known) } else { find() }
    }
}

/// The edits of a whole file.
fn all(document: &Document) -> Vec<TextEdit> {
    let functions = document.functions_in(Span::new(0, u32::MAX));
    let known: FxHashMap<*const Unit, &IndentationCache> =
        functions.map(|(unit, syntax)| (Arc::as_ptr(syntax), &unit.facts.indentation)).collect();
    abide_mlir::format_with(
        document.tree(),
        document.text(),
        document.limits(),
        &|unit, standing, find| match known.get(&Arc::as_ptr(unit)) {
            Some(cache) => cache.get(standing, find),
            None => find(),
        },
    )
}

/// The edits that re-indent a file, or those of its lines that a range touches.
#[must_use]
pub fn formatting(document: &Document, range: Option<Span>) -> Vec<TextEdit> {
    let mut edits = all(document);
    if let Some(range) = range {
        let before = document.text().get(..range.start() as usize).unwrap_or_default();
        let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
        let lines = Span::new(u32::try_from(line).unwrap_or(u32::MAX), range.end());
        // The edit of a line's indentation ends where the line's first word begins.
        edits.retain(|edit| lines.touches(edit.span.end()));
    }
    edits
}
