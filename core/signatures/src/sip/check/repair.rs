//! Guesses of the intended text of a broken field.

use super::Checker;
use crate::sip::fields::{BrokenField, Field, FieldError, is_span_tag, scan_field};
use crate::sip::visit::{Side, StructKind};
use abide_source::diagnostic::{Code, Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// The format of a half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grammar {
    /// Index paths.
    Structured,
    /// The raw function ABI.
    Raw,
}

impl Grammar {
    /// The tags of the fields directly in a half.
    fn values(self) -> &'static [u8] {
        match self {
            Grammar::Structured => b"_SD",
            Grammar::Raw => b"BSOU",
        }
    }
}

/// The position of a span whose end is searched.
#[derive(Debug, Clone, Copy)]
pub(super) enum SpanPosition {
    /// At the top level. `complete` if the other half is known.
    Half { grammar: Grammar, complete: bool },
    /// Within content that ends at `end`; in a struct, or in the root of a half.
    Inside { parent: Option<StructKind>, end: usize },
    /// A value of a raw signature, within content that ends at `end`.
    RawValue { end: usize },
}

impl From<Field> for BrokenField {
    /// A field that is well-formed on its own, but whose length is doubtful.
    fn from(field: Field) -> BrokenField {
        let Field { tag, number, start, number_end, .. } = field;
        BrokenField { error: FieldError::LengthPastEnd, tag, number, start, number_end }
    }
}

/// The number of ends tried for a string key, whose bytes give no hint.
const MAX_TRIED_KEY_ENDS: usize = 32;

impl Checker<'_> {
    /// Whether the bytes between two offsets are well-formed fields.
    pub(super) fn fields_fit(&self, start: usize, end: usize) -> bool {
        let text = self.text.get(..end).unwrap_or_default();
        let mut at = start;
        while at < text.len() {
            match scan_field(text, at) {
                Ok(field) => at = field.end,
                Err(_) => return false,
            }
        }
        true
    }

    /// The offset where the content of a broken span begins, or would with its `!`, which must be
    /// before `limit`.
    fn content_start(&self, broken: &BrokenField, limit: usize) -> usize {
        let bang = self.text.get(broken.number_end) == Some(&b'!') && broken.number_end < limit;
        broken.number_end + usize::from(bang)
    }

    /// The end of a span with which its content and the text after it make sense.
    pub(super) fn right_end(&mut self, broken: &BrokenField, place: SpanPosition) -> Option<usize> {
        if !is_span_tag(broken.tag) {
            return None;
        }
        let limit = match place {
            SpanPosition::Half { .. } => self.text.len(),
            SpanPosition::Inside { end, .. } | SpanPosition::RawValue { end } => end,
        };
        let start = self.content_start(broken, limit);
        match (place, broken.tag) {
            (SpanPosition::Half { grammar, complete }, _) => {
                let other =
                    if broken.tag == Side::Inputs.tag() { Side::Results } else { Side::Inputs };
                let by_fields = self.right_half_end(start, other, grammar, complete);
                let stated = stated_end(start, broken);
                by_fields
                    .or_else(|| (!complete).then(|| self.start_of_other(start, stated, other))?)
            }
            (SpanPosition::Inside { parent, end }, b'S' | b'D') => {
                let own = match broken.tag {
                    b'S' => StructKind::Sequence,
                    _ => StructKind::Dictionary,
                };
                let stated = stated_end(start, broken);
                self.right_struct_end(start, stated, own, parent, end)
            }
            (SpanPosition::Inside { parent: Some(parent), end }, b'K') => {
                self.right_key_end(start, parent, end)
            }
            (SpanPosition::RawValue { end }, b'B' | b'S' | b'O' | b'U') => {
                self.right_raw_end(start, end)
            }
            _ => None,
        }
    }

    /// A half ends where the other one begins, or with the text.
    fn right_half_end(
        &mut self,
        start: usize,
        other: Side,
        grammar: Grammar,
        complete: bool,
    ) -> Option<usize> {
        let mut at = start;
        while at < self.text.len() {
            let field = self.use_fuel(1).then(|| scan_field(self.text, at))?.ok()?;
            if field.tag == other.tag() && !complete {
                return Some(at);
            }
            if !grammar.values().contains(&field.tag) {
                return None;
            }
            at = field.end;
        }
        complete.then_some(at)
    }

    /// The start of the other half, if that is the rest of the text: the spans in this one may have wrong lengths, too. Of
    /// several the one nearest to the stated end is chosen.
    fn start_of_other(&mut self, start: usize, stated: i64, other: Side) -> Option<usize> {
        let text = self.text;
        let mut best: Option<(u64, usize)> = None;
        for (at, _) in text.iter().enumerate().skip(start).filter(|(_, byte)| **byte == other.tag())
        {
            if !self.use_fuel(1) {
                break;
            }
            let is_rest = scan_field(text, at).is_ok_and(|field| field.end == text.len());
            let distance = i64::try_from(at).unwrap_or(i64::MAX).abs_diff(stated);
            let is_nearer = best.is_none_or(|(least, _)| distance < least);
            if is_rest && is_nearer && self.has_fields(start, at) {
                best = Some((distance, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Whether a text is fields, whatever the lengths of its structs and values are.
    fn has_fields(&mut self, start: usize, end: usize) -> bool {
        let text = self.text.get(..end).unwrap_or_default();
        let mut at = start;
        while at < text.len() {
            if !self.use_fuel(1) {
                return false;
            }
            let number_end =
                match scan_field(text, at) {
                    Ok(field) if !b"SDBOU".contains(&field.tag) => {
                        at = field.end;
                        continue;
                    }
                    Ok(field) => field.number_end,
                    Err(BrokenField {
                        error: FieldError::LengthPastEnd, tag, number_end, ..
                    }) if tag != b'K' => number_end,
                    Err(_) => return false,
                };
            at = number_end + 1;
        }
        true
    }

    /// The end of a struct: after one of the values in it, with fields of the parent following. Of several such ends
    /// the one nearest to the stated end is chosen, of two the later one, because edits mostly add text.
    fn right_struct_end(
        &mut self,
        start: usize,
        stated: i64,
        own: StructKind,
        parent: Option<StructKind>,
        limit: usize,
    ) -> Option<usize> {
        let text = self.text.get(..limit)?;
        let mut best: Option<usize> = None;
        let mut consider = |at: usize| {
            let distance = |end: usize| (i64::try_from(end).unwrap_or(i64::MAX) - stated).abs();
            if best.is_none_or(|best| distance(at) <= distance(best)) {
                best = Some(at);
            }
        };
        let mut at = start;
        let mut pending = false;
        let (mut all_own, mut has_end) = (true, false);
        while at < text.len() {
            let field = self.use_fuel(1).then(|| scan_field(text, at))?.ok()?;
            let is_key = matches!(field.tag, b'k' | b'K');
            if is_key == pending || (!is_key && !matches!(field.tag, b'_' | b'S' | b'D')) {
                return None;
            }
            if is_key && parent.is_some_and(|parent| parent.key_tag() == field.tag) && all_own {
                consider(at);
                has_end = true;
            }
            all_own &= !is_key || field.tag == own.key_tag();
            pending = is_key;
            at = field.end;
        }
        if pending {
            return None;
        }
        // Without another end, the keys may be of the wrong kind as well.
        if all_own || !has_end {
            consider(at);
        }
        best
    }

    /// The end of a string key: before a value, with valid text from there to the end of its struct.
    fn right_key_end(&mut self, start: usize, parent: StructKind, limit: usize) -> Option<usize> {
        let text = self.text.get(..limit)?;
        let mut tried = 0;
        let mut at = start;
        while at < text.len() && tried < MAX_TRIED_KEY_ENDS && self.use_fuel(1) {
            let value = matches!(text.get(at), Some(b'_' | b'S' | b'D'))
                .then(|| scan_field(text, at).ok())
                .flatten();
            if let Some(value) = value {
                tried += 1;
                if self.items_fit(value.end, parent, limit) {
                    return Some(at);
                }
            }
            at += 1;
        }
        None
    }

    /// Whether keys and values alternate up to `limit`.
    fn items_fit(&mut self, start: usize, parent: StructKind, limit: usize) -> bool {
        let text = self.text.get(..limit).unwrap_or_default();
        let mut at = start;
        let mut pending = false;
        while at < text.len() {
            let Some(Ok(field)) = self.use_fuel(1).then(|| scan_field(text, at)) else {
                return false;
            };
            let fits = match field.tag {
                b'_' | b'S' | b'D' => pending,
                tag => !pending && tag == parent.key_tag(),
            };
            if !fits {
                return false;
            }
            pending = !pending;
            at = field.end;
        }
        !pending
    }

    /// The end of a raw value: after its last field.
    fn right_raw_end(&mut self, start: usize, limit: usize) -> Option<usize> {
        let text = self.text.get(..limit)?;
        let mut at = start;
        while at < text.len() {
            let field = self.use_fuel(1).then(|| scan_field(text, at))?.ok()?;
            if !matches!(field.tag, b't' | b'd') {
                break;
            }
            at = field.end;
        }
        Some(at)
    }

    /// Reports a span whose length should lead to `end`, with the fix, and returns it as the field
    /// that it was meant to be. `around` are the enclosing spans, outermost first.
    pub(super) fn wrong_length(
        &mut self,
        broken: &BrokenField,
        end: usize,
        around: &[Field],
    ) -> Field {
        let start = self.content_start(broken, end);
        let bang = start > broken.number_end;
        let length = end.saturating_sub(start).saturating_add(1);
        let mut edits = Vec::new();
        if Ok(length) != usize::try_from(broken.number) {
            edits.push(TextEdit::new(broken.number_span(), length.to_string()));
        }
        if !bang {
            edits.push(TextEdit::new(Span::from_range(start..start), "!"));
        }
        let (code, message, title) = if bang {
            let said = broken.number_span().slice(self.text);
            let said = String::from_utf8_lossy(said);
            let message = rule!(
                "Syntax error in signature: the length of this span, with its '!', is {}, \
                 not '{}'",
                length,
                said.chars().take(20).collect::<String>()
            );
            (codes::sip::WRONG_LENGTH, message, format!("change the length to {length}"))
        } else {
            let message =
                rule!("Syntax error in signature: a '!' must follow the length of a span");
            (codes::sip::MISSING_BANG, message, "insert '!'".to_owned())
        };
        let span = if bang { broken.number_span() } else { broken.span() };
        let fix = Fix::safe(title, edits);
        self.report_with_fix(Diagnostic::new(code, span, message), fix, around);
        // The content begins one byte after `number_end`, as if the `!` were there.
        let number = i32::try_from(length).unwrap_or(i32::MAX);
        let number_end = start.saturating_sub(1);
        Field { tag: broken.tag, number, start: broken.start, number_end, end }
    }

    /// Reports a broken field that could not be repaired. `next` is where parsing continues: text before it that
    /// cannot begin a field may be removed.
    pub(super) fn broken_field(&mut self, broken: &BrokenField, next: usize, around: &[Field]) {
        let code = code_of(broken.error);
        let message = match (broken.error, broken.tag) {
            (FieldError::UnknownTag, tag @ 0x21..0x7f) => {
                rule!("Syntax error in signature: no field begins with '{}'", char::from(tag))
            }
            (FieldError::UnknownTag, tag) => {
                rule!(
                    "Syntax error in signature: no field begins with the byte 0x{}",
                    format_args!("{tag:02x}")
                )
            }
            (error, _) => rule!("Syntax error in signature: {}", error),
        };
        let span = match broken.error {
            FieldError::UnknownTag => Span::from_range(broken.start..broken.start + 1),
            _ => broken.span(),
        };
        let diagnostic = Diagnostic::new(code, span, message);
        let stretch = self.text.get(broken.start..next).unwrap_or_default();
        // If it contains a span, these are fields that were cut at the wrong place.
        let is_all = stretch.len() == self.text.len();
        if broken.error == FieldError::UnknownTag && !stretch.contains(&b'!') && !is_all {
            let edit = TextEdit::new(Span::from_range(broken.start..next), "");
            let fix = Fix::uncertain("remove the bytes that are not a field", vec![edit]);
            self.report_with_fix(diagnostic, fix, around);
        } else {
            self.found.push(diagnostic);
        }
    }

    /// Reports a diagnostic with a fix within the spans `around` (outermost first), whose lengths
    /// are changed along with it. Without the fix if that would be too costly or impossible.
    pub(super) fn report_with_fix(&mut self, diagnostic: Diagnostic, fix: Fix, around: &[Field]) {
        let written: usize = fix.edits.iter().map(|edit| edit.replacement.len()).sum();
        let affordable = self.use_fuel(written.saturating_add(around.len()));
        let Fix { title, edits, applicability, drops } = fix;
        let edits = affordable.then(|| resized(edits, around)).flatten();
        let fix = edits.map(|edits| Fix { title, edits, applicability, drops });
        self.found.push(Diagnostic { fix: fix.map(Box::new), ..diagnostic });
    }
}

/// The end of a span by its length, which counts a `!`.
fn stated_end(start: usize, broken: &BrokenField) -> i64 {
    i64::try_from(start).unwrap_or(i64::MAX).saturating_add(i64::from(broken.number)) - 1
}

/// Edits together with those that adapt the lengths of the enclosing spans.
fn resized(mut edits: Vec<TextEdit>, around: &[Field]) -> Option<Vec<TextEdit>> {
    let grown = |edit: &TextEdit| edit.replacement.len() as i64 - i64::from(edit.span.len());
    let mut growth: i64 = edits.iter().map(grown).sum();
    for field in around.iter().rev() {
        if growth == 0 {
            break;
        }
        let length = i32::try_from(i64::from(field.number) + growth).ok()?;
        if length < 1 {
            return None;
        }
        let edit = TextEdit::new(field.number_span(), length.to_string());
        growth += grown(&edit);
        edits.push(edit);
    }
    Some(edits)
}

fn code_of(error: FieldError) -> Code {
    match error {
        FieldError::MissingNumber => codes::sip::MISSING_NUMBER,
        FieldError::NumberRange => codes::sip::NUMBER_RANGE,
        FieldError::UnknownTag => codes::sip::UNKNOWN_BYTE,
        FieldError::LengthTooSmall | FieldError::LengthPastEnd => codes::sip::WRONG_LENGTH,
        FieldError::MissingBang => codes::sip::MISSING_BANG,
    }
}
