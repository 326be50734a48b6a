//! Constants.

use super::aggregates::has_memory;
use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, is_compatible_float, is_named, llvm_type};
use abide_mlir::ir::{Attribute, AttributeKind, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::types::Signedness;

pub(super) fn constant(parts: &Parts<'_>) -> Verified {
    let (Some(value), Some(ty)) = (parts.attribute_kind("value"), parts.result_type(0)) else {
        return Ok(());
    };
    let made_of = llvm_type(parts.context(), ty);
    if let AttributeKind::String { value, .. } = value {
        let length = parts.context().bytes(*value).len();
        let fits = is_text_of(parts, &made_of, length);
        return require(fits, || {
            rule!("expected array type of {} i8 elements for the string constant", length)
                .with_help(format!("write '!llvm.array<{length} x i8>'"))
        });
    }
    match made_of {
        LlvmType::Struct(elements) => complex(parts, value, &elements),
        LlvmType::Target(_) => Err(rule!("does not support target extension type.")
            .with_help("use 'llvm.mlir.zero' or 'llvm.mlir.poison'")
            .into()),
        _ => scalar(parts, value, ty),
    }
}

/// Whether a type may be that of a string of `length` bytes.
pub(super) fn is_text_of(parts: &Parts<'_>, ty: &LlvmType<'_>, length: usize) -> bool {
    match ty {
        LlvmType::Array(count, element) => {
            *count == length as u64
                && matches!(parts.kind(*element), TypeKind::Integer { width: 8, .. })
        }
        ty => *ty == LlvmType::Unknown,
    }
}

/// A complex number is a structure.
fn complex(parts: &Parts<'_>, value: &AttributeKind, elements: &[Type]) -> Verified {
    // Since LLVM 20, a structure of any numbers has an array of as many.
    let is_of = |(value, element): (&Attribute, &Type)| {
        parts.context().attribute_type(*value) == Some(*element)
    };
    if let AttributeKind::Array(values) = value
        && values.len() == elements.len()
        && values.iter().zip(elements).all(is_of)
    {
        return Ok(());
    }
    let (element, is_pair) = match elements {
        [first, second] => (*first, first == second),
        [first, ..] => (*first, false),
        [] => return Ok(()),
    };
    require(is_pair, || {
        rule!("expected struct type with two elements of the same type, the type of a complex constant").with_help("write a struct such as '!llvm.struct<(f64, f64)>'")
    })?;
    let two = "expected array attribute with two elements";
    let AttributeKind::Array(values) = value else {
        return Err(rule!("{}, representing a complex constant", two)
            .with_help("write two numbers: '[1.0 : f64, 0.0 : f64]'")
            .into());
    };
    let [real, imaginary] = &**values else {
        return Err(rule!("{}, representing a complex constant", two)
            .with_help("write two numbers: '[1.0 : f64, 0.0 : f64]'")
            .into());
    };
    let type_of = |value: Attribute| parts.context().attribute_type(value);
    let fits = type_of(*real).is_some() && type_of(*real) == type_of(*imaginary);
    require(fits, || {
        rule!("{} of the same type, representing a complex constant", two)
            .with_help("give both numbers the same type")
    })?;
    let is_number = match parts.kind(element) {
        TypeKind::Integer { signedness, .. } => *signedness == Signedness::Signless,
        TypeKind::Float(_) => is_compatible_float(parts.context(), element),
        _ => false,
    };
    require(is_number, || {
        rule!("expected struct element types to be floating point type or integer type")
            .with_help("use numbers as the elements of the struct")
    })
}

fn scalar(parts: &Parts<'_>, value: &AttributeKind, ty: Type) -> Verified {
    let kind = parts.kind(ty);
    match value {
        AttributeKind::Integer { .. } => {
            let is_integer = matches!(kind, TypeKind::Integer { .. } | TypeKind::Unknown);
            let is_pointer = matches!(llvm_type(parts.context(), ty), LlvmType::Pointer(_));
            let may_be = matches!(kind, TypeKind::Dialect { .. }) && !is_pointer;
            require(is_integer || may_be, || {
                let help =
                    "give the number a point, as in '1.0 : f32', or the result an integer type";
                VerifyError::from("expected integer type").with_help(help)
            })
        }
        AttributeKind::Float { ty: own, .. } => match (parts.kind(*own), kind) {
            (TypeKind::Float(own), TypeKind::Float(kind)) => {
                require(own.width() == kind.width(), || {
                    rule!("expected float type of width {}", own.width())
                        .with_help("write a value of the type of the result")
                })
            }
            (TypeKind::Float(own), TypeKind::Integer { width, .. }) => {
                require(own.width() == *width, || {
                    rule!("expected integer type of width {}", own.width())
                        .with_help("write a value of the type of the result")
                })
            }
            _ => Ok(()),
        },
        AttributeKind::Array(_)
        | AttributeKind::Dialect { .. }
        | AttributeKind::Distinct { .. }
        | AttributeKind::DenseArray { .. }
        | AttributeKind::DenseElements { .. }
        | AttributeKind::DenseResource { .. }
        | AttributeKind::SymbolReference { .. }
        | AttributeKind::SparseElements { .. } => Ok(()),
        _ => Err(rule!("only supports integer, float, string or elements attributes")
            .with_help("write a number, a string or elements such as 'dense<..>'")
            .into()),
    }
}

pub(super) fn zero(parts: &Parts<'_>) -> Verified {
    let ty = parts.result_type(0).map(|ty| llvm_type(parts.context(), ty));
    match ty {
        Some(LlvmType::Target(name)) if !has_memory(name) => {
            Err(rule!("target extension type does not support zero-initializer")
                .with_help("use another type")
                .into())
        }
        _ => Ok(()),
    }
}

/// Whether a value is all zeros.
pub(super) fn is_zero(parts: &Parts<'_>, value: Attribute) -> bool {
    use abide_mlir::ir::DenseData;
    match parts.context().attribute_kind(value) {
        AttributeKind::Integer { .. } => parts.context().integer_value(value) == Some(0),
        AttributeKind::Float { bits, .. } => *bits == 0,
        AttributeKind::DenseElements { data: DenseData::Bytes { bytes, .. }, .. } => {
            bytes.iter().all(|byte| *byte == 0)
        }
        AttributeKind::Array(elements) => elements.iter().all(|element| is_zero(parts, *element)),
        _ => false,
    }
}

/// Whether a global may have a type.
pub(super) fn is_type_of_global(parts: &Parts<'_>, ty: Type) -> bool {
    let names = ["void", "token", "label", "metadata"];
    !names.iter().any(|name| is_named(parts.context(), ty, name))
}
