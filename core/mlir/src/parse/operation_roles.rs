//! Parses operations for their roles.

use super::excerpt::ExcerptReader;
use super::parser::Parser;
use super::tokens::labels::Labels;
use super::tokens::roles::OperationRoles;
use super::{Parsed, finish};
use crate::ir::OperationId;
use crate::registry::Registry;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The operation to parse for its roles, and the text around it that this needs.
#[derive(Debug, Clone, Default)]
pub struct RolesRequest<'r> {
    /// The operation, with the names of its results. Text after its end is ignored.
    pub operation: Span,
    /// The name of the enclosing operation.
    pub within: &'r [u8],
    /// Definitions of the aliases that it uses, each before those that use it.
    pub aliases: &'r [Span],
    /// Its regions, if known: known ones are not searched for.
    pub regions: &'r [Span],
}

/// Reads one operation for its roles.
#[must_use]
pub fn operation_roles(
    text: &[u8],
    request: &RolesRequest<'_>,
    registry: &Registry,
    limits: &Limits,
) -> OperationRoles {
    let mut reader = ExcerptReader::new(registry, limits);
    let block = reader.module();
    for alias in request.aliases {
        // Errors there are reported there.
        let _ = reader.part(text, *alias, block);
    }
    let mut parser = reader.parser;
    let text = text.get(..request.operation.end() as usize).unwrap_or(text);
    parser.labels = Some(Box::new(Labels::of_one(request.regions)));
    parser.blocks.push(Default::default());
    if let Some(around) = registry.operation(request.within) {
        let name = parser.ir.context.identifier(request.within);
        parser.enter_regions(Some(name), around.default_dialect(), Span::at(0));
    }
    parser.enter(text, request.operation.start() as usize);
    // Errors are reported elsewhere.
    let _ = parser.operation();
    parser.labels.take().map(|labels| labels.into_first()).unwrap_or_default()
}

/// Reads a text as [`parse`](super::parse) does, up to its first error, with the roles of its operations. Unregistered
/// operations in their own form have none.
#[must_use]
pub fn all_roles(
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
) -> (Parsed, Vec<(OperationId, OperationRoles)>) {
    let mut parser = Parser::new(text, registry, limits);
    parser.labels = Some(Box::new(Labels::of_all()));
    let _ = parser.file();
    let labels = parser.labels.take().map(|labels| labels.into_all()).unwrap_or_default();
    (finish(parser), labels)
}
