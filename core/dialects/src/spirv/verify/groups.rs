//! Operations over a group of invocations.

use crate::common::{Parts, require};
use abide_mlir::ir::{TypeKind, ValueId};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::types::Signedness;

pub(super) fn scope(parts: &Parts<'_>) -> Verified {
    let scope = parts.keyword("execution_scope");
    require(matches!(scope.as_deref(), None | Some("Workgroup" | "Subgroup")), || {
        rule!("execution scope must be 'Workgroup' or 'Subgroup'")
            .with_help("write '<Workgroup>' or '<Subgroup>'")
    })
}

/// Whether a value comes from a constant or refers to one. Undescribed operations may be constants.
fn is_constant(parts: &Parts<'_>, value: ValueId) -> bool {
    let ir = parts.ir();
    let Some(defining) = ir.defining_operation(value) else { return false };
    let named = ["Constant", "mlir.referenceof"];
    let name = ir.name_bytes(defining).strip_prefix(b"spirv.");
    parts.verifier.registered(defining).is_none()
        || named.iter().any(|own| name == Some(own.as_bytes()))
}

/// The value of a constant.
fn value_of(parts: &Parts<'_>, value: ValueId) -> Option<i64> {
    let ir = parts.ir();
    let value = ir.attribute(ir.defining_operation(value)?, "value")?;
    parts.context().integer_value(value)
}

pub(super) fn broadcast(parts: &Parts<'_>) -> Verified {
    scope(parts)?;
    // From version 1.5 on it may be any value.
    if is_for_target(parts) {
        return Ok(());
    }
    let id = parts.operand("id");
    require(id.is_none_or(|id| is_constant(parts, id)), || {
        rule!("id must be the result of a constant op")
            .with_help("name a constant: 'spirv.Constant'")
    })
}

/// Whether an enclosing operation declares a target environment.
fn is_for_target(parts: &Parts<'_>) -> bool {
    let ir = parts.ir();
    let mut parent = ir.parent(parts.operation);
    while let Some(own) = parent {
        if ir.attribute(own, "spirv.target_env").is_some() {
            return true;
        }
        parent = ir.parent(own);
    }
    false
}

pub(super) fn shuffle(parts: &Parts<'_>) -> Verified {
    let second = parts.all_operand_types().get(1).copied();
    if let Some(TypeKind::Integer { signedness, .. }) = second.map(|ty| parts.kind(ty)) {
        require(*signedness != Signedness::Signed, || {
            rule!("second operand must be a singless/unsigned integer")
                .with_help("use an operand of a type such as 'i32' or 'ui32'")
        })?;
    }
    scope(parts)
}

pub(super) fn rotate(parts: &Parts<'_>) -> Verified {
    scope(parts)?;
    cluster_size(parts)
}

pub(super) fn arithmetic(parts: &Parts<'_>) -> Verified {
    scope(parts)?;
    let operation = parts.keyword("group_operation");
    let has_size = parts.operand("cluster_size").is_some();
    require(has_size || operation.as_deref() != Some("ClusteredReduce"), || {
        rule!("cluster size operand must be provided for 'ClusteredReduce' group operation")
            .with_help("add 'cluster_size(%size)' with a constant size")
    })?;
    cluster_size(parts)
}

fn cluster_size(parts: &Parts<'_>) -> Verified {
    let Some(size) = parts.operand("cluster_size") else { return Ok(()) };
    require(is_constant(parts, size), || {
        rule!("cluster size operand must come from a constant op")
            .with_help("name a constant: 'spirv.Constant'")
    })?;
    let is_power = value_of(parts, size).is_none_or(|size| size > 0 && size.count_ones() == 1);
    require(is_power, || {
        rule!("cluster size operand must be a power of two")
            .with_help("use a size such as 2, 4 or 8")
    })
}
