//! MLIR text: syntax, names and what can be said of them without knowing a dialect.

pub mod names;
pub mod syntax;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::dialect;
use crate::limits::Limits;

/// Everything that is wrong with a file, in the order of the places; at most
/// [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn check(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let tree = syntax::parse(text, limits);
    let names = names::FileNames::new(&tree, text, limits);
    let types = dialect::check_types(&tree, text, limits);
    join(&tree, &names, types, limits)
}

/// What the parts of a check have found, as one list: see [`check`].
pub(crate) fn join(
    tree: &syntax::Tree,
    names: &names::FileNames,
    types: impl IntoIterator<Item = Diagnostic>,
    limits: &Limits,
) -> Vec<Diagnostic> {
    let mut all = tree.diagnostics();
    all.extend(names.all_diagnostics());
    all.extend(types);
    all.sort_by_key(|diagnostic| diagnostic.span.start());
    let mut found = Diagnostics::new(limits);
    for diagnostic in all {
        found.push(diagnostic);
    }
    found.finish()
}
