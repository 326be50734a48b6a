//! What is known of the shapes of values.
//!
//! - [`explain`] says it for people: `tensor<?x640x?xf16>` is `[S0, 640, S1]`, where sizes are
//!   expressions of symbols, in simplest form and with their ranges.
//! - [`evaluate`] computes it for one call: given the sizes and integers of the arguments, those of
//!   every value.
//! - [`check_ir`] warns of what is hardly meant.
//!
//! What an operation does to sizes is written once (`transfer`), over a `Domain`: expressions, or
//! numbers. What the program says by `symbolic_int` and `bind_symbolic_shape` (of the dialects
//! `symbol` and `torch`) is read in `binding`.

mod analysis;
mod binding;
mod check;
mod domain;
mod evaluate;
mod explain;
mod expression;
mod names;
mod range;
mod sizes;
mod text;
mod transfer;

pub use check::{check_ir, is_said};
pub use evaluate::{Argument, Evaluated, Evaluation, EvaluationError, MOST_STEPS, evaluate};
pub use explain::{
    FunctionShapes, IntegerFact, Knowledge, ValueFact, explain, function_named, has_sizes,
};
pub use names::SymbolFact;
pub use range::Range;
