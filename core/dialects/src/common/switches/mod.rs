//! The `custom<…>` directives for the cases of a switch, which several dialects share.

mod parse;
mod print;

use crate::common::notation::paired;
use abide_mlir::registry::directives::{CustomDirective, always};

/// Blocks, each with a number.
pub(crate) const OF_BLOCKS: CustomDirective =
    paired!("SwitchOpCases", always, self, switch_op_cases);

/// Regions, each with a number.
pub(crate) const CASES: CustomDirective =
    paired!("SwitchCases", |it| it.at_word("case"), self, switch_cases);
