//! TableGen of any bytes.

use crate::Outcome;
use abide_core::diagnostic::Diagnostics;
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::text::{TextEdit, apply_edits};
use abide_tablegen::lexer::{Lexer, Macros, TokenKind};
use abide_tablegen::{Evaluation, FileId, Files, Options, Session};
use std::cell::RefCell;
use std::sync::Arc;

/// A file that may be included by itself and by its second half.
struct Halves {
    first: RefCell<Arc<[u8]>>,
    second: Arc<[u8]>,
}

impl Files for Halves {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        match path {
            "f.td" => Some(Arc::clone(&self.first.borrow())),
            "a.td" => Some(Arc::clone(&self.second)),
            _ => None,
        }
    }
}

fn session() -> Session {
    let limits = Limits { steps: 300_000, ..Limits::default() };
    Session::new(Options::default(), limits)
}

/// The result of a file: its records as text, and its errors.
type Read = (Vec<u8>, Vec<String>);

fn read(session: &mut Session, files: &Halves) -> Read {
    let Some(evaluation) = session.evaluate(files, "f.td") else { return Default::default() };
    require_places(session, &evaluation);
    let mut text = Vec::new();
    abide_tablegen::output::write_records(session, &evaluation, &mut text).unwrap();
    let mut json = Vec::new();
    abide_tablegen::output::write_json(session, &evaluation, &|_| None, &mut json).unwrap();
    assert!(serde_json::from_slice::<serde_json::Value>(&json).is_ok(), "the output is not JSON");
    let found = evaluation.diagnostics.iter();
    (text, found.map(|(file, found)| format!("{} {found:?}", session.path(*file))).collect())
}

/// All places are in the text of their file.
fn require_places(session: &Session, evaluation: &Evaluation) {
    let is_within = |file: FileId, end: u32| end as usize <= session.text(file).len();
    for (file, found) in &evaluation.diagnostics {
        assert!(is_within(*file, found.span.end()), "{found:?} is not in the text");
    }
    for link in evaluation.segments.iter().flat_map(|segment| &segment.links) {
        assert!(is_within(link.from.file, link.from.span.end()), "{link:?} is not in the text");
    }
}

/// Any bytes are read to the end, places are in the text, and a session that has read another version
/// of the file comes to the same as one that has not. Formatting changes no word, and nothing a second time.
pub fn parse_tablegen(data: &[u8]) -> Outcome {
    check_format(format, data);
    parse_tablegen_with(read, data)
}

/// Formats a text.
type Format = fn(&[u8], &LayoutOptions) -> Vec<TextEdit>;

fn format(text: &[u8], options: &LayoutOptions) -> Vec<TextEdit> {
    abide_tablegen::format(text, options, None, &Limits::default()).edits
}

/// Formats a text with short lines and with lines of the usual width.
fn check_format(format: Format, text: &[u8]) {
    for options in [LayoutOptions::with_line_width(30), LayoutOptions::default()] {
        let edits = format(text, &options);
        let new = apply_edits(text, &edits).expect("the edits overlap or leave the text");
        assert!(words(text) == words(&new), "a word changed");
        assert_eq!(format(&new, &options), [], "not the same a second time");
    }
}

/// The texts of all tokens.
fn words(text: &[u8]) -> Vec<&[u8]> {
    let (mut macros, mut lexer) = (Macros::default(), Lexer::new(text));
    let mut ignored = Diagnostics::new(&Limits::default());
    let next = std::iter::from_fn(|| {
        let token = lexer.next(&mut macros, &mut ignored);
        (token.kind != TokenKind::EndOfFile).then(|| token.span.slice(text))
    });
    next.collect()
}

/// The same with another way to read.
fn parse_tablegen_with(read: fn(&mut Session, &Halves) -> Read, data: &[u8]) -> Outcome {
    let middle = data.len() / 2;
    let second = data.get(middle..).unwrap_or_default();
    let files = Halves { first: RefCell::new(data.into()), second: second.into() };
    let mut kept = session();
    let before = read(&mut kept, &files);
    let edited = [b"include \"a.td\"\n", data.get(..middle).unwrap_or_default()].concat();
    *files.first.borrow_mut() = edited.into();
    assert_eq!(
        read(&mut kept, &files),
        read(&mut session(), &files),
        "an edit differs from a fresh read"
    );
    *files.first.borrow_mut() = data.into();
    assert_eq!(read(&mut kept, &files), before, "what was undone is not as it was");
    Outcome::Checked
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::text::Span;
    use std::panic::catch_unwind;

    #[test]
    fn a_formatter_that_loses_a_word_or_never_ends_is_caught() {
        let text = b"def a ;";
        let loses: Format = |_, _| vec![TextEdit::new(Span::new(0, 3), "")];
        assert!(catch_unwind(|| check_format(loses, text)).is_err());
        let grows: Format = |_, _| vec![TextEdit::new(Span::at(0), " ")];
        assert!(catch_unwind(|| check_format(grows, text)).is_err());
        check_format(format, text);
    }

    #[test]
    fn a_reader_with_a_memory_is_caught() {
        let broken = |session: &mut Session, files: &Halves| {
            let (text, mut found) = read(session, files);
            found.push(session.store().value_count().to_string());
            (text, found)
        };
        let text = b"def a; def b { int x = 3; }";
        assert!(catch_unwind(|| parse_tablegen_with(broken, text)).is_err());
        assert_eq!(parse_tablegen_with(read, text), Outcome::Checked);
    }
}
