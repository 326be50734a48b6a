//! The operations of StableHLO.

mod assumptions;
mod elements;
mod print;
mod shapes;
mod syntax;
mod windows;

pub(super) use print::constant_names;
pub(super) use shapes::SHAPES;

use crate::mlir::print::PrintHook;
use crate::mlir::registry::{Hooks, ParseHook};

const fn own(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE }
}

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("stablehlo.constant", own(syntax::parse_constant, print::print_constant)),
    ("stablehlo.reduce", own(syntax::parse_reduce, print::print_reduce)),
    (
        "stablehlo.while",
        Hooks {
            argument_names: Some(print::while_argument_names),
            ..own(syntax::parse_while, print::print_while)
        },
    ),
];

/// What ends the regions.
const RETURN: &str = "stablehlo.return";
