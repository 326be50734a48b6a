//! Branches.

use crate::common::{Parts, require};
use abide_mlir::ir::{AttributeKind, TypeKind, element_count};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn switch(parts: &Parts<'_>) -> Verified {
    crate::cf::passes_by_case(parts)?;
    let cases = parts.ir().successors(parts.operation).len().saturating_sub(1);
    let values = match parts.attribute_kind("case_values") {
        Some(AttributeKind::DenseElements { ty, .. }) => Some(*ty),
        Some(_) => return Ok(()),
        None => None,
    };
    let count = values
        .and_then(|ty| parts.kind(ty).shape())
        .map_or(0, |shape| usize::try_from(element_count(shape)).unwrap_or(usize::MAX));
    require(count == cases, || {
        rule!("expects number of case values to match number of case destinations")
            .with_help(format!("write {cases} case values, one for each destination"))
    })?;
    crate::cf::has_weights_of_successors(parts)?;
    let (Some(values), Some(condition)) = (values, parts.operand_type("value")) else {
        return Ok(());
    };
    let is_integer = matches!(parts.kind(condition), TypeKind::Integer { .. });
    require(!is_integer || parts.element(values) == condition, || {
        rule!("expects case value type to match condition value type").with_help(format!(
            "give the cases the type of the condition: '{}'",
            parts.text(condition)
        ))
    })
}
