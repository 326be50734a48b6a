//! The metadata of a file, function by function: what is known of one that did not change is kept.

use super::check_function;
use crate::abi::find::Finder;
use crate::abi::function::Function;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::Limits;
use crate::mlir::syntax::{NodeKind, Tree};
use crate::text::Span;
use std::sync::OnceLock;

/// What is wrong with the metadata of a function that is a unit of the tree. It stays the same while
/// the unit does, unless the function's type has aliases.
#[derive(Debug, Default)]
pub(crate) struct MetadataCache(OnceLock<Option<Checked>>);

/// What was found in one function.
#[derive(Debug, Clone)]
struct Checked {
    /// Ranges count from the function's first byte.
    found: Vec<Diagnostic>,
    dropped: usize,
    /// As that of [`Function`], from its first byte; 0 where it has no attributes.
    attributes_end: u32,
}

impl Checked {
    fn new(function: &Function<'_>, text: &[u8], limits: &Limits) -> Checked {
        let start = function.span.start();
        let (found, dropped) = check_function(function, text, limits).into_unsorted();
        let back = |span: Span| {
            Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start))
        };
        let found = found.into_iter().map(|diagnostic| diagnostic.map_spans(back)).collect();
        let attributes_end = function.attributes_end.saturating_sub(start);
        Checked { found, dropped, attributes_end }
    }

    /// Adds what was found in a function that begins at `start`.
    fn add_to(self, all: &mut Diagnostics, start: u32, finder: &Finder<'_>) {
        let end = start.saturating_add(self.attributes_end);
        let is_sound = self.attributes_end == 0 || !finder.has_error(start, end);
        for mut diagnostic in self.found {
            if !is_sound {
                diagnostic.fix = None;
            }
            all.push(diagnostic.shifted(start));
        }
        all.add_dropped(self.dropped);
    }
}

/// Checks the metadata of a file. `cache` gives for the units of the tree, which it counts in the
/// order of [`Tree::units`], what is known of them, where that may be used.
pub(crate) fn check<'c>(
    tree: &Tree,
    text: &[u8],
    limits: &Limits,
    cache: impl Fn(usize) -> Option<&'c MetadataCache>,
) -> Diagnostics {
    let finder = Finder::new(tree, text, limits);
    let new = |function: Function<'_>| {
        (function.span.start(), Checked::new(&function, finder.text, limits))
    };
    let mut checked: Vec<(u32, Checked)> = Vec::new();
    for (index, root) in tree.unit_roots().enumerate() {
        if root.kind() == NodeKind::File {
            checked.extend(finder.functions_of_file(root).map(new));
            continue;
        }
        let find = || finder.function(root).map(new).map(|(_, checked)| checked);
        let of_unit = match cache(index) {
            Some(cache) => cache.0.get_or_init(find).clone(),
            None => find(),
        };
        checked.extend(of_unit.map(|of_unit| (root.span().start(), of_unit)));
    }
    checked.sort_by_key(|(start, _)| *start);
    let mut all = Diagnostics::new(limits);
    for (start, of_function) in checked {
        of_function.add_to(&mut all, start, &finder);
    }
    all
}
