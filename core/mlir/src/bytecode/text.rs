//! Bytecode as text, and its errors in MLIR's format.

use super::cursor::BytecodeError;
use super::{Module, read};
use crate::locations::LocationKind;
use crate::print::{Beside, PrintOptions, TooLong, print_located};
use crate::registry::Registry;
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Returns the text of a bytecode file, as mlir-opt prints it. Function arguments are followed by their names in the
/// source: `loc("name")`.
///
/// # Errors
/// The file is not bytecode, or its text would be too long; see [`print_located`].
pub fn to_text(
    bytes: &[u8],
    registry: &Registry,
    limits: &Limits,
) -> Result<Vec<u8>, BytecodeError> {
    show(bytes, registry, limits).map(|shown| shown.text)
}

/// A bytecode file for a client that may edit it and write bytecode again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The text, as [`to_text`] returns it.
    pub text: Vec<u8>,
    /// The version of the encoding.
    pub version: u64,
    /// The losses in bytecode written from the text, or the reasons why it cannot be written: a sentence for each.
    pub notes: Vec<String>,
}

/// Returns a bytecode file as text, with notes on the losses.
///
/// # Errors
/// The file is not bytecode, or its text would be too long; see [`print_located`].
pub fn show(bytes: &[u8], registry: &Registry, limits: &Limits) -> Result<Shown, BytecodeError> {
    let module = read(bytes, registry, limits)?;
    let names = module.locations.names();
    let beside = Beside { source_names: &names, ..Beside::default() };
    let text =
        print_located(&module.ir, module.ir.top(), registry, &PrintOptions::default(), beside);
    let text = text.map_err(|TooLong(limit)| BytecodeError {
        offset: 0,
        message: format!("its text would be longer than {limit} bytes, the most for this file"),
        over_budget: true,
    })?;
    Ok(Shown { text, version: module.version, notes: module.notes() })
}

impl Module {
    /// Lists the losses of its text.
    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if !self.opaque.is_empty() {
            let names = self.opaque.iter().map(|name| format!("'{}'", self.ir.context.text(*name)));
            let names = names.collect::<Vec<_>>().join(", ");
            notes.push(format!(
                "It cannot be written as bytecode: what only the code of its dialect can decode is kept as bytes of this file ({names}), which {} wrote.",
                self.producer
            ));
        }
        if self.is_translated {
            notes.push(
                "It is stored in a form that stays readable for other versions: written again, it has the \
                 operations that are shown."
                    .to_owned(),
            );
        }
        if self.locations.kinds.iter().any(|kind| *kind != LocationKind::Unknown) {
            notes.push(
                "Its source locations are replaced by positions in this text when it is saved."
                    .to_owned(),
            );
        }
        notes
    }

    /// A diagnostic about its operations in the format of mlir-opt: a line for itself and for each note, with the
    /// location of the operation. `name` is the name of the file.
    #[must_use]
    pub fn render(&self, diagnostic: &Diagnostic, name: &str) -> String {
        let mut text = String::new();
        self.line(
            diagnostic.span,
            diagnostic.severity.name(),
            &diagnostic.message,
            name,
            &mut text,
        );
        for note in &diagnostic.related {
            self.line(note.span, "note", &note.message, name, &mut text);
        }
        text
    }

    fn line(&self, span: Span, severity: &str, message: &str, name: &str, text: &mut String) {
        let place = self.place(span);
        let place = place.unwrap_or_else(|| format!("{name}:0:0"));
        text.push_str(&format!("{place}: {severity}: {message}\n"));
    }

    /// Returns the source location of the operation with this range in the file.
    fn place(&self, span: Span) -> Option<String> {
        let ir = &self.ir;
        let found = ir.walk(ir.top()).find(|operation| ir.span(*operation) == span)?;
        let location = self.locations.of_operation(found)?;
        let (file, line, column) = self.locations.place(location)?;
        Some(format!("{}:{line}:{column}", ir.context.text(file)))
    }
}

/// Formats the error of a file that is not bytecode, as mlir-opt does, followed by the offset.
#[must_use]
pub fn diagnose(error: &BytecodeError, name: &str) -> String {
    format!("{name}:0:0: {}: {}, at byte {}\n", Severity::Error.name(), error.message, error.offset)
}
