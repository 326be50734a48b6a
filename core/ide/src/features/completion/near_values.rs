//! Values near a place, in the gaps of the snippet of an operation.

use super::names::nearest_first;
use crate::db::Document;
use crate::features::expected_type::{Types, operands_agree, operands_like_result};
use crate::snippet::{SnippetPart, joined, parses_as_operation, parts};
use abide_mlir::names::DefinitionKind;
use abide_mlir::ods::constraint::TypePredicate;
use abide_mlir::ods::{OpDescription, Trait};
use abide_mlir::parse::{Nth, OperationRoles, Role, RolesRequest, operation_roles};
use abide_source::text::Span;
use rustc_hash::FxHashSet;

/// The maximum number of operations in an answer whose gaps get values.
pub(super) const MAX_FILLED: usize = 16;

/// The maximum number of values that they are chosen from.
const MAX_VALUES: usize = 32;

/// A value that may fill a gap.
struct NearValue {
    /// Without its sigil.
    name: String,
    ty: String,
    /// The number of its type.
    number: usize,
}

/// An operand, its gap, and the value that fills it.
type Chosen<'n> = (Nth, Span, &'n NearValue);

impl NearValue {
    /// The word that its type begins with.
    fn kind(&self) -> &str {
        self.ty.split('<').next().unwrap_or_default()
    }
}

/// The last values before a place, the nearest first.
pub(super) struct NearValues<'d> {
    document: &'d Document,
    types: Types<'d>,
    values: Vec<NearValue>,
}

/// A part of a snippet's text that gets another text.
type Change = (Span, String);

impl<'d> NearValues<'d> {
    /// `None` without values of known types.
    pub(super) fn before(document: &'d Document, offset: u32) -> Option<NearValues<'d>> {
        let (types, unit) = (Types::at(document, offset)?, document.unit_at(offset)?);
        let known = types.types.as_ref()?;
        let mut values = Vec::new();
        for value in nearest_first(document, unit, &types.visible.values, offset) {
            let span = value.name.shifted(unit.offset);
            let is_single = !matches!(value.kind, DefinitionKind::Results { count } if count != 1);
            if values.len() == MAX_VALUES {
                break;
            }
            if let (true, Some(number), Some(ty)) =
                (is_single, known.number(unit, *value, 0), known.text_of(unit, *value, 0))
            {
                let name = document.string(span).trim_start_matches('%').to_owned();
                values.push(NearValue { name, ty, number });
            }
        }
        (!values.is_empty()).then_some(NearValues { document, types, values })
    }

    /// Returns the snippet of an operation with near values in the gaps of its operands, and their types in those of
    /// types; `None` if no value fits.
    pub(super) fn fill(&self, op: &OpDescription, snippet: &str) -> Option<String> {
        let parts = parts(snippet);
        let text: String = parts.iter().map(SnippetPart::text).collect();
        let operation = Span::from_range(0..text.len());
        let request = RolesRequest { operation, ..RolesRequest::default() };
        let (registry, limits) = (self.document.registry(), self.document.limits());
        let roles = operation_roles(text.as_bytes(), &request, registry, limits);
        let spans = spans_of(&parts);
        let chosen = self.chosen(op, &roles, &parts, &spans);
        if chosen.is_empty() || !roles.is_complete {
            return None;
        }
        let values = chosen.iter().map(|(_, span, value)| (*span, value.name.clone()));
        let mut changes: Vec<Change> = values.collect();
        let type_of = |nth: Nth| chosen.iter().find(|(own, ..)| *own == nth).map(|one| one.2);
        for piece in &roles.pieces {
            let value = match piece.role {
                Role::OperandType(nth) => type_of(nth),
                Role::ResultType(nth) => operands_like_result(op, nth.index)
                    .find_map(|index| type_of(Nth { index, element: 0 })),
                _ => None,
            };
            let has_gap = gaps_in(&parts, &spans, piece.span).next().is_some();
            let is_mentioned = has_mention(&parts, &spans, piece.span);
            changes.extend(
                value.filter(|_| has_gap && !is_mentioned).map(|it| (piece.span, it.ty.clone())),
            );
        }
        let parts = changed(parts, &spans, &changes);
        let text: String = parts.iter().map(SnippetPart::text).collect();
        parses_as_operation(&text, registry, limits).then(|| joined(&parts))
    }

    /// The values for the operands whose name is a gap, each with the range of the gap.
    fn chosen(
        &self,
        op: &OpDescription,
        roles: &OperationRoles,
        parts: &[SnippetPart],
        spans: &[Span],
    ) -> Vec<Chosen<'_>> {
        let mut chosen: Vec<Chosen<'_>> = Vec::new();
        let names_of = |is_role: fn(&Role) -> bool| -> Vec<&str> {
            let pieces = roles.pieces.iter().filter(|piece| is_role(&piece.role));
            pieces.flat_map(|piece| gaps_in(parts, spans, piece.span)).map(|gap| gap.1).collect()
        };
        let bound = names_of(|role| *role == Role::Argument);
        let named = names_of(|role| matches!(role, Role::Operand(_)));
        for piece in &roles.pieces {
            let Role::Operand(nth) = piece.role else { continue };
            let mut gaps = gaps_in(parts, spans, piece.span);
            let (Some((span, name)), None) = (gaps.next(), gaps.next()) else { continue };
            // The sign of a value is in front of the gap.
            if span.start() == piece.span.start() + 1 && span.end() == piece.span.end() {
                let value = self.choose(op, nth, name, (&chosen, &bound, &named));
                chosen.extend(value.map(|value| (nth, span, value)));
            }
        }
        chosen
    }

    /// The value for an operand: the one that the snippet names, else the nearest. Operands have different values, and
    /// none has a name that the operation binds.
    fn choose(
        &self,
        op: &OpDescription,
        nth: Nth,
        name: &str,
        (chosen, bound, named): (&[Chosen<'_>], &[&str], &[&str]),
    ) -> Option<&NearValue> {
        let constraint = &op.operands.get(nth.index)?.constraint;
        let types = self.types.types.as_ref()?;
        let like = chosen.iter().find(|(own, ..)| operands_agree(op, own.index, nth.index));
        let is_open = *constraint.predicate() == TypePredicate::Any;
        // Operations with a destination work on tensors or on buffers, even if any type is accepted.
        let has_destination = op.has(Trait::DestinationStyleOpInterface);
        let is_alike = |value: &NearValue| match chosen.first() {
            Some((_, _, first)) => value.kind() == first.kind(),
            None => ["tensor", "memref"].contains(&value.kind()),
        };
        let fits = |value: &&NearValue| match like {
            Some((_, _, like)) => like.ty == value.ty,
            None if has_destination && !is_alike(value) => false,
            None if is_open => has_destination,
            None => types.fulfils(self.document, value.number, constraint),
        };
        let is_free = |value: &&NearValue| {
            let is_chosen = chosen.iter().any(|(_, _, other)| other.name == value.name);
            !is_chosen && !bound.contains(&value.name.as_str())
        };
        let free = || self.values.iter().filter(is_free).filter(fits);
        // A value that another gap names is the one for that gap.
        let is_unnamed = |value: &&NearValue| !named.contains(&value.name.as_str());
        free().find(|value| value.name == name).or_else(|| free().find(is_unnamed))
    }
}

/// The ranges of the parts of a snippet in its text.
fn spans_of(parts: &[SnippetPart]) -> Vec<Span> {
    let mut end = 0;
    let span = |part: &SnippetPart| {
        let start = end;
        end += part.text().len();
        Span::from_range(start..end)
    };
    parts.iter().map(span).collect()
}

/// The gaps within a range, with their placeholders.
fn gaps_in<'p>(
    parts: &'p [SnippetPart],
    spans: &'p [Span],
    within: Span,
) -> impl Iterator<Item = (Span, &'p str)> {
    parts.iter().zip(spans).filter_map(move |(part, span)| match part {
        SnippetPart::Gap(_, text) if within.covers(*span) => Some((*span, text.as_str())),
        _ => None,
    })
}

/// Whether a range has a gap that is elsewhere, too, and not alone in the range.
fn has_mention(parts: &[SnippetPart], spans: &[Span], within: Span) -> bool {
    let numbers = || {
        parts.iter().zip(spans).filter(|(_, span)| within.covers(**span)).filter_map(|(part, _)| {
            match part {
                SnippetPart::Gap(number, _) | SnippetPart::Mention(number, _) => Some(*number),
                SnippetPart::Text(_) => None,
            }
        })
    };
    let is_whole = spans.contains(&within);
    !is_whole
        && parts.iter().any(|part| match part {
            SnippetPart::Mention(number, _) => numbers().any(|own| own == *number),
            _ => false,
        })
}

/// Replaces ranges of the text of a snippet: the first gap of each gets the text.
fn changed(parts: Vec<SnippetPart>, spans: &[Span], changes: &[Change]) -> Vec<SnippetPart> {
    let mut met: FxHashSet<Span> = FxHashSet::default();
    let mut made = Vec::new();
    for (part, span) in parts.into_iter().zip(spans) {
        let change = |at: Span| changes.iter().find(|(within, _)| within.covers(at));
        match part {
            SnippetPart::Text(text) => {
                let is_kept = |(at, c): &(usize, char)| {
                    let own = Span::from_range(*at..*at + c.len_utf8()).shifted(span.start());
                    change(own).is_none()
                };
                let kept: String = text.char_indices().filter(is_kept).map(|(_, c)| c).collect();
                made.push(SnippetPart::Text(kept));
            }
            SnippetPart::Gap(number, text) => match change(*span) {
                Some((within, new)) if met.insert(*within) => {
                    made.push(SnippetPart::Gap(number, new.clone()));
                }
                Some(_) => {}
                None => made.push(SnippetPart::Gap(number, text)),
            },
            mention @ SnippetPart::Mention(..) => made.push(mention),
        }
    }
    made
}
