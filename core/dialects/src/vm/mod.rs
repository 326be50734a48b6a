//! What the `vm` dialect calls its results, and what its exports must be.

use abide_mlir::ir::{AttributeKind, OperationId};
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks};
use abide_mlir::verify::{SymbolLookup, Verified, Verifier};

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { operations: &[HOOKS], result_names: RESULT_NAMES, ..DialectHooks::of("vm") };

/// What results are called, as IREE's operations suggest it in C++.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("vm.list.alloc", ResultNames::Fixed("list")), ("vm.select.ref", ResultNames::Fixed("ref"))];

const HOOKS: &[(&str, Hooks)] =
    &[("vm.export", Hooks { verify_symbols: Some(verify_export), ..Hooks::NONE })];

/// An export needs a function of its name.
fn verify_export(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let context = &verifier.ir.context;
    let Some(function) = verifier.ir.attribute(operation, "function_ref") else { return Ok(()) };
    let AttributeKind::SymbolReference { root, .. } = context.attribute_kind(function) else {
        return Ok(());
    };
    match verifier.symbol(operation, function) {
        SymbolLookup::Missing => {
            let name = context.text(*root);
            Err(format!("vm.func op named '{name}' not found for export").into())
        }
        SymbolLookup::Found(_) | SymbolLookup::Unknown => Ok(()),
    }
}
