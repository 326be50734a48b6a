//! The position of metadata: within `iree.reflection`, bare, or both.

use super::checker::Checker;
use crate::function::{Metadata, MetadataKey, MetadataPlace};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};
use std::collections::BTreeMap;

impl Checker<'_, '_> {
    pub(super) fn places(&mut self) {
        let function = self.function;
        // A key may occur several times in a dictionary.
        let mut inner: BTreeMap<MetadataKey, &Metadata<'_>> = BTreeMap::new();
        for entry in
            function.metadata.iter().filter(|entry| entry.place == MetadataPlace::Reflection)
        {
            inner.entry(entry.key).or_insert(entry);
        }
        let mut movable = Vec::new();
        for entry in function.metadata.iter().filter(|entry| entry.place == MetadataPlace::Bare) {
            match inner.get(&entry.key) {
                Some(inner) => self.check_both_places(entry, inner),
                None => movable.push(entry),
            }
        }
        if function.is_func() {
            self.bare(&movable);
        }
        let is_alone = function.entries(MetadataKey::IreeAbi).next().is_none();
        for entry in &function.metadata {
            if entry.key == MetadataKey::D {
                self.document_key(entry, is_alone);
            }
        }
    }

    /// Reports a key in both places. Of a `func.func` the compiler drops the bare one; of other functions the module
    /// keeps both.
    fn check_both_places(&mut self, bare: &Metadata<'_>, inner: &Metadata<'_>) {
        let key = bare.key.name();
        let same = match (bare.value.literal(), inner.value.literal()) {
            (Some(bare), Some(inner)) => bare.bytes() == inner.bytes(),
            _ => false,
        };
        let message = if self.function.is_func() {
            rule!(
                "'{}' is also in iree.reflection, and today's compiler keeps only that one of \
                 a {}",
                key,
                String::from_utf8_lossy(self.function.operation)
            )
        } else {
            rule!(
                "'{}' is also in iree.reflection: the module then holds the key twice; IREE's \
                 Python binding takes this one, its C API the other",
                key
            )
        };
        let mut diagnostic = Diagnostic::new(codes::abi::BOTH_PLACES, bare.key_span, message)
            .with_related(inner.key_span, "the other one");
        // If the two differ, only the author knows which is meant.
        if same || self.function.is_func() {
            let (title, edits) = ("remove the bare attribute", removals(&[bare]));
            let fix = if same { Fix::safe(title, edits) } else { Fix::uncertain(title, edits) };
            diagnostic = diagnostic.with_fix(fix);
        }
        self.found.push(diagnostic);
    }

    /// Reports the bare attributes of a `func.func`, with one fix that moves them all.
    fn bare(&mut self, entries: &[&Metadata<'_>]) {
        let Some((first, rest)) = entries.split_first() else { return };
        let texts = entries.iter().map(|entry| entry.span.slice(self.text));
        let moved = texts.collect::<Vec<_>>().join(&b", "[..]);
        let edits = match self.function.reflection {
            Some(dictionary) => {
                let at = Span::at(dictionary.end_of_entries);
                let mut edits = vec![TextEdit::new(at, dictionary.insertion(&moved))];
                edits.extend(removals(entries));
                edits
            }
            None => {
                let dictionary = [&b"iree.reflection = {"[..], &moved, b"}"].concat();
                let mut edits = vec![TextEdit::new(first.span, dictionary)];
                // They follow the first one, so there is always a comma before.
                edits.extend(rest.iter().map(|entry| TextEdit::new(with_comma_before(entry), "")));
                edits
            }
        };
        let names: Vec<String> =
            entries.iter().map(|entry| format!("'{}'", entry.key.name())).collect();
        let message = rule!(
            "today's IREE compiler drops {} of a {}: it keeps only what is in iree.reflection",
            names.join(", "),
            String::from_utf8_lossy(self.function.operation)
        );
        self.found.push(
            Diagnostic::new(codes::abi::BARE_ATTRIBUTE, first.key_span, message)
                .with_fix(Fix::safe("move into iree.reflection", edits)),
        );
    }

    fn document_key(&mut self, entry: &Metadata<'_>, is_alone: bool) {
        let message = "the function-ABI design document calls this key 'd'; producers write, and \
                       runtimes read, 'iree.abi'";
        let mut diagnostic = Diagnostic::new(codes::abi::DOCUMENT_KEY, entry.key_span, message);
        if is_alone {
            let edit = TextEdit::new(entry.key_span, MetadataKey::IreeAbi.name());
            diagnostic = diagnostic.with_fix(Fix::safe("rename it to iree.abi", vec![edit]));
        }
        self.found.push(diagnostic);
    }
}

/// The edits that remove entries, each with one of its commas. `entries` are in the order of their places.
fn removals(entries: &[&Metadata<'_>]) -> Vec<TextEdit> {
    let mut edits = Vec::with_capacity(entries.len());
    let mut leading = 0;
    let mut dictionary = None;
    for entry in entries {
        let place = entry.neighbours;
        if dictionary != Some(place.dictionary) {
            (dictionary, leading) = (Some(place.dictionary), 0);
        }
        // Entries removed from the beginning of the dictionary take the comma after them, the others the comma
        // before.
        let span = if place.index == leading {
            leading += 1;
            Span::new(entry.span.start(), place.next_start.unwrap_or(entry.span.end()))
        } else {
            with_comma_before(entry)
        };
        edits.push(TextEdit::new(span, ""));
    }
    edits
}

fn with_comma_before(entry: &Metadata<'_>) -> Span {
    let start = entry.neighbours.previous_end.unwrap_or(entry.span.start());
    Span::new(start, entry.span.end())
}
