//! Verifiers of `tosa` operations.

mod directives;
mod elementwise;
mod examples;
mod forms;
mod layout;
mod products;
mod variables;
mod windows;
mod words;
mod zero_points;

use crate::common::{Parts, require, rules};
use abide_mlir::ir::{AttributeKind, DYNAMIC, TypeKind};
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[words::HOOKS, &[("tosa.cond_if", forms::IF), ("tosa.while_loop", forms::WHILE)]],
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    directives: &[directives::DIRECTIVES],
    cpp_types: Some(&[]),
    ..DialectHooks::of("tosa")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "tosa.add" | "tosa.arithmetic_right_shift" | "tosa.bitwise_and" | "tosa.bitwise_or"
        | "tosa.bitwise_xor" | "tosa.equal" | "tosa.greater" | "tosa.greater_equal"
        | "tosa.int_div" | "tosa.intdiv" | "tosa.logical_and" | "tosa.logical_left_shift"
        | "tosa.logical_or" | "tosa.logical_right_shift" | "tosa.logical_xor" | "tosa.maximum"
        | "tosa.minimum" | "tosa.pow" | "tosa.select" | "tosa.sub" => elementwise::broadcast,
    "tosa.argmax" => argmax,
    "tosa.const" => constant,
    "tosa.reduce_all" | "tosa.reduce_any" | "tosa.reduce_max" | "tosa.reduce_min"
        | "tosa.reduce_prod" | "tosa.reduce_sum" => reduce,
    "tosa.avg_pool2d" => products::average,
    "tosa.max_pool2d" => windows::pool,
    "tosa.conv2d" | "tosa.conv3d" | "tosa.depthwise_conv2d" | "tosa.fully_connected"
        => products::convolution,
    "tosa.clamp" => zero_points::clamp,
    "tosa.matmul" => zero_points::product,
    "tosa.negate" => |parts| zero_points::same_elements(parts, &["input1", "output"]),
    "tosa.rescale" => zero_points::rescale,
    "tosa.transpose_conv2d" => zero_points::transposed_convolution,
    "tosa.concat" => layout::concat,
    "tosa.reshape" => layout::reshape,
    "tosa.reverse" => layout::reverse,
    "tosa.slice" => layout::slice,
    "tosa.tile" => layout::tile,
    "tosa.transpose" => layout::transpose,
};

/// The rules of the symbols that operations use.
const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "tosa.variable_read" | "tosa.variable_write" => variables::verify,
};

/// The rank of the first operand, if it is known.
fn input_rank(parts: &Parts<'_>) -> Option<i64> {
    let ty = parts.all_operand_types().first().copied()?;
    i64::try_from(parts.kind(ty).shape()?.len()).ok()
}

/// The rank of the result, if it is known.
fn output_rank(parts: &Parts<'_>) -> Option<i64> {
    i64::try_from(parts.kind(parts.result_type(0)?).shape()?.len()).ok()
}

/// Whether an axis is within the rank; a tensor without dimensions has an axis 0.
fn has_axis(rank: Option<i64>, axis: i64) -> bool {
    rank.is_none_or(|rank| axis < rank || rank == 0 && axis == 0)
}

fn argmax(parts: &Parts<'_>) -> Verified {
    let (Some(rank), Some(axis)) = (input_rank(parts), parts.integer("axis")) else {
        return Ok(());
    };
    require((0..rank).contains(&axis), || {
        rule!("specified axis is outside the rank of the tensor")
            .with_help(format!("dimensions count from 0: write an axis below {rank}"))
    })?;
    let result = parts.result_type(0).map(|ty| parts.kind(parts.element(ty)));
    require(!matches!(result, Some(TypeKind::Float(_))), || {
        rule!("result tensor is not of integer type").with_help("return indices: a tensor of 'i32'")
    })
}

/// A constant has a value, which has the shape of its result.
fn constant(parts: &Parts<'_>) -> Verified {
    let names = ["values", "value"];
    let Some(value) = names.into_iter().find_map(|name| parts.attribute_kind(name)) else {
        return Err(Detail::MissingAttribute(names[0].to_owned()).into());
    };
    let AttributeKind::DenseElements { ty, .. } = value else { return Ok(()) };
    let result = parts.result_type(0).and_then(|ty| parts.kind(ty).shape());
    let own = parts.kind(*ty).shape();
    let fits = |(a, b): (&i64, &i64)| a == b || *b == DYNAMIC;
    let fits = match (own, result) {
        (Some(own), Some(result)) => own.len() == result.len() && own.iter().zip(result).all(fits),
        _ => true,
    };
    require(fits, || {
        rule!("failed to verify that all of {value, output} have same shape")
            .with_help("give the result the type of the values")
    })
}

fn reduce(parts: &Parts<'_>) -> Verified {
    let Some(axis) = parts.integer("axis") else { return Ok(()) };
    let (input, output) = (input_rank(parts), output_rank(parts));
    require(axis >= 0, || {
        rule!("reduce axis must not be negative").with_help("dimensions count from 0")
    })?;
    require(has_axis(input, axis), || {
        let rank = input.unwrap_or_default();
        rule!("expect input tensor rank ({}) to be larger than reduce axis ({})", rank, axis)
            .with_help(format!("dimensions count from 0: write an axis below {rank}"))
    })?;
    require(has_axis(output, axis), || {
        let rank = output.unwrap_or_default();
        rule!("expect output tensor rank ({}) to be larger than reduce axis ({})", rank, axis)
            .with_help("keep the reduced dimension in the result, with size 1")
    })?;
    let result = parts.result_type(0).and_then(|ty| parts.kind(ty).shape());
    let size = usize::try_from(axis).ok().and_then(|axis| result?.get(axis));
    require(size.is_none_or(|size| *size == 1 || *size < 0), || {
        let size = size.copied().unwrap_or_default();
        rule!("expect reduced dimension size to be 1, got {}", size)
            .with_help("keep the reduced dimension in the result, with size 1")
    })
}
