//! Structured operations: the sizes of a result follow from the operands that the same loops go
//! over, inputs before outputs.

use super::operand_maps;
use crate::affine::apply;
use crate::tensor::{as_value, insert_dim, sizes_of};
use abide_mlir::ir::{
    AffineExpr, AffineExprKind, AffineMap, Context, DYNAMIC, OperationId, ValueId,
};
use abide_mlir::rewrite::{Rewriter, Shapes, Size, operand_range, shape_of};

/// An operand with its map and its sizes.
struct Operand {
    value: ValueId,
    map: AffineMap,
    sizes: Vec<Size>,
    output: bool,
}

/// The shapes of the results.
pub(crate) fn shapes(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Shapes> {
    // On buffers there is nothing to compute, and nothing is to be made for it.
    rewriter.ir.result(operation, 0)?;
    let operands = operands(rewriter, operation)?;
    let loops = operands.first()?.map.dims as usize;
    // For each loop the first operand and dimension that has its index.
    let mut sources: Vec<Option<(usize, usize)>> = vec![None; loops];
    for (number, operand) in operands.iter().enumerate() {
        for (dim, result) in operand.map.results.iter().enumerate() {
            if let AffineExprKind::Dim(index) = rewriter.ir.context.expression_kind(*result)
                && let Some(source) = sources.get_mut(index as usize)
            {
                source.get_or_insert((number, dim));
            }
        }
    }
    let size = |source: &Option<(usize, usize)>| {
        let (operand, dim) = (*source)?;
        operands.get(operand)?.sizes.get(dim).copied()
    };
    let sizes: Vec<Size> = sources.iter().map(size).collect::<Option<_>>()?;
    let from_output: Vec<bool> = sources
        .iter()
        .map(|source| source.is_some_and(|(at, _)| operands.get(at).is_some_and(|one| one.output)))
        .collect();
    let mut shapes = Vec::new();
    for output in operands.iter().filter(|operand| operand.output) {
        shapes.push(output_sizes(rewriter, operation, output, &sizes, &from_output)?);
    }
    Some(shapes)
}

/// The operands, with `dim` of each dynamic size.
fn operands(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Vec<Operand>> {
    let maps = operand_maps(rewriter.ir, operation)?;
    let values: Vec<ValueId> = rewriter.ir.operands(operation).collect();
    let first_output = first_output(rewriter, operation)?;
    if maps.len() != values.len() {
        return None;
    }
    // All maps are checked before anything is created.
    for (value, map) in values.iter().zip(&maps) {
        let rank = shape_of(rewriter.ir, *value).map_or(0, |shape| shape.len());
        if rank != map.results.len() || maps.iter().any(|other| other.dims != map.dims) {
            return None;
        }
    }
    let mut operands = Vec::new();
    for (at, (value, map)) in values.into_iter().zip(maps).enumerate() {
        let sizes = sizes_of(rewriter, operation, value).unwrap_or_default();
        operands.push(Operand { value, map, sizes, output: at >= first_output });
    }
    Some(operands)
}

/// The index of the first operand that is an output.
fn first_output(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<usize> {
    let entry = rewriter.registered(operation)?;
    let parts = entry.description().operands.len();
    operand_range(rewriter, operation, parts.checked_sub(1)?).map(|range| range.start)
}

fn output_sizes(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    output: &Operand,
    loops: &[Size],
    from_output: &[bool],
) -> Option<Vec<Size>> {
    let shape = shape_of(rewriter.ir, output.value).cloned().unwrap_or_default();
    let mut sizes = Vec::new();
    for (dim, (size, expression)) in shape.into_iter().zip(&output.map.results).enumerate() {
        sizes.push(if size != DYNAMIC {
            Size::Static(size)
        } else if depends_on(&rewriter.ir.context, *expression, from_output) {
            Size::Value(insert_dim(rewriter, operation, output.value, dim))
        } else {
            let size = apply(rewriter, operation, *expression, loops, &[]);
            as_value(rewriter, operation, size)
        });
    }
    Some(sizes)
}

/// Whether an expression depends on one of some dimensions.
fn depends_on(context: &Context, expression: AffineExpr, dims: &[bool]) -> bool {
    let mut open = vec![expression];
    while let Some(one) = open.pop() {
        match context.expression_kind(one) {
            AffineExprKind::Dim(index) if dims.get(index as usize) == Some(&true) => return true,
            AffineExprKind::Binary(_, left, right) => open.extend([left, right]),
            _ => {}
        }
    }
    false
}
