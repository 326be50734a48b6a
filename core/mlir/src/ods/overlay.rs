//! Forms for operations whose own form only C++ has: a few lines of a description file give the form of many
//! operations.

use super::format::Format;
use super::{DialectDescription, Dialects, OpDescription, ReadError, Syntax};
use std::sync::Arc;

/// `form "aten.*" { operands attr-dict .. }`: how operations are written that have no form of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormOverlay {
    /// The name without the dialect, or the beginning of names in front of a `*`.
    pub pattern: Box<str>,
    /// As an assembly format.
    pub format: Box<str>,
    /// The line, from one.
    pub line: u32,
}

impl FormOverlay {
    fn matches(&self, mnemonic: &str) -> bool {
        match self.pattern.strip_suffix('*') {
            Some(beginning) => mnemonic.starts_with(beginning),
            None => *self.pattern == *mnemonic,
        }
    }
}

/// Reads a description file that extends dialects that others describe; wrong parts are left out.
#[must_use]
pub fn read_overlay(text: &str) -> (DialectDescription, Vec<ReadError>) {
    let (mut dialects, _) = Dialects::new();
    let errors = dialects.read(text);
    (dialects.dialects().last().cloned().unwrap_or_default(), errors)
}

impl DialectDescription {
    /// Adds an overlay of the same dialect: operations, replacing those with their names, and forms for operations
    /// without one. A form that no operation can have is an error.
    pub fn overlay(&mut self, overlay: &DialectDescription) -> Vec<ReadError> {
        for op in &overlay.ops {
            match self.ops.iter_mut().find(|own| own.name == op.name) {
                Some(own) => *own = Arc::clone(op),
                None => self.ops.push(Arc::clone(op)),
            }
        }
        let mut errors = Vec::new();
        for form in &overlay.forms {
            let (mut is_used, mut error) = (false, None);
            for op in &mut self.ops {
                let is_meant = form.matches(op.mnemonic());
                if !is_meant || matches!(op.syntax, Syntax::Format(_)) {
                    continue;
                }
                match with_form(op, &form.format) {
                    Ok(changed) => {
                        *op = Arc::new(changed);
                        is_used = true;
                    }
                    Err(own) => {
                        error.get_or_insert_with(|| {
                            format!("'{}' cannot be written so: {own}", op.name)
                        });
                    }
                }
            }
            if !is_used {
                let nothing = "no operation without a form has such a name";
                let error = error.unwrap_or_else(|| nothing.to_owned());
                let message = format!("form \"{}\": {error}", form.pattern);
                errors.push(ReadError { line: form.line, message });
            }
        }
        errors
    }
}

fn with_form(op: &OpDescription, format: &str) -> Result<OpDescription, String> {
    let format = Format::compile(format, op).map_err(|error| error.to_string())?;
    Ok(OpDescription { syntax: Syntax::Format(format), ..op.clone() })
}
