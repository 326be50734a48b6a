//! Values of C: whether their types match.

use super::types::{array, inner, is_integer, is_opaque, is_pointer};
use crate::common::{Parts, require};
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

fn is_number(parts: &Parts<'_>, ty: Type) -> bool {
    matches!(parts.kind(ty), TypeKind::Integer { .. })
}

pub(super) fn add(parts: &Parts<'_>) -> Verified {
    let (Some(left), Some(right)) = (parts.operand_type("lhs"), parts.operand_type("rhs")) else {
        return Ok(());
    };
    let pointers = [left, right].map(|ty| is_pointer(parts, ty));
    require(pointers != [true, true], || {
        rule!("requires that at most one operand is a pointer")
            .with_help("add an integer to a pointer")
    })?;
    let other = if pointers == [true, false] { right } else { left };
    let fits = pointers == [false, false] || is_number(parts, other) || is_opaque(parts, other);
    require(fits, || {
        rule!("requires that one operand is an integer or of opaque type if the other is a pointer")
            .with_help("add an integer to a pointer")
    })
}

pub(super) fn sub(parts: &Parts<'_>) -> Verified {
    let (Some(left), Some(right)) = (parts.operand_type("lhs"), parts.operand_type("rhs")) else {
        return Ok(());
    };
    let [from, by] = [left, right].map(|ty| is_pointer(parts, ty));
    require(from || !by, || {
        rule!("rhs can only be a pointer if lhs is a pointer")
            .with_help("subtract a pointer only from another pointer")
    })?;
    let fits = !from || by || is_number(parts, right) || is_opaque(parts, right);
    require(fits, || {
        rule!("requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
            .with_help("subtract an integer or a pointer")
    })?;
    let result = parts.result_type(0);
    let fits = result.is_none_or(|ty| {
        is_number(parts, ty) || parts.text(ty) == "!emitc.ptrdiff_t" || is_opaque(parts, ty)
    });
    require(!(from && by) || fits, || {
        rule!("requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are \
         pointers").with_help("let the result have type '!emitc.ptrdiff_t' or an integer type")
    })
}

pub(super) fn apply(parts: &Parts<'_>) -> Verified {
    let Some(operator) = parts.keyword("applicableOperator") else { return Ok(()) };
    require(!operator.is_empty(), || {
        rule!("applicable operator must not be empty").with_help("write \"&\" or \"*\"")
    })?;
    require(matches!(operator.as_str(), "&" | "*"), || {
        rule!("applicable operator is illegal").with_help("write \"&\" or \"*\"")
    })?;
    let ir = parts.ir();
    let made = parts.operand("operand").and_then(|value| ir.defining_operation(value));
    let is_constant = made.is_some_and(|made| ir.name_bytes(made) == b"emitc.constant");
    require(operator != "&" || !is_constant, || {
        rule!("cannot apply to constant").with_help("apply it to a variable")
    })
}

/// Operations that define assignable values in older versions; newer ones require an lvalue.
const ASSIGNABLE: [&[u8]; 5] = [
    b"emitc.get_global",
    b"emitc.member",
    b"emitc.member_of_ptr",
    b"emitc.subscript",
    b"emitc.variable",
];

pub(super) fn assign(parts: &Parts<'_>) -> Verified {
    let (Some(variable), Some(value)) = (parts.operand_type("var"), parts.operand_type("value"))
    else {
        return Ok(());
    };
    let ir = parts.ir();
    let made = parts.operand("var").and_then(|value| ir.defining_operation(value));
    let is_assignable = match made {
        Some(made) => {
            ASSIGNABLE.contains(&ir.name_bytes(made)) || parts.verifier.registered(made).is_none()
        }
        None => false,
    };
    require(is_assignable || inner(parts, variable, "lvalue").is_some(), || {
        rule!("requires first operand to be a get_global, member, member of pointer, subscript or variable").with_help("assign to a value of type '!emitc.lvalue<TYPE>', as 'emitc.variable' makes it")
    })?;
    let own = inner(parts, variable, "lvalue").unwrap_or(variable);
    require(own == value, || {
        let (value, own) = (parts.text(value), parts.text(own));
        rule!("requires value's type ('{}') to match variable's type ('{}')", value, own)
            .with_help(format!("assign a value of type '{own}'"))
    })
}

/// Verifies that a value has the type of the result, unless it is opaque.
pub(super) fn initial_value(parts: &Parts<'_>) -> Verified {
    let (Some(value), Some(result)) = (parts.attribute("value"), parts.result_type(0)) else {
        return Ok(());
    };
    let kind = parts.context().attribute_kind(value);
    require(!matches!(kind, AttributeKind::String { .. }), || {
        rule!("string attributes are not supported, use #emitc.opaque instead")
            .with_help("write '#emitc.opaque<\"TEXT\">'")
    })?;
    if matches!(kind, AttributeKind::Dialect { .. }) {
        return Ok(());
    }
    let Some(ty) = parts.context().attribute_type(value) else { return Ok(()) };
    let own = parts.text(inner(parts, result, "lvalue").unwrap_or(result));
    let ty = parts.text(ty);
    let is_pointer_wide = ["size_t", "ssize_t", "ptrdiff_t"].iter().any(|one| own.ends_with(one));
    require(ty == own || ty == "index" && is_pointer_wide, || {
        rule!(
            "requires attribute to either be an #emitc.opaque attribute or it's type ('{}') to \
             match the op's result type ('{}')",
            ty,
            own
        )
        .with_help(format!("write a value of type '{own}', or '#emitc.opaque<\"TEXT\">'"))
    })
}

pub(super) fn constant(parts: &Parts<'_>) -> Verified {
    initial_value(parts)?;
    let is_empty = match parts.attribute_kind("value") {
        Some(AttributeKind::Dialect { body, .. }) => {
            parts.context().bytes(*body) == b"opaque<\"\">"
        }
        _ => false,
    };
    require(!is_empty, || {
        rule!("value must not be empty")
            .with_help("write the C expression, or use an uninitialized 'emitc.variable'")
    })
}

pub(super) fn literal(parts: &Parts<'_>) -> Verified {
    let is_empty = parts.keyword("value").is_some_and(|value| value.is_empty());
    require(!is_empty, || {
        rule!("value must not be empty").with_help("write the text of the literal")
    })
}

pub(super) fn subscript(parts: &Parts<'_>) -> Verified {
    let (Some(value), Some(result)) = (parts.operand_type("value"), parts.result_type(0)) else {
        return Ok(());
    };
    let (indices, types) = (parts.operands("indices").len(), parts.operand_types("indices"));
    let own = inner(parts, result, "lvalue").unwrap_or(result);
    let odd = types.iter().position(|ty| !is_integer(parts, *ty) && !is_opaque(parts, *ty));
    if let Some((rank, element)) = array(parts, value) {
        require(rank == indices, || {
            rule!(
                "on array operand requires number of indices ({}) to match the rank of the \
                 array type ({})",
                indices,
                rank
            )
            .with_help(format!("give one index for each dimension: {rank}"))
        })?;
        require(odd.is_none(), || {
            let index = odd.unwrap_or_default();
            rule!("on array operand requires index operand {} to be integer-like", index)
                .with_help("use an index of type 'index', an integer type or '!emitc.size_t'")
        })?;
        return require(element == own, || {
            let (element, own) = (parts.text(element), parts.text(own));
            rule!(
                "on array operand requires element type ('{}') and result type ('{}') to \
                 match",
                element,
                own
            )
            .with_help(format!("write '!emitc.lvalue<{element}>' as the type of the result"))
        });
    }
    let Some(pointee) = inner(parts, value, "ptr") else { return Ok(()) };
    require(indices == 1, || {
        rule!("on pointer operand requires one index operand, but got {}", indices)
            .with_help("give one index")
    })?;
    require(odd.is_none(), || {
        rule!("on pointer operand requires index operand to be integer-like")
            .with_help("use an index of type 'index', an integer type or '!emitc.size_t'")
    })?;
    require(pointee == own, || {
        let (pointee, own) = (parts.text(pointee), parts.text(own));
        rule!(
            "on pointer operand requires pointee type ('{}') and result type ('{}') to \
             match",
            pointee,
            own
        )
        .with_help(format!("write '!emitc.lvalue<{pointee}>' as the type of the result"))
    })
}

/// Verifies a cast: numbers, pointers and opaque types only.
pub(super) fn cast(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("source"), parts.result_type(0)) else {
        return Ok(());
    };
    let is_number = |ty: Type| {
        matches!(parts.kind(ty), TypeKind::Float(_) | TypeKind::Dialect { .. } | TypeKind::Unknown)
            || is_integer(parts, ty)
    };
    require(is_number(from) && is_number(to), || {
        let (from, to) = (parts.text(from), parts.text(to));
        rule!("operand type '{}' and result type '{}' are cast incompatible", from, to)
            .with_help("cast between numbers, pointers and opaque types")
    })
}

pub(super) fn rem(parts: &Parts<'_>) -> Verified {
    let of = |ty: &Type| matches!(parts.kind(*ty), TypeKind::Float(_));
    let message = |what: &str, index: usize, ty: Type| {
        let ty = parts.text(ty);
        rule!(
            "{} #{} must be integer, index or opaque type supported by EmitC, but got '{}'",
            what,
            index,
            ty
        )
        .with_help("use integers: call 'fmod' for floating-point numbers")
    };
    for (what, types) in
        [("operand", parts.all_operand_types()), ("result", parts.all_result_types())]
    {
        if let Some((index, ty)) = types.iter().enumerate().find(|(_, ty)| of(ty)) {
            return Err(message(what, index, *ty).into());
        }
    }
    Ok(())
}
