//! The functions of the `shape` dialect's operations.

mod libraries;
mod print;
mod syntax;
mod verify;

use crate::common::{constant_names, rules};
use crate::func::FUNCTION;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    result_names: RESULT_NAMES,
    default_dialects: &[("shape.func", "shape"), ("shape.function_library", "shape")],
    verify_attribute: Some(libraries::verify_attribute),
    snippets: SNIPPETS,
    ..DialectHooks::of("shape")
};

/// The operations that people type most, with the text after the name.
const SNIPPETS: &[(&str, &str)] = &[
    ("shape.shape_of", " %${1:value} : ${2:tensor<4xf32>} -> ${3:tensor<1xindex>}"),
    ("shape.const_shape", " [${1:4}] : ${2:tensor<1xindex>}"),
    ("shape.broadcast", " %${1:lhs}, %${2:rhs} : ${3:!shape.shape}, $3 -> $3"),
    ("shape.dim", " %${1:value}, %${2:index} : ${3:tensor<4xf32>}, ${4:index} -> ${5:index}"),
];

/// The names that MLIR's operations suggest for results.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("shape.const_size", ResultNames::Hook(constant_names))];

const HOOKS: &[(&str, Hooks)] = &[
    ("shape.const_shape", Hooks::form(syntax::parse_const_shape, print::const_shape)),
    ("shape.reduce", Hooks::form(syntax::parse_reduce, print::reduce)),
    ("shape.assuming", Hooks::form(syntax::parse_assuming, print::assuming)),
    (
        "shape.function_library",
        Hooks::form(syntax::parse_function_library, print::function_library),
    ),
    ("shape.func", FUNCTION),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "shape.const_shape" => verify::verify_const_shape,
    "shape.reduce" => verify::verify_reduce,
    "shape.assuming" => verify::verify_assuming,
    "shape.add" | "shape.div" | "shape.mul" | "shape.get_extent" | "shape.num_elements"
    | "shape.rank" => |op| verify::propagates_errors(op, "size"),
    "shape.broadcast" => verify::verify_shape,
    "shape.max" | "shape.min" => verify::verify_max_min,
    "shape.meet" => verify::verify_meet,
    "shape.shape_of" => verify::verify_shape_of,
    "shape.assuming_all" => verify::verify_assuming_all,
    "shape.cstr_broadcastable" => verify::verify_broadcastable,
    "shape.yield" => verify::verify_yield,
};
