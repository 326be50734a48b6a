//! Computation on small integer tensors: shapes and operations on them.

use crate::arith;
use abide_mlir::ir::{AttributeKind, Ir, OperationId, TypeKind, ValueId};
use abide_mlir::shape::{Domain, Elements, Operator, Range, Transfer};

/// The elements of the result of an operation, where all that it needs is known.
pub(super) fn elements<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<Elements<D::Number>> {
    let ir = transfer.ir;
    let result = ir.result(operation, 0)?;
    let count = transfer.element_count(result)?;
    let name = ir.name_bytes(operation).strip_prefix(b"stablehlo.")?;
    match name {
        b"convert" | b"reshape" | b"dynamic_reshape" | b"negate" | b"abs" | b"sign" | b"not" => {
            let operand = ir.operand(operation, 0)?;
            let own = transfer.elements(operand)?;
            own.into_iter().map(|one| unary(transfer, name, operand, result, one)).collect()
        }
        b"select" => {
            let [condition, first, second] = three(transfer, operation)?;
            (0..count)
                .map(|at| {
                    let (first, second) = (element(&first, at)?, element(&second, at)?);
                    match transfer.domain.as_constant(element(&condition, at)?) {
                        Some(0) => Some(second),
                        Some(_) => Some(first),
                        None if first == second => Some(first),
                        None => chosen(transfer, element(&condition, at)?, first, second),
                    }
                })
                .collect()
        }
        b"clamp" => {
            let [least, own, most] = three(transfer, operation)?;
            let mut clamped = |at| {
                let (least, most) = (element(&least, at)?, element(&most, at)?);
                let own = transfer.domain.combine(Operator::Max, element(&own, at)?, least);
                Some(transfer.domain.combine(Operator::Min, own, most))
            };
            (0..count).map(&mut clamped).collect()
        }
        b"compare" => {
            let direction = word(ir, operation, "comparison_direction")?;
            let [left, right] = two(transfer, operation)?;
            let mut holds = |at| {
                let (left, right) = (element(&left, at)?, element(&right, at)?);
                match compare(transfer, &direction, left, right) {
                    Some(holds) => Some(transfer.domain.constant(-i64::from(holds))),
                    None => truth(transfer, &direction, left, right),
                }
            };
            (0..count).map(&mut holds).collect()
        }
        _ => {
            let operator = binary_name(name, is_unsigned(ir, result))?;
            let width = transfer.element_width(result)?;
            let [left, right] = two(transfer, operation)?;
            let mut combined = |at| {
                let (left, right) = (element(&left, at)?, element(&right, at)?);
                arith::combined(transfer, operator, left, right, width)
            };
            (0..count).map(&mut combined).collect()
        }
    }
}

/// An element; a single one applies to all positions.
fn element<N: Copy>(all: &[N], at: usize) -> Option<N> {
    match all {
        [one] => Some(*one),
        all => all.get(at).copied(),
    }
}

fn two<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<[Elements<D::Number>; 2]> {
    let ir = transfer.ir;
    let (left, right) = (ir.operand(operation, 0)?, ir.operand(operation, 1)?);
    Some([transfer.elements(left)?, transfer.elements(right)?])
}

fn three<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<[Elements<D::Number>; 3]> {
    let [first, second] = two(transfer, operation)?;
    let third = transfer.ir.operand(operation, 2)?;
    Some([first, second, transfer.elements(third)?])
}

fn is_unsigned(ir: &Ir, value: ValueId) -> bool {
    use abide_source::types::Signedness;
    let element = ir.context.type_kind(ir.value_type(value)).element();
    let element = element.map(|element| ir.context.type_kind(element));
    matches!(element, Some(TypeKind::Integer { signedness: Signedness::Unsigned, .. }))
}

/// The name of the same arithmetic in `arith`.
fn binary_name(name: &[u8], is_unsigned: bool) -> Option<&'static [u8]> {
    Some(match name {
        b"add" => b"addi",
        b"subtract" => b"subi",
        b"multiply" => b"muli",
        b"and" => b"andi",
        b"or" => b"ori",
        b"xor" => b"xori",
        b"divide" if is_unsigned => b"divui",
        b"divide" => b"divsi",
        b"remainder" if is_unsigned => b"remui",
        b"remainder" => b"remsi",
        b"maximum" if is_unsigned => b"maxui",
        b"maximum" => b"maxsi",
        b"minimum" if is_unsigned => b"minui",
        b"minimum" => b"minsi",
        b"shift_left" => b"shli",
        b"shift_right_arithmetic" => b"shrsi",
        b"shift_right_logical" => b"shrui",
        _ => return None,
    })
}

fn unary<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    name: &[u8],
    operand: ValueId,
    result: ValueId,
    number: D::Number,
) -> Option<D::Number> {
    let zero = transfer.domain.constant(0);
    let positive = Range { min: 1, max: i64::MAX };
    match name {
        b"convert" => {
            let (from, to) = (transfer.element_width(operand)?, transfer.element_width(result)?);
            match transfer.domain.as_constant(number) {
                // True is -1 in one bit, and 1 in others.
                Some(value) if from == 1 && to > 1 => {
                    Some(transfer.domain.constant(i64::from(value != 0)))
                }
                Some(value) if to == 1 => Some(transfer.domain.constant(-i64::from(value != 0))),
                Some(value) => {
                    let value = arith::wrapped(i128::from(value), to);
                    Some(transfer.domain.constant(value))
                }
                None => (from > 1 && to > 1).then_some(number),
            }
        }
        b"negate" => Some(transfer.domain.combine(Operator::Subtract, zero, number)),
        b"abs" if transfer.domain.is_within(number, Range::SIZE) => Some(number),
        b"abs" => {
            let value = transfer.domain.as_constant(number)?.checked_abs()?;
            Some(transfer.domain.constant(value))
        }
        b"sign" if transfer.domain.is_within(number, positive) => Some(transfer.domain.constant(1)),
        b"sign" if transfer.domain.is_within(number, Range { min: i64::MIN, max: -1 }) => {
            Some(transfer.domain.constant(-1))
        }
        b"sign" => {
            let value = transfer.domain.as_constant(number)?.signum();
            Some(transfer.domain.constant(value))
        }
        b"not" => {
            let value = !transfer.domain.as_constant(number)?;
            Some(transfer.domain.constant(value))
        }
        _ => Some(number),
    }
}

/// The word of an attribute that is a case of an enumeration: `LT` of a comparison.
pub(super) fn word(ir: &Ir, operation: OperationId, name: &str) -> Option<String> {
    let attribute = ir.attribute(operation, name)?;
    let AttributeKind::Dialect { body, .. } = ir.context.attribute_kind(attribute) else {
        return None;
    };
    let body = ir.context.text(*body);
    Some(body.trim_end_matches('>').rsplit(' ').next()?.to_owned())
}

/// Whether a comparison holds, if the range of the difference determines it.
fn compare<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    direction: &str,
    left: D::Number,
    right: D::Number,
) -> Option<bool> {
    let difference = transfer.domain.combine(Operator::Subtract, left, right);
    let same = left == right && is_known(transfer, left);
    let is = |range| transfer.domain.is_within(difference, range);
    let equal = same || is(Range::of(0));
    let greater = is(Range { min: 1, max: i64::MAX });
    let less = is(Range { min: i64::MIN, max: -1 });
    let at_least = equal || is(Range::SIZE);
    let at_most = equal || is(Range { min: i64::MIN, max: 0 });
    let told = |holds: bool, fails: bool| if holds { Some(true) } else { fails.then_some(false) };
    match direction {
        "EQ" => told(equal, greater || less),
        "NE" => told(greater || less, equal),
        "LT" => told(less, at_least),
        "LE" => told(at_most, greater),
        "GT" => told(greater, at_most),
        "GE" => told(at_least, less),
        _ => None,
    }
}

/// A comparison as an expression that is -1 if it holds, and 0 otherwise; only if it tests whether a
/// non-negative number is 0.
fn truth<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    direction: &str,
    left: D::Number,
    right: D::Number,
) -> Option<D::Number> {
    let domain = &mut transfer.domain;
    let mut distance = domain.combine(Operator::Subtract, left, right);
    let is_more = domain.is_within(distance, Range::SIZE);
    if !is_more {
        distance = domain.combine(Operator::Subtract, right, left);
        if !domain.is_within(distance, Range::SIZE) {
            return None;
        }
    }
    let one = domain.constant(1);
    let differs = domain.combine(Operator::Min, distance, one);
    match (direction, is_more) {
        ("NE", _) | ("GT", true) | ("LT", false) => {
            let zero = domain.constant(0);
            Some(domain.combine(Operator::Subtract, zero, differs))
        }
        ("EQ", _) | ("LE", true) | ("GE", false) => {
            Some(domain.combine(Operator::Subtract, differs, one))
        }
        _ => None,
    }
}

/// One of two numbers by a truth value that is an expression.
fn chosen<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    condition: D::Number,
    first: D::Number,
    second: D::Number,
) -> Option<D::Number> {
    let domain = &mut transfer.domain;
    if !domain.is_within(condition, Range { min: -1, max: 0 }) {
        return None;
    }
    let difference = domain.combine(Operator::Subtract, second, first);
    let change = domain.combine(Operator::Multiply, condition, difference);
    Some(domain.combine(Operator::Add, second, change))
}

/// Whether a number is known. An unknown one is not even equal to itself.
fn is_known<D: Domain>(transfer: &mut Transfer<'_, D>, number: D::Number) -> bool {
    let difference = transfer.domain.combine(Operator::Subtract, number, number);
    transfer.domain.as_constant(difference) == Some(0)
}

/// The elements that a constant has.
pub(super) fn constant<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
) -> Option<()> {
    let ir = transfer.ir;
    let result = ir.result(operation, 0)?;
    let count = transfer.element_count(result)?;
    let mut numbers = super::shapes::integers(ir, operation, "value")?;
    if let [one] = *numbers.as_slice() {
        numbers.resize(count, one);
    }
    let numbers: Elements<D::Number> =
        numbers.into_iter().map(|number| transfer.domain.constant(number)).collect();
    transfer.set_elements(result, &numbers)
}

/// The static sizes of a value.
pub(super) fn static_sizes(ir: &Ir, value: ValueId) -> Option<Vec<usize>> {
    let sizes = ir.context.type_kind(ir.value_type(value)).shape()?;
    sizes.iter().map(|size| usize::try_from(*size).ok()).collect()
}

/// The elements of a result, each from a place in the operand, which is a function of its indices.
pub(super) fn elements_at<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    place: impl Fn(&[usize]) -> Option<Vec<usize>>,
) -> Option<()> {
    let ir = transfer.ir;
    let (operand, result) = (ir.operand(operation, 0)?, ir.result(operation, 0)?);
    let count = transfer.element_count(result)?;
    let own = transfer.elements(operand)?;
    let (from, to) = (static_sizes(ir, operand)?, static_sizes(ir, result)?);
    let mut elements_at = Elements::new();
    for number in 0..count {
        let at = place(&indices(number, &to))?;
        let mut offset = 0_usize;
        for (index, size) in at.iter().zip(&from) {
            if index >= size {
                return None;
            }
            offset = offset.checked_mul(*size)?.checked_add(*index)?;
        }
        elements_at.push(*own.get(offset)?);
    }
    transfer.set_elements(result, &elements_at)
}

/// The indices of an element by its number.
fn indices(number: usize, sizes: &[usize]) -> Vec<usize> {
    let mut rest = number;
    let mut indices: Vec<usize> = Vec::new();
    for size in sizes.iter().rev() {
        indices.push(rest.checked_rem(*size).unwrap_or(0));
        rest = rest.checked_div(*size).unwrap_or(0);
    }
    indices.reverse();
    indices
}

/// The elements of a concatenation.
pub(super) fn concatenated<D: Domain>(
    transfer: &mut Transfer<'_, D>,
    operation: OperationId,
    dim: usize,
) -> Option<()> {
    let ir = transfer.ir;
    let result = ir.result(operation, 0)?;
    if transfer.element_count(result)? == 0 {
        return transfer.set_elements(result, &[]);
    }
    let outer: usize = static_sizes(ir, result)?.iter().take(dim).product();
    let inputs: Vec<ValueId> = ir.operands(operation).collect();
    let mut parts = Vec::new();
    for input in inputs {
        let elements = transfer.elements(input)?;
        let chunk = elements.len().checked_div(outer)?;
        parts.push((elements, chunk));
    }
    let mut all = Elements::new();
    for number in 0..outer {
        for (elements, chunk) in &parts {
            let start = number.checked_mul(*chunk)?;
            all.extend_from_slice(elements.get(start..start.checked_add(*chunk)?)?);
        }
    }
    transfer.set_elements(result, &all)
}
