//! Syntax errors in an `abide.toml`: the causes that people meet, in their words instead of the parser's.

use super::Reader;
use std::collections::BTreeSet;
use toml::de::Error;

/// The maximum number of errors whose causes are looked for: each takes the time of the text before it.
const MAX_CAUSES: usize = 20;

/// The signs that begin a comment in other languages.
const OTHER_COMMENTS: [&str; 3] = ["//", "/*", ";"];

impl Reader<'_> {
    /// Reports the first error of each line, because the others follow from it. Returns these lines.
    pub(super) fn syntax_errors(&mut self, text: &str, mut errors: Vec<Error>) -> BTreeSet<u32> {
        errors.sort_by_key(|error| error.span().unwrap_or_default().start);
        let mut lines = BTreeSet::new();
        let is_json = text.trim_start().starts_with('{');
        for error in errors {
            let range = error.span().unwrap_or_default();
            let (_, (line, _)) = self.place(text, Some(range.clone()));
            if lines.insert(line) && !(is_json && lines.len() > 1) {
                let message = match lines.len() <= MAX_CAUSES {
                    true => cause(text, range.start, error.message()),
                    false => error.message().to_owned(),
                };
                self.error(text, Some(range), message);
            }
        }
        lines
    }
}

/// The cause of the error at a place, or the message of the parser.
fn cause(text: &str, at: usize, message: &str) -> String {
    let before = text.get(..at).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = text.get(start..).unwrap_or_default().lines().next().unwrap_or_default();
    let rest = text.get(at..).unwrap_or_default();
    if text.trim_start().starts_with('{') {
        return "the file is TOML, not JSON: a table is a line '[check]', and below it are lines \
                'key = value'"
            .to_owned();
    }
    if OTHER_COMMENTS.iter().any(|sign| line.trim_start().starts_with(sign)) {
        return "comments begin with '#'".to_owned();
    }
    let key = word(line.trim_start());
    let after_key = line.trim_start().get(key.len()..).unwrap_or_default();
    if !key.is_empty() && after_key.trim_start().starts_with(':') {
        return format!("write '=' after a key instead of ':': {key} = ..");
    }
    let is_plain = !line.contains(['\\', '\'', '#']) && !text.contains("\"\"\"");
    if is_plain && line.matches('"').count() % 2 == 1 {
        return "a string in this line is not closed: end it with '\"'".to_owned();
    }
    if message == "duplicate key" {
        return duplicate(text, start, line, word(rest));
    }
    match word(rest) {
        name if message.starts_with("string values must be quoted") && !name.is_empty() => {
            format!("write a string in quotes: \"{name}\"")
        }
        _ => message.to_owned(),
    }
}

/// The message about a key or a table that is there twice.
fn duplicate(text: &str, start: usize, line: &str, name: &str) -> String {
    let before = text.get(..start).unwrap_or_default();
    let is_table = line.trim_start().starts_with('[');
    let is_same = |other: &str| match is_table {
        true => other.trim() == line.trim(),
        false => word(other.trim_start()) == name,
    };
    let number = before
        .lines()
        .count()
        .checked_sub(before.lines().rev().position(is_same).unwrap_or(usize::MAX));
    let first = number.map(|number| format!("; the first is in line {number}")).unwrap_or_default();
    match is_table {
        true => format!("the table '{}' begins twice{first}: join the two", line.trim()),
        false => format!("the key '{name}' is set twice{first}: keep one of the two"),
    }
}

/// The letters of a bare key that a text begins with.
fn word(text: &str) -> &str {
    let is_end = |sign: char| !sign.is_ascii_alphanumeric() && !"-_.".contains(sign);
    text.split(is_end).next().unwrap_or_default()
}
