//! The functions of the `arith` dialect's operations.

mod constant;
mod conversion;
mod evaluate;
mod fold;
mod print;
mod shapes;
mod snippets;
mod syntax;
mod verify;

pub(crate) use abide_mlir::ir::integers::{unsigned, width, wrapped};
pub use constant::{constant, insert_index};
pub(crate) use conversion::{comparison, conversion, converts_values};
pub(crate) use evaluate::{compare, evaluate};
pub(crate) use shapes::{combined, integer};

use crate::common::{Scalar, constant_names, rules};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::rewrite::RewriteHooks;

const SELECT: Hooks = Hooks::form(syntax::parse_select, print::select);

/// Whether an operation is one of the dialect.
#[must_use]
pub fn is_arithmetic(operation: &[u8]) -> bool {
    operation.starts_with(b"arith.")
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    rewrite: RewriteHooks { fold: Some(fold::fold), ..RewriteHooks::NONE },
    materialize_constant: Some(constant::insert_constant),
    shapes: shapes::SHAPES,
    snippets: snippets::SNIPPETS,
    is_common: true,
    ..DialectHooks::of("arith")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("arith.constant", ResultNames::Hook(constant_names)),
    ("arith.muli", ResultNames::Hook(multiple_of_vscale)),
];

/// `c4_vscale`: a number times how many times as long a scalable vector is.
fn multiple_of_vscale(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let index = ir.context.index_type();
    if ir.result(operation, 0).is_none_or(|result| ir.value_type(result) != index) {
        return;
    }
    let defined_by =
        |index| ir.operand(operation, index).and_then(|value| ir.defining_operation(value));
    let (Some(left), Some(right)) = (defined_by(0), defined_by(1)) else { return };
    for (scale, constant) in [(right, left), (left, right)] {
        let value = ir.attribute(constant, "value");
        let is_constant = ir.name_bytes(constant) == b"arith.constant";
        let value = value.filter(|_| is_constant && ir.name_bytes(scale) == b"vector.vscale");
        if let Some(value) = value.and_then(|value| ir.context.integer_value(value)) {
            return name(0, &format!("c{value}_vscale"));
        }
    }
}

const HOOKS: &[(&str, Hooks)] = &[("arith.select", SELECT)];

const RULES: &[(&str, VerifyHook)] = rules! {
    "arith.bitcast" => verify::bitcast,
    "arith.constant" => verify::constant,
    "arith.extf" => |op| verify::wider(op, Scalar::Float),
    "arith.extsi" | "arith.extui" => |op| verify::wider(op, Scalar::Integer),
    "arith.index_cast" | "arith.index_castui" => verify::index_cast,
    "arith.scaling_extf" => |op| verify::scaling(op, i64::lt),
    "arith.scaling_truncf" => |op| verify::scaling(op, i64::gt),
    "arith.truncf" => |op| verify::narrower(op, Scalar::Float),
    "arith.trunci" => |op| verify::narrower(op, Scalar::Integer),
};
