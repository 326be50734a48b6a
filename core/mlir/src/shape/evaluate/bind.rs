//! Symbols, and shapes in terms of them, once the sizes are known.

use super::{EvaluationError, Frame};
use crate::ir::{AffineBinary, AffineExpr, AffineExprKind, Context, OperationId, ValueId};
use crate::shape::binding::{Bind, Symbol};

/// Checks a declared shape against the actual sizes, and learns the unknown symbols from them.
pub(super) fn execute(frame: &mut Frame<'_>, bind: Bind<'_>) -> Result<(), EvaluationError> {
    let symbols: Vec<ValueId> = bind.symbols().collect();
    let Some(mut sizes) = frame.sizes(bind.value) else { return Ok(()) };
    for (size, result) in sizes.iter().zip(&bind.map.results) {
        if let Some(size) = size {
            learn(frame, bind.operation, *result, &symbols, *size)?;
        }
    }
    let Some(said) = frame.apply_map(bind.map, &symbols) else { return Ok(()) };
    for (dim, (size, said)) in sizes.iter_mut().zip(said).enumerate() {
        match (*size, said) {
            (Some(size), Some(said)) if size != said => {
                let message =
                    format!("says that the size in dimension {dim} is {said}, and it is {size}");
                return Err(EvaluationError { operation: Some(bind.operation), message });
            }
            (None, said) => *size = said,
            _ => {}
        }
    }
    frame.set_sizes(bind.value, &sizes);
    Ok(())
}

/// Solves an expression for its only unknown symbol.
fn learn(
    frame: &mut Frame<'_>,
    bind: OperationId,
    expression: AffineExpr,
    symbols: &[ValueId],
    size: i64,
) -> Result<(), EvaluationError> {
    let ir = frame.ir;
    let mut unknown = None;
    if !is_linear(&ir.context, expression, &mut |index| {
        let Some(symbol) = symbols.get(index as usize).copied() else { return false };
        let free = ir
            .defining_operation(symbol)
            .and_then(|operation| frame.symbol_of(operation))
            .is_some_and(|symbol| symbol.map().is_none());
        if free && frame.domain.is_open(symbol) && unknown.is_none_or(|known| known == symbol) {
            unknown = Some(symbol);
        } else if frame.integer(symbol).is_none() {
            return false;
        }
        true
    }) {
        return Ok(());
    }
    let Some(symbol) = unknown else { return Ok(()) };
    let known: Vec<Option<i64>> = symbols.iter().map(|one| frame.integer(*one)).collect();
    let at = |guess: i64| {
        ir.context.affine_value(expression, &|place| match place {
            AffineExprKind::Symbol(index) => match symbols.get(index as usize) {
                Some(one) if *one == symbol => Some(guess),
                _ => known.get(index as usize).copied().flatten(),
            },
            _ => None,
        })
    };
    let (Some(first), Some(second)) = (at(0), at(1)) else { return Ok(()) };
    let slope = second.checked_sub(first).filter(|slope| *slope != 0);
    let Some((slope, rest)) = slope.zip(size.checked_sub(first)) else { return Ok(()) };
    let Some(declared) = ir.defining_operation(symbol).and_then(|one| frame.symbol_of(one)) else {
        return Ok(());
    };
    let value = rest.checked_div(slope).filter(|value| at(*value) == Some(size));
    let Some(value) = value else {
        let name = declared.name().unwrap_or_default();
        let message = format!("no value of '{name}' gives the size {size}");
        return Err(EvaluationError { operation: Some(bind), message });
    };
    frame.domain.learn(symbol, value);
    frame.set_integer(symbol, Some(value));
    check_range(frame, declared)
}

/// Whether an expression only adds and multiplies, and has no symbol that is refused. Recurs with
/// its depth, which readers bound.
fn is_linear(
    context: &Context,
    expression: AffineExpr,
    symbol: &mut impl FnMut(u32) -> bool,
) -> bool {
    match context.expression_kind(expression) {
        AffineExprKind::Constant(_) => true,
        AffineExprKind::Dim(_) => false,
        AffineExprKind::Symbol(index) => symbol(index),
        AffineExprKind::Binary(AffineBinary::Add | AffineBinary::Mul, left, right) => {
            is_linear(context, left, symbol) && is_linear(context, right, symbol)
        }
        AffineExprKind::Binary(..) => false,
    }
}

/// A symbol is in the range that it is declared with.
pub(super) fn check_range(
    frame: &mut Frame<'_>,
    symbol: Symbol<'_>,
) -> Result<(), EvaluationError> {
    let declared = symbol.declared();
    let Some(result) = frame.ir.result(symbol.operation, 0) else { return Ok(()) };
    match frame.integer(result) {
        Some(value) if declared.min <= declared.max && !declared.contains(value) => {
            let name = symbol.name().unwrap_or_default();
            let message = format!("'{name}' is {value}, which is not in {declared}");
            Err(EvaluationError { operation: Some(symbol.operation), message })
        }
        _ => Ok(()),
    }
}
