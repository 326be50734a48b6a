//! Matrices that a group of threads works on.

use super::fragments::registers;
use crate::common::{Parts, require};
use crate::llvm::types::{pointer_space, struct_elements};
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The space of a pointer that is an operand.
fn space(parts: &Parts<'_>, name: &str) -> Option<u32> {
    pointer_space(parts.context(), parts.operand_type(name)?)
}

fn sizes(parts: &Parts<'_>) -> Option<(i64, i64, i64)> {
    Some((parts.integer("m")?, parts.integer("n")?, parts.integer("k")?))
}

/// Whether a type is a structure of `count` elements of a type, or that type itself for one.
fn is_structure(parts: &Parts<'_>, ty: Type, element: &str, count: usize) -> bool {
    if count == 1 && parts.text(ty) == element {
        return true;
    }
    let elements = struct_elements(parts.context(), ty);
    elements
        .is_some_and(|own| own.len() == count && own.iter().all(|one| parts.text(*one) == element))
}

fn check_structure(parts: &Parts<'_>, ty: Type, element: &str, count: usize) -> Verified {
    require(is_structure(parts, ty, element, count), || {
        rule!(
            "expected destination type is a structure of {} elements of type '{}'",
            count,
            element
        )
        .with_help(format!("write a struct of {count} times '{element}' as the type of the result"))
    })
}

pub(super) fn load(parts: &Parts<'_>) -> Verified {
    require(matches!(space(parts, "ptr"), None | Some(0 | 1 | 3)), || {
        rule!("expected source pointer in memory space 0, 1, 3")
            .with_help("use a pointer '!llvm.ptr', '!llvm.ptr<1>' or '!llvm.ptr<3>'")
    })?;
    let (Some(element), Some(fragment), Some(sizes), Some(result)) =
        (parts.keyword("eltype"), parts.keyword("frag"), sizes(parts), parts.result_type(0))
    else {
        return Ok(());
    };
    let Some((ty, count)) = registers(&element, &fragment, sizes) else {
        return Ok(());
    };
    check_structure(parts, result, ty, count)
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    require(matches!(space(parts, "ptr"), None | Some(0 | 1 | 3)), || {
        rule!("expected operands to be a source pointer in memory space 0, 1, 3")
            .with_help("use a pointer '!llvm.ptr', '!llvm.ptr<1>' or '!llvm.ptr<3>'")
    })?;
    let (Some(element), Some(sizes)) = (parts.keyword("eltype"), sizes(parts)) else {
        return Ok(());
    };
    let Some((ty, count)) = registers(&element, "c", sizes) else { return Ok(()) };
    require(parts.operands("args").len() == count, || {
        rule!("expected {} operands", count + 2)
            .with_help(format!("give the pointer, {count} registers and the stride"))
    })?;
    let fits = parts.operand_types("args").iter().all(|own| parts.text(*own) == ty);
    require(fits, || {
        rule!("expected operands to be of type '{}'", ty)
            .with_help(format!("use registers of type '{ty}'"))
    })
}

pub(super) fn multiply(parts: &Parts<'_>) -> Verified {
    let (Some(of_inputs), Some(of_result), Some(sizes)) =
        (parts.keyword("eltypeA"), parts.keyword("eltypeB"), sizes(parts))
    else {
        return Ok(());
    };
    let (Some(a), Some(b), Some(c)) = (
        registers(&of_inputs, "a", sizes),
        registers(&of_inputs, "b", sizes),
        registers(&of_result, "c", sizes),
    ) else {
        return Ok(());
    };
    let expected: Vec<&str> =
        [a, b, c].iter().flat_map(|(ty, count)| std::iter::repeat_n(*ty, *count)).collect();
    require(parts.operands("args").len() == expected.len(), || {
        rule!("expected {} arguments", expected.len())
            .with_help(format!("give the registers of A, B and C: {}", expected.len()))
    })?;
    for (index, (own, ty)) in parts.operand_types("args").iter().zip(&expected).enumerate() {
        require(parts.text(*own) == *ty, || {
            rule!("expected argument {} to be of type '{}'", index, ty)
                .with_help(format!("use a register of type '{ty}'"))
        })?;
    }
    match parts.result_type(0) {
        Some(result) => check_structure(parts, result, c.0, c.1),
        None => Ok(()),
    }
}

pub(super) fn ldmatrix(parts: &Parts<'_>) -> Verified {
    require(matches!(space(parts, "ptr"), None | Some(3)), || {
        rule!("expected source pointer in memory space 3").with_help("use a pointer '!llvm.ptr<3>'")
    })?;
    let Some(count) = parts.integer("num") else { return Ok(()) };
    require(matches!(count, 1 | 2 | 4), || {
        rule!("expected num attribute to be 1, 2 or 4").with_help("write 1, 2 or 4")
    })?;
    if parts.attribute("shape").is_some() {
        return Ok(());
    }
    let Some(result) = parts.result_type(0) else { return Ok(()) };
    if count == 1 {
        return require(parts.text(result) == "i32", || {
            rule!("expected destination type is i32")
                .with_help("write 'i32' as the type of the result")
        });
    }
    let count = usize::try_from(count).unwrap_or(0);
    require(is_structure(parts, result, "i32", count), || {
        rule!("expected destination type is a structure of {} elements of type i32", count)
            .with_help(format!("write a struct of {count} times 'i32' as the type of the result"))
    })
}

pub(super) fn stmatrix(parts: &Parts<'_>) -> Verified {
    require(matches!(space(parts, "ptr"), None | Some(3)), || {
        rule!("expected source pointer in memory space 3").with_help("use a pointer '!llvm.ptr<3>'")
    })?;
    require(matches!(parts.operands("sources").len(), 1 | 2 | 4), || {
        rule!("expected num attribute to be 1, 2 or 4").with_help("store 1, 2 or 4 registers")
    })
}
