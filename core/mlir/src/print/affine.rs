//! Affine expressions, maps and integer sets.

use super::Printer;
use super::escape::write_number;
use crate::ir::{
    AffineBinary, AffineExpr, AffineExprKind, AffineMap, AttributeKind, IntegerSet, ValueId,
};

/// The expression for the least number of 64 bits: MLIR parses no literal of its magnitude, even after a minus sign.
const MIN_I64_EXPRESSION: &str = "-9223372036854775807 - 1";

/// A dimension or a symbol.
#[derive(Clone, Copy)]
enum Variable {
    Dim(u32),
    Symbol(u32),
}

/// The names of an expression's variables.
#[derive(Clone, Copy)]
enum Naming<'a> {
    /// `d0`, `s0`
    Places,
    /// The values that a map is applied to: its dimensions, then its symbols.
    Values { values: &'a [ValueId], dims: u32 },
}

fn spelling(operator: AffineBinary) -> &'static str {
    match operator {
        AffineBinary::Add => " + ",
        AffineBinary::Mul => " * ",
        AffineBinary::FloorDiv => " floordiv ",
        AffineBinary::CeilDiv => " ceildiv ",
        AffineBinary::Mod => " mod ",
    }
}

impl Printer<'_> {
    /// `d0 - s0 * 2`
    pub fn affine_expression(&mut self, expression: AffineExpr) {
        self.expression(expression, false, Naming::Places);
    }

    /// `(d0)[s0] -> (d0 + s0)`
    pub fn affine_map(&mut self, map: &AffineMap) {
        self.affine_variables(map.dims, map.symbols);
        self.text(" -> (");
        for (index, result) in map.results.iter().enumerate() {
            self.separator(index);
            self.affine_expression(*result);
        }
        self.text(")");
    }

    /// `(d0)[s0] : (d0 - s0 >= 0)`
    pub fn integer_set(&mut self, set: &IntegerSet) {
        self.affine_variables(set.dims, set.symbols);
        self.text(" : (");
        for (index, (expression, equal)) in set.constraints.iter().enumerate() {
            self.separator(index);
            self.affine_expression(*expression);
            self.text(if *equal { " == 0" } else { " >= 0" });
        }
        self.text(")");
    }

    /// The results of a map in terms of the values that it is applied to: `%i + 1, symbol(%n)`.
    pub fn affine_map_of_ssa_ids(&mut self, map: crate::ir::Attribute, operands: &[ValueId]) {
        let AttributeKind::AffineMap(map) = self.context().attribute_kind(map) else { return };
        let naming = Naming::Values { values: operands, dims: map.dims };
        for (index, result) in map.results.iter().enumerate() {
            self.separator(index);
            self.expression(*result, false, naming);
        }
    }

    /// One result of a map in terms of the values that it is applied to.
    pub fn affine_expression_of_ssa_ids(
        &mut self,
        expression: AffineExpr,
        dims: &[ValueId],
        symbols: &[ValueId],
    ) {
        let values: smallvec::SmallVec<[ValueId; 8]> =
            dims.iter().chain(symbols).copied().collect();
        let dims = u32::try_from(dims.len()).unwrap_or(u32::MAX);
        self.expression(expression, false, Naming::Values { values: &values, dims });
    }

    fn affine_variables(&mut self, dims: u32, symbols: u32) {
        self.text("(");
        for dim in 0..dims {
            self.separator(dim as usize);
            self.variable(Variable::Dim(dim), Naming::Places);
        }
        self.text(")");
        if symbols > 0 {
            self.text("[");
            for symbol in 0..symbols {
                self.separator(symbol as usize);
                self.variable(Variable::Symbol(symbol), Naming::Places);
            }
            self.text("]");
        }
    }

    fn variable(&mut self, variable: Variable, naming: Naming<'_>) {
        match (naming, variable) {
            (Naming::Places, Variable::Dim(index)) => {
                self.text("d");
                write_number(index, &mut self.out);
            }
            (Naming::Places, Variable::Symbol(index)) => {
                self.text("s");
                write_number(index, &mut self.out);
            }
            (Naming::Values { values, .. }, Variable::Dim(index)) => {
                self.optional_operand(values.get(index as usize).copied());
            }
            (Naming::Values { values, dims }, Variable::Symbol(index)) => {
                self.text("symbol(");
                self.optional_operand(values.get(dims as usize + index as usize).copied());
                self.text(")");
            }
        }
    }

    /// Recurses to the depth of the expression, which the readers limit. `tight` requests parentheses around an
    /// operator.
    fn expression(&mut self, expression: AffineExpr, tight: bool, naming: Naming<'_>) {
        match self.context().expression_kind(expression) {
            AffineExprKind::Dim(index) => self.variable(Variable::Dim(index), naming),
            AffineExprKind::Symbol(index) => self.variable(Variable::Symbol(index), naming),
            AffineExprKind::Constant(i64::MIN) => {
                self.text(if tight { "(" } else { "" });
                self.text(MIN_I64_EXPRESSION);
                self.text(if tight { ")" } else { "" });
            }
            AffineExprKind::Constant(value) => write_number(value, &mut self.out),
            AffineExprKind::Binary(operator, left, right) => {
                if tight {
                    self.text("(");
                }
                if operator == AffineBinary::Add {
                    self.sum(left, right, naming);
                } else {
                    self.product(operator, left, right, naming);
                }
                if tight {
                    self.text(")");
                }
            }
        }
    }

    fn product(
        &mut self,
        operator: AffineBinary,
        left: AffineExpr,
        right: AffineExpr,
        naming: Naming<'_>,
    ) {
        let factor = self.context().affine_constant_value(right);
        if operator == AffineBinary::Mul && factor == Some(-1) {
            self.text("-");
            self.expression(left, true, naming);
            return;
        }
        self.expression(left, true, naming);
        self.text(spelling(operator));
        self.expression(right, true, naming);
    }

    /// A sum, as a difference if the second term is negative.
    fn sum(&mut self, left: AffineExpr, right: AffineExpr, naming: Naming<'_>) {
        self.expression(left, false, naming);
        let context = self.context();
        match context.expression_kind(right) {
            AffineExprKind::Constant(value) if value < 0 && value != i64::MIN => {
                self.text(" - ");
                write_number(value.unsigned_abs(), &mut self.out);
                return;
            }
            AffineExprKind::Binary(AffineBinary::Mul, inner, factor) => {
                match context.affine_constant_value(factor) {
                    Some(-1) => {
                        let sum = matches!(
                            context.expression_kind(inner),
                            AffineExprKind::Binary(AffineBinary::Add, ..)
                        );
                        self.text(" - ");
                        self.expression(inner, sum, naming);
                        return;
                    }
                    Some(factor) if factor < -1 && factor != i64::MIN => {
                        self.text(" - ");
                        self.expression(inner, true, naming);
                        self.text(" * ");
                        write_number(factor.unsigned_abs(), &mut self.out);
                        return;
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        self.text(" + ");
        let is_least = context.affine_constant_value(right) == Some(i64::MIN);
        self.expression(right, is_least, naming);
    }
}
