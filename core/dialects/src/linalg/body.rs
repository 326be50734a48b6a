//! The bodies that named structured operations imply.

use super::functions::{Binary, Numbers, Unary};
use super::notation::{CastSignedness, Scalar, StructuredOp, Target};
use abide_mlir::ir::{Attribute, AttributeKind, BlockId, FloatKind, Type, TypeKind, ValueId};
use abide_mlir::parse::{OperationState, Parse, Parser, Reported};
use abide_source::rule;
use abide_source::text::Span;

/// The choices that the operation's attributes make.
#[derive(Debug, Clone, Default)]
pub(super) struct Choices {
    /// Whether casts read integers as unsigned ones.
    pub(super) unsigned: bool,
    /// The keyword of the function of element-wise operations.
    pub(super) function: String,
}

/// Fills a block, whose arguments are elements of the operands, with the body of an operation.
pub(super) fn build_body<'a>(
    parser: &mut Parser<'a>,
    state: &OperationState<'a>,
    op: &StructuredOp,
    choices: &Choices,
    block: BlockId,
) -> Parse {
    let arguments = parser.ir.arguments(block).to_vec();
    let Some(output) = arguments.last().map(|last| parser.ir.value_type(*last)) else {
        return Ok(());
    };
    let mut builder = Builder { parser, state, block, arguments, output, choices };
    let value = builder.value(&op.body)?;
    append(builder.parser, state.start(), block, "linalg.yield", &[value], &[], &[]);
    Ok(())
}

/// Appends an operation to a block; returns its first result, if any.
pub(super) fn append(
    parser: &mut Parser<'_>,
    start: usize,
    block: BlockId,
    name: &str,
    operands: &[ValueId],
    results: &[Type],
    attributes: &[(&str, Attribute)],
) -> Option<ValueId> {
    let mut state = OperationState::default();
    state.name = Some(parser.ir.context.identifier(name));
    state.set_start(start);
    state.operands.extend_from_slice(operands);
    state.results.extend_from_slice(results);
    for (name, value) in attributes {
        let name = parser.ir.context.identifier(name);
        state.add_attribute(name, *value);
    }
    let operation = parser.append_implied(block, &mut state);
    parser.ir.result(operation, 0)
}

struct Builder<'p, 's, 'a> {
    parser: &'p mut Parser<'a>,
    /// The operation whose body is built.
    state: &'s OperationState<'a>,
    block: BlockId,
    arguments: Vec<ValueId>,
    /// The type of the output's elements.
    output: Type,
    choices: &'s Choices,
}

impl Builder<'_, '_, '_> {
    fn emit(
        &mut self,
        name: &str,
        operands: &[ValueId],
        result: Type,
        attributes: &[(&str, Attribute)],
    ) -> Parse<ValueId> {
        let start = self.state.start();
        append(self.parser, start, self.block, name, operands, &[result], attributes)
            .ok_or(Reported)
    }

    fn ty(&self, value: ValueId) -> Type {
        self.parser.ir.value_type(value)
    }

    fn kind(&self, ty: Type) -> &TypeKind {
        self.parser.ir.context.type_kind(ty)
    }

    /// The value of an expression. Nests as deep as the expressions of the table.
    fn value(&mut self, scalar: &Scalar) -> Parse<ValueId> {
        match scalar {
            Scalar::Operand(index) => self.arguments.get(*index).copied().ok_or(Reported),
            Scalar::Index(number) => {
                let i64 = self.parser.ir.context.i64_type();
                let number = self.parser.ir.context.integer_attribute((*number).into(), i64);
                let index = self.parser.ir.context.index_type();
                self.emit("linalg.index", &[], index, &[("dim", number)])
            }
            Scalar::Integer(value) => {
                let ty = self.parser.ir.context.i64_type();
                let value = self.parser.ir.context.integer_attribute(*value, ty);
                self.emit("arith.constant", &[], ty, &[("value", value)])
            }
            Scalar::Float(value) => self.float_constant(*value, FloatKind::F64),
            Scalar::Cast { to, signedness, value } => {
                let value = self.value(value)?;
                self.cast(value, *to, *signedness)
            }
            Scalar::Unary(function, value) => {
                let value = self.value(value)?;
                self.unary(*function, value)
            }
            Scalar::Binary(function, both) => {
                let [left, right] = &**both;
                let (left, right) = (self.value(left)?, self.value(right)?);
                self.binary(*function, left, right)
            }
            Scalar::Chosen(arguments) => self.chosen(arguments),
            Scalar::Select(all) => {
                let [condition, yes, no] = &**all;
                let (condition, yes, no) =
                    (self.value(condition)?, self.value(yes)?, self.value(no)?);
                let ty = self.ty(yes);
                self.emit("arith.select", &[condition, yes, no], ty, &[])
            }
        }
    }

    fn float_constant(&mut self, value: f64, kind: FloatKind) -> Parse<ValueId> {
        let ty = self.parser.ir.context.float(kind);
        let bits = kind.from_f64(value);
        let value = self.parser.ir.context.attribute(AttributeKind::Float { bits, ty });
        self.emit("arith.constant", &[], ty, &[("value", value)])
    }

    /// The function that an attribute names.
    fn chosen(&mut self, arguments: &[Scalar]) -> Parse<ValueId> {
        let keyword = &self.choices.function;
        match (arguments, Unary::from_keyword(keyword), Binary::from_keyword(keyword)) {
            ([value], Some(function), _) => {
                let value = self.value(value)?;
                self.unary(function, value)
            }
            ([left, right], _, Some(function)) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                self.binary(function, left, right)
            }
            _ => Err(self.unsupported("has no such function")),
        }
    }

    fn unary(&mut self, function: Unary, value: ValueId) -> Parse<ValueId> {
        let ty = self.ty(value);
        let TypeKind::Float(kind) = *self.kind(ty) else {
            return Err(self.unsupported("applies its function to floating-point elements only"));
        };
        match function {
            Unary::Operation(name) => self.emit(name, &[value], ty, &[]),
            Unary::Square => self.emit("arith.mulf", &[value, value], ty, &[]),
            Unary::Reciprocal => {
                let one = self.float_constant(1.0, kind)?;
                self.emit("arith.divf", &[one, value], ty, &[])
            }
        }
    }

    fn binary(&mut self, function: Binary, left: ValueId, right: ValueId) -> Parse<ValueId> {
        let (ty, other) = (self.ty(left), self.ty(right));
        let numbers = match (self.kind(ty), self.kind(other)) {
            (TypeKind::Complex(_), TypeKind::Complex(_)) => Some(Numbers::Complex),
            (TypeKind::Float(_), TypeKind::Float(_)) => Some(Numbers::Float),
            (TypeKind::Integer { width: 1, .. }, TypeKind::Integer { width: 1, .. }) => {
                Some(Numbers::Bool)
            }
            (
                TypeKind::Integer { .. } | TypeKind::Index,
                TypeKind::Integer { .. } | TypeKind::Index,
            ) => Some(Numbers::Integer),
            _ => None,
        };
        match numbers.and_then(|numbers| function.operation(numbers)) {
            Some(name) => self.emit(name, &[left, right], ty, &[]),
            None => Err(self.unsupported("has no function for elements of these types")),
        }
    }

    /// Casts a value to another type, if an operation can.
    fn cast(&mut self, value: ValueId, to: Target, signedness: CastSignedness) -> Parse<ValueId> {
        let to = match to {
            Target::Output => self.output,
            Target::I32 => self.parser.ir.context.integer(32),
            Target::F64 => self.parser.ir.context.float(FloatKind::F64),
        };
        let unsigned = match signedness {
            CastSignedness::Attribute => self.choices.unsigned,
            CastSignedness::Signed => false,
            CastSignedness::Unsigned => true,
        };
        if let TypeKind::Complex(part) = *self.kind(to) {
            return self.cast_to_complex(value, to, part, unsigned);
        }
        self.cast_number(value, to, unsigned)
    }

    /// Casts a real number to another type, if an operation can.
    fn cast_number(&mut self, value: ValueId, to: Type, unsigned: bool) -> Parse<ValueId> {
        let from = self.ty(value);
        if from == to {
            return Ok(value);
        }
        match cast_operation(self.kind(from), self.kind(to), unsigned) {
            Some(name) => self.emit(name, &[value], to, &[]),
            // The operation that yields the value reports its type.
            None => Ok(value),
        }
    }

    /// Turns a number into a complex number with parts of a type.
    fn cast_to_complex(
        &mut self,
        value: ValueId,
        to: Type,
        part: Type,
        unsigned: bool,
    ) -> Parse<ValueId> {
        let from = self.ty(value);
        let parts = match *self.kind(from) {
            _ if from == to => return Ok(value),
            TypeKind::Complex(own) => {
                let real = self.emit("complex.re", &[value], own, &[])?;
                let imaginary = self.emit("complex.im", &[value], own, &[])?;
                let real = self.cast_number(real, part, unsigned)?;
                [real, self.cast_number(imaginary, part, unsigned)?]
            }
            TypeKind::Float(_) | TypeKind::Integer { .. } => {
                let real = self.cast_number(value, part, unsigned)?;
                let TypeKind::Float(kind) = *self.kind(part) else { return Ok(value) };
                [real, self.float_constant(0.0, kind)?]
            }
            _ => return Ok(value),
        };
        self.emit("complex.create", &parts, to, &[])
    }

    fn unsupported(&mut self, message: &'static str) -> Reported {
        let span = Span::from_range(self.state.start()..self.parser.previous_end());
        let name = self
            .state
            .name
            .map_or_else(Default::default, |name| self.parser.ir.context.text(name).into_owned());
        self.parser.error(span, rule!("'{}' op {}", name, message))
    }
}

/// The operation that turns one type of number into another.
fn cast_operation(from: &TypeKind, to: &TypeKind, unsigned: bool) -> Option<&'static str> {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let by_sigil = |signed, other| Some(if unsigned { other } else { signed });
    match (from, to) {
        (TypeKind::Float(_), TypeKind::Integer { .. }) => by_sigil("arith.fptosi", "arith.fptoui"),
        (TypeKind::Index, TypeKind::Integer { .. }) => Some("arith.index_cast"),
        (TypeKind::Integer { width: from, .. }, TypeKind::Integer { width: to, .. }) => {
            match from.cmp(to) {
                Less => by_sigil("arith.extsi", "arith.extui"),
                Greater => Some("arith.trunci"),
                Equal => None,
            }
        }
        (TypeKind::Integer { .. }, TypeKind::Float(_)) => by_sigil("arith.sitofp", "arith.uitofp"),
        (TypeKind::Float(from), TypeKind::Float(to)) => match from.width().cmp(&to.width()) {
            Less => Some("arith.extf"),
            Greater => Some("arith.truncf"),
            Equal => None,
        },
        _ => None,
    }
}
