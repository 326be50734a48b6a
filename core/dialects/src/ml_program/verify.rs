//! Globals, and what reads and writes them.

use crate::common::Parts;
use abide_mlir::ir::{OperationId, Type};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified, Verifier};
use abide_source::diagnostic::Detail;
use abide_source::rule;

pub(super) fn verify_global(op: &Parts<'_>) -> Verified {
    if is_mutable(op.verifier, op.operation) || op.attribute("value").is_some() {
        return Ok(());
    }
    Err(rule!("immutable global must have an initial value")
        .with_help("give it a value, or add the word 'mutable'")
        .into())
}

pub(super) fn verify_load(op: &Parts<'_>) -> Verified {
    match global(op.verifier, op.operation)? {
        Some(global) => verify_loaded_type(op, global),
        None => Ok(()),
    }
}

pub(super) fn verify_load_const(op: &Parts<'_>) -> Verified {
    match global(op.verifier, op.operation)? {
        Some(global) if is_mutable(op.verifier, global) => {
            let name = reference(op.verifier, op.operation);
            Err(rule!("cannot load as const from mutable global {}", name)
                .with_help("load it with 'ml_program.global_load'")
                .into())
        }
        Some(global) => verify_loaded_type(op, global),
        None => Ok(()),
    }
}

pub(super) fn verify_store(op: &Parts<'_>) -> Verified {
    let Some(global) = global(op.verifier, op.operation)? else { return Ok(()) };
    if !is_mutable(op.verifier, global) {
        let name = reference(op.verifier, op.operation);
        return Err(rule!("cannot store to an immutable global {}", name)
            .with_help("add the word 'mutable' to the global")
            .into());
    }
    let value = op.operand_type("value");
    check_type(op.verifier, global, value, |own, value| {
        rule!("cannot store to a global typed '{}' from '{}'", own, value)
    })
}

fn verify_loaded_type(op: &Parts<'_>, global: OperationId) -> Verified {
    check_type(op.verifier, global, op.result_type(0), |own, result| {
        rule!("cannot load from global typed '{}' as '{}'", own, result)
    })
}

/// Checks that a value, where its type is known, has that of a global.
fn check_type(
    verifier: &Verifier<'_>,
    global: OperationId,
    ty: Option<Type>,
    message: fn(String, String) -> Detail,
) -> Verified {
    let context = &verifier.ir.context;
    let own = verifier.ir.attribute(global, "type");
    let own = own.and_then(|own| context.attribute_type(own));
    match own.zip(ty) {
        Some((own, ty)) if ty != own && ty != context.unknown_type() => {
            let (own, ty) = (verifier.type_text(own), verifier.type_text(ty));
            let help = format!("use the type of the global: '{own}'");
            Err(message(own, ty).with_help(help).into())
        }
        _ => Ok(()),
    }
}

fn is_mutable(verifier: &Verifier<'_>, global: OperationId) -> bool {
    verifier.ir.attribute(global, "is_mutable").is_some()
}

/// The global that an operation names, if it can be determined.
fn global(
    verifier: &Verifier<'_>,
    operation: OperationId,
) -> Result<Option<OperationId>, VerifyError> {
    let Some(symbol) = verifier.ir.attribute(operation, "global") else { return Ok(None) };
    match verifier.symbol(operation, symbol) {
        SymbolLookup::Unknown => Ok(None),
        SymbolLookup::Found(found) if verifier.ir.name_bytes(found) == b"ml_program.global" => {
            Ok(Some(found))
        }
        _ => Err(rule!("undefined global: {}", reference(verifier, operation))
            .with_help("define it with 'ml_program.global', or name another global")
            .into()),
    }
}

/// The text of an operation's reference to a global.
fn reference(verifier: &Verifier<'_>, operation: OperationId) -> String {
    let symbol = verifier.ir.attribute(operation, "global");
    symbol.map(|symbol| verifier.attribute_text(symbol)).unwrap_or_default()
}
