//! Conversions.

use crate::common::{Parts, require};
use crate::spirv::types::{bits, element_bits, pointer};
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;
use abide_source::rule;

fn both(parts: &Parts<'_>) -> Option<(Type, Type)> {
    Some((parts.all_operand_types().first().copied()?, parts.result_type(0)?))
}

pub(super) fn bitcast(parts: &Parts<'_>) -> Verified {
    let Some((from, to)) = both(parts) else { return Ok(()) };
    let context = parts.context();
    require(from != to, || {
        rule!("result type must be different from operand type")
            .with_help("remove the cast: both types are the same")
    })?;
    match (pointer(context, from).is_some(), pointer(context, to).is_some()) {
        (true, false) => {
            Err(rule!("unhandled bit cast conversion from pointer type to non-pointer type")
                .with_help("use 'spirv.ConvertPtrToU'")
                .into())
        }
        (false, true) => {
            Err(rule!("unhandled bit cast conversion from non-pointer type to pointer type")
                .with_help("use 'spirv.ConvertUToPtr'")
                .into())
        }
        (true, true) => Ok(()),
        (false, false) => match (bits(context, from), bits(context, to)) {
            (Some(from), Some(to)) => require(from == to, || {
                rule!("mismatch in result type bitwidth {} and operand type bitwidth {}", to, from)
                    .with_help("cast between types of equal width")
            }),
            _ => Ok(()),
        },
    }
}

pub(super) fn convert(parts: &Parts<'_>) -> Verified {
    let Some((from, to)) = both(parts) else { return Ok(()) };
    let bits = |ty: Type| element_bits(parts.context(), ty);
    let (Some(own), Some(other)) = (bits(from), bits(to)) else { return Ok(()) };
    require(own != other, || {
        rule!(
            "expected the different bit widths for operand type and result type, but provided \
             '{}' and '{}'",
            parts.text(from),
            parts.text(to)
        )
        .with_help("convert to a type of another width")
    })
}

/// The addressing model of the enclosing module.
fn addressing_model(parts: &Parts<'_>) -> Option<String> {
    let ir = parts.ir();
    let mut parent = ir.parent(parts.operation);
    while let Some(own) = parent {
        if ir.attribute(own, "addressing_model").is_some() {
            return Parts::of(parts.verifier, own)?.keyword("addressing_model");
        }
        parent = ir.parent(own);
    }
    None
}

fn is_physical(parts: &Parts<'_>, ty: Type) -> bool {
    let class = pointer(parts.context(), ty).map(|(_, class)| class);
    match (addressing_model(parts).as_deref(), class) {
        (Some("Logical"), Some(_)) => false,
        (Some("PhysicalStorageBuffer64"), Some(class)) => class == "PhysicalStorageBuffer",
        _ => true,
    }
}

pub(super) fn pointer_to_integer(parts: &Parts<'_>) -> Verified {
    let Some((from, _)) = both(parts) else { return Ok(()) };
    require(is_physical(parts, from), || {
        rule!("operand must be a physical pointer")
            .with_help("use a pointer to 'PhysicalStorageBuffer'")
    })
}

pub(super) fn integer_to_pointer(parts: &Parts<'_>) -> Verified {
    let Some((_, to)) = both(parts) else { return Ok(()) };
    require(is_physical(parts, to), || {
        rule!("result must be a physical pointer")
            .with_help("use a pointer to 'PhysicalStorageBuffer'")
    })
}

/// The type that a pointer points to, and its storage class.
type Pointer<'v> = (Type, &'v str);

fn pointers<'v>(parts: &Parts<'v>) -> Option<(Pointer<'v>, Pointer<'v>)> {
    let (from, to) = both(parts)?;
    Some((pointer(parts.context(), from)?, pointer(parts.context(), to)?))
}

fn may_become_generic(class: &str) -> bool {
    matches!(class, "Workgroup" | "CrossWorkgroup" | "Function")
}

/// Requires that both pointers of a cast point to the same type.
fn same_pointee(parts: &Parts<'_>, pointee: Type, result: Type) -> Verified {
    require(pointee == result, || {
        rule!("pointee type must have the same as the op result type")
            .with_help(format!("let the result point to '{}', too", parts.text(pointee)))
    })
}

pub(super) fn to_generic(parts: &Parts<'_>) -> Verified {
    let Some(((pointee, class), (result, generic))) = pointers(parts) else { return Ok(()) };
    require(may_become_generic(class), || {
        rule!("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
            .with_help("use a pointer to one of these")
    })?;
    require(generic == "Generic", || {
        rule!("result type must be of storage class Generic")
            .with_help("write 'Generic' as the storage class of the result")
    })?;
    same_pointee(parts, pointee, result)
}

pub(super) fn from_generic(parts: &Parts<'_>) -> Verified {
    let Some(((pointee, generic), (result, class))) = pointers(parts) else { return Ok(()) };
    require(generic == "Generic", || {
        rule!("pointer type must be of storage class Generic")
            .with_help("use a pointer to 'Generic'")
    })?;
    require(may_become_generic(class), || {
        rule!("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
            .with_help("return a pointer to one of these")
    })?;
    same_pointee(parts, pointee, result)
}
