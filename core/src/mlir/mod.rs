//! MLIR text: syntax, names and what can be said of them without knowing a dialect.

mod format;
pub mod names;
pub mod syntax;

pub use format::format;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::dialect;
use crate::limits::Limits;

/// Everything that is wrong with a file, in the order of the places; at most
/// [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn check(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let tree = syntax::parse(text, limits);
    let names = names::FileNames::new(&tree, text, limits);
    let mut all = tree.diagnostics();
    all.extend(names.all_diagnostics());
    all.extend(dialect::check_types(&tree, text, limits));
    all.sort_by_key(|diagnostic| diagnostic.span.start());
    let mut found = Diagnostics::new(limits);
    for diagnostic in all {
        found.push(diagnostic);
    }
    found.add_dropped(tree.dropped() + names.dropped);
    found.finish()
}
