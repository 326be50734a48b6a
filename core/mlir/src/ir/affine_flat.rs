//! Affine expressions as sums, which is how MLIR simplifies those of finished maps
//! (`simplifyAffineExpr`): `s0 mod 5 + s0` is `s0 * 2 - (s0 floordiv 5) * 5`.

use super::affine::{AffineBinary, AffineExpr, AffineExprKind};
use super::context::Context;

/// A sum of dimensions, symbols and divisions, each with a factor, and a number.
#[derive(Debug, Clone, Default)]
struct Sum {
    /// The factors of the dimensions, then of the symbols.
    places: Vec<i64>,
    /// The factors of the divisions; those after the last are 0.
    divisions: Vec<i64>,
    constant: i64,
}

impl Sum {
    fn numbers(&self) -> impl Iterator<Item = i64> {
        self.places.iter().chain(&self.divisions).copied().chain([self.constant])
    }

    fn map(mut self, change: impl Fn(i64) -> Option<i64>) -> Option<Sum> {
        for number in self.places.iter_mut().chain(&mut self.divisions) {
            *number = change(*number)?;
        }
        self.constant = change(self.constant)?;
        Some(self)
    }

    fn plus(mut self, other: &Sum) -> Option<Sum> {
        let len = self.divisions.len().max(other.divisions.len());
        self.divisions.resize(len, 0);
        for (own, other) in self.places.iter_mut().zip(&other.places) {
            *own = own.checked_add(*other)?;
        }
        for (own, other) in self.divisions.iter_mut().zip(&other.divisions) {
            *own = own.checked_add(*other)?;
        }
        self.constant = self.constant.checked_add(other.constant)?;
        Some(self)
    }

    /// The number that it is, if it is nothing else.
    fn as_constant(&self) -> Option<i64> {
        let is_zero = self.places.iter().chain(&self.divisions).all(|factor| *factor == 0);
        is_zero.then_some(self.constant)
    }

    /// The greatest number that divides all of its numbers and another one.
    fn common_divisor(&self, other: i64) -> i64 {
        let common = self.numbers().fold(other.unsigned_abs(), |one, number| {
            let (mut one, mut other) = (one, number.unsigned_abs());
            while other != 0 {
                (one, other) = (other, one % other);
            }
            one
        });
        i64::try_from(common).unwrap_or(1).max(1)
    }
}

/// Makes sums of expressions.
struct Flattener<'c> {
    context: &'c mut Context,
    dims: u32,
    places: usize,
    /// The divisions that there are.
    divisions: Vec<AffineExpr>,
}

impl Flattener<'_> {
    fn place(&self, index: usize) -> Option<Sum> {
        let mut places = vec![0; self.places];
        *places.get_mut(index)? = 1;
        Some(Sum { places, ..Sum::default() })
    }

    /// The sum that is an expression; `None` if a number is too large or it is not affine. Recurs with
    /// the depth of the expression, which is bounded where expressions are made.
    fn flatten(&mut self, expression: AffineExpr) -> Option<Sum> {
        let (operator, left, right) = match self.context.expression_kind(expression) {
            AffineExprKind::Dim(index) => return self.place(index as usize),
            AffineExprKind::Symbol(index) => {
                return self.place(self.dims.checked_add(index)? as usize);
            }
            AffineExprKind::Constant(constant) => {
                return Some(Sum { places: vec![0; self.places], constant, ..Sum::default() });
            }
            AffineExprKind::Binary(operator, left, right) => (operator, left, right),
        };
        let (left, right) = (self.flatten(left)?, self.flatten(right)?);
        match operator {
            AffineBinary::Add => left.plus(&right),
            AffineBinary::Mul => {
                let factor = right.as_constant()?;
                left.map(|number| number.checked_mul(factor))
            }
            AffineBinary::Mod => {
                let divisor = right.as_constant().filter(|divisor| *divisor > 0)?;
                if left.common_divisor(divisor) == divisor {
                    return left.map(|_| Some(0));
                }
                let quotient = self.quotient(left.clone(), divisor, AffineBinary::FloorDiv)?;
                left.plus(&quotient.map(|factor| factor.checked_mul(divisor.checked_neg()?))?)
            }
            AffineBinary::FloorDiv | AffineBinary::CeilDiv => {
                let divisor = right.as_constant().filter(|divisor| *divisor > 0)?;
                self.quotient(left, divisor, operator)
            }
        }
    }

    /// A quotient, in lowest terms.
    fn quotient(&mut self, sum: Sum, divisor: i64, operator: AffineBinary) -> Option<Sum> {
        let common = sum.common_divisor(divisor);
        let sum = sum.map(|number| number.checked_div(common))?;
        let divisor = divisor.checked_div(common)?;
        if divisor == 1 {
            return Some(sum);
        }
        let dividend = self.expression(&sum);
        let divisor = self.context.affine_constant(divisor);
        let division = self.context.affine_binary(operator, dividend, divisor);
        let known = self.divisions.iter().position(|one| *one == division);
        let index = known.unwrap_or_else(|| {
            self.divisions.push(division);
            self.divisions.len() - 1
        });
        let mut divisions = vec![0; index];
        divisions.push(1);
        Some(Sum { places: vec![0; self.places], divisions, constant: 0 })
    }

    /// The expression that is a sum.
    fn expression(&mut self, sum: &Sum) -> AffineExpr {
        let mut terms = Vec::new();
        for (index, factor) in (0_u32..).zip(&sum.places) {
            let place = match index.checked_sub(self.dims) {
                Some(symbol) => self.context.affine_symbol(symbol),
                None => self.context.affine_dim(index),
            };
            terms.push((place, *factor));
        }
        terms.extend(self.divisions.iter().copied().zip(sum.divisions.iter().copied()));
        let mut all = self.context.affine_constant(0);
        for (term, factor) in terms.into_iter().filter(|(_, factor)| *factor != 0) {
            let factor = self.context.affine_constant(factor);
            let term = self.context.affine_binary(AffineBinary::Mul, term, factor);
            all = self.context.affine_add(all, term);
        }
        let constant = self.context.affine_constant(sum.constant);
        self.context.affine_add(all, constant)
    }
}

/// The least and the greatest value of an expression, if known.
type Bounds = Option<(i64, i64)>;

/// The bounds of an expression, by those of its parts; quotients are by constants.
fn bounds(operator: AffineBinary, left: Bounds, right: Bounds) -> Bounds {
    let (low, high) = right?;
    let is_constant = low == high;
    match operator {
        AffineBinary::Add => {
            let (left_low, left_high) = left?;
            Some((left_low.checked_add(low)?, left_high.checked_add(high)?))
        }
        AffineBinary::Mod if is_constant && low > 0 => Some((0, low - 1)),
        AffineBinary::Mod => None,
        AffineBinary::Mul | AffineBinary::FloorDiv | AffineBinary::CeilDiv => {
            let (left_low, left_high) = left.filter(|_| is_constant)?;
            let (one, other) = (operator.apply(left_low, low)?, operator.apply(left_high, low)?);
            Some((one.min(other), one.max(other)))
        }
    }
}

impl Context {
    /// An expression without the quotients and remainders that the bounds of the dividend determine, as in
    /// `(s0 mod 3) floordiv 5`; and its bounds. Recurs with the depth of the expression.
    fn affine_narrowed(&mut self, expression: AffineExpr) -> (AffineExpr, Bounds) {
        let (operator, left, right) = match self.affine_parts(expression) {
            Ok(parts) => parts,
            Err(constant) => return (expression, constant.map(|value| (value, value))),
        };
        let ((left, left_bounds), (right, right_bounds)) =
            (self.affine_narrowed(left), self.affine_narrowed(right));
        let bounds = bounds(operator, left_bounds, right_bounds);
        let quotient = |(low, high): (i64, i64)| {
            let divisor = right_bounds.filter(|(low, high)| low == high && *low > 0)?.0;
            let operator = match operator {
                AffineBinary::CeilDiv => AffineBinary::CeilDiv,
                _ => AffineBinary::FloorDiv,
            };
            let (low, high) = (operator.apply(low, divisor)?, operator.apply(high, divisor)?);
            (low == high).then_some((low, divisor))
        };
        let narrowed = match (operator, left_bounds.and_then(quotient)) {
            (AffineBinary::FloorDiv | AffineBinary::CeilDiv, Some((quotient, _))) => {
                self.affine_constant(quotient)
            }
            (AffineBinary::Mod, Some((quotient, divisor))) => {
                match quotient.checked_mul(divisor).and_then(i64::checked_neg) {
                    Some(number) => {
                        let number = self.affine_constant(number);
                        self.affine_add(left, number)
                    }
                    None => expression,
                }
            }
            _ => self.affine_binary(operator, left, right),
        };
        (narrowed, bounds)
    }

    /// The operator and the operands of an expression, or the number that it is.
    fn affine_parts(
        &self,
        expression: AffineExpr,
    ) -> Result<(AffineBinary, AffineExpr, AffineExpr), Option<i64>> {
        match self.expression_kind(expression) {
            AffineExprKind::Binary(operator, left, right) => Ok((operator, left, right)),
            AffineExprKind::Constant(value) => Err(Some(value)),
            AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => Err(None),
        }
    }

    /// Simplifies an expression over dimensions and symbols like MLIR's `simplifyAffineExpr`. Returns it unchanged if
    /// it has products or quotients of symbols, or numbers that are too large. Takes time quadratic in the number of
    /// its parts.
    pub fn affine_simplified(
        &mut self,
        expression: AffineExpr,
        dims: u32,
        symbols: u32,
    ) -> AffineExpr {
        let (expression, _) = self.affine_narrowed(expression);
        let places = dims.saturating_add(symbols) as usize;
        let mut flattener = Flattener { context: self, dims, places, divisions: Vec::new() };
        match flattener.flatten(expression) {
            Some(sum) => flattener.expression(&sum),
            None => expression,
        }
    }
}
