//! `custom<…>` directives of clauses in which values are mapped, scheduled or waited for.

use super::print::{KINDS_WITH_CHUNK, WAYS, flag_bits, flags_of};
use crate::common::clauses::parse::{Values, give_array, keyword_of};
use abide_mlir::ir::{Attribute, TypeKind};
use abide_mlir::ods::EnumDescription;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser, Types};
use abide_mlir::syntax::{CodeTokens, TokenKind};
use abide_source::diagnostic::Wanted;
use abide_source::types::Signedness;

/// The distance after a clause, in bytes, within which the operation's region is searched.
const MAX_REGION_DISTANCE_BYTES: usize = 1 << 12;

/// `order`, or `modifier : order`.
pub(crate) fn order<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [order, modifier @ Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    let described = read.op.attributes.get(*index).map(|one| one.constraint.predicate());
    let is_modifier = match described {
        Some(AttributePredicate::Enum(one)) => {
            one.value(&String::from_utf8_lossy(parser.current_text())).is_some()
        }
        _ => false,
    };
    if is_modifier {
        keyword_of(parser, modifier, read)?;
        parser.expect(TokenKind::Colon)?;
    }
    keyword_of(parser, order, read)
}

/// `static = %chunk : type, modifier, simd`
pub(crate) fn schedule<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [
        kind,
        Parameter::Attribute(modifier),
        Parameter::Attribute(simd),
        Parameter::Operand(chunk),
        _,
    ] = read.parameters
    else {
        return Err(parser.expected("a schedule"));
    };
    let takes_chunk = KINDS_WITH_CHUNK.iter().any(|word| parser.at_word(word));
    if takes_chunk || parser.at_word("auto") || parser.at_word("runtime") {
        keyword_of(parser, kind, read)?;
    } else {
        return Err(parser.error_here("expected schedule kind"));
    }
    let mut values = Values::default();
    if takes_chunk && parser.eat(TokenKind::Equal) {
        values.read_use(parser, *chunk)?;
        values.read_type(parser, *chunk)?;
    }
    values.give_to(*chunk, read);
    let described = read.op.attributes.get(*modifier).map(|one| one.constraint.predicate());
    let Some(AttributePredicate::Enum(one)) = described else { return Ok(()) };
    let mut words = Vec::new();
    while parser.eat(TokenKind::Comma) {
        let is_simd = parser.at_word("simd");
        words.push((parser.keyword_of(one, "unknown modifier type")?, is_simd));
    }
    let (first, is_simd) = match words.as_slice() {
        [] => return Ok(()),
        [(_, true)] => (parser.case_of(one, "none"), true),
        [(first, false)] => (Some(*first), false),
        [(first, false), (_, true)] => (Some(*first), true),
        [_, _] => return Err(parser.error_here("incorrect modifier order")),
        _ => return Err(parser.error_here("unexpected modifier(s)")),
    };
    if let Some(first) = first {
        read.set_attribute(*modifier, first);
    }
    if is_simd {
        let unit = parser.ir.context.unit();
        read.set_attribute(*simd, unit);
    }
    Ok(())
}

/// `modifier, %value : type`, or without a modifier.
pub(crate) fn modified_value<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [modifier, Parameter::Operand(value), _] = read.parameters else {
        return Err(parser.expected("a value"));
    };
    if parser.at(TokenKind::BareIdentifier) {
        keyword_of(parser, modifier, read)?;
        parser.expect(TokenKind::Comma)?;
    }
    let mut values = Values::default();
    values.read_use(parser, *value)?;
    values.read_type(parser, *value)?;
    values.give_to(*value, read);
    Ok(())
}

/// `always, tofrom`: bits of an enumeration.
fn flags<'a>(
    parser: &mut Parser<'a>,
    index: usize,
    one: &EnumDescription,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let mut bits = 0;
    parser.comma_separated(|parser| {
        if !parser.at(TokenKind::BareIdentifier) {
            return Err(parser.expected("a way to map"));
        }
        let word = String::from_utf8_lossy(parser.current_text());
        bits |= flag_bits(one, &word).unwrap_or_default();
        parser.bump();
        Ok(())
    })?;
    if let Some(value) = parser.enum_attribute(one, bits) {
        read.set_attribute(index, value);
    }
    Ok(())
}

/// `always, tofrom`: bits of an enumeration, or of a number in LLVM 19.
pub(crate) fn way<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    if let Some(one) = flags_of(read.op, *index) {
        return flags(parser, *index, one, read);
    }
    let mut bits = 0;
    parser.comma_separated(|parser| {
        if !parser.at(TokenKind::BareIdentifier) {
            return Err(parser.expected("a way to map"));
        }
        let met = WAYS.iter().find(|(word, _)| parser.at_word(word));
        bits |= met.map_or(0, |(_, bit)| *bit);
        parser.bump();
        Ok(())
    })?;
    let ty = TypeKind::Integer { width: 64, signedness: Signedness::Unsigned };
    let ty = parser.ir.context.ty(ty);
    let bits = parser.ir.context.integer_attribute(bits, ty);
    read.set_attribute(*index, bits);
    Ok(())
}

/// Whether the region that follows names its arguments itself: in later versions, clauses do so.
fn has_named_region_arguments(parser: &Types<'_>) -> bool {
    let mut tokens = CodeTokens::new(parser.ahead(MAX_REGION_DISTANCE_BYTES));
    let opens = tokens.any(|(kind, _)| kind == TokenKind::LeftBrace);
    opens && tokens.next().is_some_and(|(kind, _)| kind == TokenKind::CaretIdentifier)
}

/// `%value -> %argument, … : type, …`: the arguments are those that the region names itself.
pub(crate) fn entries<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(index), _] = read.parameters else { return Ok(()) };
    let mut values = Values::default();
    let mut is_named = None;
    parser.comma_separated(|parser| {
        values.read_use(parser, *index)?;
        if parser.at(TokenKind::Arrow)
            && !*is_named.get_or_insert_with(|| has_named_region_arguments(parser))
        {
            return Err(parser.expected(Wanted::sign(":")));
        }
        if parser.eat(TokenKind::Arrow) {
            parser.operand()?;
        }
        Ok(())
    })?;
    parser.expect(TokenKind::Colon)?;
    parser.comma_separated(|parser| values.read_listed_type(parser, *index).map(drop))?;
    values.give_to(*index, read);
    Ok(())
}

/// `@recipe %value -> %argument : type, …`: the arguments are those that the region names itself.
pub(crate) fn privates<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(index), _, Parameter::Attribute(names)] = read.parameters else {
        return Ok(());
    };
    if !has_named_region_arguments(parser) {
        return Err(parser.expected("a region that names its arguments"));
    }
    let (mut values, mut recipes) = (Values::default(), Vec::new());
    parser.comma_separated(|parser| {
        recipes.push(parser.symbol_reference()?);
        values.read_use(parser, *index)?;
        parser.expect(TokenKind::Arrow)?;
        parser.operand()?;
        values.read_type(parser, *index)?;
        Ok(())
    })?;
    values.give_to(*index, read);
    give_array(parser, *names, recipes, read);
    Ok(())
}

/// Parses `(%made, …) <- (%loop, …)`: loops derived from others; the first list is optional.
pub(crate) fn loops<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(made), Parameter::Operand(of)] = read.parameters else {
        return Err(parser.expected("loops"));
    };
    let (mut results, mut loops) = (Values::default(), Values::default());
    if parser.at(TokenKind::LeftParen) {
        results.read_uses_in_parentheses(parser, *made)?;
    }
    parser.expect(TokenKind::Less)?;
    parser.expect(TokenKind::Minus)?;
    loops.read_uses_in_parentheses(parser, *of)?;
    results.give_to(*made, read);
    loops.give_to(*of, read);
    Ok(())
}

/// `[0, 1], [2]`: the rows of a table, which are filled up with `-1`.
pub(crate) fn members<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else { return Ok(()) };
    let mut rows: Vec<Vec<i64>> = Vec::new();
    parser.comma_separated(|parser| {
        let mut row = Vec::new();
        parser.expect(TokenKind::LeftBracket)?;
        parser.list_until(TokenKind::RightBracket, |parser| {
            row.push(parser.integer()?);
            Ok(())
        })?;
        rows.push(row);
        Ok(())
    })?;
    let width = rows.iter().map(Vec::len).max().unwrap_or_default();
    let numbers: Vec<i64> = rows
        .iter()
        .flat_map(|row| row.iter().copied().chain(std::iter::repeat(-1)).take(width))
        .collect();
    let described = read.op.attributes.get(*index).map(|one| one.constraint.predicate());
    let table = match described {
        Some(AttributePredicate::Array(_) | AttributePredicate::AnyOf(_)) => {
            rows_as_arrays(parser, &rows)
        }
        _ => {
            let size = |size: usize| i64::try_from(size).unwrap_or_default();
            let element = parser.ir.context.integer(32);
            let shape = [size(rows.len()), size(width)].as_slice().into();
            let ty = TypeKind::Tensor { shape, element, encoding: None };
            let ty = parser.ir.context.ty(ty);
            parser.ir.context.dense_integers(ty, &numbers)
        }
    };
    read.set_attribute(*index, table);
    Ok(())
}

fn rows_as_arrays(parser: &mut Types<'_>, rows: &[Vec<i64>]) -> Attribute {
    let context = &mut parser.ir.context;
    let ty = context.i64_type();
    let mut arrays = Vec::new();
    for row in rows {
        let row: Vec<_> = row.iter().map(|one| context.integer_attribute(*one, ty)).collect();
        arrays.push(context.array(row));
    }
    context.array(arrays)
}
