//! `custom<…>` directives of clauses that no notation covers.

use super::print::{CONSTRUCTS, begins_with_directive};
use crate::acc::directives::ANY_DEVICE;
use crate::common::clauses::parse::{Values, give_array};
use crate::common::notation::{bracketed, own_attribute};
use abide_mlir::ir::{AttributeKind, Type};
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, OperandUse, Parse, Parser, RegionArgument};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

/// Parses `(%value, … : type, …)`, or nothing, which sets a unit attribute.
pub(crate) fn values_or_keyword<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(index), _, Parameter::Attribute(only)] = read.parameters else {
        return Err(parser.expected("values"));
    };
    if !parser.eat(TokenKind::LeftParen) {
        let unit = parser.ir.context.attribute(AttributeKind::Unit);
        read.set_attribute(*only, unit);
        return Ok(());
    }
    let mut values = Values::default();
    listed(parser, *index, &mut values)?;
    values.give_to(*index, read);
    Ok(())
}

/// Parses `%value, … : type, …)` after the opening parenthesis and returns the number of values.
fn listed<'a>(parser: &mut Parser<'a>, index: usize, values: &mut Values<'a>) -> Parse<usize> {
    let mut count = 0;
    parser.comma_separated(|parser| {
        count += 1;
        values.read_use(parser, index)
    })?;
    parser.expect(TokenKind::Colon)?;
    parser.comma_separated(|parser| values.read_listed_type(parser, index).map(drop))?;
    parser.expect(TokenKind::RightParen)?;
    Ok(count)
}

/// `combined(parallel)`, which may be left out; or `parallel`, if the format has the words around it.
pub(crate) fn combined<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    let is_whole = read.op.format().is_some_and(begins_with_directive);
    if is_whole && !parser.eat_word("combined") {
        return Ok(());
    }
    if is_whole {
        parser.expect(TokenKind::LeftParen)?;
    }
    let found = CONSTRUCTS.iter().find(|(word, _)| parser.at_word(word));
    let Some((_, body)) = found else {
        return Err(parser.error_here("expected compute construct name"));
    };
    parser.bump();
    if is_whole {
        parser.expect(TokenKind::RightParen)?;
    }
    let value = own_attribute(parser, body, read.op);
    read.set_attribute(*index, value);
    Ok(())
}

/// `control(%argument : type, …) = (%from, … : type, …) to (…) step (…) {…}`, or the region alone.
pub(crate) fn loop_control<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Region(region), bounds @ ..] = read.parameters else {
        return Err(parser.expected("a region"));
    };
    let mut arguments: Vec<RegionArgument<'a>> = Vec::new();
    if parser.eat_word("control") {
        parser.expect(TokenKind::LeftParen)?;
        parser.list_until(TokenKind::RightParen, |parser| {
            let name: OperandUse<'a> = parser.operand()?;
            parser.expect(TokenKind::Colon)?;
            let ty: Type = parser.ty()?;
            arguments.push(RegionArgument { name, ty });
            Ok(())
        })?;
        parser.expect(TokenKind::Equal)?;
        let indices = bounds.iter().filter_map(|bound| match bound {
            Parameter::Operand(index) => Some(*index),
            _ => None,
        });
        for (index, word) in indices.zip(["", "to", "step"]) {
            if !word.is_empty() && !parser.eat_word(word) {
                return Err(parser.expected_here(Wanted::sign(word)));
            }
            parser.expect(TokenKind::LeftParen)?;
            let mut values = Values::default();
            let count = listed(parser, index, &mut values)?;
            if count != arguments.len() {
                let count = rule!("expected {} operands", arguments.len())
                    .about_count()
                    .with_help("name one value for each argument of the region");
                return Err(parser.error_here(count));
            }
            values.give_to(index, read);
        }
    }
    parser.region_of_format_with(*region, &arguments, read)
}

/// Parses `@name [#type], "name", …`: symbols and strings go into separate lists if there are two.
pub(crate) fn bound_names<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let (mut names, mut texts) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
    let has_both = read.parameters.len() == 4;
    parser.comma_separated(|parser| {
        let is_symbol = parser.at(TokenKind::AtIdentifier);
        if !is_symbol && !parser.at(TokenKind::String) {
            return Err(parser.expected("a symbol or a string"));
        }
        let list = if is_symbol && has_both { &mut names } else { &mut texts };
        list.0.push(parser.attribute(None)?);
        list.1.push(bracketed(parser, ANY_DEVICE, read.op)?);
        Ok(())
    })?;
    match read.parameters {
        [
            Parameter::Attribute(symbols),
            Parameter::Attribute(strings),
            Parameter::Attribute(of_symbols),
            Parameter::Attribute(of_strings),
        ] => {
            give_array(parser, *symbols, names.0, read);
            give_array(parser, *of_symbols, names.1, read);
            give_array(parser, *strings, texts.0, read);
            give_array(parser, *of_strings, texts.1, read);
        }
        [Parameter::Attribute(strings), Parameter::Attribute(of)] => {
            give_array(parser, *strings, texts.0, read);
            give_array(parser, *of, texts.1, read);
        }
        _ => {}
    }
    Ok(())
}
