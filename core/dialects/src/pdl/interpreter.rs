//! Verifiers of `pdl_interp` operations.

use super::{loops, ranges};
use crate::common::{Parts, require, rules};
use crate::func::FUNCTION;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(in super::super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    directives: &[super::directives::OF_INTERPRETER],
    ..DialectHooks::of("pdl_interp")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("pdl_interp.create_types", Hooks { parse: Some(ranges::parse_types), ..Hooks::NONE }),
    ("pdl_interp.func", FUNCTION),
    ("pdl_interp.foreach", Hooks::form(loops::parse, loops::print)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "pdl_interp.create_operation" => ranges::create_operation,
    "pdl_interp.create_range" => ranges::create,
    "pdl_interp.extract" => ranges::extract,
    "pdl_interp.switch_attribute" | "pdl_interp.switch_operand_count"
        | "pdl_interp.switch_operation_name" | "pdl_interp.switch_result_count"
        | "pdl_interp.switch_type" | "pdl_interp.switch_types" => switch,
};

/// Checks that there is a block for each value, and one for the default.
fn switch(parts: &Parts<'_>) -> Verified {
    let Some(values) = case_count(parts) else { return Ok(()) };
    let cases = parts.ir().successors(parts.operation).len().saturating_sub(1);
    require(cases == values, || {
        rule!(
            "expected number of cases to match the number of case values, got {} but expected \
             {}",
            cases,
            values
        )
        .with_help("give one block for each value, and one for the rest")
    })
}

fn case_count(parts: &Parts<'_>) -> Option<usize> {
    let values = parts.attribute("caseValues")?;
    parts.length("caseValues").or_else(|| {
        let shape = parts.kind(parts.context().attribute_type(values)?).shape()?;
        usize::try_from(*shape.first()?).ok()
    })
}
