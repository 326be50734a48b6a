//! What the subcommands share of talking to people: exit statuses, colour, failures, text that is
//! safe to print.

use clap::ValueEnum;
use std::io::{self, IsTerminal as _, Write as _};

/// The exit status of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Exit {
    /// Nothing is wrong.
    Clean = 0,
    /// Errors were found in what was read.
    Errors = 1,
    /// The command could not do its work: wrong usage, or reading or writing failed.
    Trouble = 2,
}

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Whoever reads our standard output has gone (`abide … | head`): not worth a word.
    OutputClosed,
    /// What to say.
    Message(String),
}

/// Failures of writing to standard output; reading has its own messages, with the file's name.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Message(format!("cannot write to standard output: {error}")),
        }
    }
}

/// Says on standard error what went wrong. Where even that is closed there is nobody to tell.
pub(crate) fn complain(message: &str) {
    say(&format!("abide: error: {}", printable(message)));
}

/// Writes a line to standard error.
pub(crate) fn say(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// When output has colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// Where standard output is a terminal and `NO_COLOR` is not set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// Whether standard output gets colours.
    pub(crate) fn wanted(self) -> bool {
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                let refused = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                io::stdout().is_terminal() && !refused("NO_COLOR") && !dumb
            }
        }
    }
}

/// The text with control characters, and those that turn the direction of writing, as `\u{…}`: what
/// stands in a file must not steer the terminal.
pub(crate) fn printable(text: &str) -> String {
    escaped(text, |character| format!("\\u{{{character:x}}}"))
}

/// As [`printable`], of JSON, which stays JSON with the same meaning.
pub(crate) fn printable_json(json: &str) -> String {
    escaped(json, |character| format!("\\u{character:04x}"))
}

fn escaped(text: &str, escape: impl Fn(u32) -> String) -> String {
    let mut result = String::with_capacity(text.len());
    for character in text.chars() {
        let turns = matches!(character, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        if character.is_control() || turns {
            result.push_str(&escape(u32::from(character)));
        } else {
            result.push(character);
        }
    }
    result
}

/// `1 file`, `2 files`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_spelled_out() {
        assert_eq!(printable("a\u{1b}[31m\r\n\u{202e}é"), "a\\u{1b}[31m\\u{d}\\u{a}\\u{202e}é");
        let json = "\"\u{9b}\u{202e}é\"";
        assert_eq!(printable_json(json), r#""\u009b\u202eé""#);
        let read = |json: &str| serde_json::from_str::<serde_json::Value>(json).unwrap();
        assert_eq!(read(&printable_json(json)), read(json));
    }
}
