//! Structures, arrays, vectors and memory.

use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, is_compatible_vector, is_named, llvm_type, pointer_space};
use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// An index that is an operand.
const DYNAMIC_INDEX: i64 = i32::MIN as i64;

pub(super) fn alloca(parts: &Parts<'_>) -> Verified {
    let ty = parts.type_attribute("elem_type");
    match ty.map(|ty| llvm_type(parts.context(), ty)) {
        Some(LlvmType::Target(name)) if !has_memory(name) => {
            Err(rule!("this target extension type cannot be used in alloca")
                .with_help("pass the value on without 'llvm.alloca'")
                .into())
        }
        _ => Ok(()),
    }
}

/// Whether values of an extension type of a target may be in memory.
pub(super) fn has_memory(target: &str) -> bool {
    target.starts_with("spirv.") || target == "aarch64.svcount"
}

pub(super) fn getelementptr(parts: &Parts<'_>) -> Verified {
    let (Some(indices), Some(element)) =
        (parts.integers("rawConstantIndices"), parts.type_attribute("elem_type"))
    else {
        return Ok(());
    };
    let mut ty = element;
    for (place, index) in indices.iter().enumerate().skip(1) {
        ty = match llvm_type(parts.context(), ty) {
            LlvmType::Struct(elements) => {
                require(*index != DYNAMIC_INDEX, || {
                    rule!("expected index {} indexing a struct to be constant", place)
                        .with_help("write a number as this index")
                })?;
                let element = usize::try_from(*index).ok().and_then(|it| elements.get(it));
                match element {
                    Some(element) => *element,
                    None if elements.is_empty() => return Ok(()),
                    None => {
                        return Err(rule!("index {} indexing a struct is out of bounds", place)
                            .with_help("the fields count from 0: write a smaller number")
                            .into());
                    }
                }
            }
            LlvmType::Array(_, element) | LlvmType::Vector(element) => element,
            LlvmType::Unknown => return Ok(()),
            _ => {
                let ty = parts.text(ty);
                return Err(rule!("type '{}' cannot be indexed (index #{})", ty, place)
                    .with_help("remove this index, or give the type of the elements that are meant")
                    .into());
            }
        };
    }
    Ok(())
}

/// The type at a position within an aggregate; `None` if its elements are unknown.
pub(in crate::llvm) fn at_position(
    context: &Context,
    container: Type,
    position: &[i64],
    text: impl Fn(Type) -> String,
) -> Result<Option<Type>, Message> {
    let mut ty = container;
    for index in position {
        let out_of_bounds = || {
            rule!("position out of bounds: {}", index)
                .with_help("the elements count from 0: write a smaller number")
        };
        let index = usize::try_from(*index).map_err(|_| out_of_bounds())?;
        ty = match llvm_type(context, ty) {
            LlvmType::Array(count, _) if index as u64 >= count => return Err(out_of_bounds()),
            LlvmType::Array(_, element) => element,
            LlvmType::Unknown => return Ok(None),
            LlvmType::Struct(elements) if elements.is_empty() => return Ok(None),
            LlvmType::Struct(elements) => *elements.get(index).ok_or_else(out_of_bounds)?,
            _ => {
                return Err(rule!("expected LLVM IR structure/array type, got: '{}'", text(ty))
                    .with_help("the position has one number too many"));
            }
        };
    }
    Ok(Some(ty))
}

/// The container of an operation, and the type at its position.
fn container(parts: &Parts<'_>) -> Result<Option<(Type, Type)>, Message> {
    let (Some(container), Some(position)) =
        (parts.operand_type("container"), parts.integers("position"))
    else {
        return Ok(None);
    };
    let found = at_position(parts.context(), container, &position, |ty| parts.text(ty))?;
    Ok(found.map(|found| (container, found)))
}

pub(super) fn insertvalue(parts: &Parts<'_>) -> Verified {
    let Some((container, expected)) = container(parts)? else { return Ok(()) };
    let Some(value) = parts.operand_type("value") else { return Ok(()) };
    require(value == expected, || {
        let (value, container) = (parts.text(value), parts.text(container));
        rule!("Type mismatch: cannot insert '{}' into '{}'", value, container)
            .with_help(format!("insert a value of type '{}'", parts.text(expected)))
    })
}

pub(super) fn extractvalue(parts: &Parts<'_>) -> Verified {
    let Some((container, expected)) = container(parts)? else { return Ok(()) };
    let Some(result) = parts.result_type(0) else { return Ok(()) };
    require(result == expected, || {
        let (container, result) = (parts.text(container), parts.text(result));
        let expected = parts.text(expected);
        rule!(
            "Type mismatch: extracting from '{}' should produce '{}' but this op \
             returns '{}'",
            container,
            expected,
            result
        )
        .with_help(format!("return the type '{expected}'"))
    })
}

pub(super) fn shufflevector(parts: &Parts<'_>) -> Verified {
    let (Some(ty), Some(mask)) = (parts.operand_type("v1"), parts.integers("mask")) else {
        return Ok(());
    };
    require(is_compatible_vector(parts.context(), ty), || {
        rule!("expected an LLVM compatible vector type")
            .with_help("use a vector of numbers or pointers")
    })?;
    let is_scalable = match parts.kind(ty) {
        TypeKind::Vector { scalable, .. } => scalable.contains(&true),
        _ => false,
    };
    let is_splat = mask.windows(2).all(|pair| pair.first() == pair.last());
    require(!is_scalable || is_splat, || {
        rule!("expected a splat operation for scalable vectors")
            .with_help("list one position alone, repeated")
    })
}

pub(super) fn bitcast(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("arg"), parts.result_type(0)) else {
        return Ok(());
    };
    let context = parts.context();
    if is_named(context, from, "struct") || is_named(context, to, "struct") {
        return Ok(());
    }
    let space = |ty: Type| match llvm_type(context, ty) {
        LlvmType::Vector(element) => pointer_space(context, element),
        _ => pointer_space(context, ty),
    };
    match (space(from), space(to)) {
        (None, None) => Ok(()),
        (Some(from), Some(to)) if from == to => Ok(()),
        (Some(_), Some(_)) => Err(rule!(
            "cannot cast pointers of different address spaces, use \
             'llvm.addrspacecast' instead"
        )
        .with_help("use 'llvm.addrspacecast'")
        .into()),
        _ => Err(rule!("can only cast pointers from and to pointers")
            .with_help("use 'llvm.inttoptr' or 'llvm.ptrtoint'")
            .into()),
    }
}

pub(super) fn interleave(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.all_operand_types().first().copied(), parts.result_type(0))
    else {
        return Ok(());
    };
    let (
        TypeKind::Vector { shape, scalable, element },
        TypeKind::Vector { shape: twice, scalable: other, element: own },
    ) = (parts.kind(from), parts.kind(to))
    else {
        return Ok(());
    };
    let doubled = shape.iter().map(|size| size.saturating_mul(2));
    let fits = element == own && scalable == other && doubled.eq(twice.iter().copied());
    require(fits, || {
        rule!("failed to verify that result has twice as many elements as 'vec1'")
            .with_help("give the result twice the elements of an operand")
    })
}

/// Whether a type is a pointer.
pub(super) fn is_pointer(parts: &Parts<'_>, ty: Type) -> bool {
    pointer_space(parts.context(), ty).is_some()
}
