//! Expressions of dimensions as JAX writes them: `2*n + floordiv(m, 3) - 1`.

use super::domain::{Domain, Operator};

/// The maximum depth of functions.
const MAX_FUNCTION_DEPTH: usize = 32;
/// The maximum number of names and numbers of an expression.
const MAX_EXPRESSION_TERMS: usize = 256;

/// An expression of variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DimExpression {
    /// A number.
    Constant(i64),
    /// A variable.
    Variable(String),
    /// An operator applied to two expressions.
    Operation(Operator, Box<DimExpression>, Box<DimExpression>),
}

impl DimExpression {
    /// Reads an expression; `None` if the text is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<DimExpression> {
        let mut parser = Parser { rest: text, left: MAX_EXPRESSION_TERMS };
        let expression = parser.sum(MAX_FUNCTION_DEPTH)?;
        parser.rest.trim().is_empty().then_some(expression)
    }

    /// The integer that it is.
    pub fn number<D: Domain>(&self, domain: &mut D) -> D::Number {
        match self {
            DimExpression::Constant(value) => domain.constant(*value),
            DimExpression::Variable(name) => domain.variable(name),
            DimExpression::Operation(operator, left, right) => {
                let (left, right) = (left.number(domain), right.number(domain));
                domain.combine(*operator, left, right)
            }
        }
    }

    /// Whether a variable is part of it.
    #[must_use]
    pub fn mentions(&self, name: &str) -> bool {
        match self {
            DimExpression::Constant(_) => false,
            DimExpression::Variable(own) => own == name,
            DimExpression::Operation(_, left, right) => left.mentions(name) || right.mentions(name),
        }
    }

    /// Applies an operator to this and another expression.
    #[must_use]
    pub fn combined(self, operator: Operator, other: DimExpression) -> DimExpression {
        DimExpression::Operation(operator, Box::new(self), Box::new(other))
    }
}

struct Parser<'t> {
    rest: &'t str,
    /// The number of further names and numbers that are allowed.
    left: usize,
}

impl Parser<'_> {
    fn eat(&mut self, text: &str) -> bool {
        let rest = self.rest.trim_start();
        match rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn sum(&mut self, depth: usize) -> Option<DimExpression> {
        let mut sum = if self.eat("-") {
            DimExpression::Constant(0).combined(Operator::Subtract, self.product(depth)?)
        } else {
            self.product(depth)?
        };
        loop {
            let operator = if self.eat("+") {
                Operator::Add
            } else if self.eat("-") {
                Operator::Subtract
            } else {
                return Some(sum);
            };
            sum = sum.combined(operator, self.product(depth)?);
        }
    }

    fn product(&mut self, depth: usize) -> Option<DimExpression> {
        let mut product = self.power(depth)?;
        while self.eat("*") {
            product = product.combined(Operator::Multiply, self.power(depth)?);
        }
        Some(product)
    }

    fn power(&mut self, depth: usize) -> Option<DimExpression> {
        let base = self.factor(depth)?;
        if !self.eat("^") {
            return Some(base);
        }
        let DimExpression::Constant(exponent @ 0..=8) = self.factor(depth)? else { return None };
        if matches!(base, DimExpression::Operation(..)) {
            return None;
        }
        let mut power = DimExpression::Constant(1);
        for _ in 0..exponent {
            power = power.combined(Operator::Multiply, base.clone());
        }
        Some(power)
    }

    fn factor(&mut self, depth: usize) -> Option<DimExpression> {
        self.left = self.left.checked_sub(1)?;
        let depth = depth.checked_sub(1)?;
        if self.eat("(") {
            let inner = self.sum(depth)?;
            return self.eat(")").then_some(inner);
        }
        let word = self.word();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return word.parse().ok().map(DimExpression::Constant);
        }
        if word.is_empty() {
            return None;
        }
        if !self.eat("(") {
            return Some(DimExpression::Variable(word));
        }
        let first = self.sum(depth)?;
        if word == "non_negative" {
            let zero = DimExpression::Constant(0);
            return self.eat(")").then(|| first.combined(Operator::Max, zero));
        }
        let operator = match word.as_str() {
            "floordiv" => Operator::FloorDiv,
            "ceildiv" => Operator::CeilDiv,
            "mod" => Operator::Modulo,
            "max" => Operator::Max,
            "min" => Operator::Min,
            _ => return None,
        };
        let second = if self.eat(",") { self.sum(depth)? } else { return None };
        self.eat(")").then(|| first.combined(operator, second))
    }

    /// Parses letters, digits and underscores.
    fn word(&mut self) -> String {
        let rest = self.rest.trim_start();
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let (word, rest) = rest.split_at_checked(end).unwrap_or((rest, ""));
        self.rest = rest;
        word.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::super::domain::Numbers;
    use super::*;

    #[test]
    fn expressions_are_read_as_jax_writes_them() {
        let mut numbers = Numbers::of_variables(&[("n", 7), ("m_1", 3)]);
        for (text, value) in [
            ("n", 7),
            ("2*n", 14),
            ("- n + 10", 3),
            ("n^2 - m_1*n", 28),
            ("floordiv(n + 1, 2)", 4),
            ("mod(n, m_1) + max(n, 20) - min(3, n)", 18),
            ("2*(n - 1)", 12),
            ("non_negative(m_1 - n)", 0),
        ] {
            let expression = DimExpression::parse(text).unwrap();
            assert_eq!(expression.number(&mut numbers), Some(value), "{text}");
        }
        for wrong in
            ["", "n +", "n n", "f(n)", "floordiv(n)", "(n", "n^m_1", "n^99", "(n+1)^2", "2n)"]
        {
            assert_eq!(DimExpression::parse(wrong), None, "{wrong}");
        }
        assert_eq!(DimExpression::parse(&"(".repeat(1000)), None);
        assert_eq!(DimExpression::parse(&"1+".repeat(1000)), None);
    }
}
