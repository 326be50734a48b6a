//! Bytecode as text, and what is wrong with it in the form in which MLIR writes it.

use super::cursor::BytecodeError;
use super::{Module, read};
use crate::locations::LocationKind;
use crate::print::{PrintOptions, print_named};
use crate::registry::Registry;
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The text of a file of bytecode, as mlir-opt prints it, and behind arguments of functions the names that they have in
/// the source: `loc("name")`.
///
/// # Errors
/// Where it is no bytecode.
pub fn to_text(
    bytes: &[u8],
    registry: &Registry,
    limits: &Limits,
) -> Result<Vec<u8>, BytecodeError> {
    show(bytes, registry, limits).map(|shown| shown.text)
}

/// A file of bytecode for somebody who may change it and have it written as bytecode again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// As of [`to_text`].
    pub text: Vec<u8>,
    /// The version of the encoding.
    pub version: u64,
    /// What the bytecode of the text will not have, or why there will be none: a sentence for each.
    pub notes: Vec<String>,
}

/// A file of bytecode as text, and what that does not hold.
///
/// # Errors
/// Where it is no bytecode.
pub fn show(bytes: &[u8], registry: &Registry, limits: &Limits) -> Result<Shown, BytecodeError> {
    let module = read(bytes, registry, limits)?;
    let names = module.locations.names();
    let text = print_named(&module.ir, registry, &PrintOptions::default(), &names);
    Ok(Shown { text, version: module.version, notes: module.notes() })
}

impl Module {
    /// What its text does not hold.
    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if !self.opaque.is_empty() {
            let names = self.opaque.iter().map(|name| format!("'{}'", self.ir.context.text(*name)));
            let names = names.collect::<Vec<_>>().join(", ");
            notes.push(format!(
                "It cannot be written as bytecode: what only the code of its dialect can decode is kept as bytes of this file ({names})."
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
                "It says where its operations come from: written again, it says where they stand in this text."
                    .to_owned(),
            );
        }
        notes
    }

    /// A finding about its operations as mlir-opt writes it, a line for itself and for each note: with the
    /// place that the operation comes from. `name` is what the file is called.
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

    /// Where the operation comes from that stands at a range of the file.
    fn place(&self, span: Span) -> Option<String> {
        let ir = &self.ir;
        let found = ir.walk(ir.top()).find(|operation| ir.span(*operation) == span)?;
        let location = self.locations.of_operation(found)?;
        let (file, line, column) = self.locations.place(location)?;
        Some(format!("{}:{line}:{column}", ir.context.text(file)))
    }
}

/// What is wrong with a file that is no bytecode, in the form in which mlir-opt writes it. The offset
/// stands behind it.
#[must_use]
pub fn diagnose(error: &BytecodeError, name: &str) -> String {
    format!("{name}:0:0: {}: {}, at byte {}\n", Severity::Error.name(), error.message, error.offset)
}
