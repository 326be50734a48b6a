//! Symbolic integers in a normal form: two that are equal by the rules of addition and
//! multiplication are the same [`Expression`].

use super::Range;
use super::domain::Operator;
use crate::ir::ValueId;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::{SmallVec, smallvec};

/// The maximum number of names and operators in an expression: longer ones are unreadable, and become a symbol of
/// their own.
const MAX_EXPRESSION_WEIGHT: u32 = 64;

/// An expression of an [`Expressions`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Expression(u32);

/// A part of an expression: an integer that is not taken apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Atom(u32);

/// The kind of an atom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum AtomKind {
    /// The value of an integer of the program.
    Value(ValueId),
    /// The size of a value of the program along a dimension.
    Size(ValueId, u32),
    /// A variable that has a name, by its number.
    Variable(u32),
    /// An integer known only by its range.
    Opaque(u32),
    /// An operator applied to two expressions.
    Operation(Operator, Expression, Expression),
}

/// A product of atoms, sorted, times a number other than 0.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Term {
    pub(super) atoms: SmallVec<[Atom; 2]>,
    pub(super) coefficient: i64,
}

/// A sum of terms, sorted by their atoms, and a number.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(super) struct Sum {
    pub(super) terms: SmallVec<[Term; 2]>,
    pub(super) constant: i64,
}

impl Sum {
    fn constant(value: i64) -> Sum {
        Sum { constant: value, ..Sum::default() }
    }

    /// A sum with one more term; `None` if a number does not fit into 64 bits.
    pub(super) fn plus(mut self, term: &Term) -> Option<Sum> {
        match self.terms.binary_search_by(|own| own.atoms.cmp(&term.atoms)) {
            Err(place) => self.terms.insert(place, term.clone()),
            Ok(place) => {
                let own = self.terms.get_mut(place)?;
                own.coefficient = own.coefficient.checked_add(term.coefficient)?;
                if own.coefficient == 0 {
                    self.terms.remove(place);
                }
            }
        }
        Some(self)
    }
}

#[derive(Debug)]
struct SumEntry {
    sum: Sum,
    weight: u32,
    /// The range of the value beyond the one that follows from its parts.
    range: Range,
}

#[derive(Debug)]
struct AtomEntry {
    kind: AtomKind,
    weight: u32,
    range: Range,
}

/// Expressions, each held once.
#[derive(Debug, Default)]
pub struct Expressions {
    known: Vec<SumEntry>,
    by_sum: FxHashMap<Sum, Expression>,
    atoms: Vec<AtomEntry>,
    by_kind: FxHashMap<AtomKind, Atom>,
    opaque: u32,
    /// The names of variables.
    variables: IndexSet<String, FxBuildHasher>,
}

fn id(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

impl Expressions {
    #[expect(
        clippy::indexing_slicing,
        reason = "expressions come from this list, which only grows"
    )]
    pub(super) fn sum(&self, expression: Expression) -> &Sum {
        &self.known[expression.0 as usize].sum
    }

    #[expect(clippy::indexing_slicing, reason = "atoms come from this list, which only grows")]
    fn known_atom(&self, atom: Atom) -> &AtomEntry {
        &self.atoms[atom.0 as usize]
    }

    pub(super) fn atom_kind(&self, atom: Atom) -> AtomKind {
        self.known_atom(atom).kind
    }

    fn weight(&self, expression: Expression) -> u32 {
        self.known.get(expression.0 as usize).map_or(0, |known| known.weight)
    }

    /// The one expression that is a sum.
    fn make(&mut self, sum: Sum) -> Expression {
        if let Some(&expression) = self.by_sum.get(&sum) {
            return expression;
        }
        let own = |term: &Term| -> u32 {
            let atoms = term.atoms.iter().map(|atom| self.known_atom(*atom).weight);
            atoms.fold(1, u32::saturating_add)
        };
        let weight = sum.terms.iter().map(own).fold(1, u32::saturating_add);
        let range = self.range_of(&sum);
        if weight > MAX_EXPRESSION_WEIGHT {
            return self.opaque(range);
        }
        let expression = Expression(id(self.known.len()));
        self.known.push(SumEntry { sum: sum.clone(), weight, range });
        self.by_sum.insert(sum, expression);
        expression
    }

    /// A number.
    pub(super) fn constant(&mut self, value: i64) -> Expression {
        self.make(Sum::constant(value))
    }

    /// The number that an expression is.
    pub(super) fn as_constant(&self, expression: Expression) -> Option<i64> {
        let sum = self.sum(expression);
        sum.terms.is_empty().then_some(sum.constant)
    }

    /// The atom that an expression is.
    pub(super) fn as_atom(&self, expression: Expression) -> Option<AtomKind> {
        match (self.sum(expression).terms.as_slice(), self.sum(expression).constant) {
            ([Term { atoms, coefficient: 1 }], 0) => match atoms.as_slice() {
                [atom] => Some(self.atom_kind(*atom)),
                _ => None,
            },
            _ => None,
        }
    }

    /// An atom as an expression; the range counts where the atom is new.
    pub(super) fn atom(&mut self, kind: AtomKind, range: Range) -> Expression {
        let atom = match self.by_kind.get(&kind) {
            Some(atom) => *atom,
            None => {
                let weight = match kind {
                    AtomKind::Operation(_, left, right) => {
                        self.weight(left).saturating_add(self.weight(right))
                    }
                    _ => 1,
                };
                let atom = Atom(id(self.atoms.len()));
                self.atoms.push(AtomEntry { kind, weight, range });
                self.by_kind.insert(kind, atom);
                atom
            }
        };
        let term = Term { atoms: smallvec![atom], coefficient: 1 };
        self.make(Sum { terms: smallvec![term], constant: 0 })
    }

    /// Returns an integer known only by its range.
    pub(super) fn opaque(&mut self, range: Range) -> Expression {
        self.opaque += 1;
        self.atom(AtomKind::Opaque(self.opaque), range)
    }

    /// The range of an expression.
    pub(super) fn range(&self, expression: Expression) -> Range {
        self.known.get(expression.0 as usize).map_or(Range::ALL, |known| known.range)
    }

    /// Returns a variable by its name: a size, unless more is known.
    pub(super) fn variable(&mut self, name: &str) -> Expression {
        let number = match self.variables.get_index_of(name) {
            Some(number) => number,
            None => self.variables.insert_full(name.to_owned()).0,
        };
        self.atom(AtomKind::Variable(id(number)), Range::SIZE)
    }

    pub(super) fn variable_name(&self, number: u32) -> &str {
        self.variables.get_index(number as usize).map_or("", String::as_str)
    }

    /// The names of all variables.
    pub(super) fn variable_names(&self) -> impl Iterator<Item = &str> {
        self.variables.iter().map(String::as_str)
    }

    /// Whether something holds for all that an expression is made of, but operations. Recurs with the
    /// depth of the expression, which its weight bounds.
    pub(super) fn all_atoms(
        &self,
        expression: Expression,
        holds: &impl Fn(AtomKind) -> bool,
    ) -> bool {
        let mut atoms = self.sum(expression).terms.iter().flat_map(|term| &term.atoms);
        atoms.all(|atom| match self.atom_kind(*atom) {
            AtomKind::Operation(_, left, right) => {
                self.all_atoms(left, holds) && self.all_atoms(right, holds)
            }
            kind => holds(kind),
        })
    }

    /// Records that an expression is never negative: if it is a multiple of one atom and a number,
    /// the range of the atom follows.
    pub(super) fn assume_not_negative(&mut self, expression: Expression) {
        self.narrow(expression, Range::SIZE);
        let sum = self.sum(expression);
        let ([Term { atoms, coefficient }], constant) = (sum.terms.as_slice(), sum.constant) else {
            return;
        };
        let [atom] = *atoms.as_slice() else { return };
        let (Some(least), coefficient) = (constant.checked_neg(), *coefficient) else { return };
        let range = if coefficient > 0 {
            // coefficient * atom >= least, rounded up.
            let min = Operator::CeilDiv.apply(least, coefficient);
            Range { min: min.unwrap_or(i64::MIN), max: i64::MAX }
        } else {
            let Some(positive) = coefficient.checked_neg() else { return };
            let max = Operator::FloorDiv.apply(constant, positive);
            Range { min: i64::MIN, max: max.unwrap_or(i64::MAX) }
        };
        let own = self.atom(self.atom_kind(atom), Range::ALL);
        self.narrow(own, range);
    }

    /// Records that an expression is always in a range.
    pub(super) fn narrow(&mut self, expression: Expression, range: Range) {
        let Some(known) = self.known.get_mut(expression.0 as usize) else { return };
        known.range = known.range.intersect(range);
        if let ([Term { atoms, coefficient: 1 }], 0) =
            (known.sum.terms.as_slice(), known.sum.constant)
            && let [atom] = atoms.as_slice()
            && let Some(atom) = self.atoms.get_mut(atom.0 as usize)
        {
            atom.range = atom.range.intersect(range);
        }
    }

    /// Whether an expression is zero only if some of its atoms are: one term whose atoms are
    /// never negative, or several of one sign.
    pub(super) fn has_one_sign(&self, expression: Expression) -> bool {
        let sum = self.sum(expression);
        let mut signs = sum.terms.iter().map(|term| {
            let mut atoms = term.atoms.iter().map(|atom| self.known_atom(*atom).range);
            let positive = atoms.all(|range| range.min >= 0);
            positive.then_some(term.coefficient.signum())
        });
        match signs.next().flatten() {
            Some(first) => {
                signs.all(|sign| sign == Some(first))
                    && (sum.constant == 0 || sum.constant.signum() == first)
            }
            None => false,
        }
    }

    fn range_of(&self, sum: &Sum) -> Range {
        sum.terms.iter().fold(Range::of(sum.constant), |range, term| {
            let atoms = term.atoms.iter().map(|atom| self.known_atom(*atom).range);
            range.add(atoms.fold(Range::of(term.coefficient), Range::multiply))
        })
    }

    fn add(&mut self, left: Expression, right: Expression) -> Option<Expression> {
        let (left, right) = (self.sum(left), self.sum(right));
        let constant = left.constant.checked_add(right.constant)?;
        let start = Sum { terms: left.terms.clone(), constant };
        let sum = right.terms.iter().try_fold(start, Sum::plus)?;
        let sum = self.joined(sum);
        Some(self.make(sum))
    }

    /// An expression times a number.
    fn scale(&mut self, expression: Expression, factor: i64) -> Option<Expression> {
        let sum = scaled(self.sum(expression), factor)?;
        Some(self.make(sum))
    }

    fn multiply(&mut self, left: Expression, right: Expression) -> Option<Expression> {
        let (left, right) = (self.sum(left), self.sum(right));
        if left.terms.len() * right.terms.len() > MAX_EXPRESSION_WEIGHT as usize {
            return None;
        }
        let mut product = scaled(left, right.constant)?;
        for term in &right.terms {
            for own in &left.terms {
                let coefficient = own.coefficient.checked_mul(term.coefficient)?;
                let mut atoms = own.atoms.clone();
                atoms.extend_from_slice(&term.atoms);
                atoms.sort_unstable();
                product = product.plus(&Term { atoms, coefficient })?;
            }
            let coefficient = term.coefficient.checked_mul(left.constant)?;
            if coefficient != 0 {
                product = product.plus(&Term { atoms: term.atoms.clone(), coefficient })?;
            }
        }
        Some(self.make(product))
    }

    /// Applies an operator to two expressions, and simplifies the result.
    pub(super) fn combine(
        &mut self,
        operator: Operator,
        left: Expression,
        right: Expression,
    ) -> Expression {
        let range = operator.range(self.range(left), self.range(right));
        let simpler = match operator {
            Operator::Add => self.add(left, right),
            Operator::Multiply => self.multiply(left, right),
            Operator::Subtract => {
                self.scale(right, -1).and_then(|negative| self.add(left, negative))
            }
            Operator::Min | Operator::Max => Some(self.extreme(operator, left, right, range)),
            Operator::FloorDiv | Operator::CeilDiv | Operator::Modulo => {
                Some(self.divide(operator, left, right, range))
            }
        };
        simpler.unwrap_or_else(|| self.opaque(range))
    }

    fn extreme(
        &mut self,
        operator: Operator,
        left: Expression,
        right: Expression,
        range: Range,
    ) -> Expression {
        let (first, second) = (self.range(left), self.range(right));
        let left_is_less = first.max <= second.min;
        let right_is_less = second.max <= first.min;
        let minimum = operator == Operator::Min;
        if left == right || (minimum && left_is_less) || (!minimum && right_is_less) {
            return left;
        }
        if (minimum && right_is_less) || (!minimum && left_is_less) {
            return right;
        }
        // The operator is commutative; numbers go last.
        let (left, right) = if self.as_constant(left).is_some()
            || (self.as_constant(right).is_none() && right.0 < left.0)
        {
            (right, left)
        } else {
            (left, right)
        };
        self.atom(AtomKind::Operation(operator, left, right), range)
    }

    fn divide(
        &mut self,
        operator: Operator,
        left: Expression,
        right: Expression,
        range: Range,
    ) -> Expression {
        let by_number = self.as_constant(right).filter(|divisor| *divisor > 0);
        if let Some(simpler) = by_number.and_then(|divisor| self.divide_by(operator, left, divisor))
        {
            return simpler;
        }
        let positive = self.range(right).min > 0;
        if positive && (left == right || self.as_constant(left) == Some(0)) {
            let same = left == right && operator != Operator::Modulo;
            return self.constant(i64::from(same));
        }
        self.atom(AtomKind::Operation(operator, left, right), range)
    }

    /// Division by a positive number: divisible terms are factored out.
    fn divide_by(
        &mut self,
        operator: Operator,
        left: Expression,
        divisor: i64,
    ) -> Option<Expression> {
        let sum = self.sum(left);
        let divides = |term: &&Term| term.coefficient % divisor == 0;
        let whole: SmallVec<[Term; 2]> = sum.terms.iter().filter(divides).cloned().collect();
        let rest: SmallVec<[Term; 2]> =
            sum.terms.iter().filter(|term| !divides(term)).cloned().collect();
        let quotient =
            Sum { terms: whole, constant: sum.constant - sum.constant.rem_euclid(divisor) };
        let mut rest = Sum { terms: rest, constant: sum.constant.rem_euclid(divisor) };
        if operator == Operator::Modulo {
            for term in &mut rest.terms {
                term.coefficient = term.coefficient.rem_euclid(divisor);
            }
            let rest = self.make(rest);
            return Some(self.remainder(rest, divisor));
        }
        let quotient = quotient_of(&quotient, divisor)?;
        let rest_range = self.range_of(&rest);
        let fraction = if rest.terms.is_empty() {
            // The rest of the number is less than the divisor.
            let up = operator == Operator::CeilDiv && rest.constant > 0;
            Some(i64::from(up))
        } else if operator == Operator::FloorDiv {
            (rest_range.min >= 0 && rest_range.max < divisor).then_some(0)
        } else {
            (rest_range.min >= 1 && rest_range.max <= divisor).then_some(1)
        };
        let fraction = match fraction {
            Some(fraction) => self.constant(fraction),
            None => self.fraction(operator, rest, divisor)?,
        };
        let quotient = self.make(quotient);
        self.add(quotient, fraction)
    }

    fn remainder(&mut self, rest: Expression, divisor: i64) -> Expression {
        let divisor_range = Range::of(divisor);
        let range = self.range(rest);
        if range.min >= 0 && range.max < divisor {
            return rest;
        }
        let divisor = self.constant(divisor);
        let kind = AtomKind::Operation(Operator::Modulo, rest, divisor);
        self.atom(kind, range.modulo(divisor_range))
    }

    /// A quotient without divisible terms, in lowest terms.
    fn fraction(&mut self, operator: Operator, rest: Sum, divisor: i64) -> Option<Expression> {
        let common = rest.terms.iter().fold(divisor, |common, term| gcd(common, term.coefficient));
        let constant = match operator {
            Operator::CeilDiv => -(-rest.constant).div_euclid(common),
            _ => rest.constant.div_euclid(common),
        };
        let rest = quotient_of(&Sum { constant: 0, ..rest }, common)?;
        let rest = self.make(Sum { constant, ..rest });
        let range = operator.range(self.range(rest), Range::of(divisor / common));
        let divisor = self.constant(divisor / common);
        if self.as_constant(divisor) == Some(1) {
            return Some(rest);
        }
        Some(self.atom(AtomKind::Operation(operator, rest, divisor), range))
    }
}

fn scaled(sum: &Sum, factor: i64) -> Option<Sum> {
    if factor == 0 {
        return Some(Sum::default());
    }
    let mut sum = sum.clone();
    sum.constant = sum.constant.checked_mul(factor)?;
    for term in &mut sum.terms {
        term.coefficient = term.coefficient.checked_mul(factor)?;
    }
    Some(sum)
}

/// A sum whose numbers are all multiples of a divisor, divided by it.
fn quotient_of(sum: &Sum, divisor: i64) -> Option<Sum> {
    let mut sum = sum.clone();
    sum.constant = sum.constant.checked_div(divisor)?;
    for term in &mut sum.terms {
        term.coefficient = term.coefficient.checked_div(divisor)?;
    }
    Some(sum)
}

/// The greatest common divisor of a positive number and another one.
fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a, b.checked_abs().unwrap_or(1));
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
