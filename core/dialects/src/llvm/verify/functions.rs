//! Functions and returns.

use super::calls::{function_type, is_named, is_void};
use super::exceptions::consistent;
use super::parameters;
use crate::common::{Parts, require};
use crate::llvm::types::LlvmType;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn func(parts: &Parts<'_>) -> Verified {
    let linkage = parts.keyword("linkage").unwrap_or_else(|| "external".to_owned());
    require(linkage != "common", || {
        let linkage = "'common'";
        rule!("functions cannot have {} linkage", linkage)
            .with_help("use another linkage, such as 'linkonce'")
    })?;
    let regions = parts.ir().regions(parts.operation);
    let is_external = regions.iter().all(|region| parts.ir().blocks(*region).is_empty());
    require(!is_external || matches!(&*linkage, "external" | "extern_weak"), || {
        rule!("external functions must have 'external' or 'extern_weak' linkage")
            .with_help("remove the linkage, or give the function a body")
    })?;
    require(!(parts.flag("no_inline") && parts.flag("always_inline")), || {
        rule!("no_inline and always_inline attributes are incompatible")
            .with_help("remove one of them")
    })?;
    require(!parts.flag("optimize_none") || parts.flag("no_inline"), || {
        rule!("with optimize_none must also be no_inline").with_help("add 'no_inline'")
    })?;
    parameters::function(parts)?;
    consistent(parts)
}

pub(super) fn return_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(function) = ir.parent(parts.operation).filter(|it| is_named(parts, *it, "func"))
    else {
        return Ok(());
    };
    let Some(LlvmType::Function { result, .. }) = function_type(parts, function) else {
        return Ok(());
    };
    let count = ir.operand_count(parts.operation);
    let is_void = is_void(parts, result);
    let message = if is_void {
        if count == 0 {
            return Ok(());
        }
        "expected no operands"
    } else if count == 0 {
        "expected 1 operand"
    } else {
        match parts.all_operand_types().first() {
            Some(own) if *own != result => "mismatching result types",
            _ => return Ok(()),
        }
    };
    let help = match is_void {
        true => "remove the operands, or give the function a result".to_owned(),
        false => format!("return one value of type '{}'", parts.text(result)),
    };
    let error = VerifyError::from(message).with_help(help);
    Err(error.with_note(ir.span(function), "when returning from function"))
}
