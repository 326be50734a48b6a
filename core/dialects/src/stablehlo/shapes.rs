//! Shape rules of StableHLO operations.

use super::collectives::{all_gather, all_to_all, reduce_scatter};
use super::elements::{concatenated, constant, elements, elements_at};
use super::indexing::{gather, torch_index_select};
use super::products::{dot, dot_general, einsum, fft};
use super::{assumptions, windows};

use crate::common::Places;
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{Ir, OperationId, ValueId};
use abide_mlir::shape::{
    Domain, Elements, Numbers, Operator, RegionRule, ShapeHook, ShapeRule, Sizes, Transfer,
};

const ELEMENTWISE: ShapeHook = ShapeHook::rule(elementwise, elementwise);
const AS_OPERANDS: ShapeHook = ShapeHook::rule(as_operands, as_operands);
const AS_FIRST: ShapeHook = ShapeHook::rule(as_first, as_first);
const GATHER: ShapeHook = ShapeHook::rule(gather, gather);
const REDUCE_WINDOW: ShapeHook = ShapeHook::rule(windows::reduce_window, windows::reduce_window);
const CONVOLUTION: ShapeHook = ShapeHook::rule(windows::convolution, windows::convolution);

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("stablehlo.abs", ELEMENTWISE),
    ("stablehlo.add", ELEMENTWISE),
    ("stablehlo.all_gather", ShapeHook::rule(all_gather, all_gather)),
    ("stablehlo.all_reduce", AS_OPERANDS),
    ("stablehlo.all_to_all", ShapeHook::rule(all_to_all, all_to_all)),
    ("stablehlo.and", ELEMENTWISE),
    ("stablehlo.atan2", ELEMENTWISE),
    ("stablehlo.batch_norm_grad", ShapeHook::rule(batch_norm, batch_norm)),
    ("stablehlo.batch_norm_inference", AS_FIRST),
    ("stablehlo.batch_norm_training", ShapeHook::rule(batch_norm, batch_norm)),
    ("stablehlo.bitcast_convert", ShapeHook::rule(bitcast_convert, bitcast_convert)),
    ("stablehlo.broadcast", ShapeHook::rule(broadcast, broadcast)),
    ("stablehlo.broadcast_in_dim", ShapeHook::rule(broadcast_in_dim, broadcast_in_dim)),
    ("stablehlo.case", ShapeHook::Regions(RegionRule::Branches(case_region))),
    ("stablehlo.cbrt", ELEMENTWISE),
    ("stablehlo.ceil", ELEMENTWISE),
    ("stablehlo.cholesky", AS_FIRST),
    ("stablehlo.clamp", ShapeHook::rule(clamp, clamp)),
    ("stablehlo.collective_broadcast", AS_OPERANDS),
    ("stablehlo.collective_permute", AS_FIRST),
    ("stablehlo.collective_reduce", AS_OPERANDS),
    ("stablehlo.compare", ELEMENTWISE),
    ("stablehlo.complex", ELEMENTWISE),
    ("stablehlo.composite", ShapeHook::Call("decomposition")),
    ("stablehlo.concatenate", ShapeHook::rule(concatenate, concatenate)),
    ("stablehlo.constant", ShapeHook::rule(constant, constant)),
    ("stablehlo.convert", ELEMENTWISE),
    ("stablehlo.convolution", CONVOLUTION),
    ("stablehlo.cosine", ELEMENTWISE),
    ("stablehlo.count_leading_zeros", ELEMENTWISE),
    ("stablehlo.cross-replica-sum", AS_FIRST),
    (
        "stablehlo.custom_call",
        ShapeHook::Assume(assumptions::assumptions, ShapeRule::new(custom_call, custom_call)),
    ),
    ("stablehlo.divide", ELEMENTWISE),
    ("stablehlo.dot", ShapeHook::rule(dot, dot)),
    ("stablehlo.dot_general", ShapeHook::rule(dot_general, dot_general)),
    ("stablehlo.dynamic_broadcast_in_dim", ShapeHook::rule(sized_by_second, sized_by_second)),
    ("stablehlo.dynamic_conv", CONVOLUTION),
    ("stablehlo.dynamic_gather", GATHER),
    ("stablehlo.dynamic_iota", ShapeHook::rule(sized_by_first, sized_by_first)),
    ("stablehlo.dynamic_pad", ShapeHook::rule(pad, pad)),
    ("stablehlo.dynamic_reshape", ShapeHook::rule(dynamic_reshape, dynamic_reshape)),
    ("stablehlo.dynamic_slice", ShapeHook::rule(dynamic_slice, dynamic_slice)),
    ("stablehlo.dynamic_update_slice", AS_FIRST),
    ("stablehlo.einsum", ShapeHook::rule(einsum, einsum)),
    ("stablehlo.exponential", ELEMENTWISE),
    ("stablehlo.exponential_minus_one", ELEMENTWISE),
    ("stablehlo.fft", ShapeHook::rule(fft, fft)),
    ("stablehlo.floor", ELEMENTWISE),
    ("stablehlo.gather", GATHER),
    ("stablehlo.get_dimension_size", ShapeHook::rule(get_dimension_size, get_dimension_size)),
    ("stablehlo.if", ShapeHook::Regions(RegionRule::Branches(if_region))),
    ("stablehlo.imag", ELEMENTWISE),
    ("stablehlo.iota", ShapeHook::rule(iota, iota)),
    ("stablehlo.is_finite", ELEMENTWISE),
    ("stablehlo.log", ELEMENTWISE),
    ("stablehlo.log_plus_one", ELEMENTWISE),
    ("stablehlo.logistic", ELEMENTWISE),
    ("stablehlo.map", ELEMENTWISE),
    ("stablehlo.maximum", ELEMENTWISE),
    ("stablehlo.minimum", ELEMENTWISE),
    ("stablehlo.multiply", ELEMENTWISE),
    ("stablehlo.negate", ELEMENTWISE),
    ("stablehlo.not", ELEMENTWISE),
    ("stablehlo.optimization_barrier", AS_OPERANDS),
    ("stablehlo.or", ELEMENTWISE),
    ("stablehlo.pad", ShapeHook::rule(pad, pad)),
    ("stablehlo.popcnt", ELEMENTWISE),
    ("stablehlo.power", ELEMENTWISE),
    ("stablehlo.real", ELEMENTWISE),
    ("stablehlo.real_dynamic_slice", ShapeHook::rule(real_dynamic_slice, real_dynamic_slice)),
    ("stablehlo.reduce", ShapeHook::rule(reduce, reduce)),
    ("stablehlo.reduce_precision", ELEMENTWISE),
    ("stablehlo.reduce_scatter", ShapeHook::rule(reduce_scatter, reduce_scatter)),
    ("stablehlo.reduce_window", REDUCE_WINDOW),
    ("stablehlo.remainder", ELEMENTWISE),
    ("stablehlo.reshape", ShapeHook::rule(reshape, reshape)),
    ("stablehlo.reverse", ShapeHook::rule(reverse, reverse)),
    ("stablehlo.rng", ShapeHook::rule(rng, rng)),
    ("stablehlo.rng_bit_generator", AS_FIRST),
    ("stablehlo.round_nearest_afz", ELEMENTWISE),
    ("stablehlo.round_nearest_even", ELEMENTWISE),
    ("stablehlo.rsqrt", ELEMENTWISE),
    ("stablehlo.scatter", AS_OPERANDS),
    ("stablehlo.select", ShapeHook::rule(select, select)),
    ("stablehlo.select_and_scatter", AS_FIRST),
    ("stablehlo.set_dimension_size", ShapeHook::rule(set_dimension_size, set_dimension_size)),
    ("stablehlo.shift_left", ELEMENTWISE),
    ("stablehlo.shift_right_arithmetic", ELEMENTWISE),
    ("stablehlo.shift_right_logical", ELEMENTWISE),
    ("stablehlo.sign", ELEMENTWISE),
    ("stablehlo.sine", ELEMENTWISE),
    ("stablehlo.slice", ShapeHook::rule(slice, slice)),
    ("stablehlo.sort", ShapeHook::rule(sort, sort)),
    ("stablehlo.sqrt", ELEMENTWISE),
    ("stablehlo.subtract", ELEMENTWISE),
    ("stablehlo.tan", ELEMENTWISE),
    ("stablehlo.tanh", ELEMENTWISE),
    ("stablehlo.torch_index_select", ShapeHook::rule(torch_index_select, torch_index_select)),
    ("stablehlo.transpose", ShapeHook::rule(transpose, transpose)),
    ("stablehlo.triangular_solve", ShapeHook::rule(triangular_solve, triangular_solve)),
    ("stablehlo.uniform_dequantize", ELEMENTWISE),
    ("stablehlo.uniform_quantize", ELEMENTWISE),
    ("stablehlo.while", ShapeHook::Regions(RegionRule::While { hands_on: false })),
    ("stablehlo.xor", ELEMENTWISE),
];

/// The integers of an attribute.
pub(super) fn integers(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<i64>> {
    Some(list_of_integers(ir, ir.attribute(operation, name)?))
}

/// The dimensions of an attribute.
fn dimensions(ir: &Ir, operation: OperationId, name: &str) -> Option<Vec<usize>> {
    integers(ir, operation, name)?.into_iter().map(|dim| usize::try_from(dim).ok()).collect()
}

pub(super) fn dimension(ir: &Ir, operation: OperationId, name: &str) -> Option<usize> {
    usize::try_from(ir.context.integer_value(ir.attribute(operation, name)?)?).ok()
}

pub(super) fn operand_elements<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    number: usize,
) -> Option<Elements<D::Number>> {
    transfer.elements(transfer.ir.operand(operation, number)?)
}

pub(super) fn operand_sizes<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    number: usize,
) -> Option<Sizes<D::Number>> {
    transfer.sizes(transfer.ir.operand(operation, number)?)
}

/// Sets the same sizes for all results.
pub(super) fn set_results<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    sizes: &[D::Number],
) -> Option<()> {
    for result in transfer.ir.results(operation) {
        transfer.set_sizes(result, sizes);
    }
    Some(())
}

/// Merges the known sizes of values with equal shapes.
fn merged<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    values: impl Iterator<Item = ValueId>,
) -> Option<Sizes<D::Number>> {
    let mut merged: Option<Sizes<D::Number>> = None;
    for value in values {
        let Some(own) = transfer.sizes(value) else { continue };
        match &mut merged {
            None => merged = Some(own),
            Some(all) if all.len() == own.len() => {
                for (size, own) in all.iter_mut().zip(own) {
                    if transfer.is_better(own, *size) {
                        *size = own;
                    }
                }
            }
            Some(_) => {}
        }
    }
    merged
}

/// The elements if they are tracked, and else the sizes of all operands.
fn elementwise<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    set_computed(transfer, operation)
        .or_else(|| set_merged(transfer, operation, 0..transfer.ir.operand_count(operation)))
}

fn set_computed<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let elements = elements(transfer, operation)?;
    transfer.set_elements(transfer.ir.result(operation, 0)?, &elements)
}

fn set_merged<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    operands: std::ops::Range<usize>,
) -> Option<()> {
    let ir = transfer.ir;
    let sizes = merged(transfer, operands.filter_map(|number| ir.operand(operation, number)))?;
    set_results(transfer, operation, &sizes)
}

/// The condition may be a scalar.
fn select<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    set_computed(transfer, operation).or_else(|| set_merged(transfer, operation, 1..3))
}

/// The bounds may be scalars.
fn clamp<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    set_computed(transfer, operation).or_else(|| set_merged(transfer, operation, 1..2))
}

/// All inputs are as large as each other, and so are the results.
fn sort<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    set_merged(transfer, operation, 0..transfer.ir.operand_count(operation))
}

fn as_first<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let sizes = operand_sizes(transfer, operation, 0)?;
    let mut results = transfer.ir.results(operation);
    let first = results.next()?;
    transfer.set_sizes(first, &sizes);
    results.for_each(|other| transfer.set_unknown(other));
    Some(())
}

/// Each result has the shape of the operand with its number.
fn as_operands<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let is_barrier = ir.name_bytes(operation) == b"stablehlo.optimization_barrier";
    for (result, operand) in ir.results(operation).zip(ir.operands(operation)) {
        let computed = if is_barrier { transfer.elements(operand) } else { None };
        if computed.and_then(|it| transfer.set_elements(result, &it)).is_some() {
            continue;
        }
        match transfer.sizes(operand) {
            Some(sizes) => transfer.set_sizes(result, &sizes),
            None => transfer.set_unknown(result),
        }
    }
    Some(())
}

/// The first result is as large as the first operand, the others as the second.
fn batch_norm<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let (first, second) =
        (operand_sizes(transfer, operation, 0)?, operand_sizes(transfer, operation, 1)?);
    for (number, result) in transfer.ir.results(operation).enumerate() {
        transfer.set_sizes(result, if number == 0 { &first } else { &second });
    }
    Some(())
}

fn triangular_solve<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let sizes = operand_sizes(transfer, operation, 1)?;
    set_results(transfer, operation, &sizes)
}

/// Elements of another width have one dimension more or less, whose size the types determine.
fn bitcast_convert<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let mut sizes = operand_sizes(transfer, operation, 0)?;
    let result = transfer.ir.result(operation, 0)?;
    let rank = transfer.rank(result)?;
    sizes.truncate(rank);
    while sizes.len() < rank {
        let dim = sizes.len();
        sizes.push(transfer.domain.unknown_size(result, dim));
    }
    set_results(transfer, operation, &sizes)
}

fn broadcast<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let own = operand_sizes(transfer, operation, 0)?;
    let added = integers(transfer.ir, operation, "broadcast_sizes")?;
    let mut sizes: Sizes<D::Number> =
        added.into_iter().map(|size| transfer.domain.constant(size)).collect();
    sizes.extend(own);
    set_results(transfer, operation, &sizes)
}

/// The type has the sizes; the elements are those of the operand, repeated.
fn broadcast_in_dim<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let dims = dimensions(ir, operation, "broadcast_dimensions")?;
    let from = super::elements::static_sizes(ir, ir.operand(operation, 0)?)?;
    elements_at(transfer, operation, |indices| {
        let own = dims.iter().zip(&from);
        own.map(|(dim, size)| if *size == 1 { Some(0) } else { indices.get(*dim).copied() })
            .collect()
    })
}

/// The second operand has the sizes.
fn sized_by_second<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let sizes = operand_elements(transfer, operation, 1)?;
    set_results(transfer, operation, &sizes)
}

/// The first operand has the sizes.
fn sized_by_first<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let sizes = operand_elements(transfer, operation, 0)?;
    set_results(transfer, operation, &sizes)
}

/// The third operand has the sizes.
fn rng<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let sizes = operand_elements(transfer, operation, 2)?;
    set_results(transfer, operation, &sizes)
}

fn reshape<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    set_computed(transfer, operation)
}

fn dynamic_reshape<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    set_computed(transfer, operation).or_else(|| sized_by_second(transfer, operation))
}

fn iota<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let result = ir.result(operation, 0)?;
    let dim = dimension(ir, operation, "iota_dimension")?;
    let count = transfer.element_count(result)?;
    if count == 0 {
        return transfer.set_elements(result, &[]);
    }
    let sizes = super::elements::static_sizes(ir, result)?;
    let size = *sizes.get(dim)?;
    let inner: usize = sizes.iter().skip(dim + 1).product();
    let mut all = Elements::new();
    for number in 0..count {
        let index = number.checked_div(inner)?.checked_rem(size)?;
        all.push(transfer.domain.constant(i64::try_from(index).ok()?));
    }
    transfer.set_elements(result, &all)
}

fn get_dimension_size<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let dim = dimension(transfer.ir, operation, "dimension")?;
    let size = *operand_sizes(transfer, operation, 0)?.get(dim)?;
    transfer.set_elements(transfer.ir.result(operation, 0)?, &[size])
}

fn set_dimension_size<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let dim = dimension(transfer.ir, operation, "dimension")?;
    let mut sizes = operand_sizes(transfer, operation, 0)?;
    let size = transfer.scalar(transfer.ir.operand(operation, 1)?)?;
    *sizes.get_mut(dim)? = size;
    set_results(transfer, operation, &sizes)
}

/// Along the dimension sizes add up; the others are the same.
fn concatenate<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let dim = dimension(ir, operation, "dimension")?;
    if concatenated(transfer, operation, dim).is_some() {
        return Some(());
    }
    let inputs: Vec<ValueId> = ir.operands(operation).collect();
    let mut sizes = merged(transfer, inputs.iter().copied())?;
    let mut sum = transfer.domain.constant(0);
    for input in inputs {
        let size = transfer.size(input, dim)?;
        sum = transfer.domain.combine(Operator::Add, sum, size);
    }
    *sizes.get_mut(dim)? = sum;
    set_results(transfer, operation, &sizes)
}

fn slice<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let starts = integers(ir, operation, "start_indices")?;
    let limits = integers(ir, operation, "limit_indices")?;
    let strides = integers(ir, operation, "strides")?;
    let place = |indices: &[usize]| {
        let at = indices.iter().zip(&starts).zip(&strides).map(|((index, start), stride)| {
            let index = i64::try_from(*index).ok()?.checked_mul(*stride)?.checked_add(*start)?;
            usize::try_from(index).ok()
        });
        at.collect::<Option<Vec<usize>>>()
    };
    if elements_at(transfer, operation, place).is_some() {
        return Some(());
    }
    let mut sizes = Sizes::new();
    for ((start, limit), stride) in starts.iter().zip(&limits).zip(&strides) {
        let size = Operator::CeilDiv.apply(limit.checked_sub(*start)?, *stride)?;
        sizes.push(transfer.domain.constant(size));
    }
    set_results(transfer, operation, &sizes)
}

fn dynamic_slice<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let sizes = integers(ir, operation, "slice_sizes")?;
    let mut starts = Vec::new();
    let own = transfer.sizes(ir.operand(operation, 0)?)?;
    for ((start, size), own) in ir.operands(operation).skip(1).zip(&sizes).zip(own) {
        // A part that would go beyond the end begins earlier.
        let start = transfer.scalar(start).and_then(|start| transfer.domain.as_constant(start));
        let most = transfer.domain.as_constant(own).and_then(|own| own.checked_sub(*size));
        let start = start.zip(most).map(|(start, most)| start.clamp(0, most.max(0)));
        starts.push(start.and_then(|start| usize::try_from(start).ok()));
    }
    let place = |indices: &[usize]| {
        let at = indices.iter().zip(&starts).map(|(index, start)| index.checked_add((*start)?));
        at.collect::<Option<Vec<usize>>>()
    };
    if elements_at(transfer, operation, place).is_some() {
        return Some(());
    }
    let sizes: Sizes<D::Number> =
        sizes.into_iter().map(|size| transfer.domain.constant(size)).collect();
    set_results(transfer, operation, &sizes)
}

fn real_dynamic_slice<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let starts = operand_elements(transfer, operation, 1)?;
    let limits = operand_elements(transfer, operation, 2)?;
    let strides = operand_elements(transfer, operation, 3)?;
    let mut sizes = Sizes::new();
    for ((start, limit), stride) in starts.iter().zip(&limits).zip(&strides) {
        let length = transfer.domain.combine(Operator::Subtract, *limit, *start);
        sizes.push(transfer.domain.combine(Operator::CeilDiv, length, *stride));
    }
    set_results(transfer, operation, &sizes)
}

/// Padding is in attributes, or in the last three operands.
fn pad<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let own = operand_sizes(transfer, operation, 0)?;
    let mut lists = Vec::new();
    for (number, name) in
        ["edge_padding_low", "edge_padding_high", "interior_padding"].into_iter().enumerate()
    {
        let list: Elements<D::Number> = match integers(ir, operation, name) {
            Some(list) => list.into_iter().map(|one| transfer.domain.constant(one)).collect(),
            None => operand_elements(transfer, operation, number + 2)?,
        };
        lists.push(list);
    }
    let [low, high, interior] = lists.as_slice() else { return None };
    let (zero, one) = (transfer.domain.constant(0), transfer.domain.constant(1));
    let mut sizes = Sizes::new();
    for (dim, size) in own.iter().enumerate() {
        let domain = &mut transfer.domain;
        let mut sum = domain.combine(Operator::Add, *size, *low.get(dim)?);
        sum = domain.combine(Operator::Add, sum, *high.get(dim)?);
        let interior = *interior.get(dim)?;
        if domain.as_constant(interior) != Some(0) {
            let gaps = domain.combine(Operator::Subtract, *size, one);
            let gaps = domain.combine(Operator::Max, gaps, zero);
            let gaps = domain.combine(Operator::Multiply, gaps, interior);
            sum = domain.combine(Operator::Add, sum, gaps);
        }
        sizes.push(sum);
    }
    set_results(transfer, operation, &sizes)
}

fn transpose<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let permutation = dimensions(transfer.ir, operation, "permutation")?;
    let place = |indices: &[usize]| {
        let mut at = vec![0; indices.len()];
        for (index, dim) in indices.iter().zip(&permutation) {
            *at.get_mut(*dim)? = *index;
        }
        Some(at)
    };
    if elements_at(transfer, operation, place).is_some() {
        return Some(());
    }
    let own = operand_sizes(transfer, operation, 0)?;
    let sizes: Option<Sizes<D::Number>> =
        permutation.iter().map(|dim| own.get(*dim).copied()).collect();
    set_results(transfer, operation, &sizes?)
}

fn reverse<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let dims = Places::of(dimensions(transfer.ir, operation, "dimensions")?);
    let own = super::elements::static_sizes(transfer.ir, transfer.ir.operand(operation, 0)?);
    let place = |indices: &[usize]| {
        let own = own.as_ref()?;
        let at = indices.iter().zip(own).enumerate().map(|(dim, (index, size))| {
            if dims.contains(&dim) { size.checked_sub(index + 1) } else { Some(*index) }
        });
        at.collect::<Option<Vec<usize>>>()
    };
    elements_at(transfer, operation, place).or_else(|| as_first(transfer, operation))
}

fn reduce<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let dims = Places::of(dimensions(ir, operation, "dimensions")?);
    let inputs = transfer.part(operation, 0)?;
    let own = merged(transfer, inputs.filter_map(|number| ir.operand(operation, number)))?;
    let sizes: Sizes<D::Number> =
        own.iter().enumerate().filter(|(dim, _)| !dims.contains(dim)).map(|(_, it)| *it).collect();
    set_results(transfer, operation, &sizes)
}

fn if_region(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<usize> {
    let condition = transfer.scalar(transfer.ir.operand(operation, 0)?)??;
    Some(usize::from(condition == 0))
}

/// An index that no region has runs the last one.
fn case_region(transfer: &mut Transfer<'_, Numbers>, operation: OperationId) -> Option<usize> {
    let index = transfer.scalar(transfer.ir.operand(operation, 0)?)??;
    let last = transfer.ir.regions(operation).len().checked_sub(1)?;
    Some(usize::try_from(index).map_or(last, |index| index.min(last)))
}

/// The result sizes of a custom call: some targets are StableHLO's own, and some calls name the operands with the
/// sizes of the results.
fn custom_call<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let ir = transfer.ir;
    let target = ir.context.string_value(ir.attribute(operation, "call_target_name")?)?;
    match ir.context.bytes(target) {
        b"stablehlo.dynamic_reduce_window" => windows::dynamic_reduce_window(transfer, operation),
        b"stablehlo.dynamic_rng_bit_generator" => {
            let state = operand_sizes(transfer, operation, 0)?;
            let output = operand_elements(transfer, operation, 1)?;
            transfer.set_sizes(ir.result(operation, 0)?, &state);
            transfer.set_sizes(ir.result(operation, 1)?, &output);
            Some(())
        }
        b"stablehlo.dynamic_top_k" | b"stablehlo.dynamic_approx_top_k" => {
            let mut sizes = operand_sizes(transfer, operation, 0)?;
            *sizes.last_mut()? = transfer.scalar(ir.operand(operation, 1)?)?;
            set_results(transfer, operation, &sizes)
        }
        b"Sharding" | b"xla.sdy.FuncResultSharding" | b"annotate_device_placement" => {
            as_operands(transfer, operation)
        }
        _ => {
            let shapes = dimensions(ir, operation, "indices_of_shape_operands")?;
            for (result, number) in ir.results(operation).zip(shapes) {
                let sizes = operand_elements(transfer, operation, number)?;
                transfer.set_sizes(result, &sizes);
            }
            Some(())
        }
    }
}
