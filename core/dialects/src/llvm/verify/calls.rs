//! Calls of functions and pointers to them.

use super::aggregates::is_pointer;
use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, llvm_type, squeezed, text};
use abide_mlir::ir::{AttributeKind, OperationId, Type};
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The types of a call's arguments, after the callee pointer.
fn passed(parts: &Parts<'_>) -> Option<Vec<Type>> {
    if parts.length("op_bundle_sizes").is_some_and(|bundles| bundles > 0) {
        return None;
    }
    let all = match parts.has_operand("callee_operands") {
        true => parts.operand_types("callee_operands"),
        false => parts.all_operand_types(),
    };
    let is_known = !all.is_empty() || parts.ir().operand_count(parts.operation) == 0;
    let skipped = usize::from(parts.attribute("callee").is_none());
    is_known.then(|| all.into_iter().skip(skipped).collect())
}

pub(super) fn call(parts: &Parts<'_>) -> Verified {
    let is_direct = parts.attribute("callee").is_some();
    require(
        is_direct || parts.ir().operand_count(parts.operation) > 0,
        || "must have either a `callee` attribute or at least an operand",
    )?;
    variadic_callee(parts)?;
    let gives_void = parts.all_result_types().iter().any(|ty| text(parts, *ty) == "void");
    require(!gives_void, || "expected a non-void result type")?;
    if !is_direct && let Some(pointer) = parts.all_operand_types().first() {
        require(is_pointer(parts, *pointer), || {
            let ty = parts.text(*pointer);
            rule!("indirect call expects a pointer as callee: '{}'", ty)
        })?;
    }
    Ok(())
}

/// The type of a function with any number of arguments, which the call names.
fn variadic_callee(parts: &Parts<'_>) -> Verified {
    let Some(ty) = parts.type_attribute("var_callee_type") else { return Ok(()) };
    let Some(LlvmType::Function { result, inputs, variadic }) = llvm_type(parts.context(), ty)
    else {
        return Ok(());
    };
    require(variadic, || "expected var_callee_type to be a variadic function type")?;
    let Some(passed) = passed(parts) else { return Ok(()) };
    require(inputs.len() <= passed.len(), || {
        rule!("expected var_callee_type to have at most {} parameters", passed.len())
    })?;
    for (input, own) in inputs.iter().zip(&passed) {
        require(*input == text(parts, *own), || {
            let own = parts.text(*own);
            rule!("var_callee_type parameter type mismatch: '{}' != '{}'", input, own)
        })?;
    }
    let results = parts.all_result_types();
    match results.first() {
        None if parts.ir().result_count(parts.operation) > 0 => Ok(()),
        None => require(result == "void", || "expected var_callee_type to return void"),
        Some(own) => require(result == text(parts, *own), || {
            let own = parts.text(*own);
            rule!("var_callee_type return type mismatch: '{}' != '{}'", result, own)
        }),
    }
}

pub(super) fn invoke(parts: &Parts<'_>) -> Verified {
    variadic_callee(parts)?;
    let ir = parts.ir();
    let Some(unwind) = ir.successors(parts.operation).get(1) else { return Ok(()) };
    let Some(first) = ir.first_operation(*unwind) else {
        return Err("must have at least one operation in unwind destination".into());
    };
    require(
        parts.verifier.registered(first).is_none() || is_named(parts, first, "landingpad"),
        || "first operation in unwind destination should be a llvm.landingpad operation",
    )
}

/// Whether an operation of the dialect has this name.
pub(super) fn is_named(parts: &Parts<'_>, operation: OperationId, mnemonic: &str) -> bool {
    let name = parts.ir().name_bytes(operation).strip_prefix(b"llvm.");
    name == Some(mnemonic.as_bytes())
}

/// Verifies the called function.
pub(super) fn callee(parts: &Parts<'_>) -> Verified {
    let Some(reference) = parts.attribute("callee") else { return Ok(()) };
    let name = match parts.context().attribute_kind(reference) {
        AttributeKind::SymbolReference { root, .. } => parts.context().text(*root).into_owned(),
        _ => return Ok(()),
    };
    let function = match parts.verifier.symbol(parts.operation, reference) {
        SymbolLookup::Unknown => return Ok(()),
        SymbolLookup::Missing => {
            let message = rule!("'{}' does not reference a symbol in the current scope", name);
            return Err(message.into());
        }
        SymbolLookup::Found(function) => function,
    };
    if parts.verifier.registered(function).is_none() || is_named(parts, function, "mlir.ifunc") {
        return Ok(());
    }
    require(is_named(parts, function, "func"), || Detail::NoSuchSymbol {
        name: name.to_string(),
        what: "LLVM function".into(),
    })?;
    match function_type(parts, function) {
        Some(ty) => fits(parts, &ty),
        None => Ok(()),
    }
}

/// The type of a function of the dialect.
pub(super) fn function_type(parts: &Parts<'_>, function: OperationId) -> Option<LlvmType> {
    let ty = parts.ir().attribute(function, "function_type")?;
    let ty = parts.context().attribute_type(ty)?;
    llvm_type(parts.context(), ty)
}

/// Whether a call fits the type of its callee.
fn fits(parts: &Parts<'_>, ty: &LlvmType) -> Verified {
    let LlvmType::Function { result, inputs, variadic } = ty else { return Ok(()) };
    require(
        !variadic || parts.attribute("var_callee_type").is_some(),
        || "missing var_callee_type attribute for vararg call",
    )?;
    let Some(passed) = passed(parts) else { return Ok(()) };
    let enough = match variadic {
        true => inputs.len() <= passed.len(),
        false => inputs.len() == passed.len(),
    };
    require(enough, || {
        let (own, expected) = (passed.len(), inputs.len());
        rule!("incorrect number of operands ({}) for callee (expecting: {})", own, expected)
    })?;
    for (index, (input, own)) in inputs.iter().zip(&passed).enumerate() {
        require(*input == text(parts, *own), || {
            let own = parts.text(*own);
            rule!("operand type mismatch for operand {}: '{}' != '{}'", index, own, input)
        })?;
    }
    let count = parts.ir().result_count(parts.operation);
    require(count > 0 || result == "void", || "expected function call to produce a value")?;
    require(
        count == 0 || result != "void",
        || "calling function with void result must not produce values",
    )?;
    match parts.result_type(0) {
        Some(own) => require(squeezed(result) == text(parts, own), || {
            let own = parts.text(own);
            rule!("result type mismatch: '{}' != '{}'", own, result)
        }),
        None => Ok(()),
    }
}
