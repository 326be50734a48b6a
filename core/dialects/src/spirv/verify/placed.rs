//! Rules for the position of operations: in functions, or directly in modules.

use crate::common::{Parts, require};
use abide_mlir::ods::Trait;
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn in_function(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let mut parent = ir.parent(parts.operation);
    while let Some(own) = parent {
        let Some(known) = parts.verifier.registered(own) else { return Ok(()) };
        let description = known.description();
        if description.has(Trait::FunctionOpInterface) {
            return Ok(());
        }
        if description.has(Trait::SymbolTable) {
            break;
        }
        parent = ir.parent(own);
    }
    Err(rule!("failed to verify that op must appear in a function-like op's block")
        .with_help("move it into the body of a 'spirv.func'")
        .into())
}

pub(super) fn branch(parts: &Parts<'_>) -> Verified {
    in_function(parts)?;
    crate::cf::passes_all(parts)
}

pub(super) fn in_module(parts: &Parts<'_>) -> Verified {
    let parent = parts.ir().parent(parts.operation);
    let known = parent.map(|parent| parts.verifier.registered(parent));
    let fits = match known {
        Some(Some(known)) => known.description().has(Trait::SymbolTable),
        Some(None) | None => true,
    };
    require(fits, || {
        rule!("failed to verify that op must appear in a module-like op's block")
            .with_help("move it to the top of a 'spirv.module'")
    })
}

/// Verifies that an attribute is a case of its enumeration.
fn is_case(parts: &Parts<'_>, name: &str) -> Verified {
    let fits = parts.attribute(name).is_none() || parts.keyword(name).is_some();
    require(fits, || {
        rule!("invalid {} attribute specification", name)
            .with_help("write one of the words of the enumeration")
    })
}

pub(super) fn entry_point(parts: &Parts<'_>) -> Verified {
    in_module(parts)?;
    is_case(parts, "execution_model")
}

pub(super) fn execution_mode(parts: &Parts<'_>) -> Verified {
    in_module(parts)?;
    is_case(parts, "execution_mode")
}
