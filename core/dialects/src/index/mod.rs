//! The functions of the `index` dialect's operations.

mod shapes;

use crate::common::{Parts, check_cast, constant_names, integer_text, rules};
use abide_mlir::ir::{Ir, OperationId, Type, TypeKind};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    shapes: shapes::SHAPES,
    is_common: true,
    ..DialectHooks::of("index")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("index.bool.constant", ResultNames::Hook(constant_names)),
    ("index.constant", ResultNames::Hook(constant_name)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "index.casts" | "index.castu" => cast,
};

/// Exactly one side is an index.
fn cast(op: &Parts<'_>) -> Verified {
    let is_index = |ty: Type| matches!(op.kind(ty), TypeKind::Index);
    check_cast(op, |from, to| is_index(from) != is_index(to))
}

/// `%idx5`
fn constant_name(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some((value, _)) = integer_text(ir, operation) {
        name(0, &format!("idx{value}"));
    }
}
