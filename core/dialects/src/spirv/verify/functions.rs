//! Functions, their returns, and module-level operations.

use crate::common::{Parts, check_operand_types, require};
use abide_mlir::ir::{AttributeKind, OperationId, Type, TypeKind};
use abide_mlir::ods::Trait;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::quoted;

/// The enclosing function of the dialect; `None` if another operation is the innermost function.
fn function(parts: &Parts<'_>) -> Option<OperationId> {
    let ir = parts.ir();
    let mut parent = ir.parent(parts.operation);
    while let Some(own) = parent {
        let is_function =
            parts.verifier.registered(own)?.description().has(Trait::FunctionOpInterface);
        if is_function {
            return (ir.name_bytes(own).strip_prefix(b"spirv.") == Some(b"func")).then_some(own);
        }
        parent = ir.parent(own);
    }
    None
}

/// A function has at most one result.
pub(super) fn function_results(parts: &Parts<'_>) -> Verified {
    let Some((_, results)) = parts.verifier.function_type(parts.operation) else { return Ok(()) };
    require(results.len() <= 1, || {
        rule!("cannot have more than one result")
            .with_help("return one value, such as a struct of several")
    })
}

pub(super) fn return_(parts: &Parts<'_>) -> Verified {
    super::placed::in_function(parts)?;
    let Some((_, results)) = function(parts).and_then(|it| parts.verifier.function_type(it)) else {
        return Ok(());
    };
    require(results.is_empty(), || {
        rule!("cannot be used in functions returning value")
            .with_help("return a value with 'spirv.ReturnValue'")
    })
}

pub(super) fn return_value(parts: &Parts<'_>) -> Verified {
    let Some((_, results)) = function(parts).and_then(|it| parts.verifier.function_type(it)) else {
        return Ok(());
    };
    let count = results.len();
    let [expected] = results else {
        let rule = rule!("returns 1 value but enclosing function requires {} results", count);
        return Err(rule.about_returned(true).into());
    };
    let own = parts.operand_type("value");
    require(own.is_none_or(|own| own == *expected), || {
        let (own, expected) = (own.map(|own| parts.text(own)), parts.text(*expected));
        let own = own.unwrap_or_default();
        rule!(
            "return value's type ('{}') mismatch with function's result type ('{}')",
            own,
            expected
        )
        .with_help(format!(
            "return a value of type '{expected}', or change the result of the function"
        ))
    })
}

fn name_of(parts: &Parts<'_>, attribute: &str) -> String {
    match parts.attribute_kind(attribute) {
        Some(AttributeKind::SymbolReference { root, .. }) => {
            parts.context().text(*root).into_owned()
        }
        _ => String::new(),
    }
}

pub(super) fn call(parts: &Parts<'_>) -> Verified {
    let Some(reference) = parts.attribute("callee") else { return Ok(()) };
    let function = match parts.verifier.symbol(parts.operation, reference) {
        SymbolLookup::Found(function) => function,
        SymbolLookup::Unknown => return Ok(()),
        SymbolLookup::Missing => {
            let name = name_of(parts, "callee");
            return Err(rule!("callee function '{}' not found in nearest symbol table", name)
                .with_help(format!("define the function in this module: 'spirv.func @{name}(..)'"))
                .into());
        }
    };
    let Some((inputs, results)) = parts.verifier.function_type(function) else { return Ok(()) };
    let count = parts.ir().operand_count(parts.operation);
    require(results.len() <= 1, || {
        rule!("expected callee function to have 0 or 1 result, but provided {}", results.len())
            .with_help("call a function with at most one result")
    })?;
    require(count == inputs.len(), || {
        let expected = inputs.len();
        rule!(
            "has incorrect number of operands for callee: expected {}, but provided {}",
            expected,
            count
        )
        .with_help(format!("pass one value for each input of the function: {expected}"))
    })?;
    check_operand_types(parts, inputs)?;
    let own = parts.ir().result_count(parts.operation);
    require(own == results.len(), || {
        let expected = results.len();
        rule!(
            "has incorrect number of results has for callee: expected {}, but provided {}",
            expected,
            own
        )
        .with_help(format!("name one result for each of the function's: {expected}"))
    })?;
    match (parts.result_type(0), results) {
        (Some(own), [expected]) => require(own == *expected, || {
            let (own, expected) = (parts.text(own), parts.text(*expected));
            rule!("result type mismatch: expected '{}', but provided '{}'", expected, own)
                .with_help(format!("write '{expected}' as the type of the result"))
        }),
        _ => Ok(()),
    }
}

/// The operation that a symbol refers to, if it has one of these names; otherwise an error.
fn one_of(
    parts: &Parts<'_>,
    attribute: &str,
    names: &[&str],
    message: &'static str,
) -> Result<Option<OperationId>, Message> {
    let Some(reference) = parts.attribute(attribute) else { return Ok(None) };
    let error = || {
        let names: Vec<String> = names.iter().map(|name| format!("spirv.{name}")).collect();
        let names = quoted(names.iter().map(String::as_str));
        Message::from(message)
            .with_help(format!("name a symbol that one of these defines: {names}"))
    };
    match parts.verifier.symbol(parts.operation, reference) {
        SymbolLookup::Missing if !parts.ir().is_excerpt() => Err(error()),
        SymbolLookup::Unknown | SymbolLookup::Missing => Ok(None),
        SymbolLookup::Found(found) => {
            let own = parts.ir().name_bytes(found).strip_prefix(b"spirv.");
            let fits = names.iter().any(|name| own == Some(name.as_bytes()));
            if fits { Ok(Some(found)) } else { Err(error()) }
        }
    }
}

/// The type that an attribute of an operation is.
fn type_in(parts: &Parts<'_>, operation: OperationId, name: &str) -> Option<Type> {
    let value = parts.ir().attribute(operation, name)?;
    parts.context().attribute_type(value)
}

pub(super) fn address(parts: &Parts<'_>) -> Verified {
    let names = ["GlobalVariable"];
    let found = one_of(parts, "variable", &names, "expected spirv.GlobalVariable symbol")?;
    let ty = found.and_then(|found| type_in(parts, found, "type"));
    let (Some(ty), Some(own)) = (ty, parts.result_type(0)) else { return Ok(()) };
    require(ty == own, || {
        rule!("result type mismatch with the referenced global variable's type")
            .with_help("write the type of the variable as that of the result")
    })
}

pub(super) fn reference(parts: &Parts<'_>) -> Verified {
    let names = ["SpecConstant", "SpecConstantComposite", "EXT.SpecConstantCompositeReplicate"];
    let message = "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol";
    let found = one_of(parts, "spec_const", &names, message)?;
    let ty = found.and_then(|found| {
        type_in(parts, found, "default_value").or_else(|| type_in(parts, found, "type"))
    });
    let (Some(ty), Some(own)) = (ty, parts.result_type(0)) else { return Ok(()) };
    let is_known = !matches!(parts.kind(ty), TypeKind::Unknown);
    require(!is_known || ty == own, || {
        rule!("result type mismatch with the referenced specialization constant's type")
            .with_help("write the type of the constant as that of the result")
    })
}
