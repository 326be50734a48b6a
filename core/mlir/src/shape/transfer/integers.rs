//! Integer arithmetic: the dialects `arith` and `index`.
//!
//! On expressions it is the arithmetic of integers without bounds: that no number leaves the
//! range of its type is taken for granted. On numbers it wraps, as the program would.

use super::Transfer;
use crate::shape::Range;
use crate::shape::domain::{Domain, Operator};
use abide_dialects::arith::{compare, evaluate, unsigned, width, wrapped};
use crate::ir::{OperationId, ValueId};

/// The name that an operation of `index` has in `arith`.
fn name_in_arith(name: &[u8]) -> &[u8] {
    match name {
        b"add" => b"addi",
        b"sub" => b"subi",
        b"mul" => b"muli",
        b"divs" => b"divsi",
        b"divu" => b"divui",
        b"ceildivs" => b"ceildivsi",
        b"ceildivu" => b"ceildivui",
        b"floordivs" => b"floordivsi",
        b"rems" => b"remsi",
        b"remu" => b"remui",
        b"maxs" => b"maxsi",
        b"maxu" => b"maxui",
        b"mins" => b"minsi",
        b"minu" => b"minui",
        b"shl" => b"shli",
        b"shrs" => b"shrsi",
        b"shru" => b"shrui",
        b"and" => b"andi",
        b"or" => b"ori",
        b"xor" => b"xori",
        b"cmp" => b"cmpi",
        b"casts" => b"index_cast",
        b"castu" => b"index_castui",
        name => name,
    }
}

impl<D: Domain> Transfer<'_, D> {
    pub(super) fn integer_operation(&mut self, operation: OperationId) -> Option<()> {
        let result = self.ir.result(operation, 0)?;
        if self.ir.name_bytes(operation) == b"arith.select" {
            return self.select(operation, result);
        }
        if !self.is_integer(result) || self.ir.result_count(operation) != 1 {
            return None;
        }
        let name = self.ir.name_bytes(operation);
        let (_, name) = name.split_at_checked(b"arith.".len())?;
        let number = match name_in_arith(name) {
            b"constant" => {
                let value = self.ir.attribute(operation, "value")?;
                let value = self.ir.context.integer_value(value)?;
                self.domain.constant(value)
            }
            b"cmpi" => self.comparison(operation)?,
            name @ (b"index_cast" | b"extsi" | b"trunci") => {
                self.conversion(operation, result, name, true)?
            }
            name @ (b"index_castui" | b"extui") => {
                self.conversion(operation, result, name, false)?
            }
            name => self.binary(operation, result, name)?,
        };
        self.set_integer(result, number);
        Some(())
    }

    /// One of two values, by a condition that may not be known.
    fn select(&mut self, operation: OperationId, result: ValueId) -> Option<()> {
        let mut operands = self.ir.operands(operation);
        let (condition, first, second) = (operands.next()?, operands.next()?, operands.next()?);
        let condition = if self.is_integer(condition) {
            let condition = self.integer(condition);
            self.domain.as_constant(condition)
        } else {
            None
        };
        if self.is_integer(result) {
            let (first, second) = (self.integer(first), self.integer(second));
            let number = match condition {
                Some(0) => second,
                Some(_) => first,
                None if first == second => first,
                None => return None,
            };
            self.set_integer(result, number);
            return Some(());
        }
        // Both have the type of the result.
        let (first, second) = (self.sizes(first)?, self.sizes(second)?);
        let mut sizes = if condition == Some(0) { second.clone() } else { first };
        if condition.is_none() {
            for (dim, (own, other)) in sizes.iter_mut().zip(&second).enumerate() {
                if own != other {
                    *own = self.domain.unknown_size(result, dim);
                }
            }
        }
        self.set_sizes(result, &sizes);
        Some(())
    }

    fn comparison(&mut self, operation: OperationId) -> Option<D::Number> {
        let (left, right) = (self.ir.operand(operation, 0)?, self.ir.operand(operation, 1)?);
        let width = width(&self.ir.context, self.ir.value_type(left))?;
        let predicate = self.ir.attribute(operation, "predicate");
        let predicate = predicate.or_else(|| self.ir.attribute(operation, "pred"))?;
        let predicate = self.ir.context.integer_value(predicate)?;
        let (left, right) = (self.integer(left), self.integer(right));
        let (left, right) = (self.domain.as_constant(left)?, self.domain.as_constant(right)?);
        let holds = compare(predicate, left, right, width)?;
        Some(self.domain.constant(-i64::from(holds)))
    }

    fn conversion(
        &mut self,
        operation: OperationId,
        result: ValueId,
        name: &[u8],
        signed: bool,
    ) -> Option<D::Number> {
        let source = self.ir.operand(operation, 0)?;
        let context = &self.ir.context;
        let from = width(context, self.ir.value_type(source))?;
        let to = width(context, self.ir.value_type(result))?;
        let number = self.integer(source);
        let Some(value) = self.domain.as_constant(number) else {
            // A truth value does not stay what it is: -1 becomes 1.
            let keeps = signed || from > 1;
            return (keeps && (name != b"trunci" || to > 1)).then_some(number);
        };
        let value = if signed { i128::from(value) } else { unsigned(value, from) };
        Some(self.domain.constant(wrapped(value, to)))
    }

    fn binary(
        &mut self,
        operation: OperationId,
        result: ValueId,
        name: &[u8],
    ) -> Option<D::Number> {
        let (left, right) = (self.ir.operand(operation, 0)?, self.ir.operand(operation, 1)?);
        let width = width(&self.ir.context, self.ir.value_type(result))?;
        if !self.is_integer(left) || !self.is_integer(right) {
            return None;
        }
        let (left, right) = (self.integer(left), self.integer(right));
        if let (Some(left), Some(right)) =
            (self.domain.as_constant(left), self.domain.as_constant(right))
        {
            let value = evaluate(name, left, right, width)?;
            return Some(self.domain.constant(wrapped(value, width)));
        }
        let not_negative =
            self.domain.is_within(left, Range::SIZE) && self.domain.is_within(right, Range::SIZE);
        let operator = match name {
            b"addi" => Operator::Add,
            b"subi" => Operator::Subtract,
            b"muli" => Operator::Multiply,
            b"floordivsi" => Operator::FloorDiv,
            b"ceildivsi" => Operator::CeilDiv,
            b"minsi" => Operator::Min,
            b"maxsi" => Operator::Max,
            b"divsi" | b"divui" if not_negative => Operator::FloorDiv,
            b"ceildivui" if not_negative => Operator::CeilDiv,
            b"remsi" | b"remui" if not_negative => Operator::Modulo,
            b"minui" if not_negative => Operator::Min,
            b"maxui" if not_negative => Operator::Max,
            _ => return None,
        };
        Some(self.domain.combine(operator, left, right))
    }
}
