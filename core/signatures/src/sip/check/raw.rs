//! The content of a half of a raw signature.

use super::Checker;
use super::repair::SpanPosition;
use crate::sip::fields::{BrokenField, Field, next_plausible, scan_field};
use crate::sip::scalar_type::ScalarType;
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::text::TextEdit;

impl Checker<'_> {
    /// Checks the values of a half.
    pub(super) fn check_raw_half(&mut self, half: &Field) {
        let around = [*half];
        let text = self.text.get(..half.end).unwrap_or_default();
        let mut at = half.content_start();
        while at < text.len() {
            at = match scan_field(text, at) {
                Ok(field) => {
                    let field = self.settle_raw_length(text, field, &around);
                    self.raw_value(&field, half);
                    field.end
                }
                Err(broken) => self.broken_raw_value(text, &broken, half),
            };
        }
    }

    fn settle_raw_length(&mut self, text: &[u8], field: Field, around: &[Field]) -> Field {
        if field.end >= text.len() || scan_field(text, field.end).is_ok() {
            return field;
        }
        let end = self.right_end(&field.into(), SpanPosition::RawValue { end: text.len() });
        let follows = |end: &usize| *end >= text.len() || scan_field(text, *end).is_ok();
        match end.filter(|&end| end != field.end).filter(follows) {
            Some(end) => self.wrong_length(&field.into(), end, around),
            None => field,
        }
    }

    fn broken_raw_value(&mut self, text: &[u8], broken: &BrokenField, half: &Field) -> usize {
        if let Some(end) = self.right_end(broken, SpanPosition::RawValue { end: text.len() }) {
            let field = self.wrong_length(broken, end, &[*half]);
            self.raw_value(&field, half);
            return end;
        }
        let next = next_plausible(text, broken.start + 1, b"BSOU");
        self.broken_field(broken, next, &[*half]);
        next
    }

    fn raw_value(&mut self, value: &Field, half: &Field) {
        match value.tag {
            b'B' | b'S' | b'O' => self.raw_fields(value, half),
            b'U' => self.found.report(codes::sip::RAW_UNMAPPED_VALUE, value.span(), || {
                "a value whose type could not be mapped: the C++ runtime cannot read the signature"
            }),
            tag => {
                let message = rule!("Unrecognized raw tag: '{}' is neither a buffer ('B'), a scalar ('S'), a \
                     reference ('O') nor an unmapped value ('U')", char::from(tag));
                self.found.report(codes::sip::RAW_UNRECOGNIZED_TAG, value.span(), || message);
            }
        }
    }

    fn raw_fields(&mut self, value: &Field, half: &Field) {
        let around = [*half, *value];
        let text = self.text.get(..value.end).unwrap_or_default();
        let mut at = value.content_start();
        let mut type_field: Option<Field> = None;
        let mut has_dims = false;
        while at < text.len() {
            let field = match scan_field(text, at) {
                Ok(field) => field,
                Err(broken) => {
                    let next = next_plausible(text, at + 1, b"td");
                    self.broken_field(&broken, next, &around);
                    at = next;
                    continue;
                }
            };
            match (field.tag, value.tag) {
                (b't', b'B' | b'S') => {
                    self.scalar_type(&field, type_field.as_ref(), has_dims);
                    type_field = Some(field);
                }
                (b'd', b'B') => {
                    has_dims = true;
                    self.dim(&field, &around);
                }
                (_, tag) => self.wrong_raw_field(&field, tag),
            }
            at = field.end;
        }
    }

    fn scalar_type(&mut self, field: &Field, first: Option<&Field>, has_dims: bool) {
        if ScalarType::from_code(field.number).is_none() {
            let message = rule!("Illegal ScalarType code {}: codes go from 0 to 11", field.number);
            self.found.report(codes::sip::RAW_SCALAR_TYPE, field.span(), || message);
        }
        if let Some(first) = first {
            self.found.push(
                Diagnostic::new(
                    codes::sip::RAW_REPEATED_TYPE,
                    field.span(),
                    "a second element type: readers take the last one",
                )
                .with_related(first.span(), "the type before it"),
            );
        } else if has_dims {
            self.found.report(
                codes::sip::RAW_TYPE_AFTER_DIMS,
                field.span(),
                || "the element type follows a dimension; the documented order is type first",
            );
        }
    }

    fn dim(&mut self, field: &Field, around: &[Field]) {
        if field.number < -1 {
            let message = rule!("readers take {} for dynamic: write -1", field.number);
            let diagnostic = Diagnostic::new(codes::sip::RAW_NEGATIVE_DIM, field.span(), message);
            let edit = TextEdit::new(field.number_span(), "-1");
            self.report_with_fix(diagnostic, Fix::safe("write -1", vec![edit]), around);
        }
    }

    fn wrong_raw_field(&mut self, field: &Field, value: u8) {
        let message = match value {
            b'B' => "Unrecognized buffer field tag: a buffer has fields 't' and 'd'",
            b'S' => "Unrecognized scalar field tag: a scalar has a field 't'",
            _ => "Unrecognized ref object field tag: a reference has no fields",
        };
        self.found.report(codes::sip::RAW_UNRECOGNIZED_FIELD, field.span(), || message);
    }
}
