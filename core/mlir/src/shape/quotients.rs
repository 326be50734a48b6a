//! Quotients and remainders in sums: those that belong together become one.

use super::domain::Operator;
use super::expression::{AtomKind, Expression, Expressions, Sum, Term};

/// A term that is a number times a quotient.
#[derive(Clone, Copy)]
struct Quotient {
    operator: Operator,
    dividend: Expression,
    divisor: i64,
    coefficient: i64,
}

impl Expressions {
    /// The same sum, where quotients in it may be written with fewer terms: `n floordiv 3 + min(n mod 3, 1)` is
    /// `n ceildiv 3`, `3*(n floordiv 3) - n` is `-(n mod 3)`,
    /// `3*(n floordiv 3) + n mod 3` is `n`, and `3*(n ceildiv 3) - n` is `-n mod 3`.
    pub(super) fn joined(&mut self, mut sum: Sum) -> Sum {
        // Each round leaves fewer terms.
        for _ in 0..sum.terms.len() {
            let quotients: Vec<(usize, Quotient)> = (0..sum.terms.len())
                .filter_map(|at| Some((at, self.quotient(sum.terms.get(at)?)?)))
                .collect();
            let mut found = None;
            for (at, quotient) in quotients {
                found = self.rounded_up(&sum, at, quotient);
                found = found.or_else(|| self.dividend_of(&sum, at, quotient));
                found = found.or_else(|| self.remainder_of(&sum, at, quotient));
                if found.is_some() {
                    break;
                }
            }
            match found {
                Some(shorter) => sum = shorter,
                None => return sum,
            }
        }
        sum
    }

    fn quotient(&self, term: &Term) -> Option<Quotient> {
        let (operator, dividend, divisor) = self.operation(term)?;
        let is_quotient = matches!(operator, Operator::FloorDiv | Operator::CeilDiv);
        let divisor = self.as_constant(divisor).filter(|divisor| is_quotient && *divisor > 0)?;
        Some(Quotient { operator, dividend, divisor, coefficient: term.coefficient })
    }

    /// Returns the operator and operands of a term that is an operation, perhaps with a coefficient.
    fn operation(&self, term: &Term) -> Option<(Operator, Expression, Expression)> {
        let [atom] = *term.atoms.as_slice() else { return None };
        match self.atom_kind(atom) {
            AtomKind::Operation(operator, left, right) => Some((operator, left, right)),
            _ => None,
        }
    }

    /// Rounds a quotient up that is rounded down while another term adds 1 for a rest.
    fn rounded_up(&mut self, sum: &Sum, at: usize, quotient: Quotient) -> Option<Sum> {
        let Quotient { operator, dividend, divisor, coefficient } = quotient;
        if operator != Operator::FloorDiv {
            return None;
        }
        let other = sum.terms.iter().position(|term| {
            term.coefficient == coefficient && self.is_remainder_indicator(term, dividend, divisor)
        })?;
        let mut rest = sum.clone();
        rest.terms = without(sum, &[at, other]);
        let divisor = self.constant(divisor);
        let up = self.combine(Operator::CeilDiv, dividend, divisor);
        self.plus(rest, up, coefficient).filter(|joined| joined.terms.len() < sum.terms.len())
    }

    /// Whether a term is a number times an indicator: 1 if a division leaves a remainder, and else 0.
    fn is_remainder_indicator(&self, term: &Term, dividend: Expression, divisor: i64) -> bool {
        let is_rest = |operator, left, right| {
            operator == Operator::Modulo
                && left == dividend
                && self.as_constant(right) == Some(divisor)
        };
        match self.operation(term) {
            Some((Operator::Min, least, one)) if self.as_constant(one) == Some(1) => {
                match self.as_atom(least) {
                    Some(AtomKind::Operation(operator, left, right)) => {
                        is_rest(operator, left, right)
                    }
                    _ => false,
                }
            }
            // A remainder by 2 is 0 or 1.
            Some((operator, left, right)) => divisor == 2 && is_rest(operator, left, right),
            None => false,
        }
    }

    /// Returns a sum with the dividend instead of quotient times divisor plus remainder.
    fn dividend_of(&mut self, sum: &Sum, at: usize, quotient: Quotient) -> Option<Sum> {
        let Quotient { operator, dividend, divisor, coefficient } = quotient;
        if operator != Operator::FloorDiv || coefficient % divisor != 0 {
            return None;
        }
        let times = coefficient / divisor;
        let divisor = self.constant(divisor);
        let other = sum.terms.iter().position(|term| {
            term.coefficient == times
                && self.operation(term) == Some((Operator::Modulo, dividend, divisor))
        })?;
        let mut rest = sum.clone();
        rest.terms = without(sum, &[at, other]);
        self.plus(rest, dividend, times).filter(|joined| joined.terms.len() < sum.terms.len())
    }

    /// A sum with the remainder, where the dividend is taken from the quotient times the divisor.
    fn remainder_of(&mut self, sum: &Sum, at: usize, quotient: Quotient) -> Option<Sum> {
        let Quotient { operator, dividend, divisor, coefficient } = quotient;
        if coefficient % divisor != 0 {
            return None;
        }
        let times = coefficient / divisor;
        let opposite = times.checked_neg()?;
        let own = self.sum(dividend).clone();
        let is_taken = |term: &Term| {
            let wanted = term.coefficient.checked_mul(opposite);
            let place = sum.terms.binary_search_by(|one| one.atoms.cmp(&term.atoms));
            let found = place.ok().and_then(|place| sum.terms.get(place));
            found.is_some_and(|found| Some(found.coefficient) == wanted)
        };
        if own.terms.is_empty() || !own.terms.iter().all(is_taken) {
            return None;
        }
        let mut rest = sum.clone();
        rest.terms = without(sum, &[at]);
        let rest = self.plus(rest, dividend, times)?;
        let divisor = self.constant(divisor);
        let joined = match operator {
            Operator::FloorDiv => {
                let remainder = self.combine(Operator::Modulo, dividend, divisor);
                self.plus(rest, remainder, opposite)
            }
            _ => {
                let zero = self.constant(0);
                let negative = self.combine(Operator::Subtract, zero, dividend);
                let remainder = self.combine(Operator::Modulo, negative, divisor);
                self.plus(rest, remainder, times)
            }
        };
        joined.filter(|joined| joined.terms.len() < sum.terms.len())
    }

    /// A sum and an expression times a number.
    fn plus(&self, mut sum: Sum, expression: Expression, factor: i64) -> Option<Sum> {
        let own = self.sum(expression);
        sum.constant = sum.constant.checked_add(own.constant.checked_mul(factor)?)?;
        own.terms.iter().try_fold(sum, |sum, term| {
            let coefficient = term.coefficient.checked_mul(factor)?;
            sum.plus(&Term { atoms: term.atoms.clone(), coefficient })
        })
    }
}

/// The terms of a sum but some.
fn without(sum: &Sum, left_out: &[usize]) -> smallvec::SmallVec<[Term; 2]> {
    let kept = sum.terms.iter().enumerate().filter(|(at, _)| !left_out.contains(at));
    kept.map(|(_, term)| term.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_and_remainders_combine() {
        let mut all = Expressions::default();
        let n = all.variable("n");
        for divisor in [2, 3, 7] {
            let (one, by) = (all.constant(1), all.constant(divisor));
            let down = all.combine(Operator::FloorDiv, n, by);
            let up = all.combine(Operator::CeilDiv, n, by);
            let rest = all.combine(Operator::Modulo, n, by);
            let told = all.combine(Operator::Min, rest, one);
            assert_eq!(all.combine(Operator::Add, down, told), up, "{divisor}");
            // The rounded-down multiple and the remainder add up to the dividend.
            let whole = all.combine(Operator::Multiply, down, by);
            let less = all.combine(Operator::Subtract, n, whole);
            assert_eq!(less, rest, "{divisor}");
            assert_eq!(all.combine(Operator::Add, whole, rest), n, "{divisor}");
            let zero = all.constant(0);
            let negative = all.combine(Operator::Subtract, zero, n);
            let missing = all.combine(Operator::Modulo, negative, by);
            let whole = all.combine(Operator::Multiply, up, by);
            assert_eq!(all.combine(Operator::Subtract, whole, n), missing, "{divisor}");
            // Nothing of another divisor.
            let other = all.constant(divisor + 1);
            let other = all.combine(Operator::Modulo, n, other);
            let sum = all.combine(Operator::Add, whole, other);
            assert_eq!(all.combine(Operator::Subtract, sum, other), whole, "{divisor}");
        }
    }
}
