//! `custom<…>` directives that belong to no dialect.

use super::formats::state::FormatState;
use super::parser::Parser;
use super::tokens::labels::{attribute, operand};
use super::tokens::{Parse, Tokens};
use crate::ir::{AttributeKind, DYNAMIC};
use crate::ods::format::{Parameter, is_in_parentheses};
use crate::syntax::{TokenKind, VISIBILITIES, is_visibility};
use abide_source::diagnostic::Wanted;

/// `[%a, 4, %b]`: values where they are not known, numbers where they are. The last parameter of
/// LLVM's form with scalable sizes writes those in their own brackets.
pub fn dynamic_index_list<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(values), Parameter::Attribute(numbers), ..] = read.parameters else {
        return Err(parser.expected("a list of values and numbers"));
    };
    let (open, close) = if is_in_parentheses(read.parameters) {
        (TokenKind::LeftParen, TokenKind::RightParen)
    } else {
        (TokenKind::LeftBracket, TokenKind::RightBracket)
    };
    let scalable = read.parameters.iter().skip(2).find_map(|parameter| match parameter {
        Parameter::Attribute(index) => Some(*index),
        _ => None,
    });
    let mut scales = Vec::new();
    let first = read.state.uses.len();
    let mut integers = Vec::new();
    parser.expect(open)?;
    parser.list_until(close, |parser| {
        // MLIR reads the brackets in lists without scalable sizes, too, and drops them.
        let scales_with_vectors = parser.eat(TokenKind::LeftBracket);
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
        parser.may_be(attribute(*numbers));
        if !matches!(parser.current(), TokenKind::Integer | TokenKind::Minus) {
            return Err(parser.expected(Wanted::Value("SSA value or integer".into())));
        }
        let number = parser.piece(attribute(*numbers), |parser| parser.integer())?;
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

/// Whether the current token is the visibility of a symbol.
#[must_use]
pub fn at_visibility(parser: &Tokens<'_>) -> bool {
    is_visibility(parser.current_text())
}

/// Parses `private`, or another visibility, or nothing.
///
/// # Errors
/// None: other tokens are left to the next parser.
pub fn symbol_visibility<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    if !at_visibility(parser) {
        if let [Parameter::Attribute(visibility), ..] = read.parameters {
            parser.may_be(attribute(*visibility));
            parser.note_absent_words(&VISIBILITIES);
        }
        return Ok(());
    }
    let word = parser.current_text();
    if let [Parameter::Attribute(visibility), ..] = read.parameters {
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

/// Parses `3x?x5`, or `[]` without dimensions (MLIR: `parseDimensionList`).
pub(crate) fn dimension_list<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(list)] = read.parameters else {
        return Err(parser.expected("a list"));
    };
    let sizes = parser.piece(attribute(*list), |parser| {
        if parser.eat(TokenKind::LeftBracket) {
            parser.expect(TokenKind::RightBracket)?;
            return Ok(Vec::new());
        }
        parser.dimensions()
    })?;
    let sizes = parser.ir.context.dense_i64_array(sizes);
    read.set_attribute(*list, sizes);
    Ok(())
}
