//! The functions of the `index` dialect's operations.

mod shapes;

pub(super) use shapes::SHAPES;

use crate::dialect::common::{OpView, check_cast};
use crate::mlir::ir::{OperationId, Type, TypeKind};
use crate::mlir::registry::Hooks;
use crate::mlir::verify::{Verified, Verifier};

const CAST: Hooks = Hooks { verify: Some(cast), ..Hooks::NONE };

pub(super) const HOOKS: &[(&str, Hooks)] = &[("index.casts", CAST), ("index.castu", CAST)];

/// Exactly one side is an index.
fn cast(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let op = OpView::new(verifier.ir, operation);
    let is_index = |ty: Type| matches!(op.kind(ty), TypeKind::Index);
    check_cast(&op, |from, to| is_index(from) != is_index(to))
}
