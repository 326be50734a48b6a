//! Checks of the names of dialect types and attributes.

use super::Types;
use crate::ir::Identifier;
use crate::parse::tokens::Parse;
use crate::registry::{RemovedType, UnknownName, body_name};
use crate::syntax::is_builtin_type_name;
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::rule;
use abide_source::spelling::quoted;
use abide_source::text::{Span, TextEdit};

impl Types<'_> {
    /// Checks that a dialect has the type or attribute that a body names; `span` is that of the whole.
    pub(in crate::parse) fn check_name(
        &mut self,
        dialect: Identifier,
        body: Identifier,
        span: Span,
        is_type: bool,
    ) -> Parse {
        if self.checked_names.contains(&(dialect, body, is_type)) {
            return Ok(());
        }
        let dialect_name = self.ir.context.text(dialect).into_owned();
        let body_text = self.ir.context.text(body).into_owned();
        let own = body_name(&body_text);
        if is_type && let Some(removed) = self.registry.removed_type(&dialect_name, &body_text) {
            let found = self.removed_type(removed, &dialect_name, &body_text, span);
            return Err(self.push(found));
        }
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
                let found = Diagnostic::new(codes::mlir::TYPE_BODY, span, message);
                let is_whole = span.len() as usize == name.len() + 1;
                if is_type && is_whole && is_builtin_type_name(own.as_bytes()) {
                    let edit = TextEdit::new(span, own);
                    found.with_fix(Fix::uncertain(format!("change it to '{own}'"), vec![edit]))
                } else {
                    self.with_known_names(found, &dialect_name, is_type)
                }
            }
            Some(UnknownName::Doubtful) | None => {
                self.checked_names.insert((dialect, body, is_type));
                return Ok(());
            }
        };
        Err(self.push(found))
    }

    /// The error for an unknown name, with the names that the dialect has.
    fn with_known_names(&self, found: Diagnostic, dialect: &str, is_type: bool) -> Diagnostic {
        let Some(described) = self.registry.dialects().dialect(dialect) else { return found };
        let (all, sigil, kind) = match is_type {
            true => (&described.types, '!', "type"),
            false => (&described.attributes, '#', "attribute"),
        };
        let names: Vec<String> = all.iter().map(|one| format!("{sigil}{}", one.name)).collect();
        let names = quoted(names.iter().map(String::as_str));
        match names.is_empty() {
            true => found,
            false => found.with_help(format!("{kind}s of its dialect are {names}")),
        }
    }

    /// The error for a type that the requested version of LLVM lacks.
    fn removed_type(
        &self,
        removed: &RemovedType,
        dialect: &str,
        body: &str,
        span: Span,
    ) -> Diagnostic {
        let version = self.registry.version().map_or(String::new(), |it| it.to_string());
        let message = rule!(
            "type '!{}.{}' does not exist in LLVM {} (LLVM {} had it)",
            dialect,
            removed.name,
            version,
            removed.last
        );
        let found = Diagnostic::new(codes::mlir::TYPE_BODY, span, message);
        let written = format!("!{dialect}.{body}");
        let is_whole = self.text.get(span.range()) == Some(written.as_bytes());
        match (removed.today)(&written).filter(|_| is_whole) {
            Some(today) => {
                let title = format!("change it to '{today}'");
                found.with_fix(Fix::safe(title, vec![TextEdit::new(span, today)]))
            }
            None => found,
        }
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
