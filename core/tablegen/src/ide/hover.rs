//! Hover texts.

use super::arguments::{argument_at, declaration};
use super::assembly_format::directive_at;
use super::comments::documentation;
use super::entity::{Entity, entity_at, place_of, site_at};
use super::includes::include_at;
use super::operators::operator;
use super::sites::{Site, SiteKind};
use super::{Document, context, lossy};
use crate::eval::Target;
use crate::files::Location;
use crate::lexer::TokenKind;
use crate::store::{Field, RecordId, RecordKind};
use abide_source::spelling::counted;
use abide_source::text::Span;

/// The hover text of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hover {
    /// The text that it describes.
    pub span: Span,
    /// Markdown.
    pub markdown: String,
}

/// The longest head of a definition, or value, that is shown, in bytes.
const MAX_SHOWN_BYTES: usize = 1200;

/// The longest record that is shown, in bytes.
const MAX_RECORD_BYTES: usize = 4000;

/// The maximum number of listed records.
const MAX_LISTED_RECORDS: usize = 8;

/// The hover text of the name, operator or path under a pointer.
#[must_use]
pub fn hover(document: Document<'_>, offset: u32) -> Option<Hover> {
    if let Some((span, file)) = include_at(document, offset) {
        let markdown = fenced(document.session.path(file));
        return Some(Hover { span, markdown });
    }
    if let Some((span, definition)) = argument_at(document, offset) {
        let markdown = fenced(&lossy(declaration(document.text(), definition)));
        return Some(Hover { span, markdown });
    }
    if let Some(entity) = entity_at(document, offset) {
        let markdown = of_entity(document, entity, offset)?;
        return Some(Hover { span: entity.name, markdown });
    }
    of_defm(document, offset)
        .or_else(|| of_operator(document, offset))
        .or_else(|| of_directive(document, offset))
}

/// A directive of an assembly format.
fn of_directive(document: Document<'_>, offset: u32) -> Option<Hover> {
    let (span, name, about) = directive_at(document, offset)?;
    Some(Hover { span, markdown: format!("directive `{name}`: {about}") })
}

/// The documentation of a class, multiclass or record with a name, as its hover has it.
#[must_use]
pub fn completion_documentation(document: Document<'_>, name: &str) -> Option<String> {
    let store = document.store();
    let symbol = store.interner.find(name.as_bytes())?;
    let named = |record: &&RecordId| store.record_symbol(**record) == Some(symbol);
    let evaluation = document.evaluation;
    let records = evaluation
        .classes
        .iter()
        .chain(&evaluation.defs)
        .find(named)
        .map(|record| Target::Record(*record));
    let multiclasses =
        || evaluation.multiclasses.iter().find(named).map(|record| Target::Multiclass(*record));
    let target = records.or_else(multiclasses)?;
    let place = place_of(store, target);
    let entity = Entity { name: Span::default(), place, target: Some(target) };
    of_entity(document, entity, u32::MAX)
}

fn of_operator(document: Document<'_>, offset: u32) -> Option<Hover> {
    let token = context::token_at(document, offset)?;
    let TokenKind::Bang(bang) = token.kind else { return None };
    let known = operator(bang);
    let markdown =
        format!("{}\n{}", fenced(&format!("!{}{}", bang.text(), known.form)), known.what);
    Some(Hover { span: token.span, markdown })
}

/// The records that a `defm` makes.
fn of_defm(document: Document<'_>, offset: u32) -> Option<Hover> {
    let all = super::sites::sites(document.tree());
    let site = all.iter().find(|site| site.kind == SiteKind::Defm && site.name.touches(offset))?;
    let is_own = |&&record: &&RecordId| {
        let places = &document.store().record(record).locations;
        places.iter().skip(1).any(|at| at.file == document.file && site.extent.covers(at.span))
    };
    let made: Vec<RecordId> = document.evaluation.defs.iter().filter(is_own).copied().collect();
    let head = fenced(&cut(&document.string(site.head), MAX_SHOWN_BYTES));
    let what = match made.len() {
        0 => "makes no records".to_owned(),
        1 => format!("makes {}", names(document, &made)),
        count => format!("makes {count} records: {}", names(document, &made)),
    };
    Some(Hover { span: site.name, markdown: format!("{head}\n{what}") })
}

fn of_entity(document: Document<'_>, entity: Entity, offset: u32) -> Option<String> {
    let site = site_at(document, entity.place);
    let mut parts = Vec::new();
    match entity.target {
        Some(Target::Field(record, _)) => of_field(document, entity, record, offset, &mut parts),
        _ => match &site {
            Some(site) => parts.push(fenced(&head(document, entity.place, site))),
            None => {
                let name = entity.name.slice(document.text());
                parts.push(format!("{}\na variable of an operator", fenced(&lossy(name))));
            }
        },
    }
    // The comment of a line is that of the definition that the line begins with.
    let begins_line = |site: &Site| {
        let text = document.session.text(entity.place.file);
        let before = text.get(..site.extent.start() as usize).unwrap_or_default();
        let start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        before.get(start..).unwrap_or_default().trim_ascii().is_empty()
    };
    let is_own = |site: &Site| site.kind != SiteKind::TemplateArgument || begins_line(site);
    if let Some(site) = site.filter(is_own) {
        let text = document.session.text(entity.place.file);
        let comment = documentation(text, site.extent.start(), site.extent.end());
        if !comment.is_empty() {
            parts.push(comment);
        }
    }
    match entity.target {
        Some(Target::Record(record)) => of_record(document, record, entity.place, &mut parts),
        Some(Target::Multiclass(record)) => {
            let count = document.store().record(record).arguments.len();
            parts.push(format!("multiclass with {}", counted(count, "template argument")));
        }
        _ => {}
    }
    if !is_here(document, entity) {
        parts.push(format!("defined in {}", place_text(document, entity.place)));
    }
    Some(parts.join("\n\n"))
}

/// The text of a definition before its body.
fn head(document: Document<'_>, place: Location, site: &Site) -> String {
    let text = document.session.text(place.file);
    cut(lossy(site.head.slice(text)).trim_end(), MAX_SHOWN_BYTES)
}

fn of_record(document: Document<'_>, record: RecordId, place: Location, parts: &mut Vec<String>) {
    let store = document.store();
    let mut above = store.superclasses(record);
    let mut seen = rustc_hash::FxHashSet::default();
    above.retain(|&class| seen.insert(class));
    if !above.is_empty() {
        let list: Vec<_> = above
            .iter()
            .map(|&class| format!("`{}`", lossy(&document.printer().name(class))))
            .collect();
        parts.push(format!("inherits from {}", list.join(", ")));
    }
    if store.record(record).is_class() {
        return;
    }
    let all = &document.evaluation.defs;
    let same: Vec<RecordId> =
        all.iter().copied().filter(|&one| store.record(one).location() == place).collect();
    let Some(&shown) = same.iter().find(|&&one| one == record).or(same.first()) else { return };
    let mut text = Vec::new();
    document.printer().write_record(shown, &mut text);
    parts.push(fenced(&cut(lossy(&text).trim_end(), MAX_RECORD_BYTES)));
    if same.len() > 1 {
        parts.push(format!("one of {} records: {}", same.len(), names(document, &same)));
    }
    for place in store.record(shown).locations.iter().skip(1).take(MAX_LISTED_RECORDS) {
        parts.push(format!("instantiated in {}", place_text(document, *place)));
    }
}

/// The hover text of a field: its type, and its value in the records around the pointer.
fn of_field(
    document: Document<'_>,
    entity: Entity,
    owner: RecordId,
    offset: u32,
    parts: &mut Vec<String>,
) {
    let store = document.store();
    let Some(declared) = field_at(document, owner, entity.place) else { return };
    let name = lossy(&document.printer().unquoted(declared.name));
    let name = name.rsplit(':').next().unwrap_or(&name).to_owned();
    let is_argument = store.record(owner).arguments.contains(&declared.name);
    let mut line = format!("{} {name}", document.printer().type_text(declared.type_));
    let around = records_around(document, offset);
    let with_value =
        around.iter().copied().filter(|&one| store.record(one).field(declared.name).is_some());
    let mut shown: Vec<RecordId> = with_value.collect();
    if is_record(document, owner) && !shown.contains(&owner) {
        shown.insert(0, owner);
    }
    if is_argument || shown.is_empty() {
        let value = value_text(document, &declared);
        if !is_argument || value != "?" {
            line.push_str(&format!(" = {value}"));
        }
        parts.push(fenced(&line));
    } else {
        parts.push(fenced(&line));
        for &record in shown.iter().take(MAX_LISTED_RECORDS) {
            let Some(field) = store.record(record).field(declared.name) else { continue };
            let name = lossy(&document.printer().name(record));
            let value = fenced(&value_text(document, field));
            let from = match field.value_location == field.location {
                true => String::new(),
                false => format!(", set in {}", place_text(document, field.value_location)),
            };
            parts.push(format!("in `{name}`{from}:\n{value}"));
        }
        if shown.len() > MAX_LISTED_RECORDS {
            parts.push(format!("and in {} more records", shown.len() - MAX_LISTED_RECORDS));
        }
    }
    if let Some(class) = declaring_class(document, entity.place) {
        let what = if is_argument { "template argument" } else { "field" };
        parts.push(format!("{what} of `{class}`"));
    }
}

fn value_text(document: Document<'_>, field: &Field) -> String {
    cut(&document.printer().text(field.value), MAX_SHOWN_BYTES)
}

fn field_at(document: Document<'_>, owner: RecordId, place: Location) -> Option<Field> {
    let fields = &document.store().record(owner).fields;
    fields.iter().find(|field| field.location == place).copied()
}

/// The name of what declares a field at a place.
fn declaring_class(document: Document<'_>, place: Location) -> Option<String> {
    let all = super::sites::sites(document.session.tree(place.file));
    let site = all.iter().find(|site| site.name == place.span)?;
    let parent = all.get(site.parent?)?;
    Some(lossy(parent.name.slice(document.session.text(place.file))))
}

fn is_record(document: Document<'_>, record: RecordId) -> bool {
    matches!(document.store().record(record).kind, RecordKind::Def | RecordKind::Anonymous)
}

/// The records whose definition is around an offset: the innermost, and of a multiclass all.
pub(super) fn records_around(document: Document<'_>, offset: u32) -> Vec<RecordId> {
    let store = document.store();
    let around = document.evaluation.defs.iter().copied().filter(|&record| {
        let record = store.record(record);
        let extent = record.extent;
        // The extent of an anonymous record of a class is the statement that asks for it.
        extent.file == document.file
            && extent.span.touches(offset)
            && record.location().file == extent.file
            && extent.span.covers(record.location().span)
    });
    let around: Vec<RecordId> = around.collect();
    let shortest = around.iter().map(|&record| store.record(record).extent.span.len()).min();
    let is_innermost =
        |record: &RecordId| Some(store.record(*record).extent.span.len()) == shortest;
    around.into_iter().filter(is_innermost).collect()
}

fn is_here(document: Document<'_>, entity: Entity) -> bool {
    entity.place == Location::new(document.file, entity.name)
}

/// A file and a line in it, for people.
fn place_text(document: Document<'_>, place: Location) -> String {
    let path = document.session.path(place.file);
    let name = path.rsplit('/').next().unwrap_or(path);
    let text = document.session.text(place.file);
    let before = text.get(..place.span.start() as usize).unwrap_or_default();
    format!("`{name}:{}`", memchr::memchr_iter(b'\n', before).count() + 1)
}

fn names(document: Document<'_>, records: &[RecordId]) -> String {
    let name = |&record: &RecordId| format!("`{}`", lossy(&document.printer().name(record)));
    let mut list: Vec<_> = records.iter().take(MAX_LISTED_RECORDS).map(name).collect();
    if records.len() > MAX_LISTED_RECORDS {
        list.push("…".to_owned());
    }
    list.join(", ")
}

/// Truncates a text to `most` bytes.
fn cut(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    let end = (0..=most).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
    format!("{} …", text.get(..end).unwrap_or_default())
}

/// A block of code, with a fence that nothing in it can close.
fn fenced(text: &str) -> String {
    let longest = text.split(|character| character != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(3.max(longest + 1));
    format!("{fence}tablegen\n{text}\n{fence}")
}
