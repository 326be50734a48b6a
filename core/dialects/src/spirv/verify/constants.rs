//! Constants.

use crate::common::{Parts, require};
use crate::spirv::types::{Composition, composition, is_named, may_be_same};
use abide_mlir::ir::{Attribute, AttributeKind, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn constant(parts: &Parts<'_>) -> Verified {
    let (Some(value), Some(result)) = (parts.attribute("value"), parts.result_type(0)) else {
        return Ok(());
    };
    check(parts, value, result)
}

/// Checks that a value fits a type.
fn check(parts: &Parts<'_>, value: Attribute, ty: Type) -> Verified {
    let context = parts.context();
    match context.attribute_kind(value) {
        AttributeKind::Integer { ty: own, .. } | AttributeKind::Float { ty: own, .. } => {
            require(may_be_same(context, *own, ty), || {
                let (ty, own) = (parts.text(ty), parts.text(*own));
                rule!("result type ('{}') does not match value type ('{}')", ty, own).with_help(
                    format!("write '{own}' as the type of the result, or a value of type '{ty}'"),
                )
            })
        }
        AttributeKind::DenseElements { ty: own, .. } => dense(parts, *own, ty),
        AttributeKind::Array(elements) => {
            let element =
                match composition(context, ty) {
                    Composition::Unknown => return Ok(()),
                    Composition::Alike { element, .. } if is_named(context, ty, "array") => element,
                    _ => return Err(rule!("must have spirv.array result type for array value")
                        .with_help(
                            "write a type '!spirv.array<N x TYPE>', or one value instead of a list",
                        )
                        .into()),
                };
            elements.iter().try_for_each(|one| check(parts, *one, element))
        }
        _ => Ok(()),
    }
}

/// Elements are those of a vector, or of an array.
fn dense(parts: &Parts<'_>, own: Type, ty: Type) -> Verified {
    let context = parts.context();
    if may_be_same(context, own, ty) {
        return Ok(());
    }
    let Composition::Alike { count, element } = composition(context, ty) else { return Ok(()) };
    require(is_named(context, ty, "array"), || {
        let (ty, text) = (parts.text(ty), parts.text(own));
        rule!(
            "result or element type ('{}') does not match value type ('{}'), must be the same \
             or spirv.array",
            ty,
            text
        )
        .with_help(format!("write '{text}' or an array of it as the type of the result"))
    })?;
    let TypeKind::Tensor { shape, element: of_value, .. } = parts.kind(own) else { return Ok(()) };
    let values =
        shape.iter().try_fold(1_u64, |all, size| all.checked_mul(u64::try_from(*size).ok()?));
    let (mut all, mut inner) = (count, element);
    while let Composition::Alike { count, element } = composition(context, inner) {
        all = all.and_then(|all| all.checked_mul(count?));
        inner = element;
    }
    require(may_be_same(context, inner, *of_value), || {
        let (inner, of_value) = (parts.text(inner), parts.text(*of_value));
        rule!(
            "result element type ('{}') does not match value element type ('{}')",
            inner,
            of_value
        )
        .with_help("write both with the same element type")
    })?;
    match (all, values) {
        (Some(all), Some(values)) => require(all == values, || {
            rule!(
                "result number of elements ({}) does not match value number of elements ({})",
                all,
                values
            )
            .with_help(format!("write as many elements as the type has: {all}"))
        }),
        _ => Ok(()),
    }
}
