//! Sequences with a name, and those who include them.

use crate::common::{Parts, check_call, operand_types_from, require};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;

/// Verifies that a sequence returns its terminator's operands, and that its parent may hold sequences.
pub(super) fn sequence(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let parent = ir.parent(parts.operation).filter(|_| !ir.is_excerpt());
    let is_module = parent.is_some_and(|parent| ir.is_module(parent));
    let says_so = parent
        .is_some_and(|parent| ir.attribute(parent, "transform.with_named_sequence").is_some());
    if is_module && !says_so {
        let message =
            "expects the parent symbol table to have the 'transform.with_named_sequence' attribute";
        let help =
            "write 'module attributes {transform.with_named_sequence} {' around the sequences";
        return Err(VerifyError::bare(message).with_help(help));
    }
    for (index, attributes) in parts.array("arg_attrs").unwrap_or_default().iter().enumerate() {
        let has = |name: &str| parts.context().entry(*attributes, name).is_some();
        if has("transform.readonly") && has("transform.consumed") {
            let message = rule!("argument #{} cannot be both readonly and consumed", index)
                .with_help("keep one of the two");
            return Err(VerifyError::bare(message));
        }
    }
    let Some((_, results)) = parts.verifier.function_type(parts.operation) else { return Ok(()) };
    let entry = ir.body(parts.operation);
    let end = entry.and_then(|entry| ir.last_operation(entry));
    let Some(end) = end.filter(|end| ir.name_bytes(*end) == b"transform.yield") else {
        return Ok(());
    };
    let yielded = operand_types_from(ir, end, 0);
    if yielded.len() != results.len() {
        let message =
            rule!("expected terminator to have as many operands as the parent op has results")
                .with_help("let 'transform.yield' pass on one value for each result");
        return Err(VerifyError::bare(message));
    }
    Ok(())
}

/// Verifies that `target` names a sequence with this signature.
pub(super) fn include(parts: &Parts<'_>) -> Verified {
    let Some(target) = parts.attribute("target") else { return Ok(()) };
    let ir = parts.ir();
    let message = rule!("does not reference a named transform sequence")
        .with_help("define it in the module: 'transform.named_sequence @name(..) { .. }'");
    let sequence = match parts.verifier.symbol(parts.operation, target) {
        SymbolLookup::Found(found) => found,
        SymbolLookup::Missing if !ir.is_excerpt() => return Err(message.into()),
        SymbolLookup::Missing | SymbolLookup::Unknown => return Ok(()),
    };
    if parts.verifier.registered(sequence).is_none() {
        return Ok(());
    }
    require(ir.name_bytes(sequence) == b"transform.named_sequence", || message)?;
    let Some((inputs, results)) = parts.verifier.function_type(sequence) else { return Ok(()) };
    check_call(parts, inputs, results)
}
