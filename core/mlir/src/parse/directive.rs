//! `custom<…>` directives of declarative formats.

use super::format::FormatState;
use super::labels::{Part, attribute, operand, operand_type, result_type};
use super::parser::{Parse, Parser};
use crate::ir::{AttributeKind, DYNAMIC, Ir, Shape, Type, TypeKind};
use crate::ods::TypeTransform;
use crate::ods::format::{DYNAMIC_INDEX, Parameter, TypeReference, is_in_parentheses};
use crate::syntax::TokenKind;

/// As [`dynamic_index_list`], or nothing.
pub(crate) fn optional_index_list<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    if parser.at(TokenKind::LeftBracket) {
        return dynamic_index_list(parser, parameters, read);
    }
    if let [Parameter::Operand(values), ..] = parameters {
        let first = read.state.uses.len();
        read.set_operand(*values, first);
    }
    Ok(())
}

/// `[%a, 4, %b]`: values where they are not known, numbers where they are. The last parameter of
/// LLVM's form with scalable sizes writes those in brackets of their own.
pub fn dynamic_index_list<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(values), Parameter::Attribute(numbers), ..] = parameters else {
        return Err(parser.expected("a list of values and numbers"));
    };
    let (open, close) = if is_in_parentheses(parameters) {
        (TokenKind::LeftParen, TokenKind::RightParen)
    } else {
        (TokenKind::LeftBracket, TokenKind::RightBracket)
    };
    let scalable = parameters.iter().skip(2).find_map(|parameter| match parameter {
        Parameter::Attribute(index) => Some(*index),
        _ => None,
    });
    let mut scales = Vec::new();
    let first = read.state.uses.len();
    let mut integers = Vec::new();
    parser.expect(open)?;
    parser.list_until(close, |parser| {
        let scales_with_vectors = scalable.is_some() && parser.eat(TokenKind::LeftBracket);
        scales.push(i64::from(scales_with_vectors));
        if let Some(value) = parser.optional_operand(operand(*values))? {
            read.state.uses.push(value);
            integers.push(DYNAMIC);
            return if scales_with_vectors {
                parser.expect(TokenKind::RightBracket)
            } else {
                Ok(())
            };
        }
        if !matches!(parser.current(), TokenKind::Integer | TokenKind::Minus) {
            return Err(parser.expected("SSA value or integer"));
        }
        let number = parser.integer()?;
        integers.push(number);
        if scales_with_vectors { parser.expect(TokenKind::RightBracket) } else { Ok(()) }
    })?;
    if let Some(index) = scalable {
        let element = parser.ir.context.bool_type();
        let array = AttributeKind::DenseArray { element, values: scales.into() };
        let array = parser.ir.context.attribute(array);
        read.set_attribute(index, array);
    }
    read.set_operand(*values, first);
    let integers = parser.ir.context.dense_i64_array(integers);
    read.set_attribute(*numbers, integers);
    Ok(())
}

/// How far a symbol is visible.
const VISIBILITIES: [&str; 3] = ["public", "private", "nested"];

pub(crate) fn at_visibility(parser: &Parser<'_>) -> bool {
    VISIBILITIES.iter().any(|word| parser.at_word(word))
}

/// Whether a text begins with a visibility, behind blanks.
pub(super) fn begins_with_visibility(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    let end = text.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(text.len());
    VISIBILITIES.iter().any(|word| text.get(..end) == Some(word.as_bytes()))
}

/// `private`, or another visibility; or nothing, but for `ml_program`, which asks for one.
pub(crate) fn symbol_visibility<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    if !at_visibility(parser) {
        if let [Parameter::Attribute(visibility), ..] = parameters {
            parser.may_be(attribute(*visibility));
            parser.may_be_words(&VISIBILITIES);
        }
        return if read.op.name.starts_with("ml_program.") {
            Err(parser.expected("'public', 'private', or 'nested'"))
        } else {
            parser.note_unwritten("public ");
            Ok(())
        };
    }
    let word = parser.current_text();
    if let [Parameter::Attribute(visibility), ..] = parameters {
        let value = parser.ir.context.string_attribute(word);
        read.set_attribute(*visibility, value);
        return parser.piece(attribute(*visibility), |parser| {
            parser.bump();
            Ok(())
        });
    }
    parser.bump();
    Ok(())
}

/// `: memref<2xf32> = dense<…>`, where the type of the value follows from the first.
pub(crate) fn global_type_and_value<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = parameters else {
        return Err(parser.expected("a type"));
    };
    let ty = parser.piece(attribute(*ty_of), Parser::ty)?;
    if !matches!(parser.ir.context.type_kind(ty), TypeKind::MemRef { .. }) {
        return Err(parser.expected("a static memref type"));
    }
    let type_of = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, type_of);
    if !parser.eat(TokenKind::Equal) {
        return Ok(());
    }
    let value = parser.piece(attribute(*value_of), |parser| {
        if parser.eat_word("uninitialized") {
            return Ok(parser.ir.context.unit());
        }
        let tensor = TypeTransform::TensorOfMemRef.apply(&mut parser.ir.context, ty);
        parser.attribute(tensor.and_then(|tensor| tensor.first().copied()))
    })?;
    read.set_attribute(*value_of, value);
    Ok(())
}

/// `type`, or `type = value`, where the elements of an array of a dialect are those of a tensor.
pub(crate) fn type_and_value<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = parameters else {
        return Err(parser.expected("a type"));
    };
    let ty = parser.piece(attribute(*ty_of), Parser::ty)?;
    let type_of = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, type_of);
    if !parser.eat(TokenKind::Equal) {
        return Ok(());
    }
    let tensor = parser.tensor_of_array(ty).unwrap_or(ty);
    let start = parser.position();
    let value = parser.piece(attribute(*value_of), |parser| parser.attribute(Some(tensor)))?;
    let is_value = matches!(
        parser.ir.context.attribute_kind(value),
        AttributeKind::Integer { .. }
            | AttributeKind::Float { .. }
            | AttributeKind::DenseElements { .. }
            | AttributeKind::Dialect { .. }
    );
    if !is_value {
        let span = parser.span_from(start);
        let message = "initial value should be a integer, float, elements or opaque attribute";
        return Err(parser.error(span, message));
    }
    read.set_attribute(*value_of, value);
    Ok(())
}

impl<'a> Parser<'a> {
    /// The tensor with the sizes and elements of `!dialect.array<4x8xi32>`.
    fn tensor_of_array(&mut self, ty: Type) -> Option<Type> {
        let TypeKind::Dialect { body, .. } = self.ir.context.type_kind(ty) else { return None };
        let body = self.ir.context.text(*body);
        let text = format!("tensor{}", body.strip_prefix("array")?);
        let ir = std::mem::replace(&mut self.ir, Ir::new(0));
        let mut parser = Parser::over(text.as_bytes(), self.registry, &self.limits, ir);
        let tensor = parser.ty().ok();
        self.ir = parser.ir;
        tensor
    }
}

/// `(value) : type`, or `: type`.
pub(crate) fn typed_initial_value<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = parameters else {
        return Err(parser.expected("a type"));
    };
    if parser.eat(TokenKind::LeftParen) {
        let value = parser.piece(attribute(*value_of), |parser| parser.attribute(None))?;
        parser.expect(TokenKind::RightParen)?;
        read.set_attribute(*value_of, value);
    }
    let ty = parser.colon_type(attribute(*ty_of))?;
    let ty = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, ty);
    Ok(())
}

/// `default: ^bb1(%a : i32), 42: ^bb2, …`
pub(crate) fn switch_op_cases<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let (flag, cases) = match parameters {
        [
            Parameter::Reference(flag),
            Parameter::Successor(default),
            Parameter::Operand(default_operands),
            Parameter::Type(TypeReference::Operand(_)),
            Parameter::Attribute(values),
            Parameter::Successor(destinations),
            Parameter::Operand(operands),
            Parameter::Type(TypeReference::Operand(_)),
        ] => {
            parser.expect_word("default")?;
            parser.expect(TokenKind::Colon)?;
            switch_destination(parser, *default, *default_operands, read)?;
            (flag, (*values, *destinations, *operands))
        }
        [
            Parameter::Reference(flag),
            Parameter::Attribute(values),
            Parameter::Successor(destinations),
            Parameter::Operand(operands),
            Parameter::Type(TypeReference::Operand(_)),
        ] => {
            parser.expect(TokenKind::LeftBracket)?;
            (flag, (*values, *destinations, *operands))
        }
        _ => return Err(parser.expected("'default' destination")),
    };
    let is_in_brackets = parameters.len() == 5;
    let element = match &**flag {
        Parameter::Type(TypeReference::Operand(flag)) => read.written_type(*flag),
        _ => None,
    };
    let element = element.unwrap_or_else(|| parser.ir.context.integer(32));
    switch_case_list(parser, cases, element, is_in_brackets, read)?;
    if is_in_brackets { parser.expect(TokenKind::RightBracket) } else { Ok(()) }
}

/// `42: ^bb2(%a : i32), …`: numbers, blocks, and what these are given. Where no bracket is open, a comma begins
/// the list.
fn switch_case_list<'a>(
    parser: &mut Parser<'a>,
    (values, destinations, case_operands): (usize, usize, usize),
    element: Type,
    is_in_brackets: bool,
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let mut numbers = Vec::new();
    let mut lengths = Vec::new();
    let first_operand = read.state.uses.len();
    let first_type = read.state.types.len();
    let mut goes_on = match is_in_brackets {
        true => !parser.at(TokenKind::RightBracket),
        false => parser.eat(TokenKind::Comma),
    };
    while goes_on {
        let number = parser.piece(Part::Element, |parser| parser.attribute(Some(element)))?;
        numbers.push(parser.ir.context.integer_value(number).unwrap_or_default());
        parser.expect(TokenKind::Colon)?;
        let before = read.state.uses.len();
        let block = parser.piece(Part::Successor(destinations), Parser::successor)?;
        read.push_successor(destinations, block);
        parser.block_operands(case_operands, read)?;
        lengths.push(i64::try_from(read.state.uses.len() - before).unwrap_or(i64::MAX));
        goes_on = parser.eat(TokenKind::Comma);
    }
    read.set_operand(case_operands, first_operand);
    read.set_operand_types(case_operands, first_type);
    read.groups.push((case_operands, lengths));
    if numbers.is_empty() {
        return Ok(());
    }
    let context = &mut parser.ir.context;
    let shape = Shape::from_slice(&[i64::try_from(numbers.len()).unwrap_or(i64::MAX)]);
    let ty = context.ty(TypeKind::Vector { shape, scalable: smallvec::smallvec![false], element });
    let value = context.dense_integers(ty, &numbers);
    read.set_attribute(values, value);
    Ok(())
}

fn switch_destination<'a>(
    parser: &mut Parser<'a>,
    successor: usize,
    operands: usize,
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let (first_operand, first_type) = (read.state.uses.len(), read.state.types.len());
    let block = parser.piece(Part::Successor(successor), Parser::successor)?;
    read.push_successor(successor, block);
    parser.block_operands(operands, read)?;
    read.set_operand(operands, first_operand);
    read.set_operand_types(operands, first_type);
    Ok(())
}

impl<'a> Parser<'a> {
    /// `(%a, %b : i32, f32)`, or nothing: values of the operand with this index.
    fn block_operands(&mut self, index: usize, read: &mut FormatState<'_, 'a>) -> Parse<()> {
        if !self.eat(TokenKind::LeftParen) {
            return Ok(());
        }
        let uses = self.operands_of(operand(index))?;
        read.state.uses.extend(uses);
        self.expect(TokenKind::Colon)?;
        let types = self.type_list_of(&[operand_type(index)])?;
        read.state.types.extend(types);
        self.expect(TokenKind::RightParen)
    }
}

/// `%a, 4, %b`: values and numbers of a path into a structure.
pub(crate) fn path_indices<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(values), Parameter::Attribute(numbers)] = parameters else {
        return Err(parser.expected("a list of values and numbers"));
    };
    let first = read.state.uses.len();
    let mut integers = Vec::new();
    parser.comma_separated(|parser| {
        if let Some(value) = parser.optional_operand(operand(*values))? {
            read.state.uses.push(value);
            integers.push(DYNAMIC_INDEX);
            return Ok(());
        }
        let number = parser.integer()?;
        integers.push(number);
        Ok(())
    })?;
    read.set_operand(*values, first);
    let integers = parser.ir.context.dense_i32_array(integers);
    read.set_attribute(*numbers, integers);
    Ok(())
}

/// `{name = value}`, as LLVM 19 writes what its operations have beside their operands.
pub(crate) fn attributes<'a>(
    parser: &mut Parser<'a>,
    _: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    parser.optional_attribute_dictionary(&mut read.state.attributes)
}

/// `case 1 {…} case 2 {…}`
pub(crate) fn switch_cases<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(values), Parameter::Region(regions), ..] = parameters else {
        return Err(parser.expected("'case'"));
    };
    let mut numbers = Vec::new();
    while parser.eat_word("case") {
        let number = parser.piece(Part::Element, Parser::integer)?;
        numbers.push(number);
        parser.region_of_format(*regions, read)?;
    }
    let numbers = parser.ir.context.dense_i64_array(numbers);
    read.set_attribute(*values, numbers);
    Ok(())
}

/// `ordering(() -> type)` or `ordering(%a, %b -> type)`, or nothing.
pub(crate) fn token_ordering<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(consumed), Parameter::Type(TypeReference::Result(produced))] =
        parameters
    else {
        return Err(parser.expected("'ordering'"));
    };
    let first = read.state.uses.len();
    if !parser.eat_word("ordering") {
        return Ok(());
    }
    parser.expect(TokenKind::LeftParen)?;
    if parser.eat(TokenKind::LeftParen) {
        parser.expect(TokenKind::RightParen)?;
    } else {
        let uses = parser.operands_of(operand(*consumed))?;
        read.state.uses.extend(uses);
    }
    read.set_operand(*consumed, first);
    if parser.eat(TokenKind::Arrow) {
        let first = read.state.types.len();
        let ty = parser.piece(result_type(*produced), Parser::ty)?;
        read.state.types.push(ty);
        read.set_result_types(*produced, first);
    }
    parser.expect(TokenKind::RightParen)
}
