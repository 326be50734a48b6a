//! Ranges of types and of values, which patterns and their interpreter make.

use crate::common::{Parts, first_type, require, set_attribute};
use abide_mlir::ir::Type;
use abide_mlir::parse::{OperationState, Parse, Parser, attribute};
use abide_mlir::registry::DialectType;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// `[i32, f32] {attributes}`: the result is always a range of types.
pub(super) fn parse_types<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let types = parser.piece(attribute("value"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "value", types);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    state.results.push(parser.type_of_dialect("pdl", b"range<type>"));
    Ok(())
}

/// A range's element type, or the type itself.
fn element(parts: &Parts<'_>, ty: Type) -> Type {
    first_type(parts.context(), ty).unwrap_or(ty)
}

/// Verifies that all combined values are of one kind: types or values.
pub(super) fn create(parts: &Parts<'_>) -> Verified {
    let Some(result) = parts.result_type(0) else { return Ok(()) };
    let own = element(parts, result);
    let is_own = |name| DialectType::is(parts.context(), own, "pdl", name);
    require(is_own("type") || is_own("value"), || {
        let result = parts.text(result);
        rule!(
            "result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an \
             `mlir::Value` values, but got '{}'",
            result
        )
        .with_help("write '!pdl.range<type>' or '!pdl.range<value>'")
    })?;
    for ty in parts.all_operand_types() {
        let given = element(parts, ty);
        require(given == own, || {
            let (own, given) = (parts.text(own), parts.text(given));
            rule!("expected operand to have element type '{}', but got '{}'", own, given)
                .with_help(format!("pass values of type '{own}', or ranges of them"))
        })?;
    }
    Ok(())
}

/// Verifies that an extracted value has the range's element type.
pub(super) fn extract(parts: &Parts<'_>) -> Verified {
    let (Some(range), Some(result)) = (parts.operand_type("range"), parts.result_type(0)) else {
        return Ok(());
    };
    let own = element(parts, range);
    require(own == result, || {
        let (own, result) = (parts.text(own), parts.text(result));
        rule!(
            "failed to verify that `range` is a PDL range whose element type matches type of \
             `result`: '{}' is not '{}'",
            own,
            result
        )
        .with_help(format!("write '{own}' as the type of the result"))
    })
}

/// Checks that results with inferred types are given no types.
pub(super) fn create_operation(parts: &Parts<'_>) -> Verified {
    let infers = parts.flag("inferredResultTypes");
    require(!infers || parts.operands("inputResultTypes").is_empty(), || {
        rule!("with inferred results cannot also have explicit result types")
            .with_help("remove the types of the results")
    })
}
