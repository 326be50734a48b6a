//! Affine expressions, maps and integer sets, simplified as MLIR simplifies them when it builds
//! them.

use super::context::Context;
use super::id::id;
use smallvec::SmallVec;

id! {
    /// An affine expression of a [`Context`].
    pub AffineExpr
}

/// The operators of affine expressions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AffineBinary {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
    /// `mod`
    Mod,
}

impl AffineBinary {
    /// The value for two numbers; `None` if it is not defined or does not fit into 64 bits.
    #[must_use]
    pub fn apply(self, left: i64, right: i64) -> Option<i64> {
        match self {
            Add => left.checked_add(right),
            Mul => left.checked_mul(right),
            Mod if right > 0 => left.checked_rem_euclid(right),
            FloorDiv if right > 0 => left.checked_div_euclid(right),
            CeilDiv if right > 0 => left.checked_neg()?.checked_div_euclid(right)?.checked_neg(),
            Mod | FloorDiv | CeilDiv => None,
        }
    }
}

/// The kind of an affine expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AffineExprKind {
    /// `d0`
    Dim(u32),
    /// `s0`
    Symbol(u32),
    /// `7`
    Constant(i64),
    /// `a + b` and the like.
    Binary(AffineBinary, AffineExpr, AffineExpr),
}

/// `(d0, d1)[s0] -> (d0 + s0, d1)`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of symbols.
    pub symbols: u32,
    /// The results.
    pub results: SmallVec<[AffineExpr; 4]>,
}

/// `(d0)[s0] : (d0 - s0 >= 0, d0 == 0)`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of symbols.
    pub symbols: u32,
    /// Expressions, each with whether it must be zero; otherwise it must not be negative.
    pub constraints: SmallVec<[(AffineExpr, bool); 4]>,
}

use AffineBinary::{Add, CeilDiv, FloorDiv, Mod, Mul};
use AffineExprKind::{Binary, Constant, Dim, Symbol};

impl Context {
    /// `d<index>`
    pub fn affine_dim(&mut self, index: u32) -> AffineExpr {
        self.expression(Dim(index))
    }

    /// `s<index>`
    pub fn affine_symbol(&mut self, index: u32) -> AffineExpr {
        self.expression(Symbol(index))
    }

    /// A constant.
    pub fn affine_constant(&mut self, value: i64) -> AffineExpr {
        self.expression(Constant(value))
    }

    /// The value of a constant expression.
    #[must_use]
    pub fn affine_constant_value(&self, expression: AffineExpr) -> Option<i64> {
        match self.expression_kind(expression) {
            Constant(value) => Some(value),
            _ => None,
        }
    }

    /// The operands of an expression with an operator.
    fn operands(
        &self,
        expression: AffineExpr,
        of: AffineBinary,
    ) -> Option<(AffineExpr, AffineExpr)> {
        match self.expression_kind(expression) {
            Binary(operator, left, right) if operator == of => Some((left, right)),
            _ => None,
        }
    }

    /// `left * constant` of an expression with this operator and a constant on its right.
    fn with_constant(&self, expression: AffineExpr, of: AffineBinary) -> Option<(AffineExpr, i64)> {
        let (left, right) = self.operands(expression, of)?;
        Some((left, self.affine_constant_value(right)?))
    }

    /// Whether no dimension occurs in an expression. Follows the depth of the expression, which
    /// the readers bound.
    #[must_use]
    pub fn affine_is_symbolic(&self, expression: AffineExpr) -> bool {
        match self.expression_kind(expression) {
            Constant(_) | Symbol(_) => true,
            Dim(_) => false,
            Binary(_, left, right) => {
                self.affine_is_symbolic(left) && self.affine_is_symbolic(right)
            }
        }
    }

    /// The largest constant that is known to divide an expression.
    #[must_use]
    pub fn affine_divisor(&self, expression: AffineExpr) -> u64 {
        match self.expression_kind(expression) {
            Dim(_) | Symbol(_) => 1,
            Constant(value) => value.unsigned_abs(),
            Binary(Mul, left, right) => {
                self.affine_divisor(left).saturating_mul(self.affine_divisor(right))
            }
            Binary(Add | Mod, left, right) => {
                gcd(self.affine_divisor(left), self.affine_divisor(right))
            }
            Binary(FloorDiv | CeilDiv, left, right) => match self.affine_constant_value(right) {
                Some(right) if right != 0 => {
                    let left = self.affine_divisor(left);
                    let right = right.unsigned_abs();
                    if left.is_multiple_of(right) { (left / right).max(1) } else { 1 }
                }
                _ => 1,
            },
        }
    }

    /// `left op right`, simplified.
    pub fn affine_binary(
        &mut self,
        operator: AffineBinary,
        left: AffineExpr,
        right: AffineExpr,
    ) -> AffineExpr {
        let simpler = match operator {
            Add => self.simplify_add(left, right),
            Mul => self.simplify_mul(left, right),
            FloorDiv => self.simplify_floor_div(left, right),
            CeilDiv => self.simplify_ceil_div(left, right),
            Mod => self.simplify_mod(left, right),
        };
        simpler.unwrap_or_else(|| self.expression(Binary(operator, left, right)))
    }

    /// `left + right`
    pub fn affine_add(&mut self, left: AffineExpr, right: AffineExpr) -> AffineExpr {
        self.affine_binary(Add, left, right)
    }

    /// `left - right`
    pub fn affine_sub(&mut self, left: AffineExpr, right: AffineExpr) -> AffineExpr {
        let negative = self.affine_negate(right);
        self.affine_add(left, negative)
    }

    /// `-expression`
    pub fn affine_negate(&mut self, expression: AffineExpr) -> AffineExpr {
        let minus_one = self.affine_constant(-1);
        self.affine_binary(Mul, expression, minus_one)
    }

    /// An expression as a constant multiple of another.
    fn as_multiple(&self, expression: AffineExpr) -> (AffineExpr, i64) {
        self.with_constant(expression, Mul).unwrap_or((expression, 1))
    }

    /// Whether MLIR swaps the sides of a sum or a product: symbols are on the right of dimensions, and of two
    /// dimensions or two symbols the lower one is on the left.
    fn are_swapped(&self, left: AffineExpr, right: AffineExpr) -> bool {
        match (self.expression_kind(left), self.expression_kind(right)) {
            (Dim(left), Dim(right)) | (Symbol(left), Symbol(right)) => left > right,
            _ => self.affine_is_symbolic(left) && !self.affine_is_symbolic(right),
        }
    }

    fn simplify_add(&mut self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let (constant_left, constant_right) =
            (self.affine_constant_value(left), self.affine_constant_value(right));
        if let (Some(left), Some(right)) = (constant_left, constant_right) {
            return Some(self.affine_constant(left.checked_add(right)?));
        }
        if constant_left.is_some() || self.are_swapped(left, right) {
            return Some(self.affine_add(right, left));
        }
        if constant_right == Some(0) {
            return Some(left);
        }
        let inner = self.with_constant(left, Add);
        if let (Some((first, inner)), Some(outer)) = (inner, constant_right) {
            let sum = self.affine_constant(inner.checked_add(outer)?);
            return Some(self.affine_add(first, sum));
        }
        let ((first, times), (second, more)) = (self.as_multiple(left), self.as_multiple(right));
        if first == second {
            let factor = self.affine_constant(times.checked_add(more)?);
            return Some(self.affine_binary(Mul, first, factor));
        }
        if let Some((first, inner)) = inner {
            let constant = self.affine_constant(inner);
            let sum = self.affine_add(first, right);
            return Some(self.affine_add(sum, constant));
        }
        self.remainder_from_difference(left, right)
    }

    /// `e + (e floordiv q) * -q` and `e + ((e floordiv q) * q) * -1` are `e mod q`. In a sum, the last term may be `e`.
    fn remainder_from_difference(
        &mut self,
        left: AffineExpr,
        right: AffineExpr,
    ) -> Option<AffineExpr> {
        let (quotient, factor) = self.operands(right, Mul)?;
        if self.affine_constant_value(factor) == Some(-1)
            && let Some((quotient, divisor)) = self.operands(quotient, Mul)
        {
            let is_remainder = self.operands(quotient, FloorDiv) == Some((left, divisor));
            return is_remainder.then(|| self.affine_binary(Mod, left, divisor));
        }
        let (dividend, divisor) = self.operands(quotient, FloorDiv)?;
        let number = self.affine_constant_value(divisor).filter(|number| *number > 0);
        let factor = self.affine_constant_value(factor);
        if dividend == left && number.is_some() && factor.and_then(i64::checked_neg) == number {
            return Some(self.affine_binary(Mod, left, divisor));
        }
        let (first, last) = self.operands(left, Add)?;
        let last = self.simplify_add(last, right)?;
        Some(self.affine_add(first, last))
    }

    fn simplify_mul(&mut self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let (constant_left, constant_right) =
            (self.affine_constant_value(left), self.affine_constant_value(right));
        if let (Some(left), Some(right)) = (constant_left, constant_right) {
            return Some(self.affine_constant(left.checked_mul(right)?));
        }
        if constant_left.is_some() || self.are_swapped(left, right) {
            return Some(self.affine_binary(Mul, right, left));
        }
        match constant_right {
            Some(1) => return Some(left),
            Some(0) => return Some(right),
            _ => {}
        }
        let (first, inner) = self.with_constant(left, Mul)?;
        if let Some(outer) = constant_right {
            let product = self.affine_constant(inner.checked_mul(outer)?);
            return Some(self.affine_binary(Mul, first, product));
        }
        let constant = self.affine_constant(inner);
        let product = self.affine_binary(Mul, first, right);
        Some(self.affine_binary(Mul, product, constant))
    }

    fn simplify_floor_div(&mut self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_constant_value(right).filter(|divisor| *divisor != 0)?;
        if let Some(dividend) = self.affine_constant_value(left) {
            return Some(self.affine_constant(floor_div(dividend, divisor)?));
        }
        if let Some(simpler) = self.exact_quotient(left, divisor) {
            return Some(simpler);
        }
        let (first, second) = self.operands(left, Add)?;
        let divides = |expression: u64| expression.is_multiple_of(divisor.unsigned_abs());
        if divides(self.affine_divisor(first)) || divides(self.affine_divisor(second)) {
            let first = self.affine_binary(FloorDiv, first, right);
            let second = self.affine_binary(FloorDiv, second, right);
            return Some(self.affine_add(first, second));
        }
        None
    }

    /// `e / 1` and `(e * 128) / 64`, in which nothing is rounded.
    fn exact_quotient(&mut self, left: AffineExpr, divisor: i64) -> Option<AffineExpr> {
        if divisor == 1 {
            return Some(left);
        }
        let (first, factor) = self.with_constant(left, Mul)?;
        if factor.checked_rem(divisor)? != 0 {
            return None;
        }
        let factor = self.affine_constant(factor.checked_div(divisor)?);
        Some(self.affine_binary(Mul, first, factor))
    }

    fn simplify_ceil_div(&mut self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_constant_value(right).filter(|divisor| *divisor != 0)?;
        if let Some(dividend) = self.affine_constant_value(left) {
            let quotient = floor_div(dividend.checked_neg()?, divisor)?.checked_neg()?;
            return Some(self.affine_constant(quotient));
        }
        self.exact_quotient(left, divisor)
    }

    fn simplify_mod(&mut self, left: AffineExpr, right: AffineExpr) -> Option<AffineExpr> {
        let divisor = self.affine_constant_value(right).filter(|divisor| *divisor > 0)?;
        if let Some(dividend) = self.affine_constant_value(left) {
            return Some(self.affine_constant(dividend.rem_euclid(divisor)));
        }
        let divides = |expression: u64| expression.is_multiple_of(divisor.unsigned_abs());
        if divides(self.affine_divisor(left)) {
            return Some(self.affine_constant(0));
        }
        if let Some((first, second)) = self.operands(left, Add) {
            if divides(self.affine_divisor(first)) {
                return Some(self.affine_binary(Mod, second, right));
            }
            if divides(self.affine_divisor(second)) {
                return Some(self.affine_binary(Mod, first, right));
            }
        }
        let (inner, modulus) = self.with_constant(left, Mod)?;
        (modulus >= 1 && modulus % divisor == 0).then(|| self.affine_binary(Mod, inner, right))
    }

    /// The value of an expression, for values of its dimensions and symbols; `None` if one is
    /// not known, or a result is not defined or does not fit into 64 bits. Follows the depth of the
    /// expression, which the readers bound.
    pub fn affine_value(
        &self,
        expression: AffineExpr,
        value: &impl Fn(AffineExprKind) -> Option<i64>,
    ) -> Option<i64> {
        match self.expression_kind(expression) {
            Constant(value) => Some(value),
            place @ (Dim(_) | Symbol(_)) => value(place),
            Binary(operator, left, right) => {
                operator.apply(self.affine_value(left, value)?, self.affine_value(right, value)?)
            }
        }
    }

    /// The map that returns its dimensions.
    pub fn identity_map(&mut self, dims: u32) -> AffineMap {
        let results = (0..dims).map(|dim| self.affine_dim(dim)).collect();
        AffineMap { dims, symbols: 0, results }
    }

    /// Whether a map returns its dimensions.
    #[must_use]
    pub fn is_identity_map(&self, map: &AffineMap) -> bool {
        map.dims as usize == map.results.len()
            && (0..map.dims)
                .zip(&map.results)
                .all(|(dim, result)| self.expression_kind(*result) == Dim(dim))
    }
}

fn floor_div(dividend: i64, divisor: i64) -> Option<i64> {
    let quotient = dividend.checked_div(divisor)?;
    let inexact = dividend.checked_rem(divisor)? != 0;
    Some(if inexact && (dividend < 0) != (divisor < 0) { quotient - 1 } else { quotient })
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
