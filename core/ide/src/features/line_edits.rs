//! Edits that make printed text of a part of a file, line by line: lines that stay keep their comments and blanks.

use crate::db::Document;
use abide_logs::common_elements;
use abide_source::text::{Span, TextEdit, line_break};
use rustc_hash::FxHashMap;

/// A line, with its place in the file.
struct Line<'t> {
    text: &'t [u8],
    start: u32,
    /// The number of its words without comments, which equal lines share; `None` without words.
    key: Option<u64>,
}

impl Line<'_> {
    fn end(&self) -> u32 {
        self.start.saturating_add(u32::try_from(self.text.len()).unwrap_or(u32::MAX))
    }
}

/// Replaces a part of the file by printed text, with the same indentation and line breaks, and only where they
/// differ. Comments on lines of their own stay, too.
pub(super) fn line_edits(document: &Document, part: Span, printed: &[u8]) -> Vec<TextEdit> {
    let new = indented(document, part, printed);
    let mut keys = FxHashMap::default();
    let old = lines(part.slice(document.text()), part.start(), &mut keys);
    let new_lines = lines(&new, 0, &mut keys);
    by_lines(&old, &new_lines).unwrap_or_else(|| vec![in_one(document, part, &new)])
}

/// The edits between lines; `None` if too many differ, or the last ones.
fn by_lines(old: &[Line<'_>], new: &[Line<'_>]) -> Option<Vec<TextEdit>> {
    let coded: Vec<&Line<'_>> = old.iter().filter(|line| line.key.is_some()).collect();
    let [before, after]: [Vec<u64>; 2] =
        [coded.iter().filter_map(|line| line.key).collect(), keys(new)];
    let new: Vec<&Line<'_>> = new.iter().filter(|line| line.key.is_some()).collect();
    let same = common_elements(&before, &after)?;
    let (last_old, last_new) = same.last()?;
    if last_old + 1 < coded.len() || last_new + 1 < new.len() {
        return None;
    }
    let mut edits = Vec::new();
    let (mut from, mut from_new) = (0, 0);
    for (kept, kept_new) in same {
        let gone = coded.get(from..kept)?;
        let made = new.get(from_new..kept_new)?;
        let inserted: Vec<u8> = made.iter().flat_map(|line| line.text).copied().collect();
        let last = from.checked_sub(1).and_then(|last| coded.get(last));
        let at = last.map_or(coded.get(kept)?.start, |last| last.end());
        edits.extend(edit(old, gone, at, inserted));
        (from, from_new) = (kept + 1, kept_new + 1);
    }
    Some(edits)
}

/// Replaces lines, or inserts new ones at an offset. Comments between the old lines stay in front of the new ones.
fn edit(old: &[Line<'_>], gone: &[&Line<'_>], at: u32, inserted: Vec<u8>) -> Option<TextEdit> {
    let Some((first, last)) = gone.first().zip(gone.last()) else {
        return (!inserted.is_empty()).then(|| TextEdit::new(Span::at(at), inserted));
    };
    let within = |line: &&Line<'_>| (first.start..=last.start).contains(&line.start);
    let comments = old.iter().filter(within).filter(|line| line.key.is_none());
    let mut text: Vec<u8> = comments.flat_map(|line| line.text).copied().collect();
    text.extend(inserted);
    Some(TextEdit::new(Span::new(first.start, last.end()), text))
}

fn keys(lines: &[Line<'_>]) -> Vec<u64> {
    lines.iter().filter_map(|line| line.key).collect()
}

/// The lines of a text that begins at an offset. `keys` has the number of each line so far.
fn lines<'t>(text: &'t [u8], offset: u32, keys: &mut FxHashMap<Vec<u8>, u64>) -> Vec<Line<'t>> {
    let mut end = offset;
    let all = text.split_inclusive(|byte| *byte == b'\n');
    let line = |text| {
        let next = u64::try_from(keys.len()).unwrap_or(u64::MAX);
        let key = words(text).map(|words| *keys.entry(words).or_insert(next));
        let line = Line { text, start: end, key };
        end = line.end();
        line
    };
    all.map(line).collect()
}

/// A line without blanks outside of strings and without its comment; `None` if nothing is left.
fn words(line: &[u8]) -> Option<Vec<u8>> {
    let mut words = Vec::with_capacity(line.len());
    let (mut is_string, mut last) = (false, b' ');
    for (at, byte) in line.iter().copied().enumerate() {
        if !is_string && byte == b'/' && line.get(at + 1) == Some(&b'/') {
            break;
        }
        if byte == b'"' && !(is_string && last == b'\\') {
            is_string = !is_string;
        }
        // Two backslashes are one that is escaped.
        last = if is_string && last == b'\\' { b' ' } else { byte };
        if is_string || !byte.is_ascii_whitespace() {
            words.push(byte);
        }
    }
    (!words.is_empty()).then_some(words)
}

/// Printed text with the indentation and the line breaks of a part.
fn indented(document: &Document, part: Span, printed: &[u8]) -> Vec<u8> {
    let text = document.text();
    let before = text.get(..part.start() as usize).unwrap_or_default();
    let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    let own = before.get(line..).unwrap_or_default();
    let indentation: &[u8] = if own.trim_ascii().is_empty() { own } else { b"" };
    let line_break = line_break(text);
    let mut new = Vec::with_capacity(printed.len());
    for (number, line) in printed.trim_ascii_end().split(|byte| *byte == b'\n').enumerate() {
        if number > 0 {
            new.extend_from_slice(line_break);
            new.extend_from_slice(if line.is_empty() { b"" } else { indentation });
        }
        new.extend_from_slice(line);
    }
    new
}

/// Replaces a part from its first line that differs to its last one.
fn in_one(document: &Document, part: Span, new: &[u8]) -> TextEdit {
    let (same_before, same_after) = common_lines(part.slice(document.text()), new);
    let inserted = new.get(same_before..new.len() - same_after).unwrap_or_default();
    let len = |bytes: usize| u32::try_from(bytes).unwrap_or(u32::MAX);
    let span = Span::new(part.start() + len(same_before), part.end() - len(same_after));
    TextEdit::new(span, inserted)
}

/// The number of bytes in whole lines at the beginning and at the end of both texts that are the
/// same.
fn common_lines(old: &[u8], new: &[u8]) -> (usize, usize) {
    let split = |text| <[u8]>::split_inclusive(text, |byte| *byte == b'\n');
    let same = |(one, other): &(&[u8], &[u8])| one == other;
    let before = split(old).zip(split(new)).take_while(same).map(|(line, _)| line.len()).sum();
    let rest = |text: &[u8]| <[u8]>::to_vec(text.get(before..).unwrap_or_default());
    let (old, new) = (rest(old), rest(new));
    let lines = split(&old).rev().zip(split(&new).rev());
    let rest_after = lines.take_while(same).map(|(line, _)| line.len()).sum();
    (before, rest_after)
}
