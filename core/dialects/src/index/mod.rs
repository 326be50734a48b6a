//! The functions of the `index` dialect's operations.

mod shapes;

use crate::common::{OpView, check_cast, constant_names, integer_text};
use abide_mlir::ir::{Ir, OperationId, Type, TypeKind};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks};
use abide_mlir::verify::{Verified, Verifier};

const CAST: Hooks = Hooks { verify: Some(cast), ..Hooks::NONE };

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    result_names: RESULT_NAMES,
    shapes: shapes::SHAPES,
    ..DialectHooks::of("index")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("index.bool.constant", ResultNames::Hook(constant_names)),
    ("index.constant", ResultNames::Hook(constant_name)),
];

const HOOKS: &[(&str, Hooks)] = &[("index.casts", CAST), ("index.castu", CAST)];

/// Exactly one side is an index.
fn cast(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let op = OpView::new(verifier.ir, operation);
    let is_index = |ty: Type| matches!(op.kind(ty), TypeKind::Index);
    check_cast(&op, |from, to| is_index(from) != is_index(to))
}

/// `%idx5`
fn constant_name(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some((value, _)) = integer_text(ir, operation) {
        name(0, &format!("idx{value}"));
    }
}
