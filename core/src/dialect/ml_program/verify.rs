//! Globals, and what reads and writes them.

use crate::mlir::ir::{OperationId, Type};
use crate::mlir::registry::VerifyError;
use crate::mlir::verify::{SymbolLookup, Verified, Verifier};

/// A global that is not there, or not known to be there, ends a check early.
type Global = Result<Option<OperationId>, VerifyError>;

pub(super) fn verify_global(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    if is_mutable(verifier, operation) || ir.attribute(operation, "value").is_some() {
        return Ok(());
    }
    Err("immutable global must have an initial value".into())
}

pub(super) fn verify_load(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    match global(verifier, operation)? {
        Some(global) => verify_loaded_type(verifier, operation, global),
        None => Ok(()),
    }
}

pub(super) fn verify_load_const(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    match global(verifier, operation)? {
        Some(global) if is_mutable(verifier, global) => {
            let name = reference(verifier, operation);
            Err(format!("cannot load as const from mutable global {name}").into())
        }
        Some(global) => verify_loaded_type(verifier, operation, global),
        None => Ok(()),
    }
}

pub(super) fn verify_store(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let Some(global) = global(verifier, operation)? else { return Ok(()) };
    if !is_mutable(verifier, global) {
        let name = reference(verifier, operation);
        return Err(format!("cannot store to an immutable global {name}").into());
    }
    let value = verifier.ir.operand(operation, 0).map(|value| verifier.ir.value_type(value));
    match difference(verifier, global, value) {
        None => Ok(()),
        Some((own, value)) => {
            Err(format!("cannot store to a global typed '{own}' from '{value}'").into())
        }
    }
}

fn verify_loaded_type(
    verifier: &Verifier<'_>,
    operation: OperationId,
    global: OperationId,
) -> Verified {
    let result = verifier.ir.result(operation, 0).map(|result| verifier.ir.value_type(result));
    match difference(verifier, global, result) {
        None => Ok(()),
        Some((own, result)) => {
            Err(format!("cannot load from global typed '{own}' as '{result}'").into())
        }
    }
}

/// The type of a global and another one, where they differ.
fn difference(
    verifier: &Verifier<'_>,
    global: OperationId,
    ty: Option<Type>,
) -> Option<(String, String)> {
    let context = &verifier.ir.context;
    let own = context.attribute_type(verifier.ir.attribute(global, "type")?)?;
    let ty = ty.filter(|ty| *ty != own && *ty != context.unknown_type())?;
    Some((verifier.type_text(own), verifier.type_text(ty)))
}

fn is_mutable(verifier: &Verifier<'_>, global: OperationId) -> bool {
    verifier.ir.attribute(global, "is_mutable").is_some()
}

/// The global that an operation names, where it can be known.
fn global(verifier: &Verifier<'_>, operation: OperationId) -> Global {
    let Some(symbol) = verifier.ir.attribute(operation, "global") else { return Ok(None) };
    match verifier.symbol(operation, symbol) {
        SymbolLookup::Unknown => Ok(None),
        SymbolLookup::Found(found) if verifier.ir.name_bytes(found) == b"ml_program.global" => {
            Ok(Some(found))
        }
        _ => Err(format!("undefined global: {}", reference(verifier, operation)).into()),
    }
}

/// The name of a global as an operation has it.
fn reference(verifier: &Verifier<'_>, operation: OperationId) -> String {
    let symbol = verifier.ir.attribute(operation, "global");
    symbol.map(|symbol| verifier.attribute_text(symbol)).unwrap_or_default()
}
