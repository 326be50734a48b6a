//! Checks of the names of dialect types and attributes.

use super::Types;
use crate::ir::Identifier;
use crate::parse::tokens::Parse;
use crate::registry::{UnknownName, body_name};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

impl Types<'_> {
    /// Checks that a dialect has the type or attribute that a body names; `span` is that of the whole.
    pub(in crate::parse) fn check_name(
        &mut self,
        dialect: Identifier,
        body: Identifier,
        span: Span,
        is_type: bool,
    ) -> Parse<()> {
        if self.checked_names.contains(&(dialect, body, is_type)) {
            return Ok(());
        }
        let dialect_name = self.ir.context.text(dialect).into_owned();
        let own = self.ir.context.text(body).into_owned();
        let own = body_name(&own);
        let kind = if is_type { "type" } else { "attribute" };
        let name = format!("{dialect_name}.{own}");
        let found = match self.registry.unknown_name(&dialect_name, own, is_type) {
            Some(UnknownName::Misspelt(meant)) => {
                let message = rule!("unknown {} '{}'; did you mean '{}'?", kind, name, meant);
                let found = Diagnostic::new(codes::mlir::TYPE_BODY, span, message);
                self.with_name(found, &name, &meant)
            }
            Some(UnknownName::Unknown) => {
                let message = rule!("unknown {} '{}'", kind, name);
                Diagnostic::new(codes::mlir::TYPE_BODY, span, message)
            }
            Some(UnknownName::Doubtful) | None => {
                self.checked_names.insert((dialect, body, is_type));
                return Ok(());
            }
        };
        Err(self.push(found))
    }

    /// Adds a fix that replaces the name of a type or an attribute if it is written with its dialect.
    fn with_name(&self, found: Diagnostic, written: &str, meant: &str) -> Diagnostic {
        let start = found.span.start().saturating_add(1);
        let end = u32::try_from(written.len()).ok().and_then(|len| start.checked_add(len));
        let Some(span) = end.map(|end| Span::new(start, end)) else { return found };
        if self.text.get(span.range()) != Some(written.as_bytes()) {
            return found;
        }
        let edit = TextEdit::new(span, meant.to_owned());
        found.with_fix(Fix::uncertain(format!("change it to '{meant}'"), vec![edit]))
    }
}
