//! Checks the top level: the fields of the inputs and of the results, and other fields.

use super::Checker;
use super::repair::{Grammar, SpanPosition};
use crate::sip::fields::{BrokenField, Field, next_plausible, scan_field};
use crate::sip::visit::Side;
use abide_source::diagnostic::{Diagnostic, Fix, Message, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// The halves that were found.
#[derive(Default)]
struct Halves {
    inputs: Option<Field>,
    results: Option<Field>,
    /// An error was reported at the top level.
    broken: bool,
}

impl Halves {
    fn slot(&mut self, side: Side) -> &mut Option<Field> {
        match side {
            Side::Inputs => &mut self.inputs,
            Side::Results => &mut self.results,
        }
    }

    fn complete(&self) -> bool {
        self.inputs.is_some() && self.results.is_some()
    }
}

fn side_of(tag: u8) -> Option<Side> {
    [Side::Inputs, Side::Results].into_iter().find(|side| side.tag() == tag)
}

fn name(side: Side) -> &'static str {
    match side {
        Side::Inputs => "inputs",
        Side::Results => "results",
    }
}

impl Checker<'_> {
    /// Checks the top level and both halves.
    pub(super) fn check_halves(&mut self, grammar: Grammar) {
        let mut halves = Halves::default();
        let mut at = 0;
        while at < self.text.len() {
            at = match scan_field(self.text, at) {
                Ok(field) => self.top_level_field(grammar, field, &mut halves),
                Err(_) if halves.complete() => {
                    self.trailing_bytes(at);
                    break;
                }
                Err(broken) => self.broken_at_top_level(grammar, &broken, &mut halves),
            };
        }
        if halves.broken {
            return;
        }
        let end = Span::from_range(at..at);
        if halves.inputs.is_none() {
            self.found.report(codes::sip::MISSING_INPUTS, end, || {
                "Inputs struct not found: a signature needs a field 'I', which is 'I1!' for a \
                 function without inputs"
            });
        }
        if halves.results.is_none() {
            self.found.report(codes::sip::MISSING_RESULTS, end, || {
                "Results struct not found: a signature needs a field 'R', which is 'R1!' for a \
                 function without results"
            });
        }
    }

    /// Checks a well-formed field and returns where to continue.
    fn top_level_field(&mut self, grammar: Grammar, field: Field, halves: &mut Halves) -> usize {
        let Some(side) = side_of(field.tag) else {
            self.skipped_field(&field);
            return field.end;
        };
        if let Some(first) = halves.slot(side) {
            let message = rule!("the {} are repeated: readers ignore the second ones", name(side));
            self.found.push(
                Diagnostic::new(codes::sip::DUPLICATE_FIELD, field.span(), message)
                    .with_related(first.span(), "the first field counts")
                    .with_fix(Fix::uncertain(
                        "remove the field",
                        vec![TextEdit::new(field.span(), "")],
                    )),
            );
            return field.end;
        }
        *halves.slot(side) = Some(field);
        if side == Side::Inputs && halves.results.is_some() {
            self.found.report(codes::sip::RESULTS_FIRST, field.span(), || {
                Message::from("the inputs follow the results; the documented order is inputs first")
                    .with_help("move the field 'I' in front of the field 'R'")
            });
        }
        let field = self.settle_half(grammar, field, halves.complete(), &mut halves.broken);
        self.check_half(grammar, &field);
        field.end
    }

    /// Returns the field of a half with a corrected length. Reports an impossible length.
    fn settle_half(
        &mut self,
        grammar: Grammar,
        field: Field,
        complete: bool,
        broken: &mut bool,
    ) -> Field {
        let fits = field.end >= self.text.len() || scan_field(self.text, field.end).is_ok();
        if fits || (complete && self.fields_fit(field.content_start(), field.end)) {
            return field;
        }
        let place = SpanPosition::Half { grammar, complete };
        let Some(end) = self.right_end(&field.into(), place).filter(|&end| end != field.end) else {
            return field;
        };
        *broken = true;
        self.wrong_length(&field.into(), end, &[]);
        Field { end, ..field }
    }

    fn check_half(&mut self, grammar: Grammar, field: &Field) {
        match grammar {
            Grammar::Structured => self.check_body(field),
            Grammar::Raw => self.check_raw_half(field),
        }
    }

    /// Reports a broken field, repairs it if it is one of the halves, and returns the position to continue at.
    fn broken_at_top_level(
        &mut self,
        grammar: Grammar,
        broken: &BrokenField,
        halves: &mut Halves,
    ) -> usize {
        halves.broken = true;
        let side = side_of(broken.tag).filter(|side| halves.slot(*side).is_none());
        if let Some(side) = side {
            *halves.slot(side) = Some(Field {
                tag: broken.tag,
                number: 0,
                start: broken.start,
                number_end: broken.number_end,
                end: broken.number_end,
            });
            let place = SpanPosition::Half { grammar, complete: halves.complete() };
            if let Some(end) = self.right_end(broken, place) {
                let field = self.wrong_length(broken, end, &[]);
                self.check_half(grammar, &field);
                return end;
            }
        }
        let tags: Vec<u8> = [Side::Inputs, Side::Results]
            .into_iter()
            .filter(|&side| halves.slot(side).is_none())
            .map(Side::tag)
            .collect();
        let next = next_plausible(self.text, broken.start + 1, &tags);
        self.broken_field(broken, next, &[]);
        next
    }

    fn skipped_field(&mut self, field: &Field) {
        let message = rule!(
            "unknown field '{}', which readers skip: a signature has the fields 'I' and 'R'",
            char::from(field.tag)
        );
        self.found.push(
            Diagnostic::new(codes::sip::SKIPPED_FIELD, field.span(), message).with_fix(
                Fix::uncertain("remove the field", vec![TextEdit::new(field.span(), "")]),
            ),
        );
    }

    fn trailing_bytes(&mut self, at: usize) {
        let span = Span::from_range(at..self.text.len());
        let message = "readers do not see these bytes after the inputs and results";
        self.found.push(
            Diagnostic::new(codes::sip::TRAILING_BYTES, span, message)
                .with_fix(Fix::uncertain("remove the bytes", vec![TextEdit::new(span, "")])),
        );
    }
}
