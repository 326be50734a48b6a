//! The content of a half of a structured-index-path signature.

use super::Checker;
use super::repair::SpanPosition;
use crate::sip::fields::{BrokenField, Field, next_plausible, scan_field};
use crate::sip::tree::Key;
use crate::sip::visit::StructKind;
use abide_source::diagnostic::{Diagnostic, Fix, Message, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};
use std::collections::BTreeMap;

/// The tags that may occur within a half.
const TAGS: &[u8] = b"_kKSD";

/// A struct (or the root of a half) whose fields are being checked.
struct Frame {
    kind: Option<StructKind>,
    end: usize,
    /// The key that waits for its value.
    pending: Option<Field>,
    last_key: Option<Field>,
    /// Keys have come in strictly ascending order.
    ascending: bool,
    /// Whether fields were left out or guessed at: missing fields are then not reported.
    disturbed: bool,
    /// The start of its items in the list of all.
    first_item: usize,
}

/// A key and its value.
#[derive(Clone, Copy)]
struct Item {
    key: Field,
    end: usize,
}

/// The state of the check of one half.
struct Body<'c, 'a> {
    checker: &'c mut Checker<'a>,
    frames: Vec<Frame>,
    /// The spans around the innermost frame, and that frame itself: for fixes.
    around: Vec<Field>,
    /// The items of all open structs.
    items: Vec<Item>,
    /// Raw indices and their spans.
    leaves: Vec<(i32, Span)>,
    first_root: Option<Span>,
}

impl Checker<'_> {
    /// Checks the content of a half.
    pub(super) fn check_body(&mut self, half: &Field) {
        let mut body = Body {
            checker: self,
            frames: Vec::new(),
            around: Vec::new(),
            items: Vec::new(),
            leaves: Vec::new(),
            first_root: None,
        };
        body.open(None, half);
        body.run(half.content_start());
        body.repeated_raw_indices();
    }
}

impl<'a> Body<'_, 'a> {
    fn run(&mut self, mut at: usize) {
        while let Some(frame) = self.frames.last() {
            let end = frame.end;
            if at >= end {
                self.close();
                continue;
            }
            let text: &'a [u8] = self.checker.text.get(..end).unwrap_or_default();
            at = match scan_field(text, at) {
                Ok(field) => self.field(field),
                Err(broken) => self.broken(text, &broken),
            };
        }
    }

    fn open(&mut self, kind: Option<StructKind>, field: &Field) {
        self.frames.push(Frame {
            kind,
            end: field.end,
            pending: None,
            last_key: None,
            ascending: true,
            disturbed: false,
            first_item: self.items.len(),
        });
        self.around.push(*field);
    }

    /// Checks a well-formed field and returns where to continue.
    fn field(&mut self, field: Field) -> usize {
        match field.tag {
            b'k' | b'K' => self.key(&field),
            b'_' => {
                if self.value(&field) {
                    self.leaf(&field);
                }
            }
            b'S' => return self.structure(StructKind::Sequence, field),
            b'D' => return self.structure(StructKind::Dictionary, field),
            tag => {
                let message = rule!(
                    "Unrecognized tag: '{}' is neither a key ('k', 'K') nor a value ('_', 'S', 'D')",
                    char::from(tag)
                );
                self.checker.found.report(codes::sip::UNRECOGNIZED_TAG, field.span(), || message);
                self.mark_disturbed();
            }
        }
        field.end
    }

    fn mark_disturbed(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.disturbed = true;
        }
    }

    /// Reports a broken field and returns the position to continue at: within the field if it is repairable.
    fn broken(&mut self, text: &[u8], broken: &BrokenField) -> usize {
        let parent = self.frames.last().and_then(|frame| frame.kind);
        let place = SpanPosition::Inside { parent, end: text.len() };
        if let Some(end) = self.checker.right_end(broken, place) {
            let field = self.checker.wrong_length(broken, end, &self.around);
            self.mark_disturbed();
            return self.field(field);
        }
        let next = next_plausible(text, broken.start + 1, TAGS);
        self.checker.broken_field(broken, next, &self.around);
        self.mark_disturbed();
        next
    }

    fn key(&mut self, field: &Field) {
        let text = self.checker.text;
        let Some(frame) = self.frames.last_mut() else { return };
        let Some(kind) = frame.kind.filter(|_| frame.pending.is_none()) else {
            let reason = match frame.kind {
                None => "expected a struct",
                Some(_) => "the key before it has no value",
            };
            if !frame.disturbed {
                let message = rule!("Struct key not allowed here: {}", reason);
                self.checker.found.report(codes::sip::KEY_NOT_ALLOWED, field.span(), || message);
            }
            frame.pending = frame.kind.map(|_| *field);
            frame.disturbed = true;
            return;
        };
        let last = frame.last_key.replace(*field);
        frame.ascending &= last.is_none_or(|last| key_of(text, &last) < key_of(text, field));
        frame.pending = Some(*field);
        if field.tag != kind.key_tag() {
            let (has, needs) = match kind {
                StructKind::Sequence => ("string key in a sequence", "integer keys ('k')"),
                StructKind::Dictionary => ("integer key in a dictionary", "string keys ('K')"),
            };
            let message = rule!("{}: it has {} only", has, needs);
            self.checker.found.report(codes::sip::MIXED_KEYS, field.span(), || message);
        }
        if field.tag == b'k' && field.number < 0 {
            let message = rule!("the key {} is negative: sequences count from 0", field.number);
            let message = Message::from(message)
                .with_help("number the elements 'k0', 'k1', ..; an optional element has no key");
            self.checker.found.report(codes::sip::NEGATIVE_KEY, field.span(), || message);
        }
    }

    /// Checks whether a value is allowed here; false if it must be left out.
    fn value(&mut self, field: &Field) -> bool {
        let Some(frame) = self.frames.last_mut() else { return false };
        if frame.kind.is_none() {
            self.root(field);
            return true;
        }
        if let Some(key) = frame.pending.take() {
            self.items.push(Item { key, end: field.end });
            return true;
        }
        if !frame.disturbed {
            self.checker.found.report(
                codes::sip::VALUE_NOT_ALLOWED,
                field.span(),
                || "Value not allowed here: it has no key before it",
            );
        }
        frame.disturbed = true;
        false
    }

    fn root(&mut self, field: &Field) {
        let Some(first) = self.first_root else {
            self.first_root = Some(field.span());
            return;
        };
        self.checker.found.push(
            Diagnostic::new(
                codes::sip::SEVERAL_ROOTS,
                field.span(),
                "more than one root value: the documented form has one, such as a sequence",
            )
            .with_related(first, "the first root value"),
        );
    }

    fn leaf(&mut self, field: &Field) {
        self.leaves.push((field.number, field.span()));
        if field.number < 0 {
            let message = rule!("the raw index {} is negative", field.number);
            let message =
                Message::from(message).with_help("raw indices count the values: '_0', '_1', ..");
            self.checker.found.report(codes::sip::NEGATIVE_RAW_INDEX, field.span(), || message);
        }
    }

    /// Enters a struct, with the length that it should have.
    fn structure(&mut self, kind: StructKind, field: Field) -> usize {
        let field = self.settle_length(field);
        if !self.value(&field) {
            return field.end;
        }
        // The root of the half is a frame, but no level.
        if self.frames.len() > self.checker.depth {
            let message = rule!(
                "the signature nests deeper than the limit of {} levels; what is in here is not \
                 checked",
                self.checker.depth
            );
            self.checker.found.report(codes::limit::DEPTH, field.span(), || message);
            return field.end;
        }
        self.open(Some(kind), &field);
        field.content_start()
    }

    /// Returns a struct field with a corrected length. If the text after it is not a field that may follow, its
    /// length is probably wrong, and is reported.
    fn settle_length(&mut self, field: Field) -> Field {
        let Some(frame) = self.frames.last() else { return field };
        let text = self.checker.text.get(..frame.end).unwrap_or_default();
        let follows = |next: &Field| frame.kind.is_none() || matches!(next.tag, b'k' | b'K');
        let fits = scan_field(text, field.end).is_ok_and(|next| follows(&next));
        if field.end >= text.len() || fits {
            return field;
        }
        let place = SpanPosition::Inside { parent: frame.kind, end: frame.end };
        let end = self.checker.right_end(&field.into(), place);
        let Some(end) = end.filter(|&end| end != field.end) else { return field };
        let field = self.checker.wrong_length(&field.into(), end, &self.around);
        self.mark_disturbed();
        field
    }

    /// Ends the innermost frame.
    fn close(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if let Some(key) = frame.pending.filter(|_| !frame.disturbed) {
            let diagnostic = Diagnostic::new(
                codes::sip::TRAILING_KEY,
                key.span(),
                "the last key of this struct has no value: some readers refuse it",
            );
            let edit = TextEdit::new(key.span(), "");
            let fix = Fix::uncertain("remove the key", vec![edit]);
            self.checker.report_with_fix(diagnostic, fix, &self.around);
        }
        if !frame.ascending {
            self.unordered(&frame);
        }
        self.items.truncate(frame.first_item);
        self.around.pop();
    }

    /// Reports repeated keys, and keys smaller than the previous one of their kind.
    fn unordered(&mut self, frame: &Frame) {
        let text = self.checker.text;
        let items = self.items.get(frame.first_item..).unwrap_or_default();
        let keys: Vec<Field> = items.iter().map(|item| item.key).chain(frame.pending).collect();
        let mut firsts: BTreeMap<Key<'_>, Span> = BTreeMap::new();
        let mut last: [Option<Key<'_>>; 2] = [None; 2];
        let mut falling: Vec<Field> = Vec::new();
        for key in keys {
            let name = key_of(text, &key);
            let [indices, names] = &mut last;
            let before = if matches!(name, Key::Index(_)) { indices } else { names };
            if let Some(first) = firsts.get(&name) {
                let message = "duplicate key in this struct";
                let diagnostic = Diagnostic::new(codes::sip::DUPLICATE_KEY, key.span(), message);
                self.checker.found.push(diagnostic.with_related(*first, "the first one"));
            } else {
                firsts.insert(name, key.span());
                if before.is_some_and(|before| name < before) {
                    falling.push(key);
                }
            }
            *before = Some(name);
        }
        for (index, key) in falling.iter().enumerate() {
            let diagnostic = Diagnostic::new(
                codes::sip::UNSORTED_KEYS,
                key.span(),
                "the keys of this struct are not in the ascending order of writers",
            );
            let edit = if index == 0 { self.sorted_items(frame) } else { None };
            self.checker.found.push(match edit {
                Some(edit) => diagnostic.with_fix(Fix::safe("sort the keys", vec![edit])),
                None => diagnostic,
            });
        }
    }

    /// The items of a struct, sorted by their keys. The pieces are copied only within the budget, because deep
    /// structs contain each other.
    fn sorted_items(&mut self, frame: &Frame) -> Option<TextEdit> {
        let text = self.checker.text;
        let mut items = self.items.get(frame.first_item..).unwrap_or_default().to_vec();
        let (first, last) = items.first().zip(items.last())?;
        let span = Span::from_range(first.key.start..last.end);
        if frame.disturbed || !self.checker.use_fuel(span.len() as usize) {
            return None;
        }
        items.sort_by(|a, b| key_of(text, &a.key).cmp(&key_of(text, &b.key)));
        let pieces =
            items.iter().map(|item| text.get(item.key.start..item.end).unwrap_or_default());
        let replacement: Vec<u8> = pieces.flatten().copied().collect();
        // The key out of order may be a last one without a value. It belongs to no item, so nothing changes.
        (replacement != span.slice(text)).then(|| TextEdit::new(span, replacement))
    }

    fn repeated_raw_indices(&mut self) {
        self.leaves.sort_unstable();
        let mut first: Option<(i32, Span)> = None;
        for &(index, span) in &self.leaves {
            match first {
                Some((same, place)) if same == index => {
                    let message = rule!("the raw index {} is used twice", index);
                    self.checker.found.push(
                        Diagnostic::new(codes::sip::REPEATED_RAW_INDEX, span, message)
                            .with_related(place, "the first use")
                            .with_help("give each leaf the index of a value of its own"),
                    );
                }
                _ => first = Some((index, span)),
            }
        }
    }
}

/// The content of a key.
fn key_of<'a>(text: &'a [u8], field: &Field) -> Key<'a> {
    match field.tag {
        b'k' => Key::Index(field.number),
        _ => Key::Name(field.content(text)),
    }
}
