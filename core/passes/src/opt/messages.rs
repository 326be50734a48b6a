//! Diagnostics as MLIR writes them: place, message, the line and a caret.

use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::text::{Encoding, LineIndex, Span};
use std::fmt::Write;

/// The longest line that is shown, in bytes.
const MAX_LINE_BYTES: usize = 4096;

/// The messages about a file.
pub(super) struct Messages<'a> {
    text: &'a [u8],
    name: &'a str,
    lines: LineIndex,
    out: String,
}

impl<'a> Messages<'a> {
    pub(super) fn new(text: &'a [u8], name: &'a str) -> Messages<'a> {
        Messages { text, name, lines: LineIndex::new(text), out: String::new() }
    }

    /// The line index of the file.
    pub(super) fn lines(&self) -> &LineIndex {
        &self.lines
    }

    /// Adds a diagnostic and the places that explain it.
    pub(super) fn add(&mut self, diagnostic: &Diagnostic) {
        let word = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Information | Severity::Hint => "remark",
        };
        self.line(diagnostic.span, word, &diagnostic.message);
        for related in &diagnostic.related {
            self.line(related.span, "note", &related.message);
        }
    }

    fn line(&mut self, span: Span, word: &str, message: &str) {
        let place = self.lines.line_column(self.text, span.start(), Encoding::Utf8);
        // Writing to a string cannot fail.
        let _ = writeln!(
            self.out,
            "{}:{}:{}: {word}: {message}",
            self.name,
            place.line + 1,
            place.column + 1
        );
        let (start, end) =
            (self.lines.line_start(place.line), self.lines.line_end(self.text, place.line));
        let line = Span::new(start, end).slice(self.text);
        // A long generated line does not help, and might be repeated for each message.
        if line.len() > MAX_LINE_BYTES {
            return;
        }
        let line = String::from_utf8_lossy(line.trim_ascii_end());
        let _ = writeln!(self.out, "{line}\n{:width$}^", "", width = place.column as usize);
    }

    pub(super) fn finish(self) -> String {
        self.out
    }
}
