//! Exceptions: landing pads and resumption.

use super::calls::is_named;
use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, llvm_type};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn landingpad(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    if let Some(function) = enclosing_function(parts) {
        require(ir.attribute(function, "personality").is_some(), || {
            rule!("llvm.landingpad needs to be in a function with a personality")
                .with_help("add 'attributes {personality = @function}' to the function")
        })?;
    }
    let count = ir.operand_count(parts.operation);
    require(parts.flag("cleanup") || count > 0, || {
        rule!("landingpad instruction expects at least one clause or cleanup attribute")
            .with_help("add 'cleanup', or a clause such as '(catch %value : !llvm.ptr)'")
    })?;
    ir.operands(parts.operation)
        .enumerate()
        .try_for_each(|(index, clause)| clause_is_constant(parts, index, clause))
}

fn clause_is_constant(parts: &Parts<'_>, index: usize, clause: ValueId) -> Verified {
    let ir = parts.ir();
    let ty = ir.value_type(clause);
    if ty == parts.context().unknown_type()
        || matches!(llvm_type(parts.context(), ty), LlvmType::Array(..))
    {
        return Ok(());
    }
    let defining = ir.defining_operation(clause);
    if defining.is_some_and(|defining| parts.verifier.registered(defining).is_none()) {
        return Ok(());
    }
    let is = |of: Option<OperationId>, names: &[&str]| {
        of.is_some_and(|of| names.iter().any(|name| is_named(parts, of, name)))
    };
    if let Some(cast) = defining.filter(|defining| is_named(parts, *defining, "bitcast")) {
        let source = ir.operand(cast, 0).and_then(|source| ir.defining_operation(source));
        if is(source, &["mlir.addressof"]) {
            return Ok(());
        }
        let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
        let error = VerifyError::bare("constant clauses expected")
            .with_help("cast the result of 'llvm.mlir.addressof'");
        return Err(error.with_note(ir.span(cast), note));
    }
    let constant = is(defining, &["mlir.addressof", "mlir.zero"]);
    require(constant, || {
        rule!("clause #{} is not a known constant - null, addressof, bitcast", index)
            .with_help("use the result of 'llvm.mlir.addressof' or 'llvm.mlir.zero'")
    })
}

/// The enclosing function of the dialect.
fn enclosing_function(parts: &Parts<'_>) -> Option<OperationId> {
    let mut parent = parts.ir().parent(parts.operation);
    while let Some(own) = parent {
        if is_named(parts, own, "func") {
            return Some(own);
        }
        parent = parts.ir().parent(own);
    }
    None
}

pub(super) fn resume(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let defining = parts.operand("value").and_then(|value| ir.defining_operation(value));
    // LLVM 22 accepts any value, and compilers put one together; but a constant is never a landingpad value.
    let is_constant = defining.is_some_and(|of| is_named(parts, of, "mlir.constant"));
    require(!is_constant, || {
        rule!("expects landingpad value as operand")
            .with_help("pass the result of 'llvm.landingpad'")
    })
}

/// Verifies that all landing pads and resumes of a function have one type.
pub(super) fn consistent(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let (mut landing, mut resumed) = (None, None);
    for region in ir.regions(parts.operation) {
        let blocks = ir.blocks(*region).iter();
        for operation in blocks.flat_map(|block| ir.block_operations(*block)) {
            let (met, value, message) = if is_named(parts, operation, "landingpad") {
                let message = rule!(
                    "'llvm.landingpad' should have a consistent result type inside a \
                               function"
                )
                .with_help("let all landing pads of the function have one type");
                (&mut landing, ir.result(operation, 0), message)
            } else if is_named(parts, operation, "resume") {
                let message =
                    rule!("'llvm.resume' should have a consistent input type inside a function")
                        .with_help(
                            "let all 'llvm.resume' of the function have operands of one type",
                        );
                (&mut resumed, ir.operand(operation, 0), message)
            } else {
                continue;
            };
            let Some(ty) = value.map(|value| ir.value_type(value)) else { continue };
            if *met.get_or_insert(ty) != ty {
                return Err(VerifyError::bare(message));
            }
        }
    }
    Ok(())
}
