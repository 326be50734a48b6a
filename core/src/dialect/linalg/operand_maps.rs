//! Where the operands of structured operations are accessed in their loops.

use super::maps::{Window, indexing_maps, window_numbers, window_rank};
use super::notation::structured_op;
use crate::mlir::ir::{
    AffineMap, AttributeKind, Context, Ir, OperationId, Type, TypeKind, ValueId,
};

/// The map from loops to indices for each operand, inputs before outputs; `None` where the
/// operation is not structured or lacks what tells it.
pub(crate) fn operand_maps(ir: &mut Ir, operation: OperationId) -> Option<Vec<AffineMap>> {
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let rank = |value: &ValueId| rank(&ir.context, ir.value_type(*value));
    let ranks: Vec<u32> = operands.iter().map(rank).collect();
    let loops = ranks.last().copied()?;
    match ir.name_bytes(operation) {
        b"linalg.generic" => stored(ir, operation, "indexing_maps"),
        b"linalg.transpose" => {
            let permutation = numbers(ir, operation, "permutation")?;
            let place = |dim: u32| permutation.iter().position(|one| *one == dim);
            let places: Option<Vec<usize>> = (0..loops).map(place).collect();
            let input = map(&mut ir.context, loops, places?);
            let output = ir.context.identity_map(loops);
            Some(vec![input, output])
        }
        b"linalg.broadcast" => {
            let added = numbers(ir, operation, "dimensions")?;
            let kept = (0..loops).filter(|dim| !added.contains(dim)).map(|dim| dim as usize);
            let input = map(&mut ir.context, loops, kept.collect());
            let output = ir.context.identity_map(loops);
            Some(vec![input, output])
        }
        b"linalg.reduce" => {
            let loops = ranks.first().copied()?;
            let reduced = numbers(ir, operation, "dimensions")?;
            let kept = (0..loops).filter(|dim| !reduced.contains(dim)).map(|dim| dim as usize);
            let output = map(&mut ir.context, loops, kept.collect());
            let input = ir.context.identity_map(loops);
            let inputs = operands.len() / 2;
            Some(
                (0..operands.len())
                    .map(|at| if at < inputs { &input } else { &output }.clone())
                    .collect(),
            )
        }
        b"linalg.map" => Some(elementwise(&mut ir.context, &ranks, loops)),
        name if name.starts_with(b"hfusion.") => Some(elementwise(&mut ir.context, &ranks, loops)),
        _ => named(ir, operation, &ranks, loops),
    }
}

/// The maps of a named operation: those that are kept with it, or those of its table.
fn named(ir: &mut Ir, operation: OperationId, ranks: &[u32], loops: u32) -> Option<Vec<AffineMap>> {
    if let Some(maps) = stored(ir, operation, "linalg.memoized_indexing_maps") {
        return Some(maps);
    }
    let name = String::from_utf8_lossy(ir.name_bytes(operation)).into_owned();
    let op = structured_op(name.strip_prefix("linalg.")?)?;
    let Some(loops) = op.loops else { return Some(elementwise(&mut ir.context, ranks, loops)) };
    let rank = window_rank(op);
    let mut window = Window::default();
    if rank > 0 {
        let strides = ir.attribute(operation, "strides");
        let dilations = ir.attribute(operation, "dilations");
        window.strides = window_numbers(&ir.context, strides, rank)?;
        window.dilations = window_numbers(&ir.context, dilations, rank)?;
    }
    indexing_maps(&mut ir.context, op, loops, &window)
}

/// Scalars are accessed anywhere, all others at the indices of all loops.
fn elementwise(context: &mut Context, ranks: &[u32], loops: u32) -> Vec<AffineMap> {
    let all = context.identity_map(loops);
    let scalar = AffineMap { dims: loops, symbols: 0, results: Default::default() };
    ranks.iter().map(|rank| if *rank == 0 { &scalar } else { &all }.clone()).collect()
}

fn map(context: &mut Context, loops: u32, dims: Vec<usize>) -> AffineMap {
    let index = |dim: usize| u32::try_from(dim).unwrap_or(u32::MAX);
    let results = dims.into_iter().map(|dim| context.affine_dim(index(dim))).collect();
    AffineMap { dims: loops, symbols: 0, results }
}

fn rank(context: &Context, ty: Type) -> u32 {
    match context.type_kind(ty) {
        TypeKind::Tensor { shape, .. } | TypeKind::MemRef { shape, .. } => {
            u32::try_from(shape.len()).unwrap_or(u32::MAX)
        }
        _ => 0,
    }
}

fn numbers(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<u32>> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::DenseArray { values, .. } => {
            values.iter().map(|value| u32::try_from(*value).ok()).collect()
        }
        _ => None,
    }
}

/// The maps in an array attribute.
fn stored(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<AffineMap>> {
    let AttributeKind::Array(elements) = ir.context.attribute_kind(ir.attribute(operation, name)?)
    else {
        return None;
    };
    let maps = elements.iter().map(|element| match ir.context.attribute_kind(*element) {
        AttributeKind::AffineMap(map) => Some(map.clone()),
        _ => None,
    });
    maps.collect()
}
