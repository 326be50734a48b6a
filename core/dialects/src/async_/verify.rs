//! Asynchronous values, and whether their types match.

use super::inside;
use crate::common::{Parts, check_call, require, symbol_target};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::registry::DialectType;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Detail;
use abide_source::rule;

fn is_token(parts: &Parts<'_>, ty: Type) -> bool {
    DialectType::is(parts.context(), ty, "async", "token")
}

fn is_own(parts: &Parts<'_>, ty: Type) -> bool {
    let is_unknown = matches!(parts.kind(ty), TypeKind::Unknown);
    is_unknown || is_token(parts, ty) || DialectType::is(parts.context(), ty, "async", "value")
}

/// The body yields the values of the results.
pub(super) fn execute(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    let end = body.and_then(|body| ir.last_operation(body));
    let Some(end) = end.filter(|end| ir.name_bytes(*end) == b"async.yield") else { return Ok(()) };
    let (given, asked) =
        (ir.operand_count(end), ir.result_count(parts.operation).saturating_sub(1));
    let (from, to) = (Some(0), None);
    require(given == asked, || Detail::EdgeCount { from, to, passed: given, wanted: asked })?;
    let types = ir.operands(end).map(|value| ir.value_type(value));
    let results = ir.results(parts.operation).skip(1).map(|value| ir.value_type(value));
    for (index, (own, result)) in types.zip(results).enumerate() {
        let fits = matches!(parts.kind(own), TypeKind::Unknown)
            || inside(parts.context(), result).is_none_or(|inside| inside == own);
        let (has, wanted) = (|| parts.text(own), || parts.text(result));
        require(fits, || Detail::EdgeType { from, to, index, has: has(), wanted: wanted() })?;
    }
    Ok(())
}

pub(super) fn await_(parts: &Parts<'_>) -> Verified {
    let Some(operand) = parts.operand_type("operand") else { return Ok(()) };
    let results = parts.ir().result_count(parts.operation);
    if is_token(parts, operand) {
        return require(results == 0, || {
            rule!("awaiting on a token must have empty result")
                .with_help("remove the result: a token holds no value")
        });
    }
    let (Some(inside), Some(result)) = (inside(parts.context(), operand), parts.result_type(0))
    else {
        return Ok(());
    };
    require(inside == result, || {
        let (own, inside) = (parts.text(result), parts.text(inside));
        rule!("result type '{}' does not match async value type '{}'", own, inside)
            .with_help(format!("return the type '{inside}'"))
    })
}

pub(super) fn function(parts: &Parts<'_>) -> Verified {
    let Some((_, results)) = parts.verifier.function_type(parts.operation) else { return Ok(()) };
    require(!results.is_empty(), || {
        rule!("result is expected to be at least of size 1, but got {}", results.len())
            .with_help("return '!async.token' or '!async.value<..>'")
    })?;
    for (index, ty) in results.iter().enumerate() {
        require(is_own(parts, *ty), || {
            let own = parts.text(*ty);
            rule!("result type must be async value type or async token type, but got '{}'", own)
                .with_help("return '!async.token' or '!async.value<..>'")
        })?;
        require(index == 0 || !is_token(parts, *ty), || {
            rule!(
                " results' (optional) async token type is expected to appear as the 1st return \
                 value, but got {}",
                index + 1
            )
            .with_help("write '!async.token' as the first result")
        })?;
    }
    Ok(())
}

pub(super) fn return_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let function = ir.parent(parts.operation).filter(|it| ir.name_bytes(*it) == b"async.func");
    let Some((_, results)) = function.and_then(|it| parts.verifier.function_type(it)) else {
        return Ok(());
    };
    let held = results.iter().filter(|ty| !is_token(parts, **ty));
    let held: Vec<Type> = held.map(|ty| inside(parts.context(), *ty).unwrap_or(*ty)).collect();
    let operands: Vec<Type> =
        ir.operands(parts.operation).map(|value| ir.value_type(value)).collect();
    let fits = operands.len() == held.len()
        && operands
            .iter()
            .zip(&held)
            .all(|(own, held)| matches!(parts.kind(*own), TypeKind::Unknown) || own == held);
    require(fits, || {
        rule!("operand types do not match the types returned from the parent FuncOp")
            .with_help("return the values that the types of the function's results hold")
    })
}

pub(super) fn call(parts: &Parts<'_>) -> Verified {
    let Some(reference) = parts.attribute("callee") else { return Ok(()) };
    let is_function = |found| parts.ir().name_bytes(found) == b"async.func";
    let Some(found) = symbol_target(parts, reference, is_function, "async function")? else {
        return Ok(());
    };
    match parts.verifier.function_type(found) {
        Some((inputs, results)) => check_call(parts, inputs, results),
        None => Ok(()),
    }
}
