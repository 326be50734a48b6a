//! Values that are constants.

use abide_mlir::ir::{AttributeKind, ValueId};
use abide_mlir::ods::Trait;
use abide_mlir::verify::Verifier;

/// The number that a value is, where a constant makes it.
pub(crate) fn constant_integer(verifier: &Verifier<'_>, value: ValueId) -> Option<i64> {
    let ir = verifier.ir;
    let defining = ir.defining_operation(value)?;
    let entry = verifier.registered(defining)?;
    if !entry.description().has(Trait::ConstantLike) {
        return None;
    }
    let attribute = ir.attribute(defining, "value")?;
    match ir.context.attribute_kind(attribute) {
        AttributeKind::Integer { .. } => ir.context.integer_value(attribute),
        _ => None,
    }
}
