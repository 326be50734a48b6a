//! The `custom<…>` directives for the cases of a switch, which several dialects share.

mod parse;
mod print;

use abide_mlir::registry::directives::{CustomDirective, always};

/// Blocks, each with a number.
pub(crate) const OF_BLOCKS: CustomDirective =
    CustomDirective::new("SwitchOpCases", always, parse::switch_op_cases, print::switch_op_cases);

/// Regions, each with a number.
pub(crate) const CASES: CustomDirective = CustomDirective::new(
    "SwitchCases",
    |it| it.at_word("case"),
    parse::switch_cases,
    print::switch_cases,
);
