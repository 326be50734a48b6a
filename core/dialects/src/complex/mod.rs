//! The functions of the `complex` dialect's operations.

mod snippets;

use crate::common::{Parts, Scalar, require, rules};
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    snippets: snippets::SNIPPETS,
    is_common: true,
    ..DialectHooks::of("complex")
};

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] = &[("complex.constant", ResultNames::Fixed("cst"))];

const RULES: &[(&str, VerifyHook)] = rules! {
    "complex.bitcast" => bitcast,
    "complex.constant" => constant,
};

fn constant(op: &Parts<'_>) -> Verified {
    let (Some(AttributeKind::Array(parts)), Some(result)) =
        (op.attribute_kind("value"), op.result_type(0))
    else {
        return Ok(());
    };
    let TypeKind::Complex(element) = op.kind(result) else { return Ok(()) };
    let &[re, im] = &**parts else {
        return Err(rule!(
            "requires 'value' to be a complex constant, represented as array of two values"
        )
        .with_help("write two numbers: '[1.0, 0.0]'")
        .into());
    };
    let number = |part| match op.context().attribute_kind(part) {
        AttributeKind::Float { ty, .. } | AttributeKind::Integer { ty, .. } => Some(*ty),
        _ => None,
    };
    let (Some(re), Some(im)) = (number(re), number(im)) else {
        return Err(rule!("requires attribute's elements to be float or integer attributes")
            .with_help("write two numbers: '[1.0, 0.0]'")
            .into());
    };
    if re != *element || im != *element {
        return Err(rule!(
            "requires attribute's element types ('{}', '{}') to match the element type of the \
             op's return type ('{}')",
            op.text(re),
            op.text(im),
            op.text(*element)
        )
        .with_help(format!("give both numbers the type '{}'", op.text(*element)))
        .into());
    }
    Ok(())
}

fn bitcast(op: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (op.operand_type("operand"), op.result_type(0)) else {
        return Ok(());
    };
    if from == to {
        return Ok(());
    }
    let number = |ty: Type| op.is_scalar(ty, &[Scalar::Integer, Scalar::Float]);
    let complex = |ty: Type| match op.kind(ty) {
        TypeKind::Complex(element) => Some(*element),
        _ => None,
    };
    for (ty, what) in [(from, "operand"), (to, "result")] {
        if !number(ty) && complex(ty).is_none() {
            return Err(rule!("{} must be int/float/complex", what)
                .with_help("use a value of a number or complex type")
                .into());
        }
    }
    require(complex(from).is_some() != complex(to).is_some(), || {
        rule!("requires that either input or output has a complex type")
            .with_help("let one of the types be 'complex<..>'")
    })?;
    let bits = |ty: Type| match complex(ty) {
        Some(element) => op.bits(element)?.checked_mul(2),
        None => op.bits(ty),
    };
    require(bits(from) == bits(to), || {
        rule!("casting bitwidths do not match").with_help(
            "a complex number has twice the bits of its parts: cast types of equal width",
        )
    })
}
