//! Result names of the `hal` dialect, and the number of sizes of a binding.

use crate::common::{Parts, dimensions, rules};
use abide_mlir::ir::{DYNAMIC, Ir, OperationId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::directives::SYMBOL_VISIBILITY;
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    attribute_aliases: &[
        ("hal.device.target", ""),
        ("hal.executable.target", ""),
        ("hal.pipeline.layout", "pipeline_layout"),
    ],
    directives: &[crate::iree::DIRECTIVES, &[SYMBOL_VISIBILITY]],
    ..DialectHooks::of("hal")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "hal.interface.binding.subspan" => verify_subspan,
};

/// Checks that there is an operand for each dynamic size of the result.
fn verify_subspan(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(sizes) = dimensions(ir, op.operation, "operandSegmentSizes") else { return Ok(()) };
    let (Some(given), Some(result)) = (sizes.get(1), ir.result(op.operation, 0)) else {
        return Ok(());
    };
    let ty = ir.value_type(result);
    let shape = ir.context.type_kind(ty).shape();
    let needed = shape.map_or(0, |shape| shape.iter().filter(|size| **size == DYNAMIC).count());
    if needed == *given {
        return Ok(());
    }
    let ty = op.verifier.type_text(ty);
    Err(rule!(
        "result type '{}' has {} dynamic dimensions but {} associated dimension SSA \
         values",
        ty,
        needed,
        given
    )
    .with_help(format!("give {} in braces, one for each '?' of the type", counted(needed, "size")))
    .into())
}

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("hal.fence.await", ResultNames::Fixed("status")),
    ("hal.fence.create", ResultNames::Fixed("fence")),
    ("hal.fence.join", ResultNames::Fixed("fence")),
    ("hal.interface.workgroup.count", ResultNames::Hook(workgroup_names)),
    ("hal.interface.workgroup.id", ResultNames::Hook(workgroup_names)),
    ("hal.interface.workgroup.size", ResultNames::Hook(workgroup_names)),
];

/// `%workgroup_id_x`: what of a workgroup is requested, and in which dimension.
fn workgroup_names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let dimension = ir.attribute(operation, "dimension");
    let dimension = dimension.and_then(|it| ir.context.integer_value(it));
    let axis = dimension.and_then(|it| ["x", "y", "z"].get(usize::try_from(it).ok()?));
    let of = ir.context.text(ir.name(operation));
    let of = of.rsplit('.').next().unwrap_or_default();
    if let Some(axis) = axis {
        name(0, &format!("workgroup_{of}_{axis}"));
    }
}
