//! The functions of the `scf` dialect's operations.

mod examples;
mod forall;
mod print;
mod shapes;
mod snippets;
mod syntax;
mod verify;

use crate::common::rules;
use crate::common::switches::CASES;
pub(crate) use print::print_while;
pub(crate) use syntax::parse_while_over;

use abide_mlir::registry::{DialectHooks, Hooks, VerifyHook};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[RULES],
    shapes: shapes::SHAPES,
    directives: &[&[CASES]],
    snippets: snippets::SNIPPETS,
    examples: examples::EXAMPLES,
    earlier_forms: &["scf.forall", "scf.parallel", "scf.reduce"],
    is_common: true,
    ..DialectHooks::of("scf")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("scf.execute_region", Hooks::form(syntax::parse_execute_region, print::print_execute_region)),
    ("scf.for", Hooks::form(syntax::parse_for, print::print_for)),
    ("scf.forall", Hooks::form(forall::parse_forall, print::print_forall)),
    ("scf.forall.in_parallel", Hooks::form(forall::parse_in_parallel, print::print_in_parallel)),
    ("scf.if", Hooks::form(syntax::parse_if, print::print_if)),
    ("scf.parallel", Hooks::form(syntax::parse_parallel, print::print_parallel)),
    ("scf.while", Hooks::form(syntax::parse_while, print_while)),
];

const RULES: &[(&str, VerifyHook)] = rules! {
    "scf.execute_region" => verify::verify_execute_region,
    "scf.for" => verify::verify_for,
    "scf.forall" => verify::verify_forall,
    "scf.forall.in_parallel" => verify::verify_in_parallel,
    "scf.if" => verify::verify_if,
    "scf.index_switch" => verify::verify_index_switch,
    "scf.parallel" => verify::verify_parallel,
    "scf.reduce" => verify::verify_reduce,
    "scf.reduce.return" => verify::verify_reduce_return,
    "scf.while" => verify::verify_while,
};
