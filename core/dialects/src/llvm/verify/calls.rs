//! Calls of functions and pointers to them.

use super::aggregates::is_pointer;
use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, is_named as is_type, llvm_type};
use abide_mlir::ir::{AttributeKind, OperationId, Type};
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::spelling::counted;

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
    require(is_direct || parts.ir().operand_count(parts.operation) > 0, || {
        rule!("must have either a `callee` attribute or at least an operand")
            .with_help("name the callee: '@function', or a pointer as the first operand")
    })?;
    variadic_callee(parts)?;
    let gives_void = parts.all_result_types().iter().any(|ty| is_void(parts, *ty));
    require(!gives_void, || {
        rule!("expected a non-void result type")
            .with_help("remove the result: write '()' as its type")
    })?;
    if !is_direct && let Some(pointer) = parts.all_operand_types().first() {
        require(is_pointer(parts, *pointer), || {
            let ty = parts.text(*pointer);
            rule!("indirect call expects a pointer as callee: '{}'", ty)
                .with_help("call a value of type '!llvm.ptr'")
        })?;
    }
    Ok(())
}

/// The type of a function with any number of arguments, which the call names.
fn variadic_callee(parts: &Parts<'_>) -> Verified {
    let Some(ty) = parts.type_attribute("var_callee_type") else { return Ok(()) };
    let LlvmType::Function { result, inputs, variadic } = llvm_type(parts.context(), ty) else {
        return Ok(());
    };
    require(variadic, || {
        rule!("expected var_callee_type to be a variadic function type")
            .with_help("write '...' as the last parameter of the type")
    })?;
    let Some(passed) = passed(parts) else { return Ok(()) };
    require(inputs.len() <= passed.len(), || {
        rule!("expected var_callee_type to have at most {} parameters", passed.len())
            .with_help("give the type as many parameters as are passed, or fewer")
    })?;
    for (input, own) in inputs.iter().zip(&passed) {
        require(input == own, || {
            let (input, own) = (parts.text(*input), parts.text(*own));
            rule!("var_callee_type parameter type mismatch: '{}' != '{}'", input, own)
                .with_help(format!("write the type of the argument there: '{own}'"))
        })?;
    }
    let results = parts.all_result_types();
    match results.first() {
        None if parts.ir().result_count(parts.operation) > 0 => Ok(()),
        None => require(is_void(parts, result), || {
            rule!("expected var_callee_type to return void")
                .with_help("write 'void' as the result of the type")
        }),
        Some(own) => require(result == *own, || {
            let (result, own) = (parts.text(result), parts.text(*own));
            rule!("var_callee_type return type mismatch: '{}' != '{}'", result, own)
                .with_help(format!("write the type of the result there: '{own}'"))
        }),
    }
}

pub(super) fn invoke(parts: &Parts<'_>) -> Verified {
    variadic_callee(parts)?;
    let ir = parts.ir();
    let Some(unwind) = ir.successors(parts.operation).get(1) else { return Ok(()) };
    let Some(first) = ir.first_operation(*unwind) else {
        return Err(rule!("must have at least one operation in unwind destination")
            .with_help("begin the block with 'llvm.landingpad'")
            .into());
    };
    require(
        parts.verifier.registered(first).is_none() || is_named(parts, first, "landingpad"),
        || {
            rule!("first operation in unwind destination should be a llvm.landingpad operation")
                .with_help("begin the block with 'llvm.landingpad'")
        },
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
            let message = rule!("'{}' does not reference a symbol in the current scope", name)
                .with_help("define or declare it with 'llvm.func'");
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
        Some(ty) => {
            names_variadic_callee(parts, function, &ty)?;
            fits(parts, &ty)
        }
        None => Ok(()),
    }
}

/// Verifies that the call of a function with `...` has the type of the function.
fn names_variadic_callee(parts: &Parts<'_>, function: OperationId, ty: &LlvmType<'_>) -> Verified {
    let is_variadic = matches!(ty, LlvmType::Function { variadic: true, .. });
    require(!is_variadic || parts.attribute("var_callee_type").is_some(), || {
        let ty = parts.ir().attribute(function, "function_type");
        let ty = ty.and_then(|ty| parts.context().attribute_type(ty));
        let ty = ty.map_or("!llvm.func<..>".into(), |ty| parts.text(ty));
        rule!("missing var_callee_type attribute for vararg call")
            .with_help(format!("add the type of the callee in front of ':': 'vararg({ty})'"))
    })
}

/// Whether a type is `!llvm.void`.
pub(super) fn is_void(parts: &Parts<'_>, ty: Type) -> bool {
    is_type(parts.context(), ty, "void")
}

/// The type of a function of the dialect.
pub(super) fn function_type<'v>(parts: &Parts<'v>, function: OperationId) -> Option<LlvmType<'v>> {
    let ty = parts.ir().attribute(function, "function_type")?;
    let ty = parts.context().attribute_type(ty)?;
    Some(llvm_type(parts.context(), ty))
}

/// Verifies that a call fits the type of its callee.
fn fits(parts: &Parts<'_>, ty: &LlvmType<'_>) -> Verified {
    let LlvmType::Function { result, inputs, variadic } = ty else { return Ok(()) };
    let Some(passed) = passed(parts) else { return Ok(()) };
    let enough = match variadic {
        true => inputs.len() <= passed.len(),
        false => inputs.len() == passed.len(),
    };
    require(enough, || {
        let (own, expected) = (passed.len(), inputs.len());
        rule!("incorrect number of operands ({}) for callee (expecting: {})", own, expected)
            .with_help(format!(
                "give {}, one for each argument of the callee",
                counted(expected, "operand")
            ))
    })?;
    for (index, (input, own)) in inputs.iter().zip(&passed).enumerate() {
        require(input == own, || {
            let (input, own) = (parts.text(*input), parts.text(*own));
            rule!("operand type mismatch for operand {}: '{}' != '{}'", index, own, input)
                .with_help(format!("pass a value of type '{input}'"))
        })?;
    }
    let count = parts.ir().result_count(parts.operation);
    let is_void = is_void(parts, *result);
    require(count > 0 || is_void, || {
        rule!("expected function call to produce a value")
            .with_help("name the result: '%0 = llvm.call ..'")
    })?;
    require(count == 0 || !is_void, || {
        rule!("calling function with void result must not produce values")
            .with_help("remove the name of the result")
    })?;
    match parts.result_type(0) {
        Some(own) => require(*result == own, || {
            let (result, own) = (parts.text(*result), parts.text(own));
            rule!("result type mismatch: '{}' != '{}'", own, result)
                .with_help(format!("use the result type of the callee: '{result}'"))
        }),
        None => Ok(()),
    }
}
