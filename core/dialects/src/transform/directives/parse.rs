//! Reads the directives of operations that transform others.

use abide_mlir::ir::{Attribute, AttributeKind, Type};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{
    FormatState, Parse, Parser, Part, attribute, dynamic_index_list, operand, operand_type,
    result_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;
use smallvec::SmallVec;

/// `type`, or `(type) -> type`.
pub(crate) fn half_function_type<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [
        Parameter::Type(TypeReference::Operand(input)),
        Parameter::Type(TypeReference::Result(result)),
        ..,
    ] = read.parameters
    else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let in_parentheses = parser.eat(TokenKind::LeftParen);
    let ty = parser.piece(operand_type(*input), |parser| parser.ty())?;
    read.set_types_of(TypeReference::Operand(*input), &[ty]);
    if !in_parentheses {
        read.set_types_of(TypeReference::Result(*result), &[]);
        return Ok(());
    }
    parser.expect(TokenKind::RightParen)?;
    parser.expect(TokenKind::Arrow)?;
    let is_list = parser.eat(TokenKind::LeftParen);
    let types = match is_list {
        true => parser.type_list_of(&[result_type(*result)])?,
        false => vec![parser.piece(result_type(*result), |parser| parser.ty())?],
    };
    if is_list {
        parser.expect(TokenKind::RightParen)?;
    }
    read.set_types_of(TypeReference::Result(*result), &types);
    Ok(())
}

/// `(type) -> type`, where all results have one type.
pub(crate) fn same_results<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Type(input), results @ ..] = read.parameters else {
        return Err(parser.expected(Wanted::FUNCTION_TYPE));
    };
    let start = parser.position();
    let (mut inputs, mut outputs): (SmallVec<[Type; 2]>, SmallVec<[Type; 2]>) = Default::default();
    parser.function_type_into(&mut inputs, &mut outputs)?;
    let ([from], [to]) = (&*inputs, &*outputs) else {
        let span = parser.span_from(start);
        let message = rule!("expects a trailing functional type with one argument and one result")
            .with_help("write ': (type of the operand) -> type of the results'");
        return Err(parser.error(span, message));
    };
    read.set_types_of(*input, &[*from]);
    for result in results {
        if let Parameter::Type(result) = result {
            read.set_types_of(*result, &[*to]);
        }
    }
    Ok(())
}

/// `all`, `except(1, 2)` or `1, 2`.
pub(crate) fn positions<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(list), Parameter::Attribute(inverted), Parameter::Attribute(all)] =
        read.parameters
    else {
        return Err(parser.expected("positions"));
    };
    let unit = parser.ir.context.unit();
    let mut numbers = Vec::new();
    if parser.eat_word("all") {
        read.set_attribute(*all, unit);
    } else {
        let is_inverted = parser.eat_word("except");
        if is_inverted {
            parser.expect(TokenKind::LeftParen)?;
            read.set_attribute(*inverted, unit);
        }
        parser.comma_separated(|parser| {
            let number = parser.piece(attribute(*list), |parser| parser.integer())?;
            numbers.push(number);
            Ok(())
        })?;
        if is_inverted {
            parser.expect(TokenKind::RightParen)?;
        }
    }
    let numbers = parser.ir.context.dense_i64_array(numbers);
    read.set_attribute(*list, numbers);
    Ok(())
}

/// `%root, %more : (type, types)`, `%root : type`, or nothing.
pub(crate) fn root_and_bindings<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(root), _, Parameter::Operand(more), _] = read.parameters else {
        return Err(parser.expected("values"));
    };
    let first = read.state.uses.len();
    let Some(value) = parser.optional_operand(operand(*root))? else { return Ok(()) };
    read.state.uses.push(value);
    read.set_operand(*root, first);
    let first = read.state.uses.len();
    if parser.eat(TokenKind::Comma) {
        let uses = parser.operands_of(operand(*more))?;
        read.state.uses.extend(uses);
    }
    read.set_operand(*more, first);
    parser.expect(TokenKind::Colon)?;
    let parts: [Part; 2] = [operand_type(*root), operand_type(*more)];
    // The parentheses may be left out.
    let is_open = parser.eat(TokenKind::LeftParen);
    let types = parser.type_list_of(&parts)?;
    if is_open {
        parser.expect(TokenKind::RightParen)?;
    }
    let (first, rest) = types.split_at_checked(1).unwrap_or_default();
    read.set_types_of(TypeReference::Operand(*root), first);
    read.set_types_of(TypeReference::Operand(*more), rest);
    Ok(())
}

/// `*(%handle)`, or a list of values and numbers.
pub(crate) fn packed_index_list<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(packed), rest @ ..] = read.parameters else {
        return Err(parser.expected("a list of values and numbers"));
    };
    let first = read.state.uses.len();
    if !parser.eat(TokenKind::Star) {
        read.set_operand(*packed, first);
        read.parameters = rest;
        return dynamic_index_list(parser, read);
    }
    parser.expect(TokenKind::LeftParen)?;
    read.state.uses.push(parser.operand_of(operand(*packed))?);
    read.set_operand(*packed, first);
    parser.expect(TokenKind::RightParen)?;
    if let [Parameter::Operand(values), Parameter::Attribute(numbers)] = rest {
        read.set_operand(*values, first + 1);
        let none = parser.ir.context.dense_i64_array(Vec::new());
        read.set_attribute(*numbers, none);
    }
    Ok(())
}

/// `{"name" = value, …}`, where a value is an attribute, an operand, or an array of such.
pub(crate) fn options<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(options), Parameter::Operand(values)] = read.parameters else {
        return Err(parser.expected("options"));
    };
    let (mut entries, first) = (Vec::new(), read.state.uses.len());
    parser.expect(TokenKind::LeftBrace)?;
    parser.list_until(TokenKind::RightBrace, |parser| {
        let name = parser.attribute_name()?;
        parser.expect(TokenKind::Equal)?;
        let value = if parser.eat(TokenKind::LeftBracket) {
            let mut all = Vec::new();
            parser.list_until(TokenKind::RightBracket, |parser| {
                all.push(option(parser, *values, first, read)?);
                Ok(())
            })?;
            parser.ir.context.array(all)
        } else {
            option(parser, *values, first, read)?
        };
        entries.push((name, value));
        Ok(())
    })?;
    read.set_operand(*values, first);
    let entries = parser.ir.context.dictionary(&mut entries);
    read.set_attribute(*options, entries);
    Ok(())
}

/// Parses an attribute, or an operand, which is recorded by its index.
fn option<'a>(
    parser: &mut Parser<'a>,
    values: usize,
    first: usize,
    read: &mut FormatState<'_, 'a>,
) -> Parse<Attribute> {
    let Some(value) = parser.optional_operand(operand(values))? else {
        return parser.attribute(None);
    };
    let body = format!("param_operand<index = {} : i64>", read.state.uses.len() - first);
    read.state.uses.push(value);
    let dialect = parser.ir.context.identifier(read.op.dialect());
    let body = parser.ir.context.identifier(body);
    Ok(parser.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
}

/// `@matcher -> @action, …`
pub(crate) fn pairs_of_symbols<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Attribute(matchers), Parameter::Attribute(actions)] = read.parameters else {
        return Err(parser.expected("symbols"));
    };
    let (mut from, mut to) = (Vec::new(), Vec::new());
    parser.comma_separated(|parser| {
        from.push(parser.piece(attribute(*matchers), |parser| parser.symbol_reference())?);
        parser.expect(TokenKind::Arrow)?;
        to.push(parser.piece(attribute(*actions), |parser| parser.symbol_reference())?);
        Ok(())
    })?;
    for (index, symbols) in [(*matchers, from), (*actions, to)] {
        let symbols = parser.ir.context.array(symbols);
        read.set_attribute(index, symbols);
    }
    Ok(())
}
