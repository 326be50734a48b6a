//! The functions of the `scf` dialect's operations.

mod forall;
mod print;
mod syntax;

use crate::mlir::print::PrintHook;
use crate::mlir::registry::{Hooks, ParseHook};

const fn syntax(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("scf.execute_region", syntax(syntax::parse_execute_region, print::print_execute_region)),
    ("scf.for", syntax(syntax::parse_for, print::print_for)),
    ("scf.forall", syntax(forall::parse_forall, print::print_forall)),
    ("scf.forall.in_parallel", syntax(forall::parse_in_parallel, print::print_in_parallel)),
    ("scf.if", syntax(syntax::parse_if, print::print_if)),
    ("scf.parallel", syntax(syntax::parse_parallel, print::print_parallel)),
    ("scf.while", syntax(syntax::parse_while, print::print_while)),
];
