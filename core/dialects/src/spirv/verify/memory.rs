//! Memory that several invocations share.

use crate::common::{Parts, require};
use crate::spirv::types::pointer;
use abide_mlir::ir::TypeKind;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// One order at most is requested.
pub(super) fn semantics(parts: &Parts<'_>, name: &str) -> Verified {
    let Some(semantics) = parts.keyword(name) else { return Ok(()) };
    let orders = ["Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"];
    let count = semantics.split('|').filter(|one| orders.contains(&one.trim())).count();
    require(count <= 1, || {
        rule!(
            "expected at most one of these four memory constraints to be set: `Acquire`, \
         `Release`,`AcquireRelease` or `SequentiallyConsistent`"
        )
        .with_help("keep one of these words")
    })
}

pub(super) fn atomic_integer(parts: &Parts<'_>) -> Verified {
    atomic(parts, "an integer", |pointee| matches!(pointee, TypeKind::Integer { .. }))
}

pub(super) fn atomic(parts: &Parts<'_>, what: &str, is_fit: fn(&TypeKind) -> bool) -> Verified {
    let pointee = parts.operand_type("pointer").and_then(|ty| pointer(parts.context(), ty));
    let Some((pointee, _)) = pointee else { return Ok(()) };
    require(is_fit(parts.kind(pointee)), || {
        let pointee = parts.text(pointee);
        rule!("pointer operand must point to {} value, found '{}'", what, pointee)
            .with_help(format!("use a pointer to {what} value"))
    })?;
    if let Some(value) = parts.operand_type("value") {
        require(value == pointee, || {
            let (pointee, own) = (parts.text(pointee), parts.text(value));
            rule!(
                "expected value to have the same type as the pointer operand's pointee type \
                 '{}', but found '{}'",
                pointee,
                own
            )
            .with_help(format!("use a value of type '{pointee}'"))
        })?;
    }
    semantics(parts, "semantics")
}
