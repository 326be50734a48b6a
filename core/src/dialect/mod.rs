//! What is known of dialects: each is described once, and everything else reads the description.
//!
//! So far these are the types of the `spirv` dialect. What no description knows is never an error.

mod body;
mod spirv;

use crate::diagnostic::{Diagnostic, codes};
use crate::limits::Limits;
use crate::mlir::syntax::{NodeKind, Tree, WalkEvent};
use body::Cursor;

/// Checks the types of described dialects in a file: what stands between their brackets.
#[must_use]
pub fn check_types(tree: &Tree, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (offset, unit) in tree.units() {
        for event in unit.root().walk() {
            let WalkEvent::Enter(node) = event else { continue };
            if node.kind() != NodeKind::DialectType || node.child(NodeKind::DialectBody).is_none() {
                continue;
            }
            let span = node.span().shifted(offset);
            let mut cursor = Cursor::new(text, span, limits.depth);
            if let Err(fault) = spirv::type_(&mut cursor) {
                found.push(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message));
            }
            if found.len() > limits.diagnostics {
                return found;
            }
        }
    }
    found
}
