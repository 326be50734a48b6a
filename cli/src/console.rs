//! The subcommands' shared output: exit statuses, colour, failures, text that is safe to print ([`escape`]).

#[cfg(feature = "tools")]
use crate::line_diff;
use abide_core::escape;
pub(crate) use abide_core::spelling::counted;
use clap::{Args, ValueEnum};
use std::io::{self, IsTerminal, Write as _};

/// The exit status of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Exit {
    /// Nothing is wrong.
    Clean = 0,
    /// The input has errors.
    Errors = 1,
    /// The command could not do its work: wrong usage, or reading or writing failed.
    Trouble = 2,
}

/// The reason why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of our standard output has closed it (`abide … | head`): ignored silently.
    OutputClosed,
    /// The reason is on standard error already.
    Reported,
    /// The message.
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

/// Reports on standard error what went wrong. All errors of the command itself have this form.
pub(crate) fn print_error(message: &str) {
    say(&format!("abide: error: {message}"));
}

/// As [`print_error`], for a message of several lines.
pub(crate) fn print_error_lines(message: &str) {
    print_lines(&escape::lines(&format!("abide: error: {message}")));
}

/// Writes a line to standard error.
pub(crate) fn say(line: &str) {
    print_lines(&escape::line(line));
}

/// Writes text for a terminal to standard error.
pub(crate) fn print_lines(rendered: &str) {
    let _ = writeln!(io::stderr().lock(), "{rendered}");
}

/// The difference between two texts of these names, as a unified diff.
#[cfg(feature = "tools")]
pub(crate) fn diff(names: [&str; 2], texts: [&[u8]; 2]) -> String {
    let [before, after] = names.map(escape::line);
    let diff = line_diff::unified([&format!("a/{before}"), &format!("b/{after}")], texts);
    // A program that applies the diff needs the characters that a terminal and the log of a CI service must not get.
    let is_log =
        || ["GITHUB_ACTIONS", "TF_BUILD"].iter().any(|name| std::env::var_os(name).is_some());
    match io::stdout().is_terminal() || is_log() {
        true => escape::lines(&diff).into_owned(),
        false => diff,
    }
}

/// Writes JSON as a line.
pub(crate) fn write_json(
    out: &mut impl io::Write,
    json: &impl std::fmt::Display,
) -> io::Result<()> {
    writeln!(out, "{}", escape::json(&json.to_string()))
}

/// The format of an answer that people or programs read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Args)]
pub(crate) struct AnswerFormat {
    /// Write text for people, or JSON for programs
    #[arg(long, value_enum, default_value_t = TextOrJson::Text)]
    format: TextOrJson,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TextOrJson {
    Text,
    Json,
}

impl AnswerFormat {
    /// Whether the answer is JSON.
    pub(crate) fn is_json(self) -> bool {
        self.format == TextOrJson::Json
    }
}

/// When output has colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// If the output is a terminal and `NO_COLOR` is not set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// Whether a stream gets colours.
    pub(crate) fn wanted(self, stream: &impl IsTerminal) -> bool {
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                let refused = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                stream.is_terminal() && !refused("NO_COLOR") && !dumb
            }
        }
    }
}
