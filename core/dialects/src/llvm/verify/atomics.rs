//! Memory that several threads share.

use crate::common::{Parts, require};
use crate::llvm::types::{is_atomic, is_compatible_float, is_compatible_vector, struct_elements};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn access(parts: &Parts<'_>, ty: Option<Type>, unsupported: [&str; 2]) -> Verified {
    let ordering = parts.keyword("ordering").unwrap_or_else(|| "not_atomic".to_owned());
    if ordering == "not_atomic" {
        return require(parts.attribute("syncscope").is_none(), || {
            rule!("expected syncscope to be null for non-atomic access")
                .with_help("remove the scope, or add 'atomic'")
        });
    }
    let Some(ty) = ty else { return Ok(()) };
    require(is_atomic(parts.context(), ty, true), || {
        rule!("unsupported type '{}' for atomic access", parts.text(ty))
            .with_help("use an integer, a float or a pointer with 8 to 64 bits")
    })?;
    require(!unsupported.contains(&ordering.as_str()), || {
        rule!("unsupported ordering '{}'", ordering)
            .with_help("use an ordering such as 'monotonic' or 'seq_cst'")
    })?;
    require(parts.attribute("alignment").is_some(), || {
        rule!("expected alignment for atomic access")
            .with_help("add the alignment: '{alignment = 4 : i64}'")
    })
}

pub(super) fn atomicrmw(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(kind)) = (parts.operand_type("val"), parts.keyword("bin_op")) else {
        return Ok(());
    };
    let context = parts.context();
    match kind.as_str() {
        "fadd" | "fsub" | "fmin" | "fmax" | "fmaximum" | "fminimum" => {
            let is_vector = is_compatible_vector(context, ty);
            require(is_vector || is_compatible_float(context, ty), || {
                rule!("expected LLVM IR floating point type").with_help(
                    "use a floating-point value, or an operation for integers such as 'add'",
                )
            })?;
            if let TypeKind::Vector { scalable, element, .. } = parts.kind(ty) {
                require(!scalable.contains(&true), || {
                    rule!("expected LLVM IR fixed vector type")
                        .with_help("use a vector of constant size")
                })?;
                require(is_compatible_float(context, *element), || {
                    rule!("expected LLVM IR floating point type for vector element")
                        .with_help("use a vector of floating-point elements")
                })?;
            }
        }
        "xchg" => require(is_atomic(context, ty, true), || {
            rule!("unexpected LLVM IR type for 'xchg' bin_op")
                .with_help("use an integer, a float or a pointer with 8 to 64 bits")
        })?,
        _ => {
            let is_integer =
                matches!(parts.kind(ty), TypeKind::Integer { width: 8 | 16 | 32 | 64, .. });
            require(is_integer, || {
                rule!("expected LLVM IR integer type")
                    .with_help("use an integer of 8, 16, 32 or 64 bits")
            })?;
        }
    }
    let ordering = parts.keyword("ordering");
    require(!is_weak(ordering.as_deref()), || {
        rule!("expected at least 'monotonic' ordering")
            .with_help("use an ordering such as 'monotonic' or 'seq_cst'")
    })
}

fn is_weak(ordering: Option<&str>) -> bool {
    matches!(ordering, Some("not_atomic" | "unordered"))
}

pub(super) fn cmpxchg(parts: &Parts<'_>) -> Verified {
    let Some(ty) = parts.operand_type("val") else { return Ok(()) };
    let context = parts.context();
    if let Some(result) = parts.result_type(0)
        && let Some(elements) = struct_elements(context, result)
    {
        require(*elements == [ty, context.bool_type()], || {
            rule!("failed to verify that result #0 has an LLVM struct type consisting of the type of \
             operand #2 and a bool").with_help("let the result have type '!llvm.struct<(T, i1)>', with T the type of the new value")
        })?;
    }
    require(is_atomic(context, ty, true), || {
        rule!("unexpected LLVM IR type").with_help("use an integer or a pointer with 8 to 64 bits")
    })?;
    let (success, failure) = (parts.keyword("success_ordering"), parts.keyword("failure_ordering"));
    require(!is_weak(success.as_deref()) && !is_weak(failure.as_deref()), || {
        rule!("ordering must be at least 'monotonic'")
            .with_help("use an ordering such as 'monotonic' or 'seq_cst'")
    })?;
    require(!matches!(failure.as_deref(), Some("release" | "acq_rel")), || {
        rule!("failure ordering cannot be 'release' or 'acq_rel'")
            .with_help("use 'monotonic', 'acquire' or 'seq_cst' for failure")
    })
}

pub(super) fn fence(parts: &Parts<'_>) -> Verified {
    let ordering = parts.keyword("ordering");
    let is_weak = matches!(ordering.as_deref(), Some("not_atomic" | "unordered" | "monotonic"));
    require(!is_weak, || {
        rule!("can be given only acquire, release, acq_rel, and seq_cst orderings")
            .with_help("use 'acquire', 'release', 'acq_rel' or 'seq_cst'")
    })
}
