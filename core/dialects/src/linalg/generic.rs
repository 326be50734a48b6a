//! `linalg.generic` and the end of bodies.

use super::parts::{common_parts, set_sizes};
use crate::common::{optional_arrow_types, resolve_all};
use abide_mlir::ir::{Attribute, AttributeKind};
use abide_mlir::parse::{OperationState, Parse, Parser, Part, operand, operand_type};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::text::Span;
use smallvec::SmallVec;

/// `{indexing_maps = […], iterator_types = […]} ins(…) outs(…) attrs = {…} {body} -> types`; the
/// first attributes may also be an alias of a dictionary.
pub(super) fn parse_generic<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let start = parser.position();
    let dictionary = parser.piece(Part::Dictionary, |parser| parser.attribute(None))?;
    let span = parser.span_from(start);
    let AttributeKind::Dictionary(entries) = parser.ir.context.attribute_kind(dictionary) else {
        return Err(parser.error(
            span,
            rule!("expected dictionary attribute")
                .with_help("write '{indexing_maps = [..], iterator_types = [..]}'"),
        ));
    };
    state.attributes.extend_from_slice(entries);
    iterator_types(parser, state, span)?;
    let types = common_parts(parser, state)?;
    set_sizes(parser, state, &types);
    if parser.eat_word("attrs") {
        parser.expect(TokenKind::Equal)?;
        parser.optional_attribute_dictionary(&mut state.attributes)?;
    }
    state.regions.push(parser.plain_region()?);
    optional_arrow_types(parser, state)
}

/// The first string with this text within a range.
fn quoted(parser: &Parser<'_>, within: Span, text: &str) -> Option<Span> {
    let quoted = format!("\"{text}\"");
    let at = memchr::memmem::find(
        parser.slice(within.start() as usize, within.end() as usize),
        quoted.as_bytes(),
    )?;
    let start = within.start() + u32::try_from(at).ok()?;
    Some(Span::new(start, start + u32::try_from(quoted.len()).ok()?))
}

/// The conversion of strings into attributes of the dialect.
const CONVERTED: &str = "linalg.iterator_types";

/// Turns the strings of `iterator_types` into attributes.
fn iterator_types<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    span: Span,
) -> Parse {
    let name = parser.ir.context.identifier("iterator_types");
    let mut entry = state.attributes.iter_mut().find(|entry| entry.0 == name);
    if let Some(entry) = &mut entry
        && let Some(known) = parser.ir.context.converted(CONVERTED, entry.1)
    {
        entry.1 = known;
        return Ok(());
    }
    let elements = entry.as_ref().map(|entry| parser.ir.context.attribute_kind(entry.1).clone());
    let (Some(entry), Some(AttributeKind::Array(elements))) = (entry, elements) else {
        return Err(parser.error(span, "expected \"iterator_types\" array attribute"));
    };
    let mut kinds: Vec<Attribute> = Vec::with_capacity(elements.len());
    // The attribute of each of the two words.
    let mut known: SmallVec<[(Attribute, Attribute); 2]> = SmallVec::new();
    for element in elements {
        if let Some((_, kind)) = known.iter().find(|(own, _)| *own == element) {
            kinds.push(*kind);
            continue;
        }
        let Some(text) = parser.ir.context.string_value(element) else {
            kinds.push(element);
            continue;
        };
        let keyword = parser.ir.context.text(text).into_owned();
        if !matches!(&*keyword, "parallel" | "reduction") {
            let message = rule!("unexpected iterator_type ({})", keyword);
            let message = Message::from(message).with_help("write 'parallel' or 'reduction'");
            return Err(match quoted(parser, span, &keyword).filter(|_| parser.recovers()) {
                Some(place) => parser.error(place, message),
                None => parser.error_here(message),
            });
        }
        let dialect = parser.ir.context.identifier("linalg");
        let body = parser.ir.context.identifier(format!("iterator_type<{keyword}>"));
        let kind = AttributeKind::Dialect { dialect, body, ty: None };
        let kind = parser.ir.context.attribute(kind);
        known.push((element, kind));
        kinds.push(kind);
    }
    let converted = parser.ir.context.array(kinds);
    parser.ir.context.keep_converted(CONVERTED, entry.1, converted);
    entry.1 = converted;
    Ok(())
}

/// `%a, %b {attributes} : types`, or only attributes.
pub(super) fn parse_yield<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let span = parser.current_span();
    let uses = parser.operands_of(operand(0))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    if uses.is_empty() {
        return Ok(());
    }
    parser.expect(TokenKind::Colon)?;
    let types = parser.type_list_of(&[operand_type(0)])?;
    resolve_all(parser, state, &uses, &types, span)
}
