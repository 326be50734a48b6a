//! The indexing maps of named structured operations.

use super::notation::{Access, Factor, StructuredOp, Term};
use abide_mlir::ir::{
    AffineExpr, AffineMap, Attribute, AttributeKind, Context, DenseData, TypeKind,
};
use smallvec::SmallVec;

/// The numbers that indexing maps of windows depend on.
#[derive(Debug, Clone, Default)]
pub(super) struct Window {
    pub(super) strides: Vec<i64>,
    pub(super) dilations: Vec<i64>,
}

/// The map of each operand; `loops` is the number of loops, which for element-wise operations is the rank of the
/// output. `None` if strides or dilations are missing.
pub(super) fn indexing_maps(
    context: &mut Context,
    op: &StructuredOp,
    loops: u32,
    window: &Window,
) -> Option<Vec<AffineMap>> {
    let mut maps = Vec::with_capacity(op.operands.len());
    for access in &op.operands {
        let mut results = SmallVec::new();
        match access {
            Access::Scalar => {}
            Access::AllLoops => results.extend((0..loops).map(|one| context.affine_dim(one))),
            Access::Subscripts(subscripts) => {
                for terms in subscripts {
                    results.push(subscript(context, terms, window)?);
                }
            }
        }
        maps.push(AffineMap { dims: loops, symbols: 0, results });
    }
    Some(maps)
}

/// A sum of indices of loops, each times its factor.
fn subscript(context: &mut Context, terms: &[Term], window: &Window) -> Option<AffineExpr> {
    let mut sum = None;
    for term in terms {
        let index = context.affine_dim(term.number);
        let factor = match term.factor {
            Factor::One => 1,
            Factor::Stride(number) => *window.strides.get(number)?,
            Factor::Dilation(number) => *window.dilations.get(number)?,
        };
        let factor = context.affine_constant(factor);
        let product = context.affine_binary(abide_mlir::ir::AffineBinary::Mul, index, factor);
        sum = Some(match sum {
            Some(sum) => context.affine_add(sum, product),
            None => product,
        });
    }
    sum
}

/// The maps as an array attribute.
pub(super) fn maps_attribute(context: &mut Context, maps: Vec<AffineMap>) -> Attribute {
    let maps: Vec<Attribute> =
        maps.into_iter().map(|map| context.attribute(AttributeKind::AffineMap(map))).collect();
    context.array(maps)
}

/// The number of spatial dimensions of an operation's windows; 0 without strides.
pub(super) fn window_rank(op: &StructuredOp) -> usize {
    let subscripts = op.operands.iter().flat_map(|access| match access {
        Access::Subscripts(subscripts) => subscripts.as_slice(),
        Access::Scalar | Access::AllLoops => &[],
    });
    let strides = subscripts.flatten().map(|term| match term.factor {
        Factor::Stride(number) => number + 1,
        Factor::One | Factor::Dilation(_) => 0,
    });
    strides.max().unwrap_or(0)
}

/// The elements of a literal with `count` elements of type `i64`; ones without a literal.
pub(super) fn window_numbers(
    context: &Context,
    attribute: Option<Attribute>,
    count: usize,
) -> Option<Vec<i64>> {
    let Some(attribute) = attribute else { return Some(vec![1; count]) };
    let AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat, bytes } } =
        context.attribute_kind(attribute)
    else {
        return None;
    };
    let kind = context.type_kind(*ty);
    let is_i64 = kind.element().is_some_and(|element| {
        matches!(context.type_kind(element), TypeKind::Integer { width: 64, .. })
    });
    let shape = kind.shape()?;
    if !is_i64 || shape.as_slice() != [i64::try_from(count).ok()?] {
        return None;
    }
    let (words, _) = bytes.as_chunks::<8>();
    let numbers = words.iter().map(|word| i64::from_le_bytes(*word));
    Some(if *splat { numbers.cycle().take(count).collect() } else { numbers.collect() })
}
