//! Validation of reflection JSON.
//!
//! An **error** violates the function-ABI design document. A **warning** is well formed, but a generation of IREE's
//! runtime refuses or misreads it; the message names it. **Information** is the rest.

mod escaped;
mod fix;
mod runtime;

use super::json::{Kind, NodeId};
use super::model::{DictTag, Dim, ForeignTag, Primitive, Rank, RecordId, RecordKind, Reflection};
use super::read;
use abide_source::diagnostic::codes::reflection as codes;
use abide_source::diagnostic::{Code, Detail, Diagnostic, Diagnostics, Fix, Message};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::{Span, TextEdit};
use std::fmt::Display;

/// Reads and validates a text: its errors as JSON and as reflection.
#[must_use]
pub fn check(text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    let reflection = read(text, limits);
    let is_whole = reflection.is_object() && reflection.json().diagnostics().is_empty();
    if !is_whole && let Some(escaped) = escaped::check(text, limits) {
        return vec![escaped];
    }
    let mut found = Diagnostics::new(limits);
    for diagnostic in reflection.json().diagnostics() {
        found.push(diagnostic.clone());
    }
    validate_into(&reflection, &mut found);
    found.finish()
}

/// The errors of a reflection, except those in its JSON, in the order of their positions.
#[must_use]
pub fn validate(reflection: &Reflection<'_>, limits: &Limits) -> Vec<Diagnostic> {
    let mut found = Diagnostics::new(limits);
    validate_into(reflection, &mut found);
    found.finish()
}

fn validate_into(reflection: &Reflection<'_>, found: &mut Diagnostics) {
    let mut validator = Validator { reflection, found };
    validator.root();
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RecordPosition {
    /// In the list of arguments.
    Argument,
    /// Within the record of an argument.
    InArgument,
    /// In the list of results, or within one.
    Result,
}

impl RecordPosition {
    /// The place of the elements of a record at this place.
    fn within(self) -> RecordPosition {
        if self == RecordPosition::Result {
            RecordPosition::Result
        } else {
            RecordPosition::InArgument
        }
    }
}

/// The keys that each reflection has, with the values that they list.
const KEYS: [(&str, &str); 2] = [("a", "arguments"), ("r", "results")];

pub(super) struct Validator<'r, 't> {
    pub(super) reflection: &'r Reflection<'t>,
    pub(super) found: &'r mut Diagnostics,
}

impl Validator<'_, '_> {
    fn root(&mut self) {
        let json = self.reflection.json();
        let root = json.root();
        if !self.reflection.is_object() {
            // The JSON reader reports a missing value.
            if json.kind(root) != Kind::Invalid {
                let message = "reflection is a JSON object with the keys \"a\", \"r\" and \"v\"";
                self.report(codes::NOT_OBJECT, json.span(root), || message);
            }
            return;
        }
        for (key, what) in KEYS {
            self.root_key(key, what);
        }
        self.other_keys();
        let reflection = self.reflection;
        let arguments = reflection.arguments().unwrap_or_default();
        for id in arguments {
            self.record(*id, RecordPosition::Argument);
        }
        self.names(arguments);
        for id in reflection.results().unwrap_or_default() {
            self.record(*id, RecordPosition::Result);
        }
    }

    fn root_key(&mut self, key: &str, what: &str) {
        let json = self.reflection.json();
        match json.member(json.root(), key) {
            None => {
                let message = rule!(
                    "the key \"{}\" is missing: an array with a record for each of the {}",
                    key,
                    what
                );
                let (span, fix) = self.add_key(key, what);
                self.found.push(Diagnostic::new(codes::MISSING_KEY, span, message).with_fix(fix));
            }
            Some(member) if json.kind(member.value) != Kind::Array => {
                self.report(codes::NOT_ARRAY, json.span(member.value), || {
                    rule!("\"{}\" is an array with a record for each of the {}", key, what)
                });
            }
            Some(_) => {}
        }
    }

    /// The position and the fix for a key that the root lacks. The fix renames a key that is meant for it, such as
    /// `args` for `a`, or adds an empty array.
    fn add_key(&self, key: &str, what: &str) -> (Span, Fix) {
        let json = self.reflection.json();
        let meant = self.meant_key(key, what);
        if let Some(meant) = meant {
            let span = json.span(meant);
            let edit = TextEdit::new(span, format!("\"{key}\""));
            return (span, Fix::uncertain(format!("rename it to \"{key}\""), vec![edit]));
        }
        let root = json.span(json.root());
        let brace = Span::new(root.start(), root.start() + 1);
        let comma = if json.is_empty(json.root()) { "" } else { "," };
        let edit = TextEdit::new(Span::at(brace.end()), format!("\"{key}\":[]{comma}"));
        (brace, Fix::uncertain(format!("add \"{key}\":[]"), vec![edit]))
    }

    /// The key that is meant for one that the root lacks.
    fn meant_key(&self, key: &str, what: &str) -> Option<NodeId> {
        let json = self.reflection.json();
        let mut members = json.members(json.root());
        let meant = members.find(|member| {
            let written = json.string(member.key);
            written.starts_with(key)
                && what.starts_with(written.trim_end_matches('s'))
                && json.kind(member.value) == Kind::Array
        });
        meant.map(|member| member.key)
    }

    fn other_keys(&mut self) {
        let json = self.reflection.json();
        let missing = KEYS.into_iter().filter(|(key, _)| json.member(json.root(), key).is_none());
        let renamed: Vec<NodeId> =
            missing.filter_map(|(key, what)| self.meant_key(key, what)).collect();
        for member in json.members(json.root()) {
            let span = json.span(member.key);
            match json.string_bytes(member.key) {
                b"a" | b"r" => {}
                // The error about the missing key has the fix.
                _ if renamed.contains(&member.key) => {}
                b"v" if json.unsigned(member.value) == Some(1) => {}
                b"v" => self.report(codes::UNKNOWN_KEY, json.span(member.value), || {
                    let message = "the version is 1 in all reflection that is known; no runtime \
                                       looks at it";
                    Message::from(message).with_help("write 1, or leave the key out")
                }),
                _ => self.report(codes::UNKNOWN_KEY, span, || {
                    rule!(
                        "no runtime looks at the key {}",
                        format_args!("{:?}", json.string(member.key))
                    )
                }),
            }
        }
    }

    /// Validates one record and those within it. Recursion is bounded by the depth of the JSON.
    fn record(&mut self, id: RecordId, place: RecordPosition) {
        let record = *self.reflection.record(id);
        match record.kind {
            RecordKind::Primitive(primitive) => self.primitive(primitive, id, place),
            RecordKind::Unknown => self.unknown(id, place),
            RecordKind::Null => self.null(id, place),
            RecordKind::OtherWord => self.other_word(record.node),
            RecordKind::Named { name, slot } => self.named(id, name, slot, place),
            RecordKind::NdArray { element, rank, dims } => {
                self.nd_array(id, (element, rank, self.reflection.dims(dims)), place);
            }
            RecordKind::Sequence { slots, .. } => {
                for slot in self.reflection.children(slots) {
                    self.record(*slot, place.within());
                }
            }
            RecordKind::Dict { tag, entries } => {
                if tag == DictTag::SdictKwargs {
                    self.sdict_kwargs(id);
                }
                self.dict(self.reflection.entries(entries), tag, place);
            }
            RecordKind::HomogeneousList { element } => {
                self.field_count(id, 2, "[\"py_homogeneous_list\", element type]");
                if place != RecordPosition::Result {
                    self.refused_list(id);
                }
                self.field(element, id, place);
            }
            RecordKind::Foreign { tag, fields } => {
                self.foreign(id, tag);
                for field in self.reflection.children(fields) {
                    self.foreign_field(*field, place);
                }
            }
            RecordKind::OtherCompound { tag } => self.other_compound(tag),
            RecordKind::Malformed => self.malformed(record.node),
        }
    }

    /// Validates a field that is a record. The field count reports a missing one.
    fn field(&mut self, field: RecordId, compound: RecordId, place: RecordPosition) {
        if self.reflection.record(field).node != self.reflection.record(compound).node {
            self.record(field, place.within());
        }
    }

    fn foreign_field(&mut self, field: RecordId, place: RecordPosition) {
        // npcomp's own words are reported with the record that they are in.
        let kind = self.reflection.record(field).kind;
        let known =
            matches!(kind, RecordKind::Primitive(_) | RecordKind::Unknown | RecordKind::Null);
        if !known {
            self.record(field, place.within());
        }
    }

    fn named(&mut self, id: RecordId, name: NodeId, slot: RecordId, place: RecordPosition) {
        let json = self.reflection.json();
        if place != RecordPosition::Argument {
            self.report(
                codes::NAMED_PLACE,
                self.reflection.span(id),
                || "only a record in the root list of arguments can be named",
            );
        }
        self.field_count(id, 3, "[\"named\", name, type]");
        if name != self.reflection.record(id).node && json.kind(name) != Kind::String {
            self.report(
                codes::FIELD_KIND,
                json.span(name),
                || "the name of an argument is a string",
            );
        }
        self.field(slot, id, place);
    }

    fn nd_array(&mut self, id: RecordId, fields: (RecordId, Rank, &[Dim]), place: RecordPosition) {
        let (element, rank, dims) = fields;
        let json = self.reflection.json();
        let node = self.reflection.record(id).node;
        if json.len(node) < 3 {
            self.report(
                codes::FIELD_COUNT,
                json.span(node),
                || "an ndarray is [\"ndarray\", element type, rank, dim...]",
            );
        }
        if self.reflection.record(element).node != node {
            self.element(element, place);
        }
        for (field, dim) in json.items(node).skip(3).zip(dims) {
            if *dim == Dim::Malformed {
                let message = "a dim is a number of elements, or null where it is unknown";
                let edit = self.meant_dim(field).map(|dim| TextEdit::new(json.span(field), dim));
                let fix = edit.map(|edit| Fix::uncertain("write the dim", vec![edit]));
                self.field_kind(json.span(field), message, fix);
            }
            self.wide_dim(*dim, json.span(field));
        }
        let Some(rank_field) = json.items(node).nth(2) else { return };
        let span = json.span(rank_field);
        match rank {
            Rank::Malformed => {
                let message = "the rank is a number of dims, or null where it is unknown";
                let fix = self.meant_rank(rank_field).filter(|_| dims.is_empty());
                self.field_kind(span, message, fix);
            }
            Rank::Known(rank) if rank as usize == dims.len() => {}
            Rank::Unknown if dims.is_empty() => self.unranked(span, place),
            Rank::Known(_) | Rank::Unknown => self.rank(span, dims.len()),
            Rank::Missing => {}
        }
    }

    fn field_kind(&mut self, span: Span, message: &'static str, fix: Option<Fix>) {
        let found = Diagnostic::new(codes::FIELD_KIND, span, message);
        self.found.push(match fix {
            Some(fix) => found.with_fix(fix),
            None => found,
        });
    }

    /// Reports a rank that is not the number of dims.
    fn rank(&mut self, span: Span, dims: usize) {
        let follow = if dims == 1 { "dim follows" } else { "dims follow" };
        let message = rule!("this rank does not fit: {} {}", dims, follow);
        self.found.push(Diagnostic::new(codes::RANK, span, message).with_fix(Fix::uncertain(
            format!("set the rank to {dims}"),
            vec![TextEdit::new(span, dims.to_string())],
        )));
    }

    fn dict(&mut self, entries: &[super::model::Entry], tag: DictTag, place: RecordPosition) {
        let json = self.reflection.json();
        let mut keys = Vec::new();
        for entry in entries {
            let is_array = json.kind(entry.node) == Kind::Array;
            let fields = if is_array { json.len(entry.node) } else { 0 };
            if fields != 2 {
                self.report(
                    codes::FIELD_COUNT,
                    json.span(entry.node),
                    || "a slot of a structure is [key, type]",
                );
            }
            if fields >= 2 && json.kind(entry.key) == Kind::String {
                keys.push(entry.key);
            } else if fields >= 2 {
                self.report(
                    codes::FIELD_KIND,
                    json.span(entry.key),
                    || "the key of a slot is a string",
                );
            }
            if self.reflection.record(entry.slot).node != entry.node {
                self.record(entry.slot, place.within());
            }
        }
        let are_whole =
            keys.len() == entries.len() && entries.iter().all(|entry| json.len(entry.node) == 2);
        self.duplicate_keys(&mut keys);
        if are_whole && tag == DictTag::Sdict {
            self.sorted_keys(entries);
        }
    }

    fn duplicate_keys(&mut self, keys: &mut [NodeId]) {
        self.duplicates(keys, |name| {
            rule!(
                "the key {} appears twice: IREE takes the same value for both slots, and gives \
                 back only the last",
                name
            )
        });
    }

    /// Checks the names of arguments: each occurs once, and none before an argument without a name.
    fn names(&mut self, arguments: &[RecordId]) {
        let mut names = Vec::new();
        let mut first_named = None;
        let mut last_unnamed = None;
        for id in arguments {
            match self.reflection.record(*id).kind {
                RecordKind::Named { name, .. } => {
                    names.extend(
                        Some(name)
                            .filter(|name| self.reflection.json().kind(*name) == Kind::String),
                    );
                    first_named.get_or_insert(*id);
                }
                _ => last_unnamed = Some(*id),
            }
        }
        if let (Some(named), Some(unnamed)) = (first_named, last_unnamed)
            && named < unnamed
        {
            let span = self.reflection.span(named);
            let message = "a named argument before one without a name: IREE since 2022-02 counts \
                           positions over both, so that the last unnamed ones cannot be passed; \
                           put named arguments last";
            let diagnostic = Diagnostic::new(codes::NAMED_ORDER, span, message)
                .with_related(self.reflection.span(unnamed), "this one has no name");
            self.found.push(diagnostic);
        }
        self.duplicates(&mut names, |name| {
            rule!("two arguments are named {}: IREE cannot pass the first", name)
        });
    }

    /// Reports each of `keys` that occurred before.
    fn duplicates(&mut self, keys: &mut [NodeId], message: impl Fn(&str) -> Detail) {
        let json = self.reflection.json();
        keys.sort_by(|a, b| json.string_bytes(*a).cmp(json.string_bytes(*b)).then(a.cmp(b)));
        for pair in keys.windows(2) {
            if let [first, second] = pair
                && json.string_bytes(*first) == json.string_bytes(*second)
            {
                let name = format!("{:?}", json.string(*second));
                let diagnostic =
                    Diagnostic::new(codes::DUPLICATE_NAME, json.span(*second), message(&name))
                        .with_related(json.span(*first), "it is here first");
                self.found.push(diagnostic);
            }
        }
    }

    fn other_word(&mut self, node: NodeId) {
        let word = self.reflection.json().string(node);
        let message = rule!(
            "{} is not a primitive type; those are i<width>, f<width>, bf16 and unknown",
            format_args!("{:?}", shortened(&word))
        );
        if let Some(meant) = fix::meant_array(&word) {
            let span = self.reflection.json().span(node);
            let fix = Fix::uncertain(format!("write {meant}"), vec![TextEdit::new(span, meant)]);
            self.found.push(Diagnostic::new(codes::UNKNOWN_PRIMITIVE, span, message).with_fix(fix));
            return;
        }
        let meant = fix::meant_primitive(&word);
        self.other_string(node, codes::UNKNOWN_PRIMITIVE, message, Fix::safe, meant);
    }

    fn other_compound(&mut self, tag: NodeId) {
        let word = self.reflection.json().string(tag);
        let message = rule!(
            "{} is no compound type: those are named, ndarray, slist, stuple, sdict and \
             py_homogeneous_list",
            format_args!("{:?}", shortened(&word))
        );
        let meant = fix::meant_tag(&word);
        self.other_string(tag, codes::UNKNOWN_TAG, message, Fix::uncertain, meant);
    }

    /// Reports a string that is not allowed, with a fix if it is nearly one of the allowed strings.
    fn other_string(
        &mut self,
        node: NodeId,
        code: Code,
        message: Detail,
        fix: fn(String, Vec<TextEdit>) -> Fix,
        meant: Option<impl Display>,
    ) {
        let span = self.reflection.json().span(node);
        let mut diagnostic = Diagnostic::new(code, span, message);
        if let Some(meant) = meant {
            let edit = TextEdit::new(span, format!("\"{meant}\""));
            diagnostic = diagnostic.with_fix(fix(format!("write \"{meant}\""), vec![edit]));
        }
        self.found.push(diagnostic);
    }

    fn malformed(&mut self, node: NodeId) {
        let json = self.reflection.json();
        let message = match json.kind(node) {
            // Reported by the JSON reader.
            Kind::Invalid => return,
            Kind::Array if json.is_empty(node) => "a compound type begins with its tag",
            Kind::Array => "the tag of a compound type is a string",
            _ => "a type record is a string, null or an array",
        };
        self.report(codes::RECORD_KIND, json.span(node), || message);
    }

    /// Reports a record whose number of fields, with the tag, is not `count`.
    fn field_count(&mut self, id: RecordId, count: usize, form: &str) {
        let json = self.reflection.json();
        let node = self.reflection.record(id).node;
        let have = json.len(node);
        if have != count {
            let how = if have < count { "too few" } else { "too many" };
            self.report(codes::FIELD_COUNT, json.span(node), || {
                rule!("{} fields: this record is {}", how, form)
            });
        }
    }

    pub(super) fn report<M: Into<Message>>(
        &mut self,
        code: Code,
        span: Span,
        message: impl FnOnce() -> M,
    ) {
        self.found.report(code, span, message);
    }
}

/// A word in a message, not longer than a line.
fn shortened(word: &str) -> &str {
    let end = word.char_indices().nth(40).map_or(word.len(), |(end, _)| end);
    word.get(..end).unwrap_or(word)
}
