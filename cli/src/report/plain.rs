//! One line for each diagnostic, as mlir-opt and other compilers print.

use super::Checked;
use super::place::TextRange;
use abide_core::diagnostic::Severity;
use abide_core::escape;
use abide_core::text::{Encoding, Span};
use std::fmt::Write as _;

/// `file:line:column: error: message`, columns in bytes from 1 as LLVM counts them; related places
/// follow as notes.
pub(super) fn render(checked: &Checked) -> String {
    let mut out = String::new();
    let mut line = |checked: &Checked, span: Span, level: &str, message: &str| {
        let place = TextRange::new(checked, span, Encoding::Utf8);
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{}:{}:{}: {level}: {}",
            escape::line(&checked.name),
            place.line,
            place.column,
            escape::line(message)
        );
    };
    for diagnostic in &checked.diagnostics {
        let level = match diagnostic.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            // MLIR's word for diagnostics that are neither errors nor warnings.
            Severity::Information | Severity::Hint => "remark",
        };
        line(checked, diagnostic.span, level, &diagnostic.message);
        for related in &diagnostic.related {
            line(checked.file_of(related), related.span, "note", &related.message);
        }
    }
    // A file name may look like a workflow command of GitHub (`::error`).
    escape::lines(&out).into_owned()
}
