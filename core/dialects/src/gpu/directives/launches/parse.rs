//! `custom<…>` directives of operations that run functions on a device.

use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, attribute, operand_type};
use abide_mlir::syntax::TokenKind;

/// Parses `: type` of the numbers of blocks and threads, or nothing for indices. Those of clusters have the same
/// type, if there are any.
pub(crate) fn dimension_types<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Type(size), clusters, of_clusters @ ..] = read.parameters else {
        return Ok(());
    };
    let index = parser.ir.context.index_type();
    let ty = match (parser.eat(TokenKind::Colon), size) {
        (true, TypeReference::Operand(size)) => {
            parser.piece(operand_type(*size), |parser| parser.ty())?
        }
        (true, _) => parser.ty()?,
        (false, _) => index,
    };
    let has_clusters = match clusters {
        Parameter::Reference(clusters) => match &**clusters {
            Parameter::Operand(index) => !read.uses_of(*index).is_empty(),
            _ => false,
        },
        _ => false,
    };
    let of_clusters = of_clusters.iter().filter_map(|one| match one {
        Parameter::Type(of) if has_clusters => Some(*of),
        _ => None,
    });
    for of in std::iter::once(*size).chain(of_clusters) {
        let first = read.state.types.len();
        read.state.types.push(ty);
        read.set_types(of, first);
    }
    Ok(())
}

/// `args(%value : type, …)`, or nothing.
pub(crate) fn arguments<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(index), _] = read.parameters else { return Ok(()) };
    let mut values = crate::common::clauses::parse::Values::default();
    if parser.eat_word("args") {
        parser.expect(TokenKind::LeftParen)?;
        parser.list_until(TokenKind::RightParen, |parser| {
            values.read_use(parser, *index)?;
            values.read_type(parser, *index)?;
            Ok(())
        })?;
    }
    values.give_to(*index, read);
    Ok(())
}

/// `<attribute>`, or nothing.
pub(crate) fn handler<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    if parser.eat(TokenKind::Less) {
        let value = parser.piece(attribute(*index), |parser| parser.attribute(None))?;
        parser.expect(TokenKind::Greater)?;
        read.set_attribute(*index, value);
    }
    Ok(())
}
