//! Uses of the symbols of IREE's programs.

use crate::common::Parts;
use abide_mlir::ir::{Attribute, AttributeKind, OperationId, TypeKind};
use abide_mlir::registry::{DialectType, VerifyError};
use abide_mlir::verify::{SymbolLookup, Verified, Verifier};
use abide_source::rule;

/// The symbol that an attribute names, and its target.
fn look_up<'v>(
    verifier: &'v Verifier<'_>,
    operation: OperationId,
    attribute: &str,
) -> Option<(Attribute, std::borrow::Cow<'v, str>, SymbolLookup)> {
    let reference = verifier.ir.attribute(operation, attribute)?;
    match verifier.ir.context.attribute_kind(reference) {
        AttributeKind::SymbolReference { root, .. } => {
            let name = verifier.ir.context.text(*root);
            Some((reference, name, verifier.symbol(operation, reference)))
        }
        _ => None,
    }
}

/// Verifies that the callee exists. Whether it can be called depends on its kind, and there are several.
pub(super) fn verify_call(op: &Parts<'_>) -> Verified {
    match look_up(op.verifier, op.operation, "callee") {
        Some((_, name, SymbolLookup::Missing)) => Err(rule!("undefined function: @{}", name)
            .with_help(format!("define '@{name}', or declare it with 'util.func private'"))
            .into()),
        _ => Ok(()),
    }
}

fn undefined_global(name: &str) -> VerifyError {
    let help = format!("define it in this module: 'util.global private @{name} : TYPE'");
    VerifyError::from(rule!("undefined global: @{}", name)).with_help(help)
}

/// The variable exists, and has the type that is read or written.
pub(super) fn verify_global_use(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let global = match look_up(op.verifier, op.operation, "global") {
        Some((_, name, SymbolLookup::Missing)) => {
            return Err(undefined_global(&name));
        }
        Some((_, _, SymbolLookup::Found(global))) => global,
        _ => return Ok(()),
    };
    let declared = ir.attribute(global, "type").and_then(|ty| ir.context.attribute_type(ty));
    let value = ir.result(op.operation, 0).or_else(|| ir.operand(op.operation, 0));
    if declared.is_none() && op.verifier.registered(global).is_some() {
        let name = ir.attribute(global, "sym_name").and_then(|name| ir.context.string_value(name));
        let name = name.map(|name| ir.context.text(name)).unwrap_or_default();
        return Err(undefined_global(&name));
    }
    let (Some(declared), Some(value)) = (declared, value) else { return Ok(()) };
    let own = ir.value_type(value);
    if own == declared || [own, declared].contains(&ir.context.unknown_type()) {
        return Ok(());
    }
    let (own, declared) = (op.verifier.type_text(own), op.verifier.type_text(declared));
    let help = format!("use the type of the global: '{declared}'");
    let rule = rule!("global type mismatch; global is '{}' but access is '{}'", declared, own);
    Err(VerifyError::from(rule).with_help(help))
}

/// A list of numbers holds numbers of its type; whether others can be held follows from classes in C++.
pub(super) fn verify_list(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(list) = ir.result(op.operation, 0).map(|list| ir.value_type(list)) else {
        return Ok(());
    };
    let list = DialectType::of(&ir.context, list).filter(|own| own.name == "list");
    let Some(element) = list.and_then(|list| list.first_type()) else { return Ok(()) };
    if matches!(ir.context.type_kind(element), TypeKind::Dialect { .. }) {
        return Ok(());
    }
    for (index, value) in ir.operands(op.operation).enumerate() {
        let own = ir.value_type(value);
        let is_number =
            matches!(ir.context.type_kind(own), TypeKind::Integer { .. } | TypeKind::Float(_));
        if is_number && own != element {
            let (text, element) = (op.verifier.type_text(own), op.verifier.type_text(element));
            return Err(rule!(
                "list[{}] type '{}' cannot be be cast to list type '{}'",
                index,
                text,
                element
            )
            .with_help(format!("use a value of type '{element}'"))
            .into());
        }
    }
    Ok(())
}
