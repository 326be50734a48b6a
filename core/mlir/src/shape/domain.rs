//! The integers of a transfer function: expressions, or numbers.

use super::Range;
use super::expression::{AtomKind, Expression, Expressions};
use super::hook::{RuleFor, ShapeRule};
use crate::ir::{AffineBinary, ValueId};
use rustc_hash::FxHashMap;
use std::fmt::Debug;

/// The operators that sizes are computed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Operator {
    /// The sum.
    Add,
    /// The difference.
    Subtract,
    /// The product.
    Multiply,
    /// Rounded towards negative infinity.
    FloorDiv,
    /// Rounded towards positive infinity.
    CeilDiv,
    /// Never negative.
    Modulo,
    /// The lesser one.
    Min,
    /// The greater one.
    Max,
}

impl From<AffineBinary> for Operator {
    fn from(operator: AffineBinary) -> Operator {
        match operator {
            AffineBinary::Add => Operator::Add,
            AffineBinary::Mul => Operator::Multiply,
            AffineBinary::FloorDiv => Operator::FloorDiv,
            AffineBinary::CeilDiv => Operator::CeilDiv,
            AffineBinary::Mod => Operator::Modulo,
        }
    }
}

impl Operator {
    /// The range of the result.
    pub(super) fn range(self, left: Range, right: Range) -> Range {
        match self {
            Operator::Add => left.add(right),
            Operator::Subtract => left.add(right.multiply(Range::of(-1))),
            Operator::Multiply => left.multiply(right),
            Operator::FloorDiv => left.floor_div(right),
            Operator::CeilDiv => left.ceil_div(right),
            Operator::Modulo => left.modulo(right),
            Operator::Min => left.min(right),
            Operator::Max => left.max(right),
        }
    }

    /// The result; `None` if there is none, or it does not fit into 64 bits.
    #[must_use]
    pub fn apply(self, left: i64, right: i64) -> Option<i64> {
        match self {
            Operator::Add => AffineBinary::Add.apply(left, right),
            Operator::Subtract => left.checked_sub(right),
            Operator::Multiply => AffineBinary::Mul.apply(left, right),
            Operator::FloorDiv => AffineBinary::FloorDiv.apply(left, right),
            Operator::CeilDiv => AffineBinary::CeilDiv.apply(left, right),
            Operator::Modulo => AffineBinary::Mod.apply(left, right),
            Operator::Min => Some(left.min(right)),
            Operator::Max => Some(left.max(right)),
        }
    }
}

/// Integers as a transfer function sees them. There are two kinds: expressions, for people, and
/// numbers, for one call of a function. What an operation does to sizes is written once for both.
pub trait Domain: Sized {
    /// An integer.
    type Number: Copy + PartialEq + Debug;

    /// A number that is known.
    fn constant(&mut self, value: i64) -> Self::Number;

    /// The number that an integer is, if that is known.
    fn as_constant(&self, number: Self::Number) -> Option<i64>;

    /// Applies an operator to two integers.
    fn combine(
        &mut self,
        operator: Operator,
        left: Self::Number,
        right: Self::Number,
    ) -> Self::Number;

    /// Returns a value known only by its range.
    fn unknown(&mut self, value: ValueId, range: Range) -> Self::Number;

    /// A variable that shapes are expressed in, by its name.
    fn variable(&mut self, name: &str) -> Self::Number;

    /// Returns the unknown size of a value along a dimension.
    fn unknown_size(&mut self, value: ValueId, dim: usize) -> Self::Number;

    /// Whether nothing is known of a size but that it is one.
    fn is_unknown_size(&self, number: Self::Number) -> bool;

    /// Records that an integer is in a range.
    fn narrow(&mut self, number: Self::Number, range: Range);

    /// Whether an integer is known to be in a range.
    fn is_within(&self, number: Self::Number, range: Range) -> bool;

    /// The function of a rule for integers of this kind.
    fn rule(rule: ShapeRule) -> RuleFor<Self>;
}

impl Domain for Expressions {
    type Number = Expression;

    fn constant(&mut self, value: i64) -> Expression {
        Expressions::constant(self, value)
    }

    fn as_constant(&self, number: Expression) -> Option<i64> {
        Expressions::as_constant(self, number)
    }

    fn combine(&mut self, operator: Operator, left: Expression, right: Expression) -> Expression {
        Expressions::combine(self, operator, left, right)
    }

    fn unknown(&mut self, value: ValueId, range: Range) -> Expression {
        self.atom(AtomKind::Value(value), range)
    }

    fn variable(&mut self, name: &str) -> Expression {
        Expressions::variable(self, name)
    }

    fn unknown_size(&mut self, value: ValueId, dim: usize) -> Expression {
        let dim = u32::try_from(dim).unwrap_or(u32::MAX);
        self.atom(AtomKind::Size(value, dim), Range::SIZE)
    }

    fn is_unknown_size(&self, number: Expression) -> bool {
        matches!(self.as_atom(number), Some(AtomKind::Size(..) | AtomKind::Opaque(_)))
    }

    fn narrow(&mut self, number: Expression, range: Range) {
        Expressions::narrow(self, number, range);
    }

    fn is_within(&self, number: Expression, range: Range) -> bool {
        self.range(number).is_within(range)
    }

    fn rule(rule: ShapeRule) -> RuleFor<Expressions> {
        rule.expressions
    }
}

/// The learned value of a symbol that the program does not compute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Learned {
    value: i64,
    /// Whether the symbol has been created again since its value was learned.
    open: bool,
}

/// Numbers, each known or not, and what symbols were found to be.
#[derive(Debug, Clone, Default)]
pub struct Numbers {
    symbols: FxHashMap<ValueId, Learned>,
    variables: FxHashMap<String, i64>,
}

impl Numbers {
    /// No symbols, and variables with these values.
    pub(super) fn of_variables(variables: &[(&str, i64)]) -> Numbers {
        let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), *value));
        Numbers { symbols: FxHashMap::default(), variables: variables.collect() }
    }

    /// The number of symbols that are known.
    pub(super) fn known_symbols(&self) -> usize {
        self.symbols.len()
    }

    /// Marks a symbol as created: its value may be learned again.
    pub(super) fn begin_symbol(&mut self, symbol: Option<ValueId>) {
        if let Some(learned) = symbol.and_then(|symbol| self.symbols.get_mut(&symbol)) {
            learned.open = true;
        }
    }

    /// Whether the value of a symbol is still to be learned.
    pub(super) fn is_open(&self, symbol: ValueId) -> bool {
        self.symbols.get(&symbol).is_none_or(|learned| learned.open)
    }

    /// Records the value of a symbol.
    pub(super) fn learn(&mut self, symbol: ValueId, value: i64) {
        self.symbols.insert(symbol, Learned { value, open: false });
    }
}

impl Domain for Numbers {
    type Number = Option<i64>;

    fn constant(&mut self, value: i64) -> Option<i64> {
        Some(value)
    }

    fn as_constant(&self, number: Option<i64>) -> Option<i64> {
        number
    }

    fn combine(
        &mut self,
        operator: Operator,
        left: Option<i64>,
        right: Option<i64>,
    ) -> Option<i64> {
        operator.apply(left?, right?)
    }

    fn unknown(&mut self, value: ValueId, _: Range) -> Option<i64> {
        self.symbols.get(&value).map(|learned| learned.value)
    }

    fn variable(&mut self, name: &str) -> Option<i64> {
        self.variables.get(name).copied()
    }

    fn unknown_size(&mut self, _: ValueId, _: usize) -> Option<i64> {
        None
    }

    fn is_unknown_size(&self, number: Option<i64>) -> bool {
        number.is_none()
    }

    fn narrow(&mut self, _: Option<i64>, _: Range) {}

    fn is_within(&self, number: Option<i64>, range: Range) -> bool {
        number.is_some_and(|number| range.contains(number))
    }

    fn rule(rule: ShapeRule) -> RuleFor<Numbers> {
        rule.numbers
    }
}
