//! Diagnostics on standard output, in the formats that people and programs read.

mod excerpt;
mod frames;
mod github;
mod json;
mod place;
mod plain;
mod sarif;

use crate::input::FileError;
use abide_core::diagnostic::{Diagnostic, Related, Severity};
use abide_core::escape;
use abide_core::ide::Suppressed;
use abide_core::text::{Encoding, LineIndex};
use clap::ValueEnum;
use std::io::{self, Write};

/// The format of diagnostics.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Source frames, for people.
    Text,
    /// A JSON object on its own line for each file.
    Json,
    /// SARIF 2.1.0, for code-scanning services.
    Sarif,
    /// Workflow commands, which GitHub Actions shows next to the lines.
    Github,
    /// `file:line:column: error: message`, as mlir-opt prints and editors read.
    Mlir,
}

/// A file with its diagnostics.
#[derive(Clone)]
pub(crate) struct Checked {
    pub(crate) name: String,
    pub(crate) text: Vec<u8>,
    pub(crate) lines: LineIndex,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Other files, to which diagnostics point.
    pub(crate) others: Vec<Checked>,
}

impl Checked {
    pub(crate) fn new(name: String, text: Vec<u8>, diagnostics: Vec<Diagnostic>) -> Checked {
        let lines = LineIndex::new(&text);
        Checked { name, text, lines, diagnostics, others: Vec::new() }
    }

    /// Adds other files to which diagnostics point, with their texts.
    pub(crate) fn with_others(self, others: Vec<(String, Vec<u8>)>) -> Checked {
        let others = others.into_iter().map(|(name, text)| Checked::new(name, text, Vec::new()));
        Checked { others: others.collect(), ..self }
    }

    /// The file in which a related place is.
    fn file_of(&self, related: &Related) -> &Checked {
        let other = related
            .path
            .as_deref()
            .and_then(|path| self.others.iter().find(|other| other.name == path));
        other.unwrap_or(self)
    }

    /// The number of diagnostics with a severity.
    pub(crate) fn count(&self, severity: Severity) -> usize {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity == severity).count()
    }
}

impl Format {
    /// Whether reports in this format have fixes or the next step in words.
    pub(crate) fn shows_help(self) -> bool {
        matches!(self, Format::Text | Format::Json | Format::Sarif)
    }

    /// Returns the report of one file; empty if the format needs no text for it.
    pub(crate) fn render(self, checked: &Checked, color: bool) -> String {
        match self {
            Format::Text => frames::render(checked, color),
            Format::Json => json::render(checked),
            Format::Sarif => sarif::render(checked),
            Format::Github => github::render(checked),
            Format::Mlir => plain::render(checked),
        }
    }

    /// Returns the report of a file that could not be read or written. In text formats it goes to standard error.
    pub(crate) fn render_error(self, error: &FileError) -> String {
        match self {
            Format::Json => json::render_error(error),
            Format::Github => github::render_error(error),
            Format::Text | Format::Sarif | Format::Mlir => String::new(),
        }
    }
}

/// A line for each diagnostic that was left out, with the row of the table that it follows from.
pub(crate) fn suppressed(checked: &Checked, all: &[Suppressed]) -> String {
    let line = |Suppressed { found, row }: &Suppressed| {
        let place = place::TextRange::new(checked, found.span, Encoding::Utf32);
        format!(
            "{}:{}:{}: suppressed[{}]: {} ({}: {})\n",
            escape::line(&checked.name),
            place.line,
            place.column,
            found.code,
            escape::line(&found.message),
            row.name(),
            row.reason()
        )
    };
    all.iter().map(line).collect()
}

/// Joins the reports of the files.
pub(crate) struct Reporter<W> {
    format: Format,
    out: W,
    /// The messages about files that could not be read or written.
    errors: Vec<String>,
    /// Whether a file has been reported, so that the next one needs a separator.
    begun: bool,
}

impl<W: Write> Reporter<W> {
    /// Begins a report. `page` is the address at which the codes are described.
    pub(crate) fn new(format: Format, page: Option<&str>, mut out: W) -> io::Result<Reporter<W>> {
        if format == Format::Sarif {
            out.write_all(sarif::head(page).as_bytes())?;
        }
        Ok(Reporter { format, out, errors: Vec::new(), begun: false })
    }

    /// Adds the report of a file.
    pub(crate) fn add(&mut self, rendered: &str) -> io::Result<()> {
        if rendered.is_empty() {
            return Ok(());
        }
        let between = match self.format {
            Format::Text if self.begun => "\n",
            Format::Sarif if self.begun => ",\n",
            _ => "",
        };
        self.begun = true;
        self.out.write_all(between.as_bytes())?;
        self.out.write_all(rendered.as_bytes())?;
        self.out.flush()
    }

    /// Adds a file that could not be read or written.
    pub(crate) fn add_error(&mut self, error: &FileError) -> io::Result<()> {
        self.errors.push(error.message.clone());
        self.add(&self.format.render_error(error))
    }

    /// Ends the report.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        if self.format == Format::Sarif {
            self.out.write_all(sarif::tail(&self.errors).as_bytes())?;
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_core::diagnostic::{Fix, codes};
    use abide_core::escape::is_control;
    use abide_core::rule;
    use abide_core::text::{Span, TextEdit};

    /// Pieces of commands that a terminal or GitHub Actions obeys, and the characters that could end them.
    const PIECES: [&str; 14] = [
        "a",
        "\n",
        "\r",
        " ",
        "\u{1b}[31m",
        "\u{9b}2J",
        "\u{202e}",
        "\u{200f}",
        "\0",
        "::error::",
        "%0A",
        ",",
        "\"",
        "é",
    ];

    /// A file with one diagnostic, all of whose texts are joined from the pieces.
    fn hostile(mut random: impl FnMut(usize) -> usize) -> Checked {
        let mut text = || (0..random(8)).map(|_| PIECES[random(PIECES.len())]).collect::<String>();
        let (name, file, message, note, title, new) =
            (text(), text(), text(), text(), text(), text());
        let mut span = || {
            let (start, end) = (random(20) as u32, random(20) as u32);
            Span::new(start.min(end), start.max(end))
        };
        let diagnostic = Diagnostic::new(codes::limit::DEPTH, span(), rule!("{}", message))
            .with_related(span(), note)
            .with_fix(Fix::safe(title, vec![TextEdit::new(span(), new.as_bytes())]));
        Checked::new(name, file.into_bytes(), vec![diagnostic])
    }

    #[test]
    fn no_text_of_a_file_steers_a_terminal_or_a_service() {
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..2000 {
            let checked = hostile(&mut random);
            for format in [Format::Text, Format::Json, Format::Sarif, Format::Github, Format::Mlir]
            {
                let out = format.render(&checked, false);
                let control = out.chars().find(|&c| is_control(c) && !matches!(c, '\n' | '\t'));
                assert_eq!(control, None, "{format:?}: {out:?}");
                let commands = out.lines().filter(|line| line.trim_start().starts_with("::"));
                assert_eq!(
                    commands.count(),
                    usize::from(format == Format::Github),
                    "{format:?}: {out}"
                );
                match format {
                    Format::Github => assert_eq!(out.lines().count(), 1, "{out:?}"),
                    Format::Json | Format::Sarif => {
                        let read: serde_json::Value = serde_json::from_str(&out).unwrap();
                        let message = match format {
                            Format::Json => &read["diagnostics"][0]["message"],
                            _ => &read["message"]["text"],
                        };
                        assert_eq!(message.as_str(), Some(&*checked.diagnostics[0].message));
                    }
                    Format::Text | Format::Mlir => {}
                }
            }
        }
    }
}
