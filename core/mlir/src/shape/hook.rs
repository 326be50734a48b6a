//! The hooks of dialects for sizes and integers of operations.

use super::Range;
use super::dim_expression::DimExpression;
use super::domain::{Domain, Numbers};
use super::expression::{Expression, Expressions};
use super::transfer::Transfer;
use crate::ir::{Ir, OperationId, ValueId};

/// Computes the results of an operation, for one kind of integers; `None` without a rule.
pub type RuleFor<D> = for<'a, 'ir> fn(&'a mut Transfer<'ir, D>, OperationId) -> Option<()>;

/// An operation's effect on sizes and integers: one function that is generic over the [`Domain`].
#[derive(Debug, Clone, Copy)]
pub struct ShapeRule {
    pub(super) expressions: RuleFor<Expressions>,
    pub(super) numbers: RuleFor<Numbers>,
}

/// The index range of a loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LoopBounds<N> {
    /// The first index.
    pub lower: N,
    /// The exclusive end of the indices.
    pub upper: N,
    /// From one index to the next.
    pub step: N,
}

/// The range of a loop's index, for one kind of integers.
pub type BoundsFor<D> = for<'a, 'ir> fn(
    &'a mut Transfer<'ir, D>,
    OperationId,
) -> Option<LoopBounds<<D as Domain>::Number>>;

/// A statement about an operation for one call.
pub type QuestionFor<T> = for<'a, 'ir> fn(&'a mut Transfer<'ir, Numbers>, OperationId) -> Option<T>;

/// The control flow through the regions of an operation.
#[derive(Debug, Clone, Copy)]
pub enum RegionRule {
    /// One of the regions, which yields the results: which one it is in a call.
    Branches(QuestionFor<usize>),
    /// A loop with an index and carried values, which are the last operands and the results.
    Counted {
        /// The bounds as expressions.
        expressions: BoundsFor<Expressions>,
        /// The bounds as numbers.
        numbers: BoundsFor<Numbers>,
    },
    /// A region with the condition and one with the body, as long as the condition holds.
    While {
        /// Whether the first region passes values to the second one and to the results, after the condition.
        /// Otherwise both get the loop-carried values.
        hands_on: bool,
    },
    /// Iterations that do not depend on each other, by indices in some bounds.
    Threads {
        /// The lower and upper bounds in a call.
        bounds: QuestionFor<Vec<(Option<i64>, Option<i64>)>>,
        /// Whether the results are as large as the last operands, which all iterations write to.
        shares: bool,
    },
}

impl RegionRule {
    /// A loop with an index, by a function that is generic over the domain.
    #[must_use]
    pub const fn counted(
        expressions: BoundsFor<Expressions>,
        numbers: BoundsFor<Numbers>,
    ) -> RegionRule {
        RegionRule::Counted { expressions, numbers }
    }
}

/// Declarations of sizes that hold in every run of the program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Assumptions {
    /// The sizes of values along dimensions.
    pub sizes: Vec<(ValueId, usize, DimExpression)>,
    /// Expressions that are never negative.
    pub not_negative: Vec<DimExpression>,
    /// The integer that is not 0 if all conditions hold, and the program's message if they do not.
    pub condition: Option<(ValueId, String)>,
    /// Malformed expressions.
    pub unreadable: Vec<String>,
}

/// The hook of an operation for sizes and integers.
#[derive(Debug, Clone, Copy)]
pub enum ShapeHook {
    /// Its results follow from its operands and attributes.
    Rule(ShapeRule),
    /// Its results follow from its regions.
    Regions(RegionRule),
    /// It continues in one of its successors, which the question selects.
    Branch(QuestionFor<usize>),
    /// It calls the function that an attribute names: that attribute.
    Call(&'static str),
    /// It makes a symbol, with the attributes of `symbol.symbolic_int`: those of its smallest and largest value.
    Symbol([&'static str; 2]),
    /// It states the shape of a value, with the attributes of `symbol.bind_symbolic_shape`.
    Bind,
    /// It asserts facts about sizes; its results follow from its operands and attributes.
    Assume(fn(&Ir, OperationId) -> Assumptions, ShapeRule),
}

impl ShapeRule {
    /// The rule that a function is which is generic over the domain; it is named once for each kind of
    /// integers.
    #[must_use]
    pub const fn new(expressions: RuleFor<Expressions>, numbers: RuleFor<Numbers>) -> ShapeRule {
        ShapeRule { expressions, numbers }
    }
}

impl ShapeHook {
    /// A rule, as in [`ShapeRule::new`].
    #[must_use]
    pub const fn rule(expressions: RuleFor<Expressions>, numbers: RuleFor<Numbers>) -> ShapeHook {
        ShapeHook::Rule(ShapeRule::new(expressions, numbers))
    }
}

/// The indices of a loop, as far as its bounds determine.
pub(super) fn index_range(expressions: &Expressions, bounds: LoopBounds<Expression>) -> Range {
    let (lower, upper) = (expressions.range(bounds.lower), expressions.range(bounds.upper));
    let last = if upper.max == i64::MAX { i64::MAX } else { upper.max.saturating_sub(1) };
    Range { min: lower.min, max: last.max(lower.min) }
}
