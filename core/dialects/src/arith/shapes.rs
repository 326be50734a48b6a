//! Integer arithmetic on sizes.
//!
//! On expressions it is unbounded integer arithmetic: values are assumed to stay in the range of their type. On
//! numbers it wraps, as the program would.

use super::{compare, evaluate, unsigned, width, wrapped};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::shape::{Domain, Operator, Range, ShapeHook, Transfer};

/// A truth value: true is -1 in one bit.
const TRUTH: Range = Range { min: -1, max: 0 };

const OWN: ShapeHook = ShapeHook::rule(own, own);

pub(crate) const SHAPES: &[(&str, ShapeHook)] = &[
    ("arith.addi", OWN),
    ("arith.andi", OWN),
    ("arith.ceildivsi", OWN),
    ("arith.ceildivui", OWN),
    ("arith.cmpi", OWN),
    ("arith.constant", OWN),
    ("arith.divsi", OWN),
    ("arith.divui", OWN),
    ("arith.extsi", OWN),
    ("arith.extui", OWN),
    ("arith.floordivsi", OWN),
    ("arith.index_cast", OWN),
    ("arith.index_castui", OWN),
    ("arith.maxsi", OWN),
    ("arith.maxui", OWN),
    ("arith.minsi", OWN),
    ("arith.minui", OWN),
    ("arith.muli", OWN),
    ("arith.ori", OWN),
    ("arith.remsi", OWN),
    ("arith.remui", OWN),
    ("arith.shli", OWN),
    ("arith.shrsi", OWN),
    ("arith.shrui", OWN),
    ("arith.subi", OWN),
    ("arith.trunci", OWN),
    ("arith.xori", OWN),
    ("arith.select", ShapeHook::rule(select, select)),
];

fn own<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let name = transfer.ir.name_bytes(operation).strip_prefix(b"arith.")?;
    integer(transfer, operation, name)
}

/// The result of an operation on integers, by its name in `arith`.
pub(crate) fn integer<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    name: &[u8],
) -> Option<()> {
    let result = transfer.ir.result(operation, 0)?;
    if !transfer.is_integer(result) || transfer.ir.result_count(operation) != 1 {
        return None;
    }
    let number = match name {
        b"constant" => {
            let value = transfer.ir.attribute(operation, "value")?;
            let value = transfer.ir.context.integer_value(value)?;
            transfer.domain.constant(value)
        }
        b"cmpi" => comparison(transfer, operation)?,
        b"index_cast" | b"extsi" | b"trunci" => {
            conversion(transfer, operation, result, name, true)?
        }
        b"index_castui" | b"extui" => conversion(transfer, operation, result, name, false)?,
        name => binary(transfer, operation, result, name)?,
    };
    transfer.set_integer(result, number);
    Some(())
}

/// One of two values, by a condition that may not be known.
fn select<D: Domain>(transfer: &mut Transfer<'_, D>, operation: OperationId) -> Option<()> {
    let result = transfer.ir.result(operation, 0)?;
    let mut operands = transfer.ir.operands(operation);
    let (condition, first, second) = (operands.next()?, operands.next()?, operands.next()?);
    let condition = if transfer.is_integer(condition) {
        let condition = transfer.integer(condition);
        transfer.domain.as_constant(condition)
    } else {
        None
    };
    if transfer.is_integer(result) {
        let (first, second) = (transfer.integer(first), transfer.integer(second));
        let number = match condition {
            Some(0) => second,
            Some(_) => first,
            None if first == second => first,
            None => return None,
        };
        transfer.set_integer(result, number);
        return Some(());
    }
    // Both have the type of the result.
    let (first, second) = (transfer.sizes(first)?, transfer.sizes(second)?);
    let mut sizes = if condition == Some(0) { second.clone() } else { first };
    if condition.is_none() {
        for (dim, (own, other)) in sizes.iter_mut().zip(&second).enumerate() {
            if own != other {
                *own = transfer.domain.unknown_size(result, dim);
            }
        }
    }
    transfer.set_sizes(result, &sizes);
    Some(())
}

fn comparison<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<D::Number> {
    let (left, right) = (transfer.ir.operand(operation, 0)?, transfer.ir.operand(operation, 1)?);
    let width = width(&transfer.ir.context, transfer.ir.value_type(left))?;
    let predicate = transfer.ir.attribute(operation, "predicate");
    let predicate = predicate.or_else(|| transfer.ir.attribute(operation, "pred"))?;
    let predicate = transfer.ir.context.integer_value(predicate)?;
    let (left, right) = (transfer.integer(left), transfer.integer(right));
    let (left, right) = (transfer.domain.as_constant(left)?, transfer.domain.as_constant(right)?);
    let holds = compare(predicate, left, right, width)?;
    Some(transfer.domain.constant(-i64::from(holds)))
}

fn conversion<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    result: ValueId,
    name: &[u8],
    signed: bool,
) -> Option<D::Number> {
    let source = transfer.ir.operand(operation, 0)?;
    let context = &transfer.ir.context;
    let from = width(context, transfer.ir.value_type(source))?;
    let to = width(context, transfer.ir.value_type(result))?;
    let number = transfer.integer(source);
    let Some(value) = transfer.domain.as_constant(number) else {
        // A truth value changes: -1 becomes 1.
        let keeps = signed || from > 1;
        return (keeps && (name != b"trunci" || to > 1)).then_some(number);
    };
    let value = if signed { i128::from(value) } else { unsigned(value, from) };
    Some(transfer.domain.constant(wrapped(value, to)))
}

fn binary<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    result: ValueId,
    name: &[u8],
) -> Option<D::Number> {
    let (left, right) = (transfer.ir.operand(operation, 0)?, transfer.ir.operand(operation, 1)?);
    let width = width(&transfer.ir.context, transfer.ir.value_type(result))?;
    if !transfer.is_integer(left) || !transfer.is_integer(right) {
        return None;
    }
    let (left, right) = (transfer.integer(left), transfer.integer(right));
    combined(transfer, name, left, right, width)
}

/// The result of an operation on two integers of the same width, by its name in `arith`.
pub(crate) fn combined<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    name: &[u8],
    left: D::Number,
    right: D::Number,
    width: u32,
) -> Option<D::Number> {
    if let (Some(left), Some(right)) =
        (transfer.domain.as_constant(left), transfer.domain.as_constant(right))
    {
        let value = evaluate(name, left, right, width)?;
        return Some(transfer.domain.constant(wrapped(value, width)));
    }
    // One of two truth values may determine the result.
    for (one, other) in [(left, right), (right, left)] {
        match (name, transfer.domain.as_constant(one)) {
            (b"andi", Some(0)) | (b"ori", Some(-1)) => return Some(one),
            (b"andi", Some(-1)) | (b"ori", Some(0)) => return Some(other),
            _ => {}
        }
    }
    // A dividend nearer to zero than the divisor is the remainder itself.
    if let (b"remsi" | b"divsi", Some(number)) = (name, transfer.domain.as_constant(left))
        && let Some(least) = number.checked_abs().and_then(|number| number.checked_add(1))
        && transfer.domain.is_within(right, Range { min: least, max: i64::MAX })
    {
        return Some(if name == b"remsi" { left } else { transfer.domain.constant(0) });
    }
    if name == b"andi" && left == right && transfer.domain.is_within(left, TRUTH) {
        return Some(left);
    }
    // The quotient is rounded towards zero, and the remainder has the sign of the first operand.
    let positive = Range { min: 1, max: i64::MAX };
    if let b"divsi" | b"remsi" = name
        && transfer.domain.is_within(left, Range { min: i64::MIN, max: 0 })
        && transfer.domain.is_within(right, positive)
    {
        let operator = if name == b"divsi" { Operator::FloorDiv } else { Operator::Modulo };
        let zero = transfer.domain.constant(0);
        let opposite = transfer.domain.combine(Operator::Subtract, zero, left);
        let result = transfer.domain.combine(operator, opposite, right);
        return Some(transfer.domain.combine(Operator::Subtract, zero, result));
    }
    let not_negative = transfer.domain.is_within(left, Range::SIZE)
        && transfer.domain.is_within(right, Range::SIZE);
    let operator = match name {
        b"addi" => Operator::Add,
        b"subi" => Operator::Subtract,
        b"muli" => Operator::Multiply,
        b"floordivsi" => Operator::FloorDiv,
        b"ceildivsi" => Operator::CeilDiv,
        b"minsi" => Operator::Min,
        b"maxsi" => Operator::Max,
        b"divsi" | b"divui" if not_negative => Operator::FloorDiv,
        b"ceildivui" if not_negative => Operator::CeilDiv,
        b"remsi" | b"remui" if not_negative => Operator::Modulo,
        b"minui" if not_negative => Operator::Min,
        b"maxui" if not_negative => Operator::Max,
        _ => return None,
    };
    Some(transfer.domain.combine(operator, left, right))
}
