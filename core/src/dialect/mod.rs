//! What is known of dialects: each is described once, and everything else reads the description.
//!
//! So far these are the types of the `spirv` dialect. What no description knows is never an error.

mod body;
mod descriptions;
mod func;
mod result_names;
mod spirv;

use crate::diagnostic::{Diagnostic, codes};
use crate::limits::Limits;
use crate::mlir::syntax::{NodeKind, Tree, Unit, WalkEvent};
use crate::text::Span;
use body::Cursor;
pub use descriptions::{descriptions, registry};
pub(crate) use result_names::result_names;
use std::sync::Arc;

/// Checks the types of described dialects in a file: what stands between their brackets.
#[must_use]
pub fn check_types(tree: &Tree, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let units = tree.units().into_iter();
    units
        .flat_map(|(offset, unit)| {
            let own = Span::new(offset, offset + unit.len()).slice(text);
            let found = check_unit_types(unit, own, limits).into_iter();
            found.map(move |diagnostic| diagnostic.shifted(offset))
        })
        .collect()
}

/// Checks the types of described dialects in one unit, without the nested ones. `text` is the
/// unit's own text, and ranges count from its first byte.
#[must_use]
pub fn check_unit_types(unit: &Arc<Unit>, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for event in unit.root().walk() {
        let WalkEvent::Enter(node) = event else { continue };
        if node.kind() != NodeKind::DialectType || node.child(NodeKind::DialectBody).is_none() {
            continue;
        }
        let mut cursor = Cursor::new(text, node.span(), limits.depth);
        if let Err(fault) = spirv::type_(&mut cursor) {
            found.push(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message));
        }
        if found.len() > limits.diagnostics {
            break;
        }
    }
    found
}
