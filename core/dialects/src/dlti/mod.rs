//! Data layouts: what the types in them say of their own entries.

use crate::llvm::check_layout_entry;
use crate::llvm::types::split;
use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::registry::{AttributeOwner, DialectHooks, VerifyError};
use abide_mlir::verify::{Verified, Verifier};

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { verify_attribute: Some(verify_attribute), ..DialectHooks::of("dlti") };

/// `#dlti.dl_spec<#dlti.dl_entry<type, value>, …>`; since LLVM 20 `#dlti.dl_spec<type = value, …>`.
fn verify_attribute(
    verifier: &Verifier<'_>,
    _: OperationId,
    _: AttributeOwner,
    _: &[u8],
    value: Attribute,
) -> Verified {
    let context = &verifier.ir.context;
    let AttributeKind::Dialect { body, .. } = context.attribute_kind(value) else { return Ok(()) };
    let body = context.text(*body);
    for entry in entries(&body, "dl_spec<") {
        let whole = entries(&entry, "#dlti.dl_entry<");
        let (ty, value) = match whole.as_slice() {
            [ty, value] => (&**ty, &**value),
            _ => match entry.split_once(" = ") {
                Some(both) => both,
                None => continue,
            },
        };
        check_layout_entry(ty.trim(), value.trim()).map_err(VerifyError::bare)?;
    }
    Ok(())
}

/// What stands between the brackets of a text that begins so, cut at its commas.
fn entries(text: &str, begins: &str) -> Vec<String> {
    let inner = text.trim().strip_prefix(begins).and_then(|inner| inner.strip_suffix('>'));
    inner.map(split).unwrap_or_default()
}
