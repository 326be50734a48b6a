//! Verifies operations that call a function.

use super::{Parts, require};
use abide_mlir::ir::{Attribute, AttributeKind, OperationId, Type};
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::spelling::counted;

/// The operation that a symbol refers to; an error unless it is a wanted one. `None` if that cannot be known.
pub(crate) fn symbol_target(
    parts: &Parts<'_>,
    reference: Attribute,
    is_wanted: impl Fn(OperationId) -> bool,
    what: &'static str,
) -> Result<Option<OperationId>, Detail> {
    let AttributeKind::SymbolReference { root, .. } = parts.context().attribute_kind(reference)
    else {
        return Ok(None);
    };
    let name = parts.context().text(*root);
    match parts.verifier.symbol(parts.operation, reference) {
        SymbolLookup::Unknown => Ok(None),
        SymbolLookup::Missing if parts.ir().is_excerpt() => Ok(None),
        SymbolLookup::Found(found) if is_wanted(found) => Ok(Some(found)),
        SymbolLookup::Found(found) if parts.verifier.registered(found).is_none() => Ok(None),
        _ => Err(Detail::NoSuchSymbol { name: name.to_string(), what: what.into() }),
    }
}

/// Checks that a call has as many operands and results as the callee, and operands of its types.
pub(crate) fn check_call(parts: &Parts<'_>, inputs: &[Type], results: &[Type]) -> Verified {
    let ir = parts.ir();
    require(ir.operand_count(parts.operation) == inputs.len(), || {
        rule!("incorrect number of operands for callee").with_help(format!(
            "give {}, one for each argument of the callee",
            counted(inputs.len(), "operand")
        ))
    })?;
    check_operand_types(parts, inputs)?;
    require(ir.result_count(parts.operation) == results.len(), || {
        rule!("incorrect number of results for callee")
            .with_help(format!("give the call the results of the callee: {}", results.len()))
    })
}

/// Operands of the types of the callee, one after the other.
pub(crate) fn check_operand_types(parts: &Parts<'_>, inputs: &[Type]) -> Verified {
    for (index, (own, input)) in parts.all_operand_types().iter().zip(inputs).enumerate() {
        require(parts.verifier.same_type(*own, *input), || {
            let (own, input) = (parts.text(*own), parts.text(*input));
            rule!(
                "operand type mismatch: expected operand type '{}', but provided '{}' for \
                 operand number {}",
                input,
                own,
                index
            )
            .with_help(format!(
                "pass a value of type '{input}', or change the argument of the callee"
            ))
        })?;
    }
    Ok(())
}
