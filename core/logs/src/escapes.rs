//! Modules in string literals of Python and JSON: `b'module {\n}'`, or a literal for each line.

use crate::lines::{Line, without_colours};
use crate::starts;
use memchr::memmem;

/// The maximum number of quotes of a line after which a module is looked for.
const MAX_TRIED_QUOTES: usize = 1000;

/// The number of bytes that are read to see whether a module begins.
const LOOKAHEAD_BYTES: usize = 400;

/// The lines of a text, with those of the modules in its string literals.
pub(crate) fn expand_all(lines: Vec<Line<'_>>) -> Vec<Line<'_>> {
    let mut all = Vec::with_capacity(lines.len());
    let (mut in_list, mut in_records, mut is_after_literal) = (false, false, false);
    for (index, line) in lines.iter().enumerate() {
        let mut record = record(line);
        let is_record = |line: &Line<'_>| self::record(line).is_some();
        in_records = match &record {
            Some(_) if in_records => true,
            Some(first) => {
                starts::begins_text(&first.bytes) && lines.get(index + 1).is_some_and(is_record)
            }
            None => false,
        };
        if in_records {
            all.extend(record.take());
            continue;
        }
        let mut listed = listed(line);
        let has_next = || lines.get(index + 1).is_some_and(|next| !self::listed(next).is_empty());
        in_list = match listed.first() {
            Some(_) if in_list => true,
            Some(first) => starts::begins_text(&first.bytes) && (listed.len() > 1 || has_next()),
            None => false,
        };
        if in_list {
            all.append(&mut listed);
        } else {
            // No module continues after the end of its literal.
            let is_apart = std::mem::take(&mut is_after_literal);
            match expand(line) {
                Some(lines) => {
                    is_after_literal = true;
                    all.extend(lines);
                }
                None => {
                    let mut line = line.clone();
                    line.is_apart |= is_apart;
                    all.push(line);
                }
            }
        }
    }
    all
}

/// The names of the texts in records of logs.
const RECORD_KEYS: [&[u8]; 5] = [b"\"log\"", b"\"message\"", b"\"msg\"", b"\"line\"", b"\"text\""];

/// The line that a record of a log has: `{"log":"module {\n","stream":"stdout"}`, as Docker and Kubernetes write it.
fn record<'t>(line: &Line<'t>) -> Option<Line<'t>> {
    let text = line.bytes.trim_ascii();
    if !(text.starts_with(b"{\"") && text.ends_with(b"}")) {
        return None;
    }
    let (at, key) =
        RECORD_KEYS.iter().find_map(|key| Some((memmem::find(&line.bytes, key)?, key)))?;
    let blanks = |at: usize| at + line.from(at).iter().take_while(|byte| **byte == b' ').count();
    let colon = blanks(at + key.len());
    let quote = blanks(colon + 1);
    if line.bytes.get(colon) != Some(&b':') || line.bytes.get(quote) != Some(&b'"') {
        return None;
    }
    let (lines, _) = literal(line, quote + 1, b'"', usize::MAX);
    let is_one = match lines.as_slice() {
        [_] => true,
        [_, end] => end.bytes.is_empty(),
        _ => false,
    };
    let mut found = lines.into_iter().next().filter(|_| is_one)?;
    found.is_apart = false;
    Some(found)
}

/// The lines in the literals of a line that has nothing else except the brackets, commas and operators of a list.
fn listed<'t>(line: &Line<'t>) -> Vec<Line<'t>> {
    let text = line.bytes.trim_ascii();
    let is_begin = text.first().is_some_and(|byte| b"'\"[(bru".contains(byte));
    let is_end = text.last().is_some_and(|byte| b"'\"]),;+\\".contains(byte));
    let mut found: Vec<Line<'t>> = Vec::new();
    let mut at = if is_begin && is_end { 0 } else { line.bytes.len() };
    while let Some(byte) = line.bytes.get(at) {
        let next = line.bytes.get(at + 1);
        match byte {
            b'\'' | b'"' => {
                let (mut lines, end) = literal(line, at + 1, *byte, usize::MAX);
                if line.bytes.get(end) != Some(byte) {
                    return Vec::new();
                }
                if lines.len() > 1 && lines.last().is_some_and(|last| last.bytes.is_empty()) {
                    lines.pop();
                }
                found.append(&mut lines);
                at = end;
            }
            b' ' | b'\t' | b'[' | b']' | b'(' | b')' | b',' | b';' | b'+' | b'\\' => {}
            b'b' | b'r' | b'u' if next.is_some_and(|next| b"'\"".contains(next)) => {}
            _ => return Vec::new(),
        }
        at += 1;
    }
    for line in &mut found {
        line.is_apart = false;
    }
    found
}

/// The lines of the modules in string literals of a line; `None` if it has none. They begin a literal, follow other lines
/// in one of JSON, as in the text of an issue, or are in a literal within one.
fn expand<'t>(line: &Line<'t>) -> Option<Vec<Line<'t>>> {
    memmem::find(&line.bytes, b"\\n")?;
    if let Some(found) = expand_literals(line) {
        return Some(found);
    }
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(quote) = line.from(at).iter().position(|byte| *byte == b'"') {
        let (inner, end) = literal(line, at + quote + 1, b'"', usize::MAX);
        let begins = |line: &Line<'_>| {
            starts::begins_text(&line.bytes) || line.bytes.starts_with(b"```mlir")
        };
        let is_of_json = line.before(at + quote).ends_with(b":");
        if is_of_json && inner.iter().skip(1).any(begins) {
            found.extend(inner);
        } else if is_of_json {
            found.extend(inner.iter().filter_map(expand_literals).flatten());
        }
        at = end + 1;
    }
    (!found.is_empty()).then_some(found)
}

/// The lines of the modules that begin string literals of a line; `None` if it has none.
fn expand_literals<'t>(line: &Line<'t>) -> Option<Vec<Line<'t>>> {
    memmem::find(&line.bytes, b"\\n")?;
    let mut found = Vec::new();
    let mut tried = 0;
    let mut at = 0;
    while let Some(quote) = line.from(at).iter().position(|byte| b"'\"".contains(byte)) {
        let begin = at + quote + 1;
        at = begin;
        tried += 1;
        if tried > MAX_TRIED_QUOTES {
            break;
        }
        let Some(&mark) = line.bytes.get(begin - 1) else { break };
        let ahead = literal(line, begin, mark, LOOKAHEAD_BYTES).0;
        let mut first = ahead.iter().filter(|line| !line.bytes.trim_ascii().is_empty());
        let Some(first) = first.next() else { continue };
        if ahead.len() > 1 && starts::begins_text(&first.bytes) {
            let (lines, end) = literal(line, begin, mark, usize::MAX);
            if !is_attribute(line.before(begin - 1)) {
                found.extend(lines);
            }
            at = end;
        }
    }
    (!found.is_empty()).then_some(found)
}

/// Whether a literal after a text is an attribute of an operation, which is a part of a module itself: `{name = ..`.
fn is_attribute(before: &[u8]) -> bool {
    before.ends_with(b"=") && memchr::memchr(b'{', before).is_some()
}

/// Reads a literal from the byte after its quote up to its end or `most` bytes; returns its lines and its end.
fn literal<'t>(line: &Line<'t>, begin: usize, mark: u8, most: usize) -> (Vec<Line<'t>>, usize) {
    let mut lines = Vec::new();
    let mut bytes = Vec::new();
    let mut at = begin;
    let stop = begin.saturating_add(most).min(line.bytes.len());
    while let Some(&byte) = line.bytes.get(at).filter(|_| at < stop) {
        let place = line.place(at);
        if byte == mark {
            break;
        }
        if byte != b'\\' {
            bytes.push((byte, place));
            at += 1;
            continue;
        }
        let (value, length) = escape(line.from(at));
        at += length;
        if value == Some(b'\n') {
            let is_first = lines.is_empty();
            lines.push(without_colours(Line::of_bytes(
                std::mem::take(&mut bytes),
                place,
                is_first,
            )));
        } else {
            bytes.extend(value.map(|value| (value, place)));
        }
    }
    let is_first = lines.is_empty();
    lines.push(without_colours(Line::of_bytes(bytes, line.place(at), is_first)));
    (lines, at)
}

/// The byte that an escape means, and its length. `None` for an escape that means no byte, or several.
fn escape(text: &[u8]) -> (Option<u8>, usize) {
    let digits = |count: usize| {
        let digits = text.get(2..2 + count)?;
        u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
    };
    match text.get(1) {
        Some(b'n') => (Some(b'\n'), 2),
        Some(b't') => (Some(b' '), 2),
        Some(b'r') => (None, 2),
        Some(b'x') => (digits(2).and_then(|value| u8::try_from(value).ok()), 4),
        Some(b'u') => (digits(4).and_then(|value| u8::try_from(value).ok()).or(Some(b'?')), 6),
        Some(other) => (Some(*other), 2),
        None => (None, 1),
    }
}
