//! `custom<…>` directives of the clauses of directive-based programming models: lists of values, each with what
//! belongs to it.

use super::print::HINTS;
use abide_mlir::ir::{Attribute, AttributeKind, Type};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{
    FormatState, OperandUse, Parse, Parser, RegionArgument, Types, attribute, operand, operand_type,
};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

/// The values of a variadic operand listed among other text, and their types.
#[derive(Default)]
pub(crate) struct Values<'a> {
    uses: Vec<OperandUse<'a>>,
    types: Vec<Type>,
}

impl<'a> Values<'a> {
    /// `%value`
    pub(crate) fn read_use(&mut self, parser: &mut Parser<'a>, index: usize) -> Parse {
        let value = parser.operand_of(operand(index))?;
        self.uses.push(value);
        Ok(())
    }

    /// `(%value, …)`
    pub(crate) fn read_uses_in_parentheses(
        &mut self,
        parser: &mut Parser<'a>,
        index: usize,
    ) -> Parse {
        parser.expect(TokenKind::LeftParen)?;
        parser.list_until(TokenKind::RightParen, |parser| self.read_use(parser, index))
    }

    /// `: type`
    pub(crate) fn read_type(&mut self, parser: &mut Types<'a>, index: usize) -> Parse<Type> {
        let ty = parser.colon_type(operand_type(index))?;
        self.types.push(ty);
        Ok(ty)
    }

    /// Parses a type of the list after all values.
    pub(crate) fn read_listed_type(&mut self, parser: &mut Types<'a>, index: usize) -> Parse<Type> {
        let ty = parser.piece(operand_type(index), Types::ty)?;
        self.types.push(ty);
        Ok(ty)
    }

    /// Sets the values, and their types if the text has types.
    pub(crate) fn give_to(self, index: usize, read: &mut FormatState<'_, 'a>) {
        let has_types = self.uses.is_empty() || !self.types.is_empty();
        let (first_use, first_type) = (read.state.uses.len(), read.state.types.len());
        read.state.uses.extend(self.uses);
        read.state.types.extend(self.types);
        read.set_operand(index, first_use);
        if has_types {
            read.set_operand_types(index, first_type);
        }
    }
}

/// Sets an attribute to an array.
pub(crate) fn give_array(
    parser: &mut Types<'_>,
    index: usize,
    elements: Vec<Attribute>,
    read: &mut FormatState<'_, '_>,
) {
    let array = parser.ir.context.array(elements);
    read.set_attribute(index, array);
}

/// `[%a : i32, %b : f32]`
pub(crate) fn typed_values<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(index), ..] = read.parameters else {
        return Err(parser.expected(Wanted::Type("values with their types".into())));
    };
    let mut values = Values::default();
    parser.expect(TokenKind::LeftBracket)?;
    if !parser.at(TokenKind::RightBracket) {
        parser.comma_separated(|parser| {
            values.read_use(parser, *index)?;
            values.read_type(parser, *index).map(|_| ())
        })?;
    }
    parser.expect(TokenKind::RightBracket)?;
    values.give_to(*index, read);
    Ok(())
}

/// A keyword of an enumeration.
pub(crate) fn keyword<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    match read.parameters {
        [parameter] => keyword_of(parser, parameter, read),
        _ => Err(parser.expected("a keyword")),
    }
}

/// A keyword of the enumeration of a parameter's attribute.
pub(crate) fn keyword_of<'a>(
    parser: &mut Parser<'a>,
    parameter: &Parameter,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let Parameter::Attribute(index) = parameter else { return Err(parser.expected("a keyword")) };
    let Some(described) = read.op.attributes.get(*index) else { return Ok(()) };
    let AttributePredicate::Enum(one) = described.constraint.predicate() else {
        let value = parser.word_of_document()?;
        read.set_attribute(*index, value);
        return Ok(());
    };
    let value = parser.piece(attribute(*index), |parser| {
        if parser.at(TokenKind::HashIdentifier) {
            return parser.attribute(None);
        }
        parser.enumeration_alone(one, &described.name)
    })?;
    read.set_attribute(*index, value);
    Ok(())
}

/// As [`keyword`]; in a document any word, as LLVM 19 takes it.
pub(crate) fn captured<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let described = match read.parameters {
        [Parameter::Attribute(index)] => read.op.attributes.get(*index),
        _ => None,
    };
    if let Some(AttributePredicate::Enum(one)) = described.map(|one| one.constraint.predicate())
        && parser.recovers()
        && parser.at(TokenKind::BareIdentifier)
        && one.value(&String::from_utf8_lossy(parser.current_text())).is_none()
    {
        parser.bump();
        return Ok(());
    }
    keyword(parser, read)
}

/// As [`keyword`], or nothing.
pub(crate) fn optional_keyword<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    let described = read.op.attributes.get(*index).map(|one| one.constraint.predicate());
    let is_word = match described {
        Some(AttributePredicate::Enum(one)) => {
            one.value(&String::from_utf8_lossy(parser.current_text())).is_some()
        }
        _ => !parser.begins_operation(),
    };
    match parser.at(TokenKind::BareIdentifier) && is_word {
        true => keyword(parser, read),
        false => Ok(()),
    }
}

/// `["Bias|Lod"]`, or nothing: words of a set in quotes.
pub(crate) fn quoted_words<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    let described = read.op.attributes.get(*index).map(|one| one.constraint.predicate());
    let Some(AttributePredicate::Enum(one)) = described else { return Ok(()) };
    if !parser.eat(TokenKind::LeftBracket) {
        return Ok(());
    }
    let name = read.op.attributes.get(*index).map_or("", |one| &*one.name);
    let words = parser.piece(attribute(*index), |parser| parser.enumeration_alone(one, name))?;
    read.set_attribute(*index, words);
    parser.expect(TokenKind::RightBracket)
}

/// `contended, speculative`
pub(crate) fn hint<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else {
        return Err(parser.expected("a hint"));
    };
    let mut hint = 0;
    parser.comma_separated(|parser| {
        let found = HINTS.iter().find(|(word, _)| parser.at_word(word));
        let Some((_, number)) = found else { return Err(parser.expected("a hint")) };
        hint |= number;
        parser.bump();
        Ok(())
    })?;
    let i64_type = parser.ir.context.i64_type();
    let hint = parser.ir.context.integer_attribute(hint, i64_type);
    read.set_attribute(*index, hint);
    Ok(())
}

/// The symbols beside the values of a reduction.
#[derive(Default)]
struct Symbols {
    names: Vec<Attribute>,
    by_reference: Vec<i64>,
}

impl Symbols {
    /// `byref @name`
    fn read(&mut self, parser: &mut Parser<'_>) -> Parse {
        self.by_reference.push(i64::from(parser.eat_word("byref")));
        self.names.push(parser.symbol_reference()?);
        Ok(())
    }

    fn give_to(
        self,
        parser: &mut Types<'_>,
        (names, flags): (usize, Option<usize>),
        read: &mut FormatState<'_, '_>,
    ) {
        let named = parser.ir.context.array(self.names);
        read.set_attribute(names, named);
        let Some(flags) = flags else { return };
        let element = parser.ir.context.bool_type();
        let values = self.by_reference.into();
        let value = AttributeKind::DenseArray { element, values };
        let value = parser.ir.context.attribute(value);
        read.set_attribute(flags, value);
    }
}

/// `reduction(byref @name %value -> %argument : type, …) private(…) {…}`: a region with an argument for each
/// value.
pub(crate) fn region_with_values<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Region(region), clauses @ ..] = read.parameters else {
        return Err(parser.expected("a region"));
    };
    let mut arguments: Vec<RegionArgument<'a>> = Vec::new();
    if let [
        Parameter::Operand(index),
        _,
        Parameter::Attribute(flags),
        Parameter::Attribute(names),
        ..,
    ] = clauses
        && parser.eat_word("reduction")
    {
        passed_values(parser, *index, (*names, Some(*flags)), &mut arguments, read)?;
    }
    if let [.., Parameter::Operand(index), Parameter::Type(_), Parameter::Attribute(names)] =
        clauses
        && parser.eat_word("private")
    {
        passed_values(parser, *index, (*names, None), &mut arguments, read)?;
    }
    parser.region_of_format_with(*region, &arguments, read)
}

/// `(@name %value -> %argument : type, …)`
fn passed_values<'a>(
    parser: &mut Parser<'a>,
    index: usize,
    attributes: (usize, Option<usize>),
    arguments: &mut Vec<RegionArgument<'a>>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let (mut values, mut symbols) = (Values::default(), Symbols::default());
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        symbols.read(parser)?;
        values.read_use(parser, index)?;
        parser.expect(TokenKind::Arrow)?;
        let name = parser.operand()?;
        let ty = values.read_type(parser, index)?;
        arguments.push(RegionArgument { name, ty });
        Ok(())
    })?;
    values.give_to(index, read);
    symbols.give_to(parser, attributes, read);
    Ok(())
}

/// `atomic {…}`, or nothing.
pub(crate) fn atomic_region<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    optional_region(parser, "atomic", read)
}

/// `cleanup {…}`, or nothing.
pub(crate) fn cleanup_region<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    optional_region(parser, "cleanup", read)
}

fn optional_region<'a>(
    parser: &mut Parser<'a>,
    word: &str,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    match read.parameters {
        [Parameter::Region(index)] if parser.eat_word(word) => {
            parser.region_of_format(*index, read)
        }
        _ => Ok(()),
    }
}

/// `async [%token, …]`, or one of both, or nothing; the type of the result is always the same.
pub(crate) fn dependencies<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Type(TypeReference::Result(token)), Parameter::Operand(values)] =
        read.parameters
    else {
        return Err(parser.expected("tokens"));
    };
    let ty = parser.type_of_dialect(read.op.dialect(), b"async.token");
    if parser.eat_word("async") {
        if read.state.named_results == 0 && !parser.parses_single_operation() {
            return Err(parser.error_here(
                rule!("needs to be named when marked 'async'")
                    .with_help("name the token: '%token = ..'"),
            ));
        }
        let first = read.state.types.len();
        read.state.types.push(ty);
        read.set_result_types(*token, first);
    }
    let mut waits = Values::default();
    if parser.eat(TokenKind::LeftBracket) {
        parser.list_until(TokenKind::RightBracket, |parser| {
            waits.types.push(ty);
            waits.read_use(parser, *values)
        })?;
    }
    waits.give_to(*values, read);
    Ok(())
}

/// Parses `2 to 4`, the first level and the end (exclusive), or one level.
pub(crate) fn level_range<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(low), Parameter::Attribute(high)] = read.parameters else {
        return Ok(());
    };
    let from = parser.piece(attribute(*low), |parser| parser.integer())?;
    let to = match parser.eat_word("to") {
        true => parser.piece(attribute(*high), |parser| parser.integer())?,
        false => from.saturating_add(1),
    };
    let index = parser.ir.context.index_type();
    for (parameter, level) in [(low, from), (high, to)] {
        let level = parser.ir.context.integer_attribute(level, index);
        read.set_attribute(*parameter, level);
    }
    Ok(())
}

/// Parses a region of one block, or nothing for an empty region.
pub(crate) fn single_block<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Region(index)] = read.parameters else { return Ok(()) };
    if parser.at(TokenKind::LeftBrace) {
        parser.region_of_format(*index, read)?;
    } else {
        read.regions.push((*index, parser.ir.create_region()));
    }
    if let Some((_, region)) = read.regions.last()
        && parser.ir.blocks(*region).is_empty()
    {
        let span = parser.current_span();
        parser.ir.add_block(*region, span);
    }
    Ok(())
}
