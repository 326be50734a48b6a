//! A short text on the command line: literal, in hexadecimal, from a file or standard input.

use crate::console::Failure;
use crate::input::Source;
use crate::report::{Checked, Format};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::sip::without_line_end;
use abide_json::from_hex;
use clap::Args;
use std::path::PathBuf;

/// The source of a text.
#[derive(Debug, Args)]
pub(super) struct Literal {
    /// The text itself, or - for standard input
    #[arg(value_name = "TEXT", required_unless_present = "file", conflicts_with = "file")]
    text: Option<String>,

    /// Read the text from a file; one line break at its end does not count
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// The text is in hexadecimal, for bytes that are not UTF-8
    #[arg(long)]
    hex: bool,
}

impl Literal {
    /// The bytes.
    pub(super) fn read(&self) -> Result<Vec<u8>, Failure> {
        let mut bytes = match (&self.text, &self.file) {
            (Some(text), _) if text != "-" => text.clone().into_bytes(),
            (_, file) => {
                let path = file.clone().unwrap_or_else(|| PathBuf::from("-"));
                let read = Source::new(&path).read(Limits::default().bytes);
                let mut bytes = read.map_err(|error| Failure::Message(error.message))?;
                bytes.truncate(without_line_end(&bytes).len());
                bytes
            }
        };
        if self.hex {
            let message = "--hex: the text is not an even number of hexadecimal digits";
            bytes.retain(|byte| !byte.is_ascii_whitespace());
            let digits = std::str::from_utf8(&bytes).ok();
            let decoded = digits.and_then(from_hex);
            bytes = decoded.ok_or_else(|| Failure::Message(message.to_owned()))?;
        }
        Ok(bytes)
    }
}

/// The findings for people, as `abide check` writes them.
pub(super) fn frames(text: &[u8], diagnostics: Vec<Diagnostic>) -> String {
    let checked = Checked::new("<text>".to_owned(), text.to_vec(), diagnostics);
    Format::Text.render(&checked, false)
}

/// Whether there is an error among findings.
pub(super) fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}
