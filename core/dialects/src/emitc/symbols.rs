//! Functions and variables of C, by their names.

use super::types::array;
use crate::common::{Parts, check_call, require, symbol_target};
use abide_mlir::ir::{Attribute, OperationId};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The operation that a symbol refers to; an error unless it has this name.
fn found(
    parts: &Parts<'_>,
    reference: Attribute,
    asked: &[u8],
    what: &'static str,
) -> Result<Option<OperationId>, Detail> {
    let is_asked = |found| parts.ir().name_bytes(found) == asked;
    symbol_target(parts, reference, is_asked, what)
}

pub(super) fn call(parts: &Parts<'_>) -> Verified {
    let Some(callee) = parts.attribute("callee") else { return Ok(()) };
    let Some(function) = found(parts, callee, b"emitc.func", "function")? else { return Ok(()) };
    let Some((inputs, results)) = parts.verifier.function_type(function) else { return Ok(()) };
    check_call(parts, inputs, results)?;
    let fits = parts.all_result_types().iter().zip(results).all(|(own, result)| own == result);
    require(fits, || {
        rule!("result type mismatch at index 0")
            .with_help("write the type of the function's result")
    })
}

pub(super) fn declare(parts: &Parts<'_>) -> Verified {
    let Some(name) = parts.attribute("sym_name") else { return Ok(()) };
    found(parts, name, b"emitc.func", "function").map(|_| ()).map_err(Into::into)
}

pub(super) fn get_global(parts: &Parts<'_>) -> Verified {
    let Some(name) = parts.attribute("name") else { return Ok(()) };
    let Some(global) = found(parts, name, b"emitc.global", "emitc.global")? else { return Ok(()) };
    let ty = parts.ir().attribute(global, "type");
    let ty = ty.and_then(|ty| parts.context().attribute_type(ty));
    let (Some(ty), Some(own)) = (ty, parts.result_type(0)) else { return Ok(()) };
    require(ty == own || array(parts, own).is_none(), || {
        let (ty, own) = (parts.text(ty), parts.text(own));
        rule!("on array type expects result type '{}' to match type '{}' of the global", own, ty)
            .with_help(format!("write '{ty}' as the type of the result"))
    })
}
