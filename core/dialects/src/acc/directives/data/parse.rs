//! `custom<…>` directives of operations that move data to devices.

use crate::common::clauses::parse::Values;
use crate::common::first_type;
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, Types, attribute, operand, operand_type};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// Parses `varPtr(%value` or `var(%value`; the type and the parenthesis follow a colon.
pub(crate) fn variable<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(index)] = read.parameters else {
        return Err(parser.expected("a variable"));
    };
    if !parser.eat_word("varPtr") && !parser.eat_word("var") {
        return Err(parser.expected(Wanted::Choice(&["varPtr", "var"])));
    }
    parser.expect(TokenKind::LeftParen)?;
    let first = read.state.uses.len();
    read.state.uses.push(parser.operand_of(operand(*index))?);
    read.set_operand(*index, first);
    Ok(())
}

/// Parses `type)`, and `varType(type)` if it differs from the first one's pointee type.
pub(crate) fn variable_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Type(TypeReference::Operand(index)), Parameter::Attribute(of)] =
        read.parameters
    else {
        return Err(parser.expected(Wanted::Type("the type of a variable".into())));
    };
    let first = read.state.types.len();
    let ty = parser.piece(operand_type(*index), |parser| parser.ty())?;
    read.state.types.push(ty);
    read.set_operand_types(*index, first);
    parser.expect(TokenKind::RightParen)?;
    let own = match parser.eat_word("varType") {
        true => {
            parser.expect(TokenKind::LeftParen)?;
            let own = parser.piece(attribute(*of), |parser| parser.ty())?;
            parser.expect(TokenKind::RightParen)?;
            own
        }
        false => pointed_to(parser, ty),
    };
    let own = parser.ir.context.type_attribute(own);
    read.set_attribute(*of, own);
    Ok(())
}

/// The pointee type of a pointer type; any other type itself.
fn pointed_to(parser: &Types<'_>, ty: Type) -> Type {
    match parser.ir.context.type_kind(ty) {
        TypeKind::MemRef { element, .. } | TypeKind::UnrankedMemRef { element, .. } => *element,
        _ => first_type(&parser.ir.context, ty).unwrap_or(ty),
    }
}

/// `accPtr(%value : type)`, or `accVar(%value : type)`
pub(crate) fn device_variable<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(index), _] = read.parameters else {
        return Err(parser.expected("a variable"));
    };
    if !parser.eat_word("accPtr") && !parser.eat_word("accVar") {
        return Err(parser.expected(Wanted::Choice(&["accPtr", "accVar"])));
    }
    parser.expect(TokenKind::LeftParen)?;
    value_in_parentheses(parser, *index, read)
}

/// Parses `%value : type)` after the opening parenthesis.
fn value_in_parentheses<'a>(
    parser: &mut Parser<'a>,
    index: usize,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let mut values = Values::default();
    values.read_use(parser, index)?;
    values.read_type(parser, index)?;
    parser.expect(TokenKind::RightParen)?;
    values.give_to(index, read);
    Ok(())
}

/// `@recipe`, or nothing.
pub(crate) fn recipe<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    if parser.at(TokenKind::AtIdentifier) {
        let name = parser.piece(attribute(*index), |parser| parser.symbol_reference())?;
        read.set_attribute(*index, name);
    }
    Ok(())
}

/// Parses `(%value : type)`, or nothing, which sets a unit attribute.
pub(crate) fn value_or_keyword<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(index), _, Parameter::Attribute(only)] = read.parameters else {
        return Err(parser.expected("a value"));
    };
    if !parser.eat(TokenKind::LeftParen) {
        let unit = parser.ir.context.attribute(AttributeKind::Unit);
        read.set_attribute(*only, unit);
        return Ok(());
    }
    value_in_parentheses(parser, *index, read)
}
