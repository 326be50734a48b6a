//! The functions of the `scf` dialect's operations.

mod forall;
mod syntax;

use crate::mlir::registry::{Hooks, ParseHook};

const fn parsed(parse: ParseHook) -> Hooks {
    Hooks { parse: Some(parse), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("scf.execute_region", parsed(syntax::parse_execute_region)),
    ("scf.for", parsed(syntax::parse_for)),
    ("scf.forall", parsed(forall::parse_forall)),
    ("scf.forall.in_parallel", parsed(forall::parse_in_parallel)),
    ("scf.if", parsed(syntax::parse_if)),
    ("scf.parallel", parsed(syntax::parse_parallel)),
    ("scf.while", parsed(syntax::parse_while)),
];
