//! Fixes of spellings of another language and of misspelt words.

use super::Document;
use super::completion::STATEMENTS;
use super::near_names::{begun_operator, near_name, operators_ending};
use super::word_fixes::{
    before, change_to, dag_operator, foreach_in, let_without_in, operator_form, operator_meant,
    parameter_type, typed_defvar, unquoted_path,
};
use abide_source::diagnostic::Fix;
use abide_source::spelling::nearest;
use abide_source::text::{Span, TextEdit, line_end};

/// The maximum number of lines of a string that lacks its quote on the first one.
const MAX_STRING_LINES: usize = 20;

/// Words of other languages in front of the parent of a class.
const INHERITING: [&str; 3] = ["extends", "implements", "inherits"];

/// Words of other languages that begin a statement, each with that of TableGen.
const FOREIGN_STATEMENTS: [(&str, &str); 12] = [
    ("bit", "defvar"),
    ("const", "defvar"),
    ("dag", "defvar"),
    ("for", "foreach"),
    ("import", "include"),
    ("int", "defvar"),
    ("interface", "class"),
    ("record", "def"),
    ("require", "include"),
    ("string", "defvar"),
    ("struct", "class"),
    ("var", "defvar"),
];

/// The words of statements that no body of a class or record has.
const OUTSIDE_BODIES: [&str; 7] =
    ["class", "def", "defm", "defset", "deftype", "include", "multiclass"];

/// A spelling of another language or a misspelt word: `#` for a comment, single quotes, a statement's word.
pub(super) fn slip(document: Document<'_>, span: Span, written: &str) -> Option<Fix> {
    let text = document.text();
    let rest = span.range().start..line_end(text, span.start()) as usize;
    let line = String::from_utf8_lossy(text.get(rest)?).into_owned();
    let part = |from, to| part(span, from, to);
    if let Some(fix) = parameter_type(text, span) {
        return Some(fix);
    }
    if line.starts_with("#include") {
        return Some(Fix::uncertain("remove '#'", vec![TextEdit::new(part(0, 1), "")]));
    }
    if line.starts_with('#') {
        return Some(change_to(part(0, 1), "//"));
    }
    if let Some(fix) = string(text, span, &line) {
        return Some(fix);
    }
    let of_words = foreach_in(text, span).or_else(|| typed_defvar(text, span));
    if let Some(fix) = of_words.or_else(|| unquoted_path(text, span)) {
        return Some(fix);
    }
    if operator_form(written).is_some() {
        return None;
    }
    if let Some(operator) = operator_meant(written) {
        return Some(change_to(span, operator));
    }
    if written.starts_with('!') {
        let ending = operators_ending(document, span, written);
        return match &ending[..] {
            [] => near_name(document, span, written)
                .or_else(|| begun_operator(document, span, written)),
            [only] => Some(change_to(span, only)),
            _ => None,
        };
    }
    if INHERITING.contains(&written) || written == "-" && line.starts_with("->") {
        let end = if written == "-" { 2 } else { written.len() };
        let item = before(text, span.start()).rsplit(|byte| b";{}".contains(byte)).next()?;
        let sign = if item.contains(&b'=') { "." } else { ":" };
        return Some(change_to(part(0, end), sign));
    }
    if written == ">" && text.get(..span.range().start)?.ends_with(b"-") {
        let arrow = Span::new(span.start().saturating_sub(1), span.end());
        return Some(change_to(arrow, "."));
    }
    parameters_in_parentheses(text, span, &line)
        .or_else(|| misplaced(document, span, written, &line))
}

/// `<` and `>` for the parentheses around the parameters of a class: `class A(int n)`.
fn parameters_in_parentheses(text: &[u8], span: Span, line: &str) -> Option<Fix> {
    let close = line.find(')').filter(|_| line.starts_with('('))?;
    let item = before(text, span.start()).rsplit(|byte| b";{}\n".contains(byte)).next()?;
    let item = item.trim_ascii_start();
    let sign = |at: usize, sign: &str| TextEdit::new(part(span, at, at + 1), sign);
    let edits = vec![sign(0, "<"), sign(close, ">")];
    let is_class = item.starts_with(b"class ") || item.starts_with(b"multiclass ");
    let is_head = is_class && !item.contains(&b':') && !item.contains(&b'<');
    is_head.then(|| Fix::uncertain("write the parameters in '<' and '>'", edits))
}

/// The bytes `from` to `to` of the text that begins where `span` does.
fn part(span: Span, from: usize, to: usize) -> Span {
    let place = |at: usize| span.start().saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
    Span::new(place(from), place(to))
}

/// The quotes and brackets of a string or path in another language's spelling, or that lack their end.
fn string(text: &[u8], span: Span, line: &str) -> Option<Fix> {
    let part = |from, to| part(span, from, to);
    if let Some(end) = line.strip_prefix('\'').and_then(|rest| rest.find('\'')) {
        let quote = |at: usize| TextEdit::new(part(at, at + 1), "\"");
        let edits = vec![quote(0), quote(end + 1)];
        return Some(Fix::uncertain("write the string in '\"'", edits));
    }
    if let Some(end) = line.strip_prefix('"').filter(|rest| !rest.contains('"')) {
        if let Some(close) = later_quote(text, line_end(text, span.start())) {
            let edits = vec![
                TextEdit::new(part(0, 1), "[{"),
                TextEdit::new(Span::new(close, close + 1), "}]"),
            ];
            return Some(Fix::uncertain("write text of several lines in '[{' and '}]'", edits));
        }
        let at = end.trim_end().trim_end_matches(['}', ' ', ';', '>', ')', ']', ',']).len() + 1;
        let edit = TextEdit::new(part(at, at), "\"");
        return Some(Fix::uncertain("insert '\"'", vec![edit]));
    }
    let is_include = before(text, span.start()).ends_with(b"include");
    if let Some(end) = line.find('>').filter(|_| line.starts_with('<') && is_include) {
        let quote = |at: usize| TextEdit::new(part(at, at + 1), "\"");
        return Some(Fix::uncertain("write the path in '\"'", vec![quote(0), quote(end)]));
    }
    None
}

/// A word or sign in a place that another one, or a bracket before it, makes right.
fn misplaced(document: Document<'_>, span: Span, written: &str, line: &str) -> Option<Fix> {
    let text = document.text();
    let last = before(text, span.start()).last();
    let ends_value = |last: &u8| last.is_ascii_alphanumeric() || b">\"".contains(last);
    if written.starts_with('$') && last.is_some_and(ends_value) {
        let end = u32::try_from(before(text, span.start()).len()).ok()?;
        let edit = TextEdit::new(Span::new(end, span.start()), ":");
        return Some(Fix::uncertain("insert ':'", vec![edit]));
    }
    if (written == ":" || written == ",")
        && let Some(fix) = dag_operator(text, span)
    {
        return Some(fix);
    }
    if OUTSIDE_BODIES.contains(&written)
        && let Some(fix) = let_without_in(text, span.start())
    {
        return Some(fix);
    }
    if OUTSIDE_BODIES.contains(&written) && last.is_some_and(|last| b";{".contains(last)) {
        let at = before(text, span.start()).len();
        let at = Span::at(u32::try_from(at).ok()?);
        return Some(Fix::uncertain("insert '}'", vec![TextEdit::new(at, " }")]));
    }
    if written == "in" && last == Some(&b'(') {
        return Some(change_to(span, "ins"));
    }
    if line.starts_with(|first: char| first.is_ascii_alphabetic()) && last == Some(&b':') {
        let edit = TextEdit::new(part(span, 0, 0), "$");
        return Some(Fix::uncertain("insert '$'", vec![edit]));
    }
    let begins_line = before(text, span.start()).last().is_none_or(|byte| b"};>\"".contains(byte));
    if begins_line
        && let Some((_, word)) = FOREIGN_STATEMENTS.iter().find(|(own, _)| *own == written)
    {
        return Some(change_to(span, word));
    }
    let near = nearest(written, STATEMENTS.into_iter());
    match near[..] {
        [near] if begins_line && near != written && written.len() > 2 => {
            Some(change_to(span, near))
        }
        _ => None,
    }
}

/// The quote that ends a string of several lines: the only one of a line after `from`, which ends a value.
fn later_quote(text: &[u8], from: u32) -> Option<u32> {
    let mut at = from as usize;
    for line in text.get(at..)?.split_inclusive(|byte| *byte == b'\n').take(MAX_STRING_LINES) {
        let mut quotes = memchr::memchr_iter(b'"', line);
        if let Some(quote) = quotes.next() {
            let rest = line.get(quote + 1..)?.trim_ascii_start();
            let ends = rest.first().is_some_and(|byte| b";,>)]".contains(byte));
            let is_only = quotes.next().is_none();
            return u32::try_from(at + quote).ok().filter(|_| is_only && ends);
        }
        at += line.len();
    }
    None
}
