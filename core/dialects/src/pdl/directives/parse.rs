//! Parses the directives of patterns.

use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, Types, operand, operand_type, result_type};
use abide_mlir::registry::DialectType;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// `-> (%types : types)`, `-> <inferred>`, or nothing.
pub(crate) fn created_results<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(index), _, Parameter::Attribute(inferred)] = read.parameters else {
        return Err(parser.expected(Wanted::Type("the types of results".into())));
    };
    let (first, first_type) = (read.state.uses.len(), read.state.types.len());
    if parser.eat(TokenKind::Arrow) {
        if parser.eat(TokenKind::Less) {
            parser.expect_word("inferred")?;
            parser.expect(TokenKind::Greater)?;
            let unit = parser.ir.context.unit();
            read.set_attribute(*inferred, unit);
        } else {
            parser.expect(TokenKind::LeftParen)?;
            let uses = parser.operands_of(operand(*index))?;
            read.state.uses.extend(uses);
            parser.expect(TokenKind::Colon)?;
            let types = parser.type_list_of(&[operand_type(*index)])?;
            read.state.types.extend(types);
            parser.expect(TokenKind::RightParen)?;
        }
    }
    read.set_operand(*index, first);
    read.set_operand_types(*index, first_type);
    Ok(())
}

/// Parses `: type` without values; otherwise the type is the range of the first value's.
pub(crate) fn range_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Reference(arguments), Parameter::Type(TypeReference::Result(result))] =
        read.parameters
    else {
        return Err(parser.expected(Wanted::Type("the type of a range".into())));
    };
    let of = match &**arguments {
        Parameter::Type(TypeReference::Operand(index)) => read.written_type(*index),
        _ => None,
    };
    let ty = match of {
        Some(of) => range_of(parser, of),
        None => parser.colon_type(result_type(*result))?,
    };
    give_result(ty, *result, read);
    Ok(())
}

/// Parses `-> type` after an index; without one, all values.
pub(crate) fn indexed_values<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Reference(index), Parameter::Type(TypeReference::Result(result))] =
        read.parameters
    else {
        return Err(parser.expected(Wanted::Type("the type of a result".into())));
    };
    let name = match &**index {
        Parameter::Attribute(index) => read.attribute_name(*index),
        _ => None,
    };
    let ty = if name.is_some_and(|name| read.state.attribute(name).is_some()) {
        parser.expect(TokenKind::Arrow)?;
        parser.piece(result_type(*result), |parser| parser.ty())?
    } else {
        parser.type_of_dialect("pdl", b"range<value>")
    };
    give_result(ty, *result, read);
    Ok(())
}

fn give_result(ty: Type, result: usize, read: &mut FormatState<'_, '_>) {
    let first = read.state.types.len();
    read.state.types.push(ty);
    read.set_result_types(result, first);
}

/// The range over a type; a range is returned unchanged.
pub(in crate::pdl) fn range_of(parser: &mut Types<'_>, ty: Type) -> Type {
    let context = &parser.ir.context;
    match context.type_kind(ty) {
        TypeKind::Dialect { body, .. } if !DialectType::is(context, ty, "pdl", "range") => {
            let body = format!("range<{}>", context.text(*body));
            parser.type_of_dialect("pdl", body.as_bytes())
        }
        _ => ty,
    }
}
