//! The coverage of files by the descriptions of dialects.

use super::ir::{Ir, OperationId};
use super::ods::Syntax;
use super::parse;
use super::registry::Registry;
use super::syntax::{self, TokenKind};
use abide_source::limits::Limits;
use std::collections::BTreeMap;

/// The operations in texts, counted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage {
    /// The counts for all operations.
    pub total: Uses,
    /// The counts for each dialect.
    pub by_dialect: BTreeMap<String, Uses>,
    /// The operations that are not described, and those with their own form that were not read by
    /// it, each with its number of uses.
    pub missed: BTreeMap<String, usize>,
}

/// The number of operations of a kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Uses {
    /// All.
    pub uses: usize,
    /// The described ones.
    pub described: usize,
    /// The number of these with a declarative form that are written in their own form.
    pub declarative: usize,
    /// The number of these that were read by their declarative form without an error.
    pub read: usize,
}

impl Coverage {
    /// Adds the operations of a file.
    pub fn add(&mut self, text: &[u8], registry: &Registry, limits: &Limits) {
        for piece in pieces(text, limits) {
            let parsed = parse::recover(piece, registry, limits);
            let followed = |operation| parsed.followed.binary_search(&operation).is_ok();
            for operation in parsed.ir.walk(parsed.ir.top()) {
                if operation != parsed.ir.top() || self.is_written(&parsed.ir, operation) {
                    self.count(piece, &parsed.ir, operation, registry, followed(operation));
                }
            }
        }
    }

    /// Whether an operation is written in the text: the module around a file need not be.
    fn is_written(&self, ir: &Ir, operation: OperationId) -> bool {
        !ir.span(operation).is_empty()
    }

    fn count(
        &mut self,
        text: &[u8],
        ir: &Ir,
        operation: OperationId,
        registry: &Registry,
        followed: bool,
    ) {
        let name = ir.context.text(ir.name(operation)).into_owned();
        let entry = registry.operation(name.as_bytes());
        let written = ir.span(operation).slice(text);
        let is_generic = written.first() == Some(&b'"');
        let format = entry.is_some_and(|entry| {
            matches!(entry.description().syntax, Syntax::Format(_)) && !is_generic
        });
        let read = format && (followed || ir.opaque_text(operation).is_none());
        let dialect = name.split('.').next().unwrap_or_default().to_owned();
        for uses in [&mut self.total, self.by_dialect.entry(dialect).or_default()] {
            uses.uses += 1;
            uses.described += usize::from(entry.is_some());
            uses.declarative += usize::from(format);
            uses.read += usize::from(read);
        }
        if entry.is_none() || format && !read {
            *self.missed.entry(name).or_default() += 1;
        }
    }
}

/// The chunks of a file between the lines of `// -----`.
fn pieces<'t>(text: &'t [u8], limits: &Limits) -> Vec<&'t [u8]> {
    let tree = syntax::parse(text, limits);
    let mut pieces = Vec::new();
    let mut start = 0;
    let marks = tree.tokens().filter(|token| token.kind() == TokenKind::SplitMarker);
    for mark in marks.map(|token| token.span()) {
        pieces.push(text.get(start..mark.start() as usize).unwrap_or_default());
        start = mark.end() as usize;
    }
    pieces.push(text.get(start..).unwrap_or_default());
    pieces
}
