//! Verifiers of `pdl` operations.

mod directives;
mod interpreter;
mod loops;
mod pattern;
mod ranges;
mod samples;
mod types;

pub(super) use interpreter::DIALECT as INTERPRETER;

use crate::common::rules;
use abide_mlir::registry::{DialectHooks, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    check_type: Some(types::check),
    nested_types: &["attribute", "operation", "type", "value"],
    directives: &[directives::DIRECTIVES],
    type_samples: samples::TYPES,
    examples: EXAMPLES,
    ..DialectHooks::of("pdl")
};

/// The text after the name of operations whose forms only their parsers know.
const EXAMPLES: &[(&str, &str)] = &[(
    "pdl.operation",
    " \"my.op\"(%operand : !pdl.value) {\"name\" = %attribute} -> (%type : !pdl.type)",
)];

const RULES: &[(&str, VerifyHook)] = rules! {
    "pdl.apply_native_constraint" => pattern::native_constraint,
    "pdl.apply_native_rewrite" => pattern::native_rewrite,
    "pdl.attribute" => pattern::attribute,
    "pdl.operand" | "pdl.operands" => pattern::bound,
    "pdl.operation" => pattern::operation,
    "pdl.pattern" => pattern::pattern,
    "pdl.range" => ranges::create,
    "pdl.replace" => pattern::replace,
    "pdl.rewrite" => pattern::rewrite,
    "pdl.type" => pattern::ty,
    "pdl.types" => pattern::types,
};
