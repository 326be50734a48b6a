//! Text from files and from their names, on its way out: it is neither markup nor control.
//!
//! There is one function for each kind of output, and the writers call it last. The inputs are hostile: names of
//! files, operations and symbols, messages that quote them, documentation of `.td` files.

mod markdown;

pub use markdown::{markdown, page};

use std::borrow::Cow;

/// Whether a terminal obeys a character instead of showing it: control characters, the C1 controls such as U+009B
/// too, and those that change the direction of writing.
#[must_use]
pub fn is_control(character: char) -> bool {
    let turns = matches!(
        character,
        '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    );
    character.is_control() || turns
}

/// For a terminal or a log, within a line: control characters as `\u{1b}`.
///
/// It may be the whole line, so it is not a workflow command of GitHub Actions either; see [`lines`].
#[must_use]
pub fn line(text: &str) -> Cow<'_, str> {
    let shown = escaped(text, is_control, |character| format!("\\u{{{:x}}}", u32::from(character)));
    let shown = without_commands(shown, HASH);
    if is_workflow_command(&shown) { Cow::Owned(without_colon(&shown)) } else { shown }
}

/// For a terminal or a log, with the line breaks and tabs of the text.
///
/// A line cannot be a workflow command of GitHub Actions, which reads `::error::` in every log, and has no
/// [command](commands) of a CI service.
#[must_use]
pub fn lines(text: &str) -> Cow<'_, str> {
    let keeps = |character| matches!(character, '\n' | '\t');
    let shown = escaped(
        text,
        |character| is_control(character) && !keeps(character),
        |character| format!("\\u{{{:x}}}", u32::from(character)),
    );
    let shown = without_commands(shown, HASH);
    if !shown.lines().any(is_workflow_command) {
        return shown;
    }
    let line = |line: &str| match is_workflow_command(line) {
        true => without_colon(line),
        false => line.to_owned(),
    };
    Cow::Owned(shown.split('\n').map(line).collect::<Vec<_>>().join("\n"))
}

fn is_workflow_command(line: &str) -> bool {
    line.trim_start().starts_with("::")
}

/// A workflow command whose first colon is spelled out.
fn without_colon(line: &str) -> String {
    line.replacen(':', "\\u{3a}", 1)
}

/// A `#` in text.
const HASH: &str = "\\u{23}";

/// For a rendered frame: without the commands that CI services obey anywhere in a line of a log, `##[error]` of GitHub
/// Actions and Azure Pipelines, `##vso[` and `##teamcity[`.
#[must_use]
pub fn commands(text: &str) -> Cow<'_, str> {
    without_commands(Cow::Borrowed(text), HASH)
}

/// Writes the first `#` of each command as `hash`.
fn without_commands<'t>(text: Cow<'t, str>, hash: &str) -> Cow<'t, str> {
    let mut starts =
        text.match_indices('[').filter_map(|(end, _)| command_start(&text, end)).peekable();
    if starts.peek().is_none() {
        return text;
    }
    let (mut result, mut done) = (String::with_capacity(text.len()), 0);
    for start in starts {
        result.push_str(text.get(done..start).unwrap_or_default());
        result.push_str(hash);
        done = start + 1;
    }
    result.push_str(text.get(done..).unwrap_or_default());
    Cow::Owned(result)
}

/// The offset of the `##` of a command whose `[` is at `end`.
fn command_start(text: &str, end: usize) -> Option<usize> {
    /// The longest name of a service, in bytes; none has more than eight.
    const MAX_NAME_BYTES: usize = 16;
    let before = text.as_bytes().get(..end)?;
    let name =
        before.iter().rev().take(MAX_NAME_BYTES).take_while(|byte| byte.is_ascii_alphabetic());
    let start = end.checked_sub(name.count() + 2)?;
    before.get(start..)?.starts_with(b"##").then_some(start)
}

/// For a terminal or a log, of JSON: the result is JSON with the same meaning.
#[must_use]
pub fn json(json: &str) -> Cow<'_, str> {
    let shown = escaped(
        json,
        |character| is_control(character) && !matches!(character, '\n' | '\r' | '\t'),
        |character| format!("\\u{:04x}", u32::from(character)),
    );
    without_commands(shown, "\\u0023")
}

/// The message of a workflow command of GitHub Actions.
#[must_use]
pub fn github_message(text: &str) -> String {
    let shown = escaped(
        text,
        |character| character == '%' || is_control(character),
        |character| match character {
            '%' => "%25".to_owned(),
            '\n' => "%0A".to_owned(),
            '\r' => "%0D".to_owned(),
            _ => format!("\\u{{{:x}}}", u32::from(character)),
        },
    );
    without_commands(shown, HASH).into_owned()
}

/// A property of a workflow command of GitHub Actions, which also ends at a colon or a comma.
#[must_use]
pub fn github_property(text: &str) -> String {
    github_message(text).replace(':', "%3A").replace(',', "%2C")
}

/// For HTML, in text and in attributes: entities, and a blank for each control character. No document of HTML may have
/// some of these, and others turn the direction of writing.
#[must_use]
pub fn html(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            character if is_control(character) => out.push(' '),
            character => out.push(character),
        }
    }
    out
}

/// Escapes a message for a window of an editor: one line, without the links that editors derive from
/// `[text](address)`.
#[must_use]
pub fn message(text: &str) -> String {
    line(text).replace("](", "] (")
}

fn escaped(
    text: &str,
    is_hidden: impl Fn(char) -> bool,
    escape: impl Fn(char) -> String,
) -> Cow<'_, str> {
    if !text.contains(&is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut result = String::with_capacity(text.len());
    for character in text.chars() {
        match is_hidden(character) {
            true => result.push_str(&escape(character)),
            false => result.push(character),
        }
    }
    Cow::Owned(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_spelled_out() {
        let text = "a\u{1b}[31m\r\n\u{202e}\u{9b}\u{200f}é";
        assert_eq!(line(text), "a\\u{1b}[31m\\u{d}\\u{a}\\u{202e}\\u{9b}\\u{200f}é");
        assert_eq!(lines(text), "a\\u{1b}[31m\\u{d}\n\\u{202e}\\u{9b}\\u{200f}é");
        assert!(matches!(lines("a\tb\n"), Cow::Borrowed("a\tb\n")));
    }

    #[test]
    fn json_keeps_its_meaning() {
        let text = "{\"a\": \"\u{9b}\u{202e}é\u{7f}\",\n\t\"b\": 1}";
        let escaped = json(text);
        assert_eq!(escaped, "{\"a\": \"\\u009b\\u202eé\\u007f\",\n\t\"b\": 1}");
    }

    #[test]
    fn no_line_is_a_workflow_command() {
        for (text, shown) in [
            ("::error::x", "\\u{3a}:error::x"),
            ("a\n  ::set-output name=x::y\n", "a\n  \\u{3a}:set-output name=x::y\n"),
            ("\u{a0}::stop-commands::x", "\u{a0}\\u{3a}:stop-commands::x"),
            ("a ::error::x", "a ::error::x"),
        ] {
            assert_eq!(lines(text), shown);
        }
        assert_eq!(line(" ::error::x"), " \\u{3a}:error::x");
        assert_eq!(line("a ::error::x"), "a ::error::x");
    }

    #[test]
    fn no_text_has_a_command_of_a_ci_service() {
        for (text, shown) in [
            ("a ##[add-mask]e", "a \\u{23}#[add-mask]e"),
            ("###[error]##[x]", "#\\u{23}#[error]\\u{23}#[x]"),
            ("é##vso[task.setvariable variable=a]b", "é\\u{23}#vso[task.setvariable variable=a]b"),
            ("##teamcity[x]", "\\u{23}#teamcity[x]"),
            ("#map[0] ## [1] #[2]", "#map[0] ## [1] #[2]"),
        ] {
            assert_eq!(line(text), shown);
            assert_eq!(lines(text), shown);
            assert_eq!(github_message(text), shown);
            assert_eq!(commands(text), shown);
            assert_eq!(json(text), shown.replace("\\u{23}", "\\u0023"));
        }
    }

    #[test]
    fn nothing_in_a_text_can_end_a_workflow_command_or_begin_another() {
        assert_eq!(github_message("a%\r\n::error::b\u{1b}"), "a%25%0D%0A::error::b\\u{1b}");
        assert_eq!(github_property("a,b:c\n%"), "a%2Cb%3Ac%0A%25");
    }

    #[test]
    fn a_message_has_no_links() {
        assert_eq!(message("'[x](command:y)'\n"), "'[x] (command:y)'\\u{a}");
    }
}
