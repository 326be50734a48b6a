//! The functions of the `builtin` dialect's operations.

mod snippets;

use crate::common::shapes::SAME_VALUE;
use crate::common::{Parts, rules};
use abide_mlir::ir::{Ir, NewOperation, OperationId, Type};
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::shape::ShapeHook;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The outermost operation of a file.
pub const MODULE: &str = "builtin.module";

/// The operation that makes a value of any type out of any others, or none.
const CAST: &str = "builtin.unrealized_conversion_cast";

/// Makes a value of a type by a cast without operands, which is in no block yet.
pub fn placeholder(ir: &mut Ir, ty: Type) -> OperationId {
    let name = ir.context.identifier(CAST);
    ir.create(NewOperation { results: &[ty], ..NewOperation::new(name) })
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    shapes: SHAPES,
    default_dialects: &[(MODULE, "builtin")],
    snippets: snippets::SNIPPETS,
    ..DialectHooks::of("builtin")
};

const SHAPES: &[(&str, ShapeHook)] = &[(CAST, SAME_VALUE)];

const RULES: &[(&str, VerifyHook)] = rules! {
    "builtin.module" => verify_module,
    "builtin.unrealized_conversion_cast" => verify_cast,
};

fn verify_cast(op: &Parts<'_>) -> Verified {
    match op.ir().result_count(op.operation) {
        0 => Err(rule!("expected at least one result for cast operation")
            .with_help("write the type of a result: 'to f32'")
            .into()),
        _ => Ok(()),
    }
}

/// Verifies that the other attributes of a module belong to dialects.
fn verify_module(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    for (name, _) in ir.context.entries(ir.attributes(op.operation)) {
        let name = ir.context.bytes(*name);
        if !name.contains(&b'.') && name != b"sym_name" && name != b"sym_visibility" {
            return Err(rule!(
                "can only contain attributes with dialect-prefixed names, found: '{}'",
                String::from_utf8_lossy(name)
            )
            .with_help(format!(
                "put a dialect in front of the name, such as 'my.{}'",
                String::from_utf8_lossy(name)
            ))
            .into());
        }
    }
    Ok(())
}
