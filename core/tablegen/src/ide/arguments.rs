//! The arguments, results, regions and successors of a record by their names: `:$name` in a dag, and `$name` in the
//! record's `assemblyFormat`. TableGen itself gives these names no meaning.

use super::Document;
use super::assembly_format::FIELD;
use super::sites::{Site, SiteKind, sites};
use abide_source::text::{Span, word_len};
use memchr::memmem;

/// The maximum length of a format that is searched, in bytes.
const MAX_FORMAT_BYTES: usize = 1 << 14;

/// A mention of an argument, without its `$`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mention {
    pub(super) name: Span,
    pub(super) is_definition: bool,
}

/// The argument that is named at an offset: the name there, and the one of its definition.
pub(super) fn argument_at(document: Document<'_>, offset: u32) -> Option<(Span, Span)> {
    let text = document.text();
    let record = record_at(document, offset)?;
    let all = mentions(text, record);
    let here = all.iter().find(|one| {
        Span::new(one.name.start().saturating_sub(1), one.name.end()).touches(offset)
    })?;
    let name = here.name.slice(text);
    let definition = all.iter().find(|one| one.is_definition && one.name.slice(text) == name)?;
    Some((here.name, definition.name))
}

/// All mentions in a file of the argument that is defined at a place.
pub(super) fn mentions_of(text: &[u8], all: &[Site], definition: Span) -> Vec<Mention> {
    let before =
        definition.start().checked_sub(2).map(|start| Span::new(start, definition.start()));
    if before.is_none_or(|before| before.slice(text) != b":$") {
        return Vec::new();
    }
    let Some(record) = record_around(all, definition.start()) else { return Vec::new() };
    let mut found = mentions(text, record);
    found.retain(|one| one.name.slice(text) == definition.slice(text));
    found
}

/// The text of an argument in its dag: `F32:$speed`.
pub(super) fn declaration(text: &[u8], definition: Span) -> &[u8] {
    let before = text.get(..definition.end() as usize).unwrap_or_default();
    let mut depth = 0_usize;
    let start = before.iter().rposition(|byte| {
        match byte {
            b')' | b']' | b'>' | b'}' => depth += 1,
            b'(' | b'[' | b'<' | b'{' if depth > 0 => depth -= 1,
            b'(' => return true,
            _ => {}
        }
        *byte == b',' && depth == 0
    });
    let own = before.get(start.map_or(0, |start| start + 1)..).unwrap_or_default().trim_ascii();
    // The operator of the dag.
    let operator = [b"ins ".as_slice(), b"outs ", b"region ", b"successor "];
    operator.iter().find_map(|word| own.strip_prefix(*word)).unwrap_or(own).trim_ascii()
}

fn record_at(document: Document<'_>, offset: u32) -> Option<Span> {
    record_around(&sites(document.tree()), offset)
}

fn record_around(all: &[Site], offset: u32) -> Option<Span> {
    let is_record = |site: &&Site| matches!(site.kind, SiteKind::Def | SiteKind::Class);
    let around = all.iter().filter(is_record).filter(|site| site.extent.contains(offset));
    around.map(|site| site.extent).min_by_key(|extent| extent.len())
}

/// The mentions in a record, in the order of the text.
fn mentions(text: &[u8], record: Span) -> Vec<Mention> {
    let own = record.slice(text);
    let mut formats = memmem::find_iter(own, FIELD)
        .filter_map(|at| format_after(own, at + FIELD.len()))
        .peekable();
    let (mut found, mut end) = (Vec::new(), 0);
    for at in memchr::memchr_iter(b'$', own) {
        while let Some(format) = formats.next_if(|format| format.start <= at) {
            end = end.max(format.end);
        }
        let length = word_len(own.get(at + 1..).unwrap_or_default());
        let is_definition = at.checked_sub(1).and_then(|at| own.get(at)) == Some(&b':');
        if length > 0 && (is_definition || at < end) {
            let name = Span::from_range(at + 1..at + 1 + length);
            found.push(Mention { name: name.shifted(record.start()), is_definition });
        }
    }
    found
}

/// The range of the value of a format, after the name of the field.
fn format_after(text: &[u8], at: usize) -> Option<std::ops::Range<usize>> {
    let rest = text.get(at..)?;
    let value = rest.trim_ascii_start().strip_prefix(b"=")?.trim_ascii_start();
    let start = text.len() - value.len();
    let value = value.get(..MAX_FORMAT_BYTES).unwrap_or(value);
    let length = match value.strip_prefix(b"[{") {
        Some(code) => memmem::find(code, b"}]")?,
        None => memchr::memchr(b';', value)?,
    };
    Some(start..start + length)
}
