//! `shape.lib`: the libraries of functions that a module takes its shape functions from.

use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::{AttributeOwner, DialectAttribute, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;

pub(super) fn verify_attribute(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    if own.owner != AttributeOwner::Operation || own.name != b"shape.lib" {
        return Ok(());
    }
    let is_table = verifier
        .registered(own.operation)
        .is_none_or(|entry| entry.description().has(Trait::SymbolTable));
    if !is_table {
        let message = "shape.lib attribute may only be on op implementing SymbolTable";
        let help = "move it to the module, or to another operation with symbols";
        return Err(VerifyError::from(message).with_help(help));
    }
    match verifier.ir.context.attribute_kind(own.value) {
        AttributeKind::SymbolReference { .. } => library(verifier, own.operation, own.value),
        AttributeKind::Array(libraries) => {
            libraries.iter().try_for_each(|value| library(verifier, own.operation, *value))
        }
        _ => Err(VerifyError::bare(
            "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute",
        )
        .with_help("write '@library' or '[@library, ..]'")),
    }
}

/// A library is one of the table.
fn library(verifier: &Verifier<'_>, table: OperationId, reference: Attribute) -> Verified {
    let ir = verifier.ir;
    let text = verifier.attribute_text(reference);
    let AttributeKind::SymbolReference { root, .. } = ir.context.attribute_kind(reference) else {
        let message = "only SymbolRefAttr allowed in shape.lib attribute array";
        return Err(VerifyError::bare(message).with_help("write symbols, as in '[@library]'"));
    };
    if ir.is_excerpt() {
        return Ok(());
    }
    let blocks = ir.regions(table).iter().flat_map(|region| ir.blocks(*region));
    let mut operations = blocks.flat_map(|block| ir.block_operations(*block));
    let found = operations.find(|own| verifier.symbol_of(*own) == Some(*root));
    match found {
        None => Err(VerifyError::bare(
            rule!("shape function library {} not found", text)
                .with_help("define it with 'shape.function_library'"),
        )),
        Some(found) if ir.name_bytes(found) == b"shape.function_library" => Ok(()),
        Some(found) if verifier.registered(found).is_none() => Ok(()),
        Some(_) => Err(VerifyError::bare(
            rule!("{} required to be shape function library", text)
                .with_help("name a 'shape.function_library'"),
        )),
    }
}
