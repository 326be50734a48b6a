//! `// abide: ignore[code]`: comments that switch diagnostics off for a line.

use super::switches::Selector;
use super::{Detail, Diagnostic, codes};
use crate::sort;
use crate::text::{LineIndex, Span};
use memchr::memmem;

/// The mark of a comment, after its slashes. A list in brackets follows it.
const IGNORE_MARK: &[u8] = b"abide: ignore";

/// The length of the longest list of codes in a comment.
const MAX_LIST_BYTES: usize = 4096;

/// A comment and the line that it is about.
struct Comment {
    /// The line, counted from 0.
    line: u32,
    selectors: Vec<Selector>,
}

/// Removes the diagnostics that comments of an MLIR or TableGen text ignore, and adds those of the comments
/// themselves. A comment after code is about its own line, any other one about the next line.
pub fn ignore_by_comments(text: &[u8], found: &mut Vec<Diagnostic>) {
    if memmem::find(text, IGNORE_MARK).is_none() {
        return;
    }
    let lines = LineIndex::new(text);
    let mut wrong = Vec::new();
    let comments = comments(text, &lines, &mut wrong);
    found.retain(|one| {
        let line = lines.line(one.span.start());
        let first = comments.partition_point(|comment| comment.line < line);
        let own = comments.iter().skip(first).take_while(|comment| comment.line == line);
        !own.flat_map(|comment| &comment.selectors).any(|selector| selector.covers(one.code))
    });
    if !wrong.is_empty() {
        found.append(&mut wrong);
        sort::by_number(found, |one| one.span.start());
    }
}

/// The comments of a text, in the order of the lines that they are about.
fn comments(text: &[u8], lines: &LineIndex, wrong: &mut Vec<Diagnostic>) -> Vec<Comment> {
    let mut found: Vec<Comment> = Vec::new();
    // The first comment and the last line of those on lines of their own, one below the other.
    let (mut first, mut last) = (0, None);
    // A line is inspected once, however many marks it has.
    let mut start_of = (u32::MAX, None);
    for at in memmem::find_iter(text, IGNORE_MARK) {
        let line = lines.line(u32::try_from(at).unwrap_or(u32::MAX));
        let whole = Span::new(lines.line_start(line), lines.line_end(text, line));
        let own = whole.slice(text);
        let at = at.saturating_sub(whole.start() as usize);
        if start_of.0 != line {
            start_of = (line, comment_start(own));
        }
        let Some(start) = start_of.1.filter(|start| *start < at) else { continue };
        let slashes = own.get(start..at).unwrap_or_default().trim_ascii_end();
        if !slashes.ends_with(b"//") {
            continue;
        }
        if own.get(at + IGNORE_MARK.len()).is_none_or(u8::is_ascii_whitespace) {
            let place = |at: usize| whole.start().saturating_add(u32::try_from(at).unwrap_or(0));
            let span = Span::new(place(at), place(at + IGNORE_MARK.len()));
            let message = "expected the codes to ignore after it, in brackets: '[CODE, ..]'";
            wrong.push(Diagnostic::new(codes::comment::UNKNOWN_CODE, span, message));
        }
        let Some(list) = listed(own, at) else { continue };
        let offset = whole.start().saturating_add(u32::try_from(list.start).unwrap_or(0));
        let selectors = selectors(own.get(list).unwrap_or_default(), offset, wrong);
        let is_alone = own.get(..start).unwrap_or_default().trim_ascii().is_empty();
        if !is_alone || last.is_some_and(|last| line > last + 1) {
            move_below(&mut found, first, last.take());
        }
        if last.is_none() {
            first = found.len();
        }
        if is_alone {
            last = Some(line);
        }
        found.push(Comment { line, selectors });
    }
    move_below(&mut found, first, last);
    found
}

/// Moves the comments from the first one on to the line below the last of their lines.
fn move_below(found: &mut [Comment], first: usize, last: Option<u32>) {
    if let Some(last) = last {
        found.iter_mut().skip(first).for_each(|comment| comment.line = last + 1);
    }
}

/// The start of a line's comment, outside of strings.
fn comment_start(line: &[u8]) -> Option<usize> {
    let mut in_string = false;
    let mut bytes = line.iter().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => in_string = !in_string,
            b'\\' if in_string => {
                bytes.next();
            }
            b'/' if !in_string && line.get(at + 1) == Some(&b'/') => return Some(at),
            _ => {}
        }
    }
    None
}

/// The text between the brackets of a comment whose mark is at a place of the line.
fn listed(line: &[u8], at: usize) -> Option<std::ops::Range<usize>> {
    let start = at + IGNORE_MARK.len() + 1;
    let rest = line.get(start..).filter(|_| line.get(start - 1) == Some(&b'['))?;
    let end = memchr::memchr(b']', rest.get(..MAX_LIST_BYTES).unwrap_or(rest))?;
    Some(start..start + end)
}

/// The selectors of a list that begins at an offset of the file.
fn selectors(list: &[u8], offset: u32, wrong: &mut Vec<Diagnostic>) -> Vec<Selector> {
    let mut found = Vec::new();
    let mut start = offset;
    for part in list.split(|byte| *byte == b',') {
        let written = String::from_utf8_lossy(part.trim_ascii()).into_owned();
        let blanks = part.len() - part.trim_ascii_start().len();
        let length = |bytes: usize| u32::try_from(bytes).unwrap_or(0);
        match written.parse::<Selector>() {
            Ok(selector) => found.push(selector),
            Err(error) => {
                let from = start.saturating_add(length(blanks));
                let span = Span::new(from, from.saturating_add(length(part.trim_ascii().len())));
                wrong.push(Diagnostic::new(
                    codes::comment::UNKNOWN_CODE,
                    span,
                    Detail::Text(error.to_string()),
                ));
            }
        }
        start = start.saturating_add(length(part.len() + 1));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines, from 1, whose diagnostic is left: each has one of `mlir-expected`.
    fn left(text: &str) -> Vec<String> {
        let mut found: Vec<Diagnostic> = Vec::new();
        let mut offset = 0;
        for line in text.split_inclusive('\n') {
            found.push(Diagnostic::new(codes::mlir::EXPECTED, Span::at(offset), "x"));
            offset += u32::try_from(line.len()).unwrap();
        }
        ignore_by_comments(text.as_bytes(), &mut found);
        let lines = LineIndex::new(text.as_bytes());
        let shown = |one: &Diagnostic| match one.code == codes::mlir::EXPECTED {
            true => (lines.line(one.span.start()) + 1).to_string(),
            false => one.message.clone(),
        };
        found.iter().map(shown).collect()
    }

    #[test]
    fn a_comment_applies_to_its_line_or_the_next() {
        assert_eq!(left("a // abide: ignore[mlir-expected]\nb\n"), ["2"]);
        assert_eq!(left("  //abide: ignore[mlir]\nb\nc\n"), ["1", "3"]);
        assert_eq!(left("a // CHECK: x // abide: ignore[abi-dim, mlir-expected] why\nb\n"), ["2"]);
        let both =
            "// abide: ignore[abi-dim]\n// abide: ignore[mlir]\n// abide: ignore[abi]\nb\nc\n";
        assert_eq!(left(both), ["1", "2", "3", "5"]);
        assert_eq!(left("// abide: ignore[mlir]\nb\nc // abide: ignore[mlir]\nd\n"), ["1", "4"]);
    }

    #[test]
    fn malformed_comments_are_not_obeyed() {
        for text in [
            "a // abide: ignore[abi-dim]\n",
            "a // abide: ignored[mlir-expected]\n",
            "a // abide: ignore[mlir-expected\n",
            "a \"// abide: ignore[mlir-expected]\"\n",
            "a \"\\\"// abide: ignore[mlir-expected]\"\n",
            "a abide: ignore[mlir-expected]\n",
            "a // see abide: ignore[mlir-expected]\n",
        ] {
            assert_eq!(left(text), ["1"], "{text}");
        }
    }

    #[test]
    fn a_comment_without_a_list_is_an_error() {
        let text = b"a // abide: ignore\nb // abide: ignore [abi-dim]\n// see abide: ignore\n";
        let mut found = Vec::new();
        ignore_by_comments(text, &mut found);
        let places: Vec<u32> = found.iter().map(|one| one.span.start()).collect();
        assert_eq!(places, [5, 24], "{found:?}");
        assert_eq!(found[0].span.slice(text), IGNORE_MARK);
    }

    #[test]
    fn an_unknown_code_is_an_error_with_its_place() {
        let text = b"a // abide: ignore[abi-dim,  mlir-expeted]\n";
        let mut found = Vec::new();
        ignore_by_comments(text, &mut found);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].span.slice(text), b"mlir-expeted");
        assert_eq!(found[0].message, "unknown code 'mlir-expeted'; did you mean 'mlir-expected'?");
        assert_eq!(left("a // abide: ignore[]\n").len(), 2);
    }

    #[test]
    fn many_comments_take_linear_time() {
        let mark = "// abide: ignore[mlir]";
        for text in [
            format!("{mark}\n").repeat(100_000),
            format!("{}{}", "a".repeat(1 << 20), mark.repeat(50_000)),
            format!("{}{}", "a".repeat(1 << 20), "// abide: ignore[".repeat(50_000)),
        ] {
            let mut found = Vec::new();
            ignore_by_comments(text.as_bytes(), &mut found);
            assert_eq!(found, []);
        }
    }
}
