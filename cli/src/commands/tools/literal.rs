//! A short text on the command line: literal, in hexadecimal, from a file or standard input.

use crate::console::{self, AnswerFormat, Color, Exit, Failure};
use crate::input::Source;
use crate::report::{Checked, Format};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::sip::without_line_end;
use abide_json::from_hex;
use clap::Args;
use serde_json::json;
use std::io::{self, Write as _};
use std::path::Path;

/// The source of a text.
#[derive(Debug, Args)]
pub(super) struct Literal {
    /// The text itself, a file with it, or - for standard input. A line break at the end of a file is ignored
    #[arg(value_name = "TEXT|FILE", required_unless_present = "file", conflicts_with = "file")]
    text: Option<String>,

    /// Read the text from this file, whatever its name is
    #[arg(long, value_name = "FILE")]
    file: Option<String>,

    /// The text is in hexadecimal, for bytes that are not UTF-8
    #[arg(long)]
    hex: bool,

    /// Whether diagnostics have colours
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,
}

/// A text and its name in diagnostics.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
}

/// The ends of names that are always read as files.
const ENDS: [&str; 3] = [".sip", ".raw", ".json"];

impl Text {
    /// The text that a word of the command line means.
    pub(super) fn of_word(word: &str) -> Result<Text, Failure> {
        let is_file =
            word == "-" || ENDS.iter().any(|end| word.ends_with(end)) || Path::new(word).is_file();
        match is_file {
            true => Text::of_file(word),
            false => Ok(Text { name: "<text>".to_owned(), bytes: word.as_bytes().to_vec() }),
        }
    }

    /// The text of a file without the line break at its end, or of standard input.
    fn of_file(path: &str) -> Result<Text, Failure> {
        let source = Source::new(Path::new(path));
        let read = source.read(Limits::default().bytes);
        let mut bytes = read.map_err(|error| Failure::Message(error.message))?;
        bytes.truncate(without_line_end(&bytes).len());
        Ok(Text { name: source.name, bytes })
    }

    /// The text as UTF-8.
    pub(super) fn as_str(&self) -> Result<&str, Failure> {
        let message = || Failure::Message(format!("'{}' is not UTF-8", self.name));
        std::str::from_utf8(&self.bytes).map_err(|_| message())
    }

    /// The diagnostics for people, as `abide check` writes them.
    pub(super) fn frames(&self, diagnostics: Vec<Diagnostic>, color: bool) -> String {
        let checked = Checked::new(self.name.clone(), self.bytes.clone(), diagnostics);
        Format::Text.render(&checked, color)
    }

    /// Writes diagnostics to standard error.
    pub(super) fn report(&self, diagnostics: Vec<Diagnostic>, color: Color) {
        if !diagnostics.is_empty() {
            let frames = self.frames(diagnostics, color.wanted(&io::stderr()));
            console::print_lines(frames.trim_end());
        }
    }
}

impl Literal {
    /// Reads the text.
    pub(super) fn read(&self) -> Result<Text, Failure> {
        let mut text = match (&self.text, &self.file) {
            (_, Some(file)) => Text::of_file(file)?,
            (Some(word), None) => Text::of_word(word)?,
            (None, None) => Text::of_file("-")?,
        };
        if self.hex {
            let message = "--hex: the text is not an even number of hexadecimal digits";
            text.bytes.retain(|byte| !byte.is_ascii_whitespace());
            let digits = std::str::from_utf8(&text.bytes).ok();
            let decoded = digits.and_then(from_hex);
            text.bytes = decoded.ok_or_else(|| Failure::Message(message.to_owned()))?;
        }
        Ok(text)
    }

    /// When diagnostics have colours.
    pub(super) fn color(&self) -> Color {
        self.color
    }
}

/// Whether there is an error among diagnostics.
pub(super) fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// Prints the diagnostics of a text: the answer of the subcommands that check one.
pub(super) fn answer_check(
    text: &Text,
    found: Vec<Diagnostic>,
    literal: &Literal,
    format: AnswerFormat,
) -> Result<Exit, Failure> {
    let exit = if has_errors(&found) { Exit::Errors } else { Exit::Clean };
    let mut out = io::stdout().lock();
    if format.is_json() {
        let found = abide_json::diagnostics(&text.bytes, &found);
        console::write_json(&mut out, &json!({ "diagnostics": found }))?;
    } else {
        write!(out, "{}", text.frames(found, literal.color.wanted(&io::stdout())))?;
    }
    Ok(exit)
}
