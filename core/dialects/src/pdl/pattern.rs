//! Patterns: their matchers and rewrites.

use crate::common::{Parts, require};
use abide_mlir::ir::OperationId;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

fn is_named(parts: &Parts<'_>, operation: OperationId, name: &str) -> bool {
    let own = parts.ir().name_bytes(operation).strip_prefix(b"pdl.");
    own == Some(name.as_bytes())
}

/// Whether an operation of this name is the direct parent.
fn is_in(parts: &Parts<'_>, name: &str) -> bool {
    let parent = parts.ir().parent(parts.operation);
    parent.is_some_and(|parent| is_named(parts, parent, name))
}

/// Whether a result has a use other than `result` and `results`, which only extract results.
fn has_binding_use(parts: &Parts<'_>) -> bool {
    let ir = parts.ir();
    let mut pending = vec![parts.operation];
    while let Some(own) = pending.pop() {
        for user in ir.results(own).flat_map(|result| ir.uses(result)).map(|(user, _)| user) {
            if !is_named(parts, user, "result") && !is_named(parts, user, "results") {
                return true;
            }
            pending.push(user);
        }
    }
    false
}

/// Verifies that a match in a pattern has a binding user.
pub(super) fn bound(parts: &Parts<'_>) -> Verified {
    require(!is_in(parts, "pattern") || has_binding_use(parts), || {
        rule!("expected a bindable user when defined in the matcher body of a `pdl.pattern`")
            .with_help("use it in a 'pdl.operation', or remove it")
    })
}

pub(super) fn native_constraint(parts: &Parts<'_>) -> Verified {
    let has_arguments = parts.ir().operand_count(parts.operation) > 0;
    require(has_arguments, || {
        rule!("expected at least one argument").with_help("pass the values that it constrains")
    })
}

pub(super) fn native_rewrite(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let has_any = ir.operand_count(parts.operation) + ir.result_count(parts.operation) > 0;
    require(has_any, || {
        rule!("expected at least one argument or result")
            .with_help("pass a value, or let it return one")
    })
}

pub(super) fn attribute(parts: &Parts<'_>) -> Verified {
    if parts.attribute("value").is_some() {
        return require(parts.operand("valueType").is_none(), || {
            rule!("expected only one of [`type`, `value`] to be set")
                .with_help("remove the type, which follows from the value")
        });
    }
    require(!is_in(parts, "rewrite"), || {
        rule!("expected constant value when specified within a `pdl.rewrite`")
            .with_help("write its value: 'pdl.attribute = VALUE'")
    })?;
    bound(parts)
}

pub(super) fn ty(parts: &Parts<'_>) -> Verified {
    if parts.attribute("constantType").is_some() { Ok(()) } else { bound(parts) }
}

pub(super) fn types(parts: &Parts<'_>) -> Verified {
    if parts.attribute("constantTypes").is_some() { Ok(()) } else { bound(parts) }
}

pub(super) fn operation(parts: &Parts<'_>) -> Verified {
    let is_made = is_in(parts, "rewrite");
    require(!is_made || parts.attribute("opName").is_some(), || {
        rule!("must have an operation name when nested within a `pdl.rewrite`")
            .with_help("write its name: 'pdl.operation \"dialect.name\"'")
    })?;
    let values = parts.operands("attributeValues").len();
    if let Some(names) = parts.length("attributeValueNames") {
        require(names == values, || {
            rule!(
                "expected the same number of attribute values and attribute names, got {} \
                 names and {} values",
                names,
                values
            )
            .with_help("write one value for each name: '{\"NAME\" = %value}'")
        })?;
    }
    bound(parts)
}

pub(super) fn pattern(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.body(parts.operation) else { return Ok(()) };
    let last = ir.last_operation(body);
    // An opaque operation may have swallowed the operations after it.
    let is_read = last.is_none_or(|last| parts.verifier.registered(last).is_some());
    let ends = last.is_some_and(|last| is_named(parts, last, "rewrite"));
    require(ends || !is_read, || {
        VerifyError::from("expected body to terminate with `pdl.rewrite`")
            .with_help("end the pattern with 'pdl.rewrite %root { .. }'")
    })?;
    let is_own = |inner| ir.name_bytes(inner).starts_with(b"pdl.");
    require(ir.block_operations(body).all(is_own), || {
        rule!("expected only `pdl` operations within the pattern body")
            .with_help("move it out of the pattern")
    })?;
    let matches = ir.block_operations(body).any(|inner| is_named(parts, inner, "operation"));
    require(matches, || {
        rule!("the pattern must contain at least one `pdl.operation`")
            .with_help("add the operation to match: '%root = pdl.operation \"dialect.name\"'")
    })
}

pub(super) fn replace(parts: &Parts<'_>) -> Verified {
    let has = |name| parts.operand(name).is_some();
    require(!has("replOperation") || !has("replValues"), || {
        rule!("expected no replacement values to be provided when the replacement operation is present").with_help("remove the values: the operation's results replace those of the old one")
    })
}

pub(super) fn rewrite(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    if parts.attribute("name").is_some() {
        return require(body.is_none(), || {
            rule!("expected rewrite region to be empty when rewrite is external")
                .with_help("remove the region, or the name of the external function")
        });
    }
    require(body.is_some_and(|body| ir.block_operations(body).next().is_some()), || {
        rule!("expected rewrite region to be non-empty if external name is not specified")
            .with_help(
                "write operations in its region, or 'with \"NAME\"' for an external function",
            )
    })?;
    require(parts.operand("externalArgs").is_none(), || {
        rule!("expected no external arguments when the rewrite is specified inline")
            .with_help("remove the arguments: the region sees the values around it")
    })
}
