//! The functions of the `builtin` dialect's operations.

use crate::dialect::common::shapes::SAME_VALUE;
use crate::mlir::ir::OperationId;
use crate::mlir::registry::Hooks;
use crate::mlir::verify::{Verified, Verifier};
use crate::shape::ShapeHook;

pub(super) const SHAPES: &[(&str, ShapeHook)] =
    &[("builtin.unrealized_conversion_cast", SAME_VALUE)];

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("builtin.module", Hooks { verify: Some(verify_module), ..Hooks::NONE }),
    ("builtin.unrealized_conversion_cast", Hooks { verify: Some(verify_cast), ..Hooks::NONE }),
];

fn verify_cast(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    match verifier.ir.result_count(operation) {
        0 => Err("expected at least one result for cast operation".into()),
        _ => Ok(()),
    }
}

/// What a module has beside its name belongs to dialects.
fn verify_module(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    for (name, _) in ir.context.entries(ir.attributes(operation)) {
        let name = ir.context.bytes(*name);
        if !name.contains(&b'.') && name != b"sym_name" && name != b"sym_visibility" {
            return Err(format!(
                "can only contain attributes with dialect-prefixed names, found: '{}'",
                String::from_utf8_lossy(name)
            )
            .into());
        }
    }
    Ok(())
}
