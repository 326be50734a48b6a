//! The syntax of the `quant` dialect's types.

mod samples;
mod types;

use crate::common::is_of;
use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::{DialectHooks, TypeCondition};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    canonical_body: Some(types::canonical_body),
    check_type: Some(types::check_type),
    type_conditions: TYPE_CONDITIONS,
    type_samples: samples::TYPES,
    ..DialectHooks::of("quant")
};

/// The predicates on quantized types, and on their storage width in bits.
const TYPE_CONDITIONS: &[(&str, TypeCondition)] = &[
    ("mlir::quant::QuantizedType", |context, ty| is_of(context, ty, "quant", &[])),
    ("::mlir::quant::UniformQuantizedType", is_uniform),
    ("::mlir::quant::UniformQuantizedPerAxisType", is_uniform),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 4",
        |context, ty| stores(context, ty, 4),
    ),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 8",
        |context, ty| stores(context, ty, 8),
    ),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 16",
        |context, ty| stores(context, ty, 16),
    ),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 32",
        |context, ty| stores(context, ty, 32),
    ),
];

/// Whether a type has scales: one, or one for each place of a dimension.
fn is_uniform(context: &Context, ty: Type) -> bool {
    is_of(context, ty, "quant", &["uniform"])
}

/// Whether a type stores integers of `width` bits, as far as its text shows.
fn stores(context: &Context, ty: Type, width: u32) -> bool {
    let TypeKind::Dialect { body, .. } = context.type_kind(ty) else { return true };
    let body = context.text(*body);
    let storage = body.split(['<', '(', ':']).nth(1).map(|it| it.trim_start_matches(['i', 'u']));
    storage.and_then(|digits| digits.trim().parse().ok()).is_none_or(|own: u32| own == width)
}
