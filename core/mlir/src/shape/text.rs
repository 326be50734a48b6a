//! Expressions as people read them: `2*S0 + 4`.

use super::domain::Operator;
use super::expression::{AtomKind, Expression, Expressions, Term};
use std::fmt::Write as _;

impl Expressions {
    /// Returns an expression as text, with names for its atoms other than operations. Recurs to the depth of the
    /// expression, which its weight bounds.
    pub(super) fn text(
        &self,
        expression: Expression,
        name: &mut dyn FnMut(AtomKind) -> String,
    ) -> String {
        let sum = self.sum(expression);
        let mut text = String::new();
        for term in &sum.terms {
            let negative = term.coefficient < 0;
            text.push_str(match (text.is_empty(), negative) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            });
            self.write_term(&mut text, term, name);
        }
        // Writing to a string does not fail.
        let _ = match (text.is_empty(), sum.constant) {
            (true, addend) => write!(text, "{addend}"),
            (false, 0) => Ok(()),
            (false, addend @ 1..) => write!(text, " + {addend}"),
            (false, addend) => write!(text, " - {}", addend.unsigned_abs()),
        };
        text
    }

    fn write_term(&self, text: &mut String, term: &Term, name: &mut dyn FnMut(AtomKind) -> String) {
        let factor = term.coefficient.unsigned_abs();
        let is_product = factor != 1 || term.atoms.len() > 1;
        if factor != 1 {
            let _ = write!(text, "{factor}*");
        }
        for (index, atom) in term.atoms.iter().enumerate() {
            text.push_str(if index > 0 { "*" } else { "" });
            match self.atom_kind(*atom) {
                AtomKind::Operation(operator, left, right) => {
                    let operation = self.operation_text(operator, left, right, name);
                    let closed = matches!(operator, Operator::Min | Operator::Max) || !is_product;
                    text.push_str(&if closed { operation } else { format!("({operation})") });
                }
                kind => text.push_str(&name(kind)),
            }
        }
    }

    fn operation_text(
        &self,
        operator: Operator,
        left: Expression,
        right: Expression,
        name: &mut dyn FnMut(AtomKind) -> String,
    ) -> String {
        let function = match operator {
            Operator::Min => "min",
            Operator::Max => "max",
            _ => {
                let (left, right) = (self.operand_text(left, name), self.operand_text(right, name));
                return format!("{left} {} {right}", symbol(operator));
            }
        };
        format!("{function}({}, {})", self.text(left, name), self.text(right, name))
    }

    /// An operand, in parentheses unless it is one name or number.
    fn operand_text(
        &self,
        expression: Expression,
        name: &mut dyn FnMut(AtomKind) -> String,
    ) -> String {
        let text = self.text(expression, name);
        let plain = match self.as_atom(expression) {
            Some(AtomKind::Operation(operator, ..)) => {
                matches!(operator, Operator::Min | Operator::Max)
            }
            Some(_) => true,
            None => self.as_constant(expression).is_some_and(|value| value >= 0),
        };
        if plain { text } else { format!("({text})") }
    }
}

/// The operator as affine maps have it.
fn symbol(operator: Operator) -> &'static str {
    match operator {
        Operator::Add => "+",
        Operator::Subtract => "-",
        Operator::Multiply => "*",
        Operator::FloorDiv => "floordiv",
        Operator::CeilDiv => "ceildiv",
        Operator::Modulo => "mod",
        Operator::Min => "min",
        Operator::Max => "max",
    }
}

#[cfg(test)]
mod tests {
    use super::super::Range;
    use super::*;
    use crate::ir::{Ir, ValueId};
    use Operator::{Add, CeilDiv, FloorDiv, Max, Min, Modulo, Multiply, Subtract};

    struct Names {
        expressions: Expressions,
        values: Vec<ValueId>,
    }

    impl Names {
        fn new() -> Names {
            let mut ir = Ir::new(0);
            let ty = ir.context.index_type();
            let values = (0..200).map(|_| ir.create_forward(ty)).collect();
            Names { expressions: Expressions::default(), values }
        }

        fn symbol(&mut self, number: usize, min: i64, max: i64) -> Expression {
            let value = self.values[number];
            self.expressions.atom(AtomKind::Value(value), Range { min, max })
        }

        fn text(&self, expression: Expression) -> String {
            self.expressions.text(expression, &mut |kind| match kind {
                AtomKind::Value(value) => format!("s{}", value.index()),
                _ => "?".to_owned(),
            })
        }
    }

    /// Builds an expression of two sizes from a word in postfix notation.
    fn built(names: &mut Names, words: &str) -> Expression {
        let mut stack: Vec<Expression> = Vec::new();
        for word in words.split(' ') {
            let operator = match word {
                "+" => Add,
                "-" => Subtract,
                "*" => Multiply,
                "fdiv" => FloorDiv,
                "cdiv" => CeilDiv,
                "mod" => Modulo,
                "min" => Min,
                "max" => Max,
                "s0" | "s1" => {
                    let number = usize::from(word == "s1");
                    stack.push(names.symbol(number, 0, i64::MAX));
                    continue;
                }
                "small" => {
                    stack.push(names.symbol(7, 1, 3));
                    continue;
                }
                number => {
                    stack.push(names.expressions.constant(number.parse().unwrap()));
                    continue;
                }
            };
            let (right, left) = (stack.pop().unwrap(), stack.pop().unwrap());
            stack.push(names.expressions.combine(operator, left, right));
        }
        stack.pop().unwrap()
    }

    #[test]
    fn expressions_are_simplified() {
        for (words, text, range) in [
            ("s0 s0 +", "2*s0", "[0, max]"),
            ("s0 s1 + s0 -", "s1", "[0, max]"),
            ("s0 s1 * s1 s0 * -", "0", "[0, 0]"),
            ("s0 1 + s1 2 + *", "2*s0 + s0*s1 + s1 + 2", "[2, max]"),
            ("4 s0 * 6 + 2 fdiv", "2*s0 + 3", "[3, max]"),
            ("4 s0 * s1 + 4 fdiv", "s0 + s1 floordiv 4", "[0, max]"),
            ("2 s0 * 1 + 4 fdiv", "s0 floordiv 2", "[0, max]"),
            ("2 s0 * 1 + 4 cdiv", "(s0 + 1) ceildiv 2", "[1, max]"),
            ("4 s0 * small + 4 fdiv", "s0", "[0, max]"),
            ("4 s0 * small + 4 cdiv", "s0 + 1", "[1, max]"),
            ("4 s0 * small + 4 mod", "s7", "[1, 3]"),
            ("s0 4 mod", "s0 mod 4", "[0, 3]"),
            ("s0 4 mod 2 *", "2*(s0 mod 4)", "[0, 6]"),
            ("s0 s0 mod", "s0 mod s0", "[min, max]"),
            ("small small mod", "0", "[0, 0]"),
            ("small small cdiv", "1", "[1, 1]"),
            ("s0 8 min", "min(s0, 8)", "[0, 8]"),
            ("8 s0 min", "min(s0, 8)", "[0, 8]"),
            ("small 8 min", "s7", "[1, 3]"),
            ("small 8 max", "8", "[8, 8]"),
            ("s1 s0 max s0 s1 max -", "0", "[0, 0]"),
            ("s0 3 - 2 fdiv s1 *", "((s0 + 1) floordiv 2)*s1 - 2*s1", "[min, max]"),
            ("0 s0 -", "-s0", "[min, 0]"),
            ("s0 1000 fdiv 1000 fdiv", "(s0 floordiv 1000) floordiv 1000", "[0, max]"),
            ("9223372036854775807 s0 * 2 *", "?", "[0, max]"),
        ] {
            let mut names = Names::new();
            let expression = built(&mut names, words);
            let found = (names.text(expression), names.expressions.range(expression).to_string());
            assert_eq!(found, (text.to_owned(), range.to_owned()), "{words}");
        }
    }

    #[test]
    fn an_expression_that_is_too_long_becomes_a_symbol() {
        let mut names = Names::new();
        let mut sum = names.expressions.constant(0);
        for number in 0..200 {
            let one = names.symbol(number, 1, 1);
            sum = names.expressions.combine(Add, sum, one);
        }
        assert!(names.text(sum).len() < 400, "{}", names.text(sum));
        assert_eq!(names.expressions.range(sum), Range::of(200));
    }
}
