//! Folding of integer arithmetic, on scalars of up to 64 bits.

use super::Fold;
use crate::mlir::ir::{Attribute, OperationId, Type, TypeKind, ValueId};
use crate::rewrite::rewriter::Rewriter;

/// The width of an integer type in bits; `index` has 64.
fn width(rewriter: &Rewriter<'_>, ty: Type) -> Option<u32> {
    match rewriter.ir.context.type_kind(ty) {
        TypeKind::Index => Some(64),
        TypeKind::Integer { width: width @ 1..=64, .. } => Some(*width),
        _ => None,
    }
}

/// The lowest bits of a number, sign-extended.
fn wrapped(value: i128, width: u32) -> i64 {
    let unused = 128 - width;
    // Sign-extended from at most 64 bits, it fits.
    i64::try_from(value.wrapping_shl(unused).wrapping_shr(unused)).unwrap_or_default()
}

/// A number without its sign.
fn unsigned(value: i64, width: u32) -> i128 {
    i128::from(value).rem_euclid(1i128 << width)
}

fn constant(rewriter: &mut Rewriter<'_>, value: i64, ty: Type) -> Fold {
    Fold::Constant(rewriter.ir.context.integer_attribute(value, ty))
}

pub(super) fn fold(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<Fold> {
    let name = rewriter.ir.name_bytes(operation).get(b"arith.".len()..)?.to_vec();
    let result = rewriter.ir.result(operation, 0)?;
    let ty = rewriter.ir.value_type(result);
    let first = rewriter.ir.operand(operation, 0)?;
    let second = rewriter.ir.operand(operation, 1);
    match (&*name, second) {
        (b"cmpi", Some(second)) => compare(rewriter, operation, ty, first, second),
        (b"select", Some(second)) => select(rewriter, operation, first, second),
        (b"index_cast" | b"extsi" | b"trunci", None) => cast(rewriter, ty, first, true),
        (b"index_castui" | b"extui", None) => cast(rewriter, ty, first, false),
        (name, Some(second)) => binary(rewriter, name, ty, first, second),
        _ => None,
    }
}

fn cast(rewriter: &mut Rewriter<'_>, ty: Type, value: ValueId, signed: bool) -> Option<Fold> {
    let from = width(rewriter, rewriter.ir.value_type(value))?;
    let to = width(rewriter, ty)?;
    let value = rewriter.constant_integer(value)?;
    let value = if signed { i128::from(value) } else { unsigned(value, from) };
    Some(constant(rewriter, wrapped(value, to), ty))
}

fn select(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    condition: ValueId,
    first: ValueId,
) -> Option<Fold> {
    let second = rewriter.ir.operand(operation, 2)?;
    if first == second {
        return Some(Fold::Value(first));
    }
    let condition = rewriter.constant_integer(condition)?;
    Some(Fold::Value(if condition == 0 { second } else { first }))
}

fn compare(
    rewriter: &mut Rewriter<'_>,
    operation: OperationId,
    ty: Type,
    first: ValueId,
    second: ValueId,
) -> Option<Fold> {
    let width = width(rewriter, rewriter.ir.value_type(first))?;
    let predicate: Attribute = rewriter.ir.attribute(operation, "predicate")?;
    let predicate = rewriter.ir.context.integer_value(predicate)?;
    let (left, right) = if first == second {
        (0, 0)
    } else {
        (rewriter.constant_integer(first)?, rewriter.constant_integer(second)?)
    };
    let (low, high) = (unsigned(left, width), unsigned(right, width));
    // The order of `arith.cmpi`'s predicates.
    let holds = match predicate {
        0 => left == right,
        1 => left != right,
        2 => left < right,
        3 => left <= right,
        4 => left > right,
        5 => left >= right,
        6 => low < high,
        7 => low <= high,
        8 => low > high,
        9 => low >= high,
        _ => return None,
    };
    Some(constant(rewriter, -i64::from(holds), ty))
}

fn binary(
    rewriter: &mut Rewriter<'_>,
    name: &[u8],
    ty: Type,
    first: ValueId,
    second: ValueId,
) -> Option<Fold> {
    let width = width(rewriter, ty)?;
    let (left, right) = (rewriter.constant_integer(first), rewriter.constant_integer(second));
    let same = first == second;
    match (name, right) {
        (b"addi" | b"subi" | b"ori" | b"xori" | b"shli" | b"shrsi" | b"shrui", Some(0))
        | (b"divsi" | b"divui" | b"ceildivsi" | b"ceildivui" | b"floordivsi", Some(1))
            if width > 1 =>
        {
            return Some(Fold::Value(first));
        }
        (b"muli", Some(1)) if width > 1 => return Some(Fold::Value(first)),
        (b"muli" | b"andi", Some(0)) => return Some(Fold::Value(second)),
        (b"andi", Some(-1)) => return Some(Fold::Value(first)),
        (b"ori", Some(-1)) => return Some(Fold::Value(second)),
        (b"remsi" | b"remui", Some(1)) if width > 1 => return Some(constant(rewriter, 0, ty)),
        (b"subi" | b"xori", _) if same => return Some(constant(rewriter, 0, ty)),
        (b"andi" | b"ori" | b"minsi" | b"maxsi" | b"minui" | b"maxui", _) if same => {
            return Some(Fold::Value(first));
        }
        _ => {}
    }
    let value = evaluate(name, left?, right?, width)?;
    Some(constant(rewriter, wrapped(value, width), ty))
}

/// The value of an operation on two numbers; `None` where it is not defined.
fn evaluate(name: &[u8], left: i64, right: i64, width: u32) -> Option<i128> {
    let (a, b) = (i128::from(left), i128::from(right));
    let (low, high) = (unsigned(left, width), unsigned(right, width));
    // The quotient of the lowest number and -1 does not fit.
    let overflows = b == -1 && a == -(1i128 << (width - 1));
    Some(match name {
        b"addi" => a + b,
        b"subi" => a - b,
        b"muli" => a * b,
        b"andi" => a & b,
        b"ori" => a | b,
        b"xori" => a ^ b,
        b"minsi" => a.min(b),
        b"maxsi" => a.max(b),
        b"minui" => low.min(high),
        b"maxui" => low.max(high),
        b"divsi" if b != 0 && !overflows => a / b,
        b"remsi" if b != 0 => a % b,
        b"floordivsi" if b > 0 => a.div_euclid(b),
        b"ceildivsi" if b > 0 => -(-a).div_euclid(b),
        b"divui" if high != 0 => low / high,
        b"remui" if high != 0 => low % high,
        b"ceildivui" if high != 0 => (low + high - 1) / high,
        b"shli" if high < i128::from(width) => low << high,
        b"shrui" if high < i128::from(width) => low >> high,
        b"shrsi" if high < i128::from(width) => a >> high,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_wraps_at_the_width_of_the_type() {
        let in_width =
            |name: &[u8], a, b, width| Some(wrapped(evaluate(name, a, b, width)?, width));
        assert_eq!(in_width(b"addi", 127, 1, 8), Some(-128));
        assert_eq!(in_width(b"muli", i64::MAX, 2, 64), Some(-2));
        assert_eq!(in_width(b"divsi", -128, -1, 8), None);
        assert_eq!(in_width(b"divsi", 7, 0, 32), None);
        assert_eq!(in_width(b"divui", -1, 2, 8), Some(127));
        assert_eq!(in_width(b"floordivsi", -7, 2, 32), Some(-4));
        assert_eq!(in_width(b"ceildivsi", -7, 2, 32), Some(-3));
        assert_eq!(in_width(b"shli", 1, 64, 64), None);
        assert_eq!(in_width(b"shrui", -1, 1, 64), Some(i64::MAX));
    }
}
