//! All checks of a file together.

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::Limits;
use crate::mlir::names::FileNames;
use crate::mlir::syntax::{self, Tree};
use crate::{abi, dialect};

/// Everything that is wrong with an MLIR file, in the order of the places: its syntax, its names,
/// its types as far as their dialects are known, and the function-ABI metadata in it. At most
/// [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn mlir_file(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let tree = syntax::parse(text, limits);
    let names = FileNames::new(&tree, text, limits);
    let types = dialect::check_types(&tree, text, limits);
    let metadata = abi::check_units(&tree, text, limits, |_| None);
    join(&tree, &names, types, metadata, limits)
}

/// Puts together what the checks of a file have found.
pub(crate) fn join(
    tree: &Tree,
    names: &FileNames,
    types: impl IntoIterator<Item = Diagnostic>,
    metadata: Diagnostics,
    limits: &Limits,
) -> Vec<Diagnostic> {
    let mut all = tree.diagnostics();
    all.extend(names.all_diagnostics());
    all.extend(types);
    let (metadata, dropped) = metadata.into_parts();
    all.extend(metadata);
    all.sort_by_key(|diagnostic| diagnostic.span.start());
    let mut found = Diagnostics::new(limits);
    for diagnostic in all {
        found.push(diagnostic);
    }
    found.add_dropped(tree.dropped() + names.dropped + dropped);
    found.finish()
}
