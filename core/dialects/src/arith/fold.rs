//! Folding of integer arithmetic, on scalars of up to 64 bits.

use super::{compare as holds, evaluate, unsigned, width, wrapped};
use abide_mlir::ir::{Attribute, OperationId, Type, ValueId};
use abide_mlir::rewrite::{Fold, Rewriter};

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
    let from = width(&rewriter.ir.context, rewriter.ir.value_type(value))?;
    let to = width(&rewriter.ir.context, ty)?;
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
    let width = width(&rewriter.ir.context, rewriter.ir.value_type(first))?;
    let predicate: Attribute = rewriter.ir.attribute(operation, "predicate")?;
    let predicate = rewriter.ir.context.integer_value(predicate)?;
    let (left, right) = if first == second {
        (0, 0)
    } else {
        (rewriter.constant_integer(first)?, rewriter.constant_integer(second)?)
    };
    let holds = holds(predicate, left, right, width)?;
    Some(constant(rewriter, -i64::from(holds), ty))
}

fn binary(
    rewriter: &mut Rewriter<'_>,
    name: &[u8],
    ty: Type,
    first: ValueId,
    second: ValueId,
) -> Option<Fold> {
    let width = width(&rewriter.ir.context, ty)?;
    let (left, right) = (rewriter.constant_integer(first), rewriter.constant_integer(second));
    let same = first == second;
    // In one bit, 1 is spelled as -1.
    match (name, right) {
        (b"addi" | b"subi" | b"ori" | b"xori" | b"shli" | b"shrsi" | b"shrui", Some(0)) => {
            return Some(Fold::Value(first));
        }
        (b"divsi" | b"divui" | b"ceildivsi" | b"ceildivui" | b"floordivsi", Some(1))
            if width > 1 =>
        {
            return Some(Fold::Value(first));
        }
        (b"muli", Some(1)) => return Some(Fold::Value(first)),
        (b"muli", Some(-1)) if width == 1 => return Some(Fold::Value(first)),
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
