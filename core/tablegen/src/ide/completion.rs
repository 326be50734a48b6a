//! Completions at a position.

use super::assembly_format::completions_in_format;
use super::common_names::{base_place, field_place, is_machinery, place, word_place};
use super::completion_item::{
    Completion, CompletionKind, CompletionRank as Rank, MAX_OFFERED_ITEMS, MIN_MISSING_BYTES,
};
use super::completion_snippets::{add_values, ends_line, is_in_folder, parent};
use super::context::{Cursor, Frame, cursor};
use super::expected::{Expected, expected};
use super::headers::{headers, include_edit, is_included};
use super::include_completion::paths_of_include;
use super::lookup::{class_named, class_of_value, record_named};
use super::operators::operator;
use super::sites::{SiteKind, sites};
use super::{Document, lossy};
use crate::lexer::{Bang, Keyword, Token, TokenKind};
use crate::store::{FieldKind, RecordId, RecordKind, TypeId};
use abide_source::text::Span;
use rustc_hash::FxHashSet;

const TYPES: [&str; 7] = ["bit", "bits", "code", "dag", "int", "list", "string"];

pub(super) const STATEMENTS: [&str; 13] = [
    "assert",
    "class",
    "def",
    "defm",
    "defset",
    "deftype",
    "defvar",
    "dump",
    "foreach",
    "if",
    "include",
    "let",
    "multiclass",
];

const ITEMS: [&str; 5] = ["assert", "defvar", "dump", "field", "let"];

/// The completions collected for a word.
struct Offers<'s> {
    document: Document<'s>,
    word: Span,
    /// The word in lower case.
    spelling: String,
    /// The rank of the items being collected.
    rank: Rank,
    /// The value that is expected.
    expected: Expected,
    /// Whether the name of a field is expected, which a `let` in a body sets.
    sets_field: bool,
    /// The keyword of the statement whose parents are expected.
    parents_of: Option<Keyword>,
    seen: FxHashSet<String>,
    found: Vec<Completion>,
}

/// Completions at a position that begin like the word before the cursor, ignoring case: the best ranks first, then those
/// that begin in the same case, in alphabetical order.
#[must_use]
pub fn completions(document: Document<'_>, offset: u32) -> Vec<Completion> {
    let mut found = all_completions(document, offset);
    found.truncate(MAX_OFFERED_ITEMS);
    found
}

/// As [`completions`], all of them.
pub(super) fn all_completions(document: Document<'_>, offset: u32) -> Vec<Completion> {
    if let Some(found) = completions_in_format(document, offset) {
        return found;
    }
    if let Some(found) = paths_of_include(document, offset) {
        return found;
    }
    let Some(cursor) = cursor(document, offset) else { return Vec::new() };
    let word = cursor.word;
    let spelling = document.string(word).to_lowercase();
    let (seen, found) = (FxHashSet::default(), Vec::new());
    let (rank, expected) = (Rank::Other, Expected::Any);
    let (sets_field, parents_of) = (false, None);
    let mut offers =
        Offers { document, word, spelling, rank, expected, sets_field, parents_of, seen, found };
    offers.collect(&cursor);
    let classes = offers.expected.classes(document);
    let (sets_field, parents_of) = (offers.sets_field, offers.parents_of);
    let mut found = offers.found;
    let written = document.string(word);
    let is_other_case = |label: &str| !label.starts_with(&written);
    found.sort_by_cached_key(|one| {
        let place = |class: &String| place(class, &one.label);
        let is_word = matches!(one.kind, CompletionKind::Keyword | CompletionKind::Type);
        let word = || word_place(&one.label).filter(|_| is_word);
        let field = || field_place(&one.label).filter(|_| sets_field);
        let common = classes.iter().find_map(place).or_else(word).or_else(field);
        let common = common.unwrap_or(usize::MAX);
        // A name that is used so often is probably meant, included or not.
        let rank = if common < usize::MAX { Rank::First } else { one.rank };
        let base = parents_of.and_then(|_| base_place(&one.label)).unwrap_or(usize::MAX);
        // Classes are mostly made of MLIR's own, definitions of those of their project.
        let is_base = parents_of == Some(Keyword::Class) && base < usize::MAX;
        let rank = if is_base { Rank::First } else { rank };
        let is_argument = one.kind == CompletionKind::TemplateArgument;
        let order = (rank, is_other_case(&one.label), is_argument, common.min(base));
        (order, is_machinery(&one.label), one.label.clone(), one.kind)
    });
    if word.is_empty() && offers.expected != Expected::Any {
        keep_fitting(&mut found);
    }
    found
}

/// Removes the completions that do not have the expected type, if some have it. An editor asks again for them once a
/// letter is typed.
fn keep_fitting(found: &mut Vec<Completion>) {
    let is_value = |one: &Completion| one.kind != CompletionKind::TemplateArgument;
    if found.iter().any(|one| one.rank == Rank::First && is_value(one)) {
        found.retain(|one| one.rank < Rank::Other);
    }
}

impl Offers<'_> {
    fn collect(&mut self, cursor: &Cursor) {
        if self.spelling.starts_with('!') {
            return self.operators();
        }
        match (cursor.frames.last(), cursor.previous()) {
            (_, Some(TokenKind::Dot)) => self.members(cursor),
            (Some(frame), previous) if !frame.is_block => self.within(cursor, frame, previous),
            _ => self.in_statement(cursor),
        }
    }

    /// In brackets.
    fn within(&mut self, cursor: &Cursor, frame: &Frame, previous: Option<TokenKind>) {
        let begins = matches!(previous, Some(TokenKind::Less | TokenKind::Comma));
        let before = cursor.before(frame.open);
        match (frame.kind, before.map(|token| token.kind)) {
            (TokenKind::Less, Some(TokenKind::Keyword(Keyword::List) | TokenKind::Bang(_))) => {
                self.types();
            }
            (TokenKind::Less, Some(TokenKind::Keyword(_))) => {}
            (TokenKind::Less, Some(TokenKind::Identifier)) => {
                let owner = frame.open.checked_sub(2).and_then(|at| cursor.kind(at));
                let declares = [Keyword::Class, Keyword::Multiclass]
                    .iter()
                    .any(|&word| owner == Some(TokenKind::Keyword(word)));
                match (declares, begins) {
                    (true, true) => self.types(),
                    (true, false) if previous != Some(TokenKind::Equal) => {}
                    (true, false) => self.values(cursor),
                    (false, true) => {
                        self.values(cursor);
                        // A value of the same name is meant more often.
                        self.with_rank(Rank::Local, |all| all.arguments(before));
                    }
                    (false, false) => self.values(cursor),
                }
            }
            _ => self.values(cursor),
        }
    }

    /// In a statement of a file or block, or an item of a body.
    fn in_statement(&mut self, cursor: &Cursor) {
        let block = cursor.block().copied();
        let in_body =
            block.is_some_and(|f| matches!(cursor.owner(&f), Some(Keyword::Class | Keyword::Def)));
        let statement = cursor.statement();
        let previous = cursor.previous();
        let Some(first) = statement.first() else {
            match in_body {
                true => {
                    self.with_rank(Rank::First, |all| all.keywords(&ITEMS));
                    self.types();
                }
                false => self.keywords(&STATEMENTS),
            }
            return;
        };
        if previous == Some(TokenKind::Keyword(Keyword::In)) {
            return self.keywords(&STATEMENTS);
        }
        let has_value = statement.iter().any(|token| token.kind == TokenKind::Equal);
        let is_next = matches!(previous, Some(TokenKind::Colon | TokenKind::Comma));
        let has_parents = statement.iter().any(|token| token.kind == TokenKind::Colon);
        match first.kind {
            TokenKind::Keyword(Keyword::Class | Keyword::Def) if !(is_next && has_parents) => {}
            TokenKind::Keyword(word @ (Keyword::Class | Keyword::Def)) => {
                self.parents_of = Some(word);
                self.parents(cursor);
            }
            TokenKind::Keyword(Keyword::Defm | Keyword::Multiclass) if is_next && has_parents => {
                self.multiclasses();
                self.classes();
            }
            TokenKind::Keyword(Keyword::Defm | Keyword::Multiclass) => {}
            TokenKind::Keyword(Keyword::Let) => self.in_let(cursor, block.filter(|_| in_body)),
            TokenKind::Keyword(Keyword::Include) => {}
            TokenKind::Keyword(Keyword::Field) if statement.len() == 1 => self.types(),
            TokenKind::Keyword(Keyword::Defset) if !has_value => self.types(),
            TokenKind::Keyword(Keyword::Deftype) if has_value => self.types(),
            TokenKind::Keyword(Keyword::Foreach) if has_value => {
                self.word_after_value("in", previous);
                self.values(cursor);
            }
            TokenKind::Keyword(Keyword::If) => {
                self.word_after_value("then", previous);
                self.values(cursor);
            }
            TokenKind::Keyword(Keyword::Assert | Keyword::Dump) => self.values(cursor),
            _ if has_value => self.values(cursor),
            _ => {}
        }
    }

    /// In a `let` of a body, or of statements.
    fn in_let(&mut self, cursor: &Cursor, body: Option<Frame>) {
        let statement = cursor.statement();
        let has_value = statement.iter().any(|token| token.kind == TokenKind::Equal);
        let is_after_equal = statement.last().is_some_and(|token| token.kind == TokenKind::Equal);
        let is_name = statement.len() == 1
            || statement.last().is_some_and(|token| token.kind == TokenKind::Comma);
        match (is_name, body) {
            (true, Some(frame)) => {
                self.sets_field = true;
                self.own_fields(cursor, &frame);
                add_values(self.document, cursor, &mut self.found);
            }
            (true, None) => self.all_fields(),
            (false, Some(_)) if !has_value => {}
            (false, None) if !is_after_equal => {
                self.word_after_value("in", cursor.previous());
                self.values(cursor);
            }
            _ => self.values(cursor),
        }
    }

    fn offer(&mut self, label: String, kind: CompletionKind, detail: impl FnOnce() -> String) {
        let fits = label
            .get(..self.spelling.len())
            .is_some_and(|beginning| beginning.eq_ignore_ascii_case(&self.spelling));
        // The set must not depend on the limit, because it is sorted and truncated at the end.
        if fits && self.seen.insert(label.clone()) {
            let (inserted, replaced, rank) = (label.clone(), self.word, self.rank);
            let detail = detail();
            let include = None;
            let snippet = None;
            let found =
                Completion { label, inserted, snippet, kind, detail, replaced, rank, include };
            self.found.push(found);
        }
    }

    /// Collects completions of a rank.
    fn with_rank(&mut self, rank: Rank, collect: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.rank, rank);
        collect(self);
        self.rank = before;
    }

    /// The word that may follow a value: the expected one, if any.
    fn word_after_value(&mut self, word: &str, previous: Option<TokenKind>) {
        let opens = match previous {
            Some(TokenKind::Keyword(word)) => !matches!(word, Keyword::True | Keyword::False),
            other => matches!(other, Some(TokenKind::Equal | TokenKind::Comma | TokenKind::Less)),
        };
        let rank = if opens { Rank::Other } else { Rank::First };
        self.with_rank(rank, |all| all.keywords(&[word]));
    }

    /// The names that files of MLIR define with one of some words, and that no included file does.
    fn missing(&mut self, words: &[&str]) {
        if self.word.len() < MIN_MISSING_BYTES {
            return;
        }
        for header in headers().filter(|header| words.contains(&header.word)) {
            let begins = |name: &&str| {
                let beginning = name.get(..self.spelling.len());
                beginning.is_some_and(|one| one.eq_ignore_ascii_case(&self.spelling))
            };
            let names: Vec<&str> = header.names().filter(begins).collect();
            if names.is_empty() || is_included(self.document, header.path) {
                continue;
            }
            let include = include_edit(self.document, header.path);
            let kind = match header.word {
                "def" => CompletionKind::Record,
                "multiclass" => CompletionKind::Multiclass,
                _ => CompletionKind::Class,
            };
            let before = self.found.len();
            self.with_rank(Rank::Missing, |all| {
                for name in names {
                    all.offer(name.to_owned(), kind, || format!("include \"{}\"", header.path));
                }
            });
            for one in self.found.iter_mut().skip(before) {
                one.include = Some(include.clone());
            }
        }
    }

    fn operators(&mut self) {
        for &bang in Bang::ALL {
            let label = format!("!{}", bang.text());
            self.offer(label, CompletionKind::Operator, || operator(bang).form.to_owned());
        }
    }

    fn keywords(&mut self, words: &[&str]) {
        for word in words {
            self.offer((*word).to_owned(), CompletionKind::Keyword, String::new);
        }
    }

    fn types(&mut self) {
        self.with_rank(Rank::First, |all| {
            for name in TYPES {
                all.offer(name.to_owned(), CompletionKind::Type, String::new);
            }
        });
        self.defined(&[SiteKind::Deftype], CompletionKind::Type);
        self.classes();
    }

    fn classes(&mut self) {
        let document = self.document;
        for &class in &document.evaluation.classes {
            self.record(class, CompletionKind::Class);
        }
        self.missing(&["class"]);
    }

    /// The classes that a `def` or `class` may have as parents; for a `def` with gaps for their arguments if nothing
    /// follows.
    fn parents(&mut self, cursor: &Cursor) {
        let document = self.document;
        let def = cursor.statement().get(1).map(|name| document.string(name.span));
        let has_gaps = self.parents_of == Some(Keyword::Def) && !self.spelling.is_empty();
        let def = def.filter(|_| has_gaps && ends_line(document, cursor));
        for &class in &document.evaluation.classes {
            let before = self.found.len();
            let rank = if is_in_folder(document, class) { Rank::Local } else { Rank::Other };
            self.with_rank(rank, |all| all.record(class, CompletionKind::Class));
            if let (Some(made), Some(def)) = (self.found.get_mut(before), &def) {
                made.snippet = parent(document, class, def);
            }
        }
        self.missing(&["class"]);
    }

    fn multiclasses(&mut self) {
        let document = self.document;
        for &multiclass in &document.evaluation.multiclasses {
            self.record(multiclass, CompletionKind::Multiclass);
        }
        self.missing(&["multiclass"]);
    }

    fn record(&mut self, record: RecordId, kind: CompletionKind) {
        let document = self.document;
        let store = document.store();
        let name = lossy(store.record_name_text(record));
        let is_expected = match &self.expected {
            Expected::Record(classes) => {
                let is_below =
                    |class: &RecordId| *class == record || store.is_subclass(record, *class);
                classes.iter().all(is_below)
            }
            Expected::Operator => {
                kind == CompletionKind::Record && store.record(record).parents.is_empty()
            }
            Expected::Any | Expected::Bit => false,
        };
        let rank = if is_expected { Rank::First } else { self.rank };
        self.with_rank(rank, |all| {
            all.offer(name, kind, || match kind {
                CompletionKind::Record => {
                    let parents = store.record(record).parents.iter();
                    let names = parents.map(|&(class, _)| lossy(&document.printer().name(class)));
                    names.collect::<Vec<_>>().join(", ")
                }
                _ => arguments_text(document, record),
            });
        });
    }

    /// The template arguments of a class or multiclass, by name.
    fn arguments(&mut self, name: Option<Token>) {
        let Some(name) = name else { return };
        let document = self.document;
        let name = name.span.slice(document.text());
        let Some(owner) = record_named(document, name) else { return };
        let fields = document.store().record(owner).arguments.clone();
        for argument in fields {
            let name = lossy(&document.printer().unquoted(argument));
            let name = name.rsplit(':').next().unwrap_or(&name).to_owned();
            let before = self.found.len();
            self.offer(name, CompletionKind::TemplateArgument, || {
                let field = document.store().record(owner).field(argument);
                field.map_or(String::new(), |field| document.printer().type_text(field.type_))
            });
            if let Some(made) = self.found.get_mut(before) {
                made.inserted.push_str(" = ");
            }
        }
    }

    fn fields_of(&mut self, record: RecordId) {
        let document = self.document;
        for field in &document.store().record(record).fields {
            if field.kind != FieldKind::TemplateArgument {
                let name = lossy(&document.printer().unquoted(field.name));
                let rank = if self.may_have(field.type_) { self.rank } else { Rank::Other };
                self.with_rank(rank, |all| {
                    all.offer(name, CompletionKind::Field, || {
                        document.printer().type_text(field.type_)
                    });
                });
            }
        }
    }

    /// Whether a value of a type may be the expected one.
    fn may_have(&self, type_: TypeId) -> bool {
        let store = self.document.store();
        match &self.expected {
            Expected::Any => true,
            Expected::Bit => type_ == TypeId::BIT,
            Expected::Operator => false,
            Expected::Record(classes) => {
                let own = store.classes_of(type_);
                let is_below = |class: &RecordId| {
                    own.iter().any(|own| own == class || store.is_subclass(*own, *class))
                };
                classes.iter().all(is_below)
            }
        }
    }

    /// The fields of the class or record whose body the cursor is in.
    fn own_fields(&mut self, cursor: &Cursor, frame: &Frame) {
        for parent in cursor.parents(frame.start) {
            if let Some(class) = class_named(self.document, parent.slice(self.document.text())) {
                self.fields_of(class);
            }
        }
        self.declared(cursor, frame.open);
    }

    /// Adds the declarations after a token: names after types.
    fn declared(&mut self, cursor: &Cursor, from: usize) {
        let rest = cursor.tokens.get(from..).unwrap_or_default();
        for ((type_, name), after) in rest.iter().zip(rest.iter().skip(1)).zip(rest.iter().skip(2))
        {
            let is_type = matches!(
                type_.kind,
                TokenKind::Identifier
                    | TokenKind::Greater
                    | TokenKind::Keyword(
                        Keyword::Bit
                            | Keyword::Code
                            | Keyword::Dag
                            | Keyword::Int
                            | Keyword::String
                    )
            );
            let is_end = matches!(
                after.kind,
                TokenKind::Equal | TokenKind::Semicolon | TokenKind::Comma | TokenKind::Greater
            );
            if is_type && is_end && name.kind == TokenKind::Identifier {
                let name = self.document.string(name.span);
                self.offer(name, CompletionKind::Field, String::new);
            }
        }
    }

    /// Adds the fields of all classes: a `let` around statements may set any of them.
    fn all_fields(&mut self) {
        let document = self.document;
        for &class in &document.evaluation.classes {
            self.fields_of(class);
        }
    }

    /// The fields of the value before a dot.
    fn members(&mut self, cursor: &Cursor) {
        let Some(value) = cursor.tokens.len().checked_sub(1).and_then(|at| cursor.before(at))
        else {
            return;
        };
        if let Some(class) = class_of_value(self.document, cursor) {
            return self.fields_of(class);
        }
        let document = self.document;
        let name = value.span.slice(document.text());
        let Some(symbol) = document.store().interner.find(name) else { return };
        let store = document.store();
        let is_named = |&&record: &&RecordId| store.record_symbol(record) == Some(symbol);
        if let Some(&record) = document.evaluation.defs.iter().find(is_named) {
            return self.fields_of(record);
        }
        // A field or template argument of the construct at the cursor, or of a superclass.
        let Some(frame) = cursor.frames.first() else { return };
        let mut owners: Vec<RecordId> = Vec::new();
        let own = cursor.tokens.get(frame.start + 1).map(|token| token.span.slice(document.text()));
        owners.extend(own.and_then(|name| record_named(document, name)));
        for parent in cursor.parents(frame.start) {
            owners.extend(class_named(document, parent.slice(document.text())));
        }
        let classes =
            owners.iter().flat_map(|&owner| &store.record(owner).fields).find_map(|field| {
                let own = document.printer().unquoted(field.name);
                let own = own.rsplit(|&byte| byte == b':').next().unwrap_or(&own).to_vec();
                (own == name).then(|| store.classes_of(field.type_).to_vec())
            });
        for class in classes.into_iter().flatten() {
            self.fields_of(class);
        }
    }

    /// Adds the possible beginnings of a value.
    fn values(&mut self, cursor: &Cursor) {
        let document = self.document;
        self.expected = expected(document, cursor);
        if self.expected == Expected::Bit {
            self.with_rank(Rank::First, |all| all.keywords(&["0", "1", "false", "true"]));
        }
        self.with_rank(Rank::Local, |all| all.locals(cursor));
        for &record in &document.evaluation.defs {
            if document.store().record(record).kind == RecordKind::Def {
                self.record(record, CompletionKind::Record);
            }
        }
        self.missing(&["def"]);
        self.classes();
        self.keywords(&["false", "true"]);
    }

    /// Adds the names of the definitions around the cursor, and variables.
    fn locals(&mut self, cursor: &Cursor) {
        let document = self.document;
        for frame in
            cursor.frames.iter().filter(|frame| frame.is_block || frame.start == cursor.start)
        {
            let owner = cursor.owner(frame);
            if matches!(owner, Some(Keyword::Class | Keyword::Def | Keyword::Multiclass)) {
                self.declared(cursor, frame.start);
                for parent in cursor.parents(frame.start) {
                    if let Some(class) = class_named(document, parent.slice(document.text())) {
                        self.with_rank(Rank::Inherited, |all| all.fields_of(class));
                    }
                }
            }
        }
        self.defined(&[SiteKind::Variable, SiteKind::Defset], CompletionKind::Variable);
    }

    /// Adds the definitions of statements that are visible at the cursor.
    fn defined(&mut self, kinds: &[SiteKind], kind: CompletionKind) {
        let document = self.document;
        for &file in &document.evaluation.files {
            let own = Document { file, ..document };
            let all = sites(own.tree());
            for site in all.iter().filter(|site| kinds.contains(&site.kind)) {
                let parent = site.parent.and_then(|parent| all.get(parent));
                let is_seen = match parent {
                    None => true,
                    Some(parent) => {
                        file == document.file && parent.extent.touches(self.word.start())
                    }
                };
                // Variables of other files are rarely meant.
                let rank =
                    if file == document.file { self.rank } else { self.rank.max(Rank::Inherited) };
                if is_seen {
                    let name = own.string(site.name);
                    self.with_rank(rank, |all| all.offer(name, kind, String::new));
                }
            }
        }
    }
}

/// The template arguments of a class or multiclass, as declared.
fn arguments_text(document: Document<'_>, record: RecordId) -> String {
    let parameters = super::signature_help::parameters(document, record);
    match parameters.is_empty() {
        true => String::new(),
        false => format!("<{}>", parameters.join(", ")),
    }
}
