//! Returns, calls and constants against the functions that they belong to.

use crate::common::{Parts, require};
use abide_mlir::ir::{Attribute, AttributeKind, OperationId, Type};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified, Verifier};
use abide_source::diagnostic::{Detail, MAX_VALUE_BYTES};
use abide_source::rule;
use abide_source::spelling::counted;

/// The target of a function reference.
enum Callee {
    Function(OperationId),
    /// No function of this name.
    Missing(String),
    /// Unknown.
    Unknown,
}

fn function(verifier: &Verifier<'_>, user: OperationId, reference: Attribute) -> Callee {
    let context = &verifier.ir.context;
    let AttributeKind::SymbolReference { root, .. } = context.attribute_kind(reference) else {
        return Callee::Unknown;
    };
    match verifier.symbol(user, reference) {
        SymbolLookup::Found(found) if verifier.ir.name_bytes(found) == b"func.func" => {
            Callee::Function(found)
        }
        SymbolLookup::Unknown => Callee::Unknown,
        _ => Callee::Missing(context.text(*root).into_owned()),
    }
}

/// The first index where types differ, with both types; unknown types match any.
fn difference(
    verifier: &Verifier<'_>,
    own: impl Iterator<Item = Type>,
    expected: &[Type],
) -> Option<(usize, String, String)> {
    let unknown = verifier.ir.context.unknown_type();
    let pairs = own.zip(expected).enumerate();
    let mut differing = pairs
        .filter(|(_, (own, expected))| *own != unknown && !verifier.same_type(*own, **expected));
    let (index, (own, expected)) = differing.next()?;
    Some((index, verifier.type_text(own), verifier.type_text(*expected)))
}

pub(crate) fn verify_return(op: &Parts<'_>) -> Verified {
    verify_values("return", op.verifier, op.operation)
}

/// As [`verify_return`], for the outputs of a graph.
pub(crate) fn verify_output(op: &Parts<'_>) -> Verified {
    verify_values("output", op.verifier, op.operation)
}

/// Checks that the operands of an operation match the results of the enclosing function. `verb` names its action in
/// messages.
fn verify_values(verb: &str, verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let Some(parent) = ir.parent(operation) else { return Ok(()) };
    let Some((_, results)) = verifier.function_type(parent) else { return Ok(()) };
    let name = verifier.symbol_of(parent).map(|name| ir.context.text(name)).unwrap_or_default();
    let count = ir.operand_count(operation);
    if count != results.len() {
        let wanted = results.len();
        let rule = rule!(
            "has {} operands, but enclosing function (@{}) {}s {}",
            count,
            name,
            verb,
            wanted
        );
        return Err(rule.about_returned(true).into());
    }
    let types = ir.operands(operation).map(|value| ir.value_type(value));
    difference(verifier, types, results).map_or(Ok(()), |(index, own, result)| {
        let rule = rule!(
            "type of {} operand {} ('{}') doesn't match function result type ('{}') in function @{}",
            verb,
            index,
            own,
            result,
            name
        );
        Err(VerifyError::bare(rule.about_returned(false)))
    })
}

pub(super) fn verify_call(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(callee) = ir.attribute(op.operation, "callee") else { return Ok(()) };
    let callee = match function(op.verifier, op.operation, callee) {
        Callee::Function(callee) => callee,
        Callee::Missing(name) => {
            return Err(
                Detail::NoSuchSymbol { name: name.to_string(), what: "function".into() }.into()
            );
        }
        Callee::Unknown => return Ok(()),
    };
    let Some((inputs, results)) = op.verifier.function_type(callee) else { return Ok(()) };
    require(ir.operand_count(op.operation) == inputs.len(), || {
        rule!("incorrect number of operands for callee").with_help(format!(
            "give {}, one for each argument of the callee",
            counted(inputs.len(), "operand")
        ))
    })?;
    let types = ir.operands(op.operation).map(|value| ir.value_type(value));
    if let Some((index, own, input)) = difference(op.verifier, types, inputs) {
        return Err(rule!(
            "operand type mismatch: expected operand type '{}', but provided '{}' for \
             operand number {}",
            input,
            own,
            index
        )
        .with_help(format!("pass a value of type '{input}', or change the argument of the callee"))
        .into());
    }
    require(ir.result_count(op.operation) == results.len(), || {
        rule!("incorrect number of results for callee")
            .with_help(format!("give the call the results of the callee: {}", results.len()))
    })?;
    let types = || ir.results(op.operation).map(|value| ir.value_type(value));
    let Some((index, ..)) = difference(op.verifier, types(), results) else { return Ok(()) };
    let quoted = |ty: Type| format!("'{}'", op.verifier.type_text(ty));
    let own = list(types().map(quoted));
    let declared = list(results.iter().copied().map(quoted));
    Err(VerifyError::from(
        rule!("result type mismatch at index {}", index)
            .with_help(format!("give the call the results of the callee: {declared}")),
    )
    .with_note(ir.span(op.operation), format!("      op result types: {own}"))
    .with_note(ir.span(op.operation), format!("function result types: {declared}")))
}

/// Types with commas between them, as many as a message holds.
fn list(types: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    for (index, ty) in types.enumerate() {
        if text.len() > MAX_VALUE_BYTES {
            return text + ", ..";
        }
        text += if index == 0 { "" } else { ", " };
        text += &ty;
    }
    text
}

pub(super) fn verify_constant(op: &Parts<'_>) -> Verified {
    let Some(value) = op.ir().attribute(op.operation, "value") else { return Ok(()) };
    match function(op.verifier, op.operation, value) {
        Callee::Missing(name) => Err(rule!("reference to undefined function '{}'", name)
            .with_help(format!("define '{name}', or declare it with 'func.func private'"))
            .into()),
        Callee::Function(function) => {
            let ty = op.ir().attribute(function, "function_type");
            let ty = ty.and_then(|ty| op.ir().context.attribute_type(ty));
            match (ty, op.result_type(0)) {
                (Some(ty), Some(own)) if ty != own => {
                    Err(VerifyError::from("reference to function with mismatched type")
                        .with_help("write the type of the function"))
                }
                _ => Ok(()),
            }
        }
        Callee::Unknown => Ok(()),
    }
}
