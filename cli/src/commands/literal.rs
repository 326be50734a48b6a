//! A short text on the command line: as it is, in hexadecimal, from a file or standard input.

use crate::console::Failure;
use crate::input::Source;
use crate::report::{Checked, Format};
use abide_core::diagnostic::{Diagnostic, Severity, write_json};
use abide_core::limits::Limits;
use abide_core::text::LineIndex;
use clap::Args;
use serde_json::Value;
use std::path::PathBuf;

/// Where a text comes from.
#[derive(Debug, Args)]
pub(super) struct Literal {
    /// The text itself, or - for standard input
    #[arg(value_name = "TEXT", required_unless_present = "file", conflicts_with = "file")]
    text: Option<String>,

    /// Read the text from a file; one line break at its end does not count
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// The text is written in hexadecimal, for bytes that are no UTF-8
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
                if bytes.last() == Some(&b'\n') {
                    bytes.pop();
                }
                bytes
            }
        };
        if self.hex {
            let message = "--hex: the text is not an even number of hexadecimal digits";
            bytes = from_hex(&bytes).ok_or_else(|| Failure::Message(message.to_owned()))?;
        }
        Ok(bytes)
    }
}

fn from_hex(text: &[u8]) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text
        .iter()
        .filter(|byte| !byte.is_ascii_whitespace())
        .map(|byte| char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect();
    let digits = digits?;
    let (pairs, rest) = digits.as_chunks::<2>();
    rest.is_empty().then(|| pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

/// The bytes in hexadecimal.
pub(super) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The findings for people, as `abide check` writes them.
pub(super) fn frames(text: &[u8], diagnostics: Vec<Diagnostic>) -> String {
    let checked = Checked::new("<text>".to_owned(), text.to_vec(), diagnostics);
    Format::Text.render(&checked, false)
}

/// The findings as JSON.
pub(super) fn json(text: &[u8], diagnostics: &[Diagnostic]) -> Value {
    let mut out = String::new();
    write_json(&mut out, text, &LineIndex::new(text), diagnostics);
    serde_json::from_str(&out).unwrap_or(Value::Null)
}

/// Whether there is an error among findings.
pub(super) fn has_errors(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}
