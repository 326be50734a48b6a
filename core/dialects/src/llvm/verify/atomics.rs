//! Memory that several threads share.

use crate::common::{Parts, require};
use crate::llvm::types::{
    is_atomic, is_compatible_float, is_compatible_vector, struct_elements, text,
};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn load(parts: &Parts<'_>) -> Verified {
    access(parts, parts.result_type(0), ["release", "acq_rel"])
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    access(parts, parts.operand_type("value"), ["acquire", "acq_rel"])
}

fn access(parts: &Parts<'_>, ty: Option<Type>, unsupported: [&str; 2]) -> Verified {
    let ordering = parts.keyword("ordering").unwrap_or_else(|| "not_atomic".to_owned());
    if ordering == "not_atomic" {
        return require(
            parts.attribute("syncscope").is_none(),
            || "expected syncscope to be null for non-atomic access",
        );
    }
    let Some(ty) = ty else { return Ok(()) };
    require(is_atomic(parts.context(), ty, true), || {
        rule!("unsupported type '{}' for atomic access", parts.text(ty))
    })?;
    require(!unsupported.contains(&ordering.as_str()), || {
        rule!("unsupported ordering '{}'", ordering)
    })?;
    require(parts.attribute("alignment").is_some(), || "expected alignment for atomic access")
}

pub(super) fn atomicrmw(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(kind)) = (parts.operand_type("val"), parts.keyword("bin_op")) else {
        return Ok(());
    };
    let context = parts.context();
    match kind.as_str() {
        "fadd" | "fsub" | "fmin" | "fmax" | "fmaximum" | "fminimum" => {
            let is_vector = is_compatible_vector(context, ty);
            require(
                is_vector || is_compatible_float(context, ty),
                || "expected LLVM IR floating point type",
            )?;
            if let TypeKind::Vector { scalable, element, .. } = parts.kind(ty) {
                require(!scalable.contains(&true), || "expected LLVM IR fixed vector type")?;
                require(
                    is_compatible_float(context, *element),
                    || "expected LLVM IR floating point type for vector element",
                )?;
            }
        }
        "xchg" => {
            require(is_atomic(context, ty, true), || "unexpected LLVM IR type for 'xchg' bin_op")?
        }
        _ => {
            let is_integer =
                matches!(parts.kind(ty), TypeKind::Integer { width: 8 | 16 | 32 | 64, .. });
            require(is_integer, || "expected LLVM IR integer type")?;
        }
    }
    let ordering = parts.keyword("ordering");
    require(!is_weak(ordering.as_deref()), || "expected at least 'monotonic' ordering")
}

fn is_weak(ordering: Option<&str>) -> bool {
    matches!(ordering, Some("not_atomic" | "unordered"))
}

pub(super) fn cmpxchg(parts: &Parts<'_>) -> Verified {
    let Some(ty) = parts.operand_type("val") else { return Ok(()) };
    if let Some(result) = parts.result_type(0)
        && let Some(elements) = struct_elements(parts.context(), result)
    {
        require(elements == [text(parts, ty), "i1".to_owned()], || {
            "failed to verify that result #0 has an LLVM struct type consisting of the type of \
             operand #2 and a bool"
        })?;
    }
    require(is_atomic(parts.context(), ty, true), || "unexpected LLVM IR type")?;
    let (success, failure) = (parts.keyword("success_ordering"), parts.keyword("failure_ordering"));
    require(
        !is_weak(success.as_deref()) && !is_weak(failure.as_deref()),
        || "ordering must be at least 'monotonic'",
    )?;
    require(
        !matches!(failure.as_deref(), Some("release" | "acq_rel")),
        || "failure ordering cannot be 'release' or 'acq_rel'",
    )
}

pub(super) fn fence(parts: &Parts<'_>) -> Verified {
    let ordering = parts.keyword("ordering");
    let is_weak = matches!(ordering.as_deref(), Some("not_atomic" | "unordered" | "monotonic"));
    require(!is_weak, || "can be given only acquire, release, acq_rel, and seq_cst orderings")
}
