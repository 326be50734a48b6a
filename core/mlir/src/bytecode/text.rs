//! Bytecode as text, and what is wrong with it in the form in which MLIR writes it.

use super::cursor::BytecodeError;
use super::{Module, read};
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
    let module = read(bytes, registry, limits)?;
    Ok(print_named(&module.ir, registry, &PrintOptions::default(), &module.locations.names()))
}

impl Module {
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
