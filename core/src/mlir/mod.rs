//! MLIR text: syntax, names and what can be said of them without knowing a dialect.

pub mod syntax;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits::Limits;

/// Everything that is wrong with a file, in the order of the places; at most
/// [`Limits::diagnostics`] findings and one that says how many more there are.
#[must_use]
pub fn check(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let tree = syntax::parse(text, limits);
    let mut found = Diagnostics::new(limits);
    for diagnostic in tree.diagnostics() {
        found.push(diagnostic);
    }
    found.finish()
}
