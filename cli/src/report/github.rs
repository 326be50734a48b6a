//! Workflow commands of GitHub Actions.

use super::Checked;
use super::place::TextRange;
use crate::input::FileError;
use abide_core::diagnostic::Severity;
use abide_core::escape::{github_message as message, github_property as property};
use abide_core::text::Encoding;
use std::fmt::Write as _;

/// `::error file=…,line=…,col=…,endLine=…,endColumn=…,title=…::message` for each diagnostic.
///
/// Columns are left out of a range that covers several lines: GitHub refuses them there.
pub(super) fn render(checked: &Checked) -> String {
    let mut out = String::new();
    for diagnostic in &checked.diagnostics {
        let command = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Information | Severity::Hint => "notice",
        };
        let place = TextRange::new(checked, diagnostic.span, Encoding::Utf32);
        // Writing to a String cannot fail, here and below.
        let name = property(from_root(&checked.name));
        let _ = write!(out, "::{command} file={name},line={}", place.line);
        if place.line == place.end_line {
            let (column, end_column) = (place.column, place.end_column);
            let _ = write!(out, ",col={column},endLine={},endColumn={end_column}", place.line);
        } else {
            let _ = write!(out, ",endLine={}", place.end_line);
        }
        let _ = writeln!(
            out,
            ",title={}::{}",
            property(diagnostic.code.name()),
            message(&diagnostic.message)
        );
    }
    out
}

/// A file that could not be read or written.
pub(super) fn render_error(error: &FileError) -> String {
    let (name, message) = (property(from_root(&error.name)), message(&error.message));
    format!("::error file={name}::{message}\n")
}

/// A relative path without the `./` of a folder that was named `.`: services compare paths as text.
pub(super) fn from_root(name: &str) -> &str {
    name.strip_prefix("./").unwrap_or(name)
}
