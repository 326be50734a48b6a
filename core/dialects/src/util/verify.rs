//! Uses of the symbols of IREE's programs.

use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::verify::{SymbolLookup, Verified, Verifier};

/// The symbol that an attribute names, and what it stands for.
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

/// A callee is there; that it can be called follows from its kind, of which there are several.
pub(super) fn verify_call(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    match look_up(verifier, operation, "callee") {
        Some((_, name, SymbolLookup::Missing)) => {
            Err(format!("undefined function: @{name}").into())
        }
        _ => Ok(()),
    }
}

/// A variable is there, and has the type that is read or written.
pub(super) fn verify_global_use(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let global = match look_up(verifier, operation, "global") {
        Some((_, name, SymbolLookup::Missing)) => {
            return Err(format!("undefined global: @{name}").into());
        }
        Some((_, _, SymbolLookup::Found(global))) => global,
        _ => return Ok(()),
    };
    let declared = ir.attribute(global, "type").and_then(|ty| ir.context.attribute_type(ty));
    let value = ir.result(operation, 0).or_else(|| ir.operand(operation, 0));
    let (Some(declared), Some(value)) = (declared, value) else { return Ok(()) };
    let own = ir.value_type(value);
    if own == declared || own == ir.context.unknown_type() {
        return Ok(());
    }
    let (own, declared) = (verifier.type_text(own), verifier.type_text(declared));
    Err(format!("global type mismatch; global is '{declared}' but access is '{own}'").into())
}
