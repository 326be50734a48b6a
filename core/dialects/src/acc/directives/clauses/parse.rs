//! `custom<…>` directives of clauses with values for each type of device.

use super::print::{CONSTRUCTS, GANG_ARGUMENTS, begins_with_directive};
use crate::common::clauses::parse::Values;
use abide_mlir::ir::{Attribute, AttributeKind, Type};
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, OperandUse, Parse, Parser, RegionArgument, Types, attribute};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

/// An attribute of the dialect of the operation: `#acc.device_type<none>`.
pub(crate) fn own_attribute(
    parser: &mut Types<'_>,
    body: &str,
    read: &FormatState<'_, '_>,
) -> Attribute {
    let dialect = parser.ir.context.identifier(read.op.dialect());
    let body = parser.ir.context.identifier(body);
    parser.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
}

/// The device type that means all devices.
pub(crate) fn any_device(parser: &mut Types<'_>, read: &FormatState<'_, '_>) -> Attribute {
    own_attribute(parser, "device_type<none>", read)
}

/// `[#type]`, or nothing, which is all devices.
pub(crate) fn device(parser: &mut Parser<'_>, read: &FormatState<'_, '_>) -> Parse<Attribute> {
    if !parser.eat(TokenKind::LeftBracket) {
        return Ok(any_device(parser, read));
    }
    let device = parser.attribute(None)?;
    parser.expect(TokenKind::RightBracket)?;
    Ok(device)
}

/// Parses `#type, …]` after the opening bracket.
fn devices(parser: &mut Parser<'_>) -> Parse<Vec<Attribute>> {
    let mut devices = Vec::new();
    parser.comma_separated(|parser| {
        devices.push(parser.attribute(None)?);
        Ok(())
    })?;
    parser.expect(TokenKind::RightBracket)?;
    Ok(devices)
}

fn give_array(
    parser: &mut Types<'_>,
    index: usize,
    elements: Vec<Attribute>,
    read: &mut FormatState<'_, '_>,
) {
    let array = parser.ir.context.array(elements);
    read.set_attribute(index, array);
}

/// Sets the number of values of each list.
fn give_counts(
    parser: &mut Types<'_>,
    index: usize,
    counts: Vec<i64>,
    read: &mut FormatState<'_, '_>,
) {
    let element = parser.ir.context.integer(32);
    let value = AttributeKind::DenseArray { element, values: counts.into() };
    let value = parser.ir.context.attribute(value);
    read.set_attribute(index, value);
}

/// `%value : type [#type], …`
pub(crate) fn values_of_devices<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(index), _, Parameter::Attribute(of)] = parameters else {
        return Err(parser.expected("values by device"));
    };
    let (mut values, mut own) = (Values::default(), Vec::new());
    parser.comma_separated(|parser| {
        values.read_use(parser, *index)?;
        values.read_type(parser, *index)?;
        own.push(device(parser, read)?);
        Ok(())
    })?;
    values.give_to(*index, read);
    give_array(parser, *of, own, read);
    Ok(())
}

/// `{%value : type, …} [#type], …`
pub(crate) fn lists_of_devices<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(index), _, Parameter::Attribute(of), Parameter::Attribute(segments)] =
        parameters
    else {
        return Err(parser.expected("values by device"));
    };
    let (mut values, mut own, mut counts) = (Values::default(), Vec::new(), Vec::new());
    parser.comma_separated(|parser| {
        parser.expect(TokenKind::LeftBrace)?;
        counts.push(values_in_braces(parser, *index, &mut values)?);
        own.push(device(parser, read)?);
        Ok(())
    })?;
    values.give_to(*index, read);
    give_array(parser, *of, own, read);
    give_counts(parser, *segments, counts, read);
    Ok(())
}

/// Parses `%value : type, …}` after the opening brace and returns the number of values.
fn values_in_braces<'a>(
    parser: &mut Parser<'a>,
    index: usize,
    values: &mut Values<'a>,
) -> Parse<i64> {
    let mut count = 0;
    parser.comma_separated(|parser| {
        values.read_use(parser, index)?;
        values.read_type(parser, index)?;
        count += 1;
        Ok(())
    })?;
    parser.expect(TokenKind::RightBrace)?;
    Ok(count)
}

/// Parses the start of a clause's values, after its keyword: `([#types],` or `(`. Without parentheses, it means all
/// devices.
fn devices_before(
    parser: &mut Parser<'_>,
    only: usize,
    read: &mut FormatState<'_, '_>,
) -> Parse<bool> {
    let has_values = parser.eat(TokenKind::LeftParen);
    let mut own = Vec::new();
    if !has_values {
        own.push(any_device(parser, read));
    } else if parser.eat(TokenKind::LeftBracket) {
        own = devices(parser)?;
        parser.expect(TokenKind::Comma)?;
    }
    give_array(parser, only, own, read);
    Ok(has_values)
}

/// Nothing; or `([#types], {devnum: %value : type, %value : type} [#type], …)`
pub(crate) fn waits<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [
        Parameter::Operand(index),
        _,
        Parameter::Attribute(of),
        Parameter::Attribute(segments),
        Parameter::Attribute(numbered),
        Parameter::Attribute(only),
    ] = parameters
    else {
        return Err(parser.expected("values by device"));
    };
    if !devices_before(parser, *only, read)? {
        return Ok(());
    }
    let (mut values, mut own) = (Values::default(), Vec::new());
    let (mut counts, mut has_number) = (Vec::new(), Vec::new());
    parser.comma_separated(|parser| {
        parser.expect(TokenKind::LeftBrace)?;
        let is_numbered = parser.eat_word("devnum");
        if is_numbered {
            parser.expect(TokenKind::Colon)?;
        }
        has_number.push(parser.ir.context.bool_attribute(is_numbered));
        counts.push(values_in_braces(parser, *index, &mut values)?);
        own.push(device(parser, read)?);
        Ok(())
    })?;
    parser.expect(TokenKind::RightParen)?;
    values.give_to(*index, read);
    give_array(parser, *of, own, read);
    give_counts(parser, *segments, counts, read);
    give_array(parser, *numbered, has_number, read);
    Ok(())
}

/// Nothing; or `([#types], {num=%value : type, dim=%value : type} [#type], …)`
pub(crate) fn gangs<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [
        Parameter::Operand(index),
        _,
        Parameter::Attribute(kinds),
        Parameter::Attribute(of),
        Parameter::Attribute(segments),
        Parameter::Attribute(only),
    ] = parameters
    else {
        return Err(parser.expected("values by device"));
    };
    let has_parentheses = parser.eat(TokenKind::LeftParen);
    let (mut values, mut words) = (Values::default(), Vec::new());
    let (mut only_these, mut own, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    let mut has_lists = has_parentheses;
    if !has_parentheses {
        only_these.push(any_device(parser, read));
    } else if parser.eat(TokenKind::LeftBracket) {
        only_these = devices(parser)?;
        has_lists = parser.eat(TokenKind::Comma);
    }
    give_array(parser, *only, only_these, read);
    if !has_parentheses {
        return Ok(());
    }
    if has_lists {
        parser.comma_separated(|parser| {
            parser.expect(TokenKind::LeftBrace)?;
            counts.push(gang_arguments(parser, *index, &mut values, &mut words, read)?);
            own.push(device(parser, read)?);
            Ok(())
        })?;
    }
    parser.expect(TokenKind::RightParen)?;
    values.give_to(*index, read);
    give_array(parser, *kinds, words, read);
    give_array(parser, *of, own, read);
    give_counts(parser, *segments, counts, read);
    Ok(())
}

/// Parses `num=%value : type, dim=%value : type}` after the opening brace and returns the number of values.
fn gang_arguments<'a>(
    parser: &mut Parser<'a>,
    index: usize,
    values: &mut Values<'a>,
    words: &mut Vec<Attribute>,
    read: &FormatState<'_, 'a>,
) -> Parse<i64> {
    let mut count = 0;
    parser.comma_separated(|parser| {
        let found = GANG_ARGUMENTS.iter().find(|(word, _)| parser.at_word(word));
        let Some((_, body)) = found else {
            return Err(parser.error_here(match count {
                0 => "expect at least one of num, dim or static values",
                _ => "new value expected after comma",
            }));
        };
        parser.bump();
        parser.expect(TokenKind::Equal)?;
        values.read_use(parser, index)?;
        values.read_type(parser, index)?;
        words.push(own_attribute(parser, body, read));
        count += 1;
        Ok(())
    })?;
    parser.expect(TokenKind::RightBrace)?;
    Ok(count)
}

/// `@recipe -> %value : type, …`
pub(crate) fn values_with_recipes<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(index), _, Parameter::Attribute(names)] = parameters else {
        return Err(parser.expected("values with their recipes"));
    };
    let (mut values, mut recipes) = (Values::default(), Vec::new());
    parser.comma_separated(|parser| {
        recipes.push(parser.symbol_reference()?);
        parser.expect(TokenKind::Arrow)?;
        values.read_use(parser, *index)?;
        values.read_type(parser, *index).map(drop)
    })?;
    values.give_to(*index, read);
    give_array(parser, *names, recipes, read);
    Ok(())
}

/// Parses `(%value, … : type, …)`, or nothing, which sets a unit attribute.
pub(crate) fn values_or_keyword<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Operand(index), _, Parameter::Attribute(only)] = parameters else {
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

/// `combined(parallel)`, or `parallel` if the format has the rest; the former may be left out.
pub(crate) fn combined<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(index)] = parameters else { return Ok(()) };
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
    let value = own_attribute(parser, body, read);
    read.set_attribute(*index, value);
    Ok(())
}

/// `control(%argument : type, …) = (%from, … : type, …) to (…) step (…) {…}`, or the region alone.
pub(crate) fn loop_control<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Region(region), bounds @ ..] = parameters else {
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
                let count = rule!("expected {} operands", arguments.len()).about_count();
                return Err(parser.error_here(count));
            }
            values.give_to(index, read);
        }
    }
    parser.region_of_format_with(*region, &arguments, read)
}

/// Parses `@name [#type], "name", …`: symbols and strings go into separate lists if there are two.
pub(crate) fn bound_names<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let (mut names, mut texts) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
    let has_both = parameters.len() == 4;
    parser.comma_separated(|parser| {
        let is_symbol = parser.at(TokenKind::AtIdentifier);
        if !is_symbol && !parser.at(TokenKind::String) {
            return Err(parser.expected("a symbol or a string"));
        }
        let list = if is_symbol && has_both { &mut names } else { &mut texts };
        list.0.push(parser.attribute(None)?);
        list.1.push(device(parser, read)?);
        Ok(())
    })?;
    match parameters {
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

/// Nothing; or `([#types], dim: 1 : i64 [#type], …)`
pub(crate) fn routine_gangs<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(only), Parameter::Attribute(dims), Parameter::Attribute(of)] =
        parameters
    else {
        return Err(parser.expected("dimensions by device"));
    };
    if !devices_before(parser, *only, read)? {
        return Ok(());
    }
    let (mut numbers, mut own) = (Vec::new(), Vec::new());
    parser.comma_separated(|parser| {
        if !parser.eat_word("dim") {
            return Err(parser.expected(Wanted::sign("dim")));
        }
        parser.expect(TokenKind::Colon)?;
        numbers.push(parser.piece(attribute(*dims), |parser| parser.attribute(None))?);
        own.push(device(parser, read)?);
        Ok(())
    })?;
    parser.expect(TokenKind::RightParen)?;
    give_array(parser, *dims, numbers, read);
    give_array(parser, *of, own, read);
    Ok(())
}

/// Nothing, which is all devices; or `([#types])`.
pub(crate) fn list_of_devices<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(index)] = parameters else {
        return Err(parser.expected(Wanted::Type("types of devices".into())));
    };
    let own = match parser.eat(TokenKind::LeftParen) {
        true => {
            parser.expect(TokenKind::LeftBracket)?;
            let own = devices(parser)?;
            parser.expect(TokenKind::RightParen)?;
            own
        }
        false => vec![any_device(parser, read)],
    };
    give_array(parser, *index, own, read);
    Ok(())
}
