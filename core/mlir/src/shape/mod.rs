//! The shapes of values.
//!
//! - [`explain`] describes them for users: `tensor<?x640x?xf16>` is `[S0, 640, S1]`, where sizes are expressions of
//!   symbols, in simplest form and with their ranges.
//! - [`evaluate`] computes them for one call: from the sizes and integers of the arguments, those of every value.
//! - [`check_ir`] warns of probable mistakes.
//!
//! An operation's effect on sizes is written once, in the folder of its dialect, as a function over a [`Domain`]:
//! expressions, or numbers. It is a [`ShapeHook`] of the operation, and computes with the tools of a [`Transfer`].
//! The rules for all operations with a trait are in `transfer`. Symbols and shapes declared by the program are read
//! in `binding`.

mod analysis;
mod binding;
mod calls;
mod check;
mod dim_expression;
mod domain;
mod evaluate;
mod explain;
mod expression;
mod hook;
mod infer;
mod names;
mod quotients;
mod range;
mod sizes;
mod text;
mod transfer;

pub use check::{Mentions, check_ir};
pub use dim_expression::DimExpression;
pub use domain::{Domain, Numbers, Operator};
pub use evaluate::{
    Argument, Evaluated, Evaluation, EvaluationError, MAX_STEPS, arguments_of_variables, evaluate,
};
pub use explain::{
    FunctionShapes, IntegerFact, Knowledge, ValueFact, explain, function_named, has_sizes,
};
pub use expression::{Expression, Expressions};
pub use hook::{
    Assumptions, BoundsFor, LoopBounds, QuestionFor, RegionRule, RuleFor, ShapeHook, ShapeRule,
};
pub use infer::{InferHook, infer_results, infers_results};
pub use names::SymbolFact;
pub use range::Range;
pub use sizes::{TypeShape, TypeShapeHook};
pub use transfer::{Elements, Fact, Sizes, Transfer};
