//! The operations of CHLO, the companion of StableHLO.

use super::stablehlo::infer::{elements, tensor};
use abide_mlir::ir::{Ir, OperationId, Shape, Type, TypeKind};
use abide_mlir::registry::DialectHooks;
use abide_mlir::shape::{Domain, ShapeHook, Sizes, Transfer};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    shapes: SHAPES,
    infer_results: Some(infer_results),
    directives: &[super::stablehlo::DIRECTIVES],
    ..DialectHooks::of("chlo")
};

const AS_FIRST: ShapeHook = ShapeHook::rule(as_first, as_first);
const BROADCAST: ShapeHook = ShapeHook::rule(broadcast, broadcast);
const TOP_K: ShapeHook = ShapeHook::rule(top_k, top_k);

const SHAPES: &[(&str, ShapeHook)] = &[
    ("chlo._asin_acos_kernel", AS_FIRST),
    ("chlo.acos", AS_FIRST),
    ("chlo.acosh", AS_FIRST),
    ("chlo.asin", AS_FIRST),
    ("chlo.asinh", AS_FIRST),
    ("chlo.atan", AS_FIRST),
    ("chlo.atanh", AS_FIRST),
    ("chlo.bessel_i1e", AS_FIRST),
    ("chlo.broadcast_add", BROADCAST),
    ("chlo.broadcast_and", BROADCAST),
    ("chlo.broadcast_atan2", BROADCAST),
    ("chlo.broadcast_compare", BROADCAST),
    ("chlo.broadcast_complex", BROADCAST),
    ("chlo.broadcast_divide", BROADCAST),
    ("chlo.broadcast_maximum", BROADCAST),
    ("chlo.broadcast_minimum", BROADCAST),
    ("chlo.broadcast_multiply", BROADCAST),
    ("chlo.broadcast_next_after", BROADCAST),
    ("chlo.broadcast_or", BROADCAST),
    ("chlo.broadcast_polygamma", BROADCAST),
    ("chlo.broadcast_power", BROADCAST),
    ("chlo.broadcast_remainder", BROADCAST),
    ("chlo.broadcast_select", BROADCAST),
    ("chlo.broadcast_shift_left", BROADCAST),
    ("chlo.broadcast_shift_right_arithmetic", BROADCAST),
    ("chlo.broadcast_shift_right_logical", BROADCAST),
    ("chlo.broadcast_subtract", BROADCAST),
    ("chlo.broadcast_xor", BROADCAST),
    ("chlo.broadcast_zeta", BROADCAST),
    ("chlo.conj", AS_FIRST),
    ("chlo.constant_like", AS_FIRST),
    ("chlo.cosh", AS_FIRST),
    ("chlo.digamma", AS_FIRST),
    ("chlo.erf", AS_FIRST),
    ("chlo.erf_inv", AS_FIRST),
    ("chlo.erfc", AS_FIRST),
    ("chlo.is_inf", AS_FIRST),
    ("chlo.is_neg_inf", AS_FIRST),
    ("chlo.is_pos_inf", AS_FIRST),
    ("chlo.lgamma", AS_FIRST),
    ("chlo.mulhi", AS_FIRST),
    ("chlo.next_after", AS_FIRST),
    ("chlo.polygamma", AS_FIRST),
    ("chlo.sinh", AS_FIRST),
    ("chlo.square", AS_FIRST),
    ("chlo.tan", AS_FIRST),
    ("chlo.top_k", TOP_K),
    ("chlo.zeta", AS_FIRST),
];

/// Infers the types of results; `None` if a type has bounds or another encoding.
fn infer_results(
    ir: &mut Ir,
    operation: OperationId,
    sizes: &[Option<Shape>],
) -> Option<Vec<Type>> {
    let name = ir.name_bytes(operation).strip_prefix(b"chlo.")?.to_vec();
    let value = ir.attribute(operation, "value").and_then(|value| ir.context.attribute_type(value));
    if &*name == b"constant" {
        return Some(vec![value?]);
    }
    let operands: Vec<Type> = ir.operands(operation).map(|one| ir.value_type(one)).collect();
    let operands = elements(ir, &operands)?;
    let types = sizes.iter().enumerate().map(|(result, sizes)| {
        let first = *operands.first()?;
        let element = match &*name {
            b"broadcast_compare" | b"is_inf" | b"is_neg_inf" | b"is_pos_inf" => {
                ir.context.bool_type()
            }
            b"broadcast_complex" => ir.context.ty(TypeKind::Complex(first)),
            b"broadcast_select" => *operands.get(1)?,
            b"constant_like" => value?,
            b"top_k" if result == 1 => ir.context.integer(32),
            b"ragged_dot" | b"scan" => return None,
            _ => first,
        };
        Some(tensor(ir, sizes.clone()?, element))
    });
    types.collect()
}

/// The result is as large as the first operand.
fn as_first<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let sizes = transfer.sizes(ir.operand(operation, 0)?)?;
    transfer.set_sizes(ir.result(operation, 0)?, &sizes);
    Some(())
}

/// Broadcasts sizes from the last dimension on: of two sizes, the one that is not 1. `None` if an attribute maps the
/// dimensions.
fn broadcast<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    if ir.attribute(operation, "broadcast_dimensions").is_some() {
        return None;
    }
    let result = ir.result(operation, 0)?;
    let mut all: Sizes<D::Number> = Sizes::new();
    for operand in ir.operands(operation) {
        let own = transfer.sizes(operand)?;
        let rank = all.len().max(own.len());
        let mut joined = Sizes::new();
        for dim in 0..rank {
            let of = |sizes: &Sizes<D::Number>| {
                (dim + sizes.len()).checked_sub(rank).and_then(|dim| sizes.get(dim)).copied()
            };
            joined.push(match (of(&all), of(&own)) {
                (Some(one), Some(other)) => wider(transfer, one, other)
                    .unwrap_or_else(|| transfer.domain.unknown_size(result, dim)),
                (Some(one), None) | (None, Some(one)) => one,
                (None, None) => return None,
            });
        }
        all = joined;
    }
    transfer.set_sizes(result, &all);
    Some(())
}

/// The size that two broadcast to; `None` if it may be either.
fn wider<D: Domain>(
    transfer: &Transfer<'_, D>,
    one: D::Number,
    other: D::Number,
) -> Option<D::Number> {
    match (transfer.domain.as_constant(one), transfer.domain.as_constant(other)) {
        (Some(1), _) => Some(other),
        (_, Some(1)) | (Some(_), _) => Some(one),
        (_, Some(_)) => Some(other),
        (None, None) => (one == other).then_some(one),
    }
}

/// Both results have the sizes of the operand, except for the last one, which is `k`.
fn top_k<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let mut sizes = transfer.sizes(ir.operand(operation, 0)?)?;
    let count = ir.context.integer_value(ir.attribute(operation, "k")?)?;
    *sizes.last_mut()? = transfer.domain.constant(count);
    for result in ir.results(operation) {
        transfer.set_sizes(result, &sizes);
    }
    Some(())
}
