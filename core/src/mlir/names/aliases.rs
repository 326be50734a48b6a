//! Attribute and type aliases.

use super::unit::AliasUse;
use super::values::lossy;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::mlir::syntax::{NodeKind, SyntaxNode};
use crate::text::Span;
use rustc_hash::FxHashMap;

/// The mention of an alias that a node is.
pub(super) fn alias_use(
    node: SyntaxNode<'_>,
    text: &[u8],
    within_location: bool,
) -> Option<AliasUse> {
    let name = node.own_tokens().next()?.span();
    // The number of a result may look like an alias where an operation's form is not known.
    let sigil_and_digit = matches!(name.slice(text), [b'#', digit, ..] if digit.is_ascii_digit());
    (!sigil_and_digit).then_some(AliasUse { name, within_location })
}

/// The aliases of one chunk, by name with its sigil; for each the place of its definition.
#[derive(Debug, Default)]
pub(super) struct Aliases<'a> {
    defined: FxHashMap<&'a [u8], Span>,
}

impl<'a> Aliases<'a> {
    /// The aliases that a chunk defines.
    pub(super) fn of_chunk(
        chunk: SyntaxNode<'_>,
        text: &'a [u8],
        found: &mut Diagnostics,
    ) -> Aliases<'a> {
        let mut aliases = Aliases::default();
        let definitions = chunk.children().filter(|n| n.kind() == NodeKind::AliasDefinition);
        for definition in definitions {
            let Some(token) = definition.own_tokens().next() else { continue };
            let name = token.text(text);
            if let Some(&first) = aliases.defined.get(name) {
                let message = format!("redefinition of {}", describe(name));
                let diagnostic =
                    Diagnostic::new(codes::mlir::REDEFINED_ALIAS, token.span(), message);
                found.push(diagnostic.with_related(first, "previously defined here"));
            } else {
                aliases.defined.insert(name, token.span());
            }
        }
        aliases
    }

    /// Reports a mention of an alias that the chunk does not define, or only further down.
    pub(super) fn check(&self, use_: AliasUse, offset: u32, text: &[u8], found: &mut Diagnostics) {
        let span = use_.name.shifted(offset);
        let name = span.slice(text);
        match self.defined.get(name) {
            None => {
                found.report(codes::mlir::UNDEFINED_ALIAS, span, || {
                    format!("undefined symbol alias id '{}'", lossy(name.get(1..).unwrap_or(name)))
                });
            }
            Some(definition) if definition.start() > span.start() && !use_.within_location => {
                let message = format!(
                    "undefined symbol alias id '{}': its definition must come first",
                    lossy(name.get(1..).unwrap_or(name))
                );
                let diagnostic = Diagnostic::new(codes::mlir::UNDEFINED_ALIAS, span, message);
                found.push(diagnostic.with_related(*definition, "defined here"));
            }
            Some(_) => {}
        }
    }
}

fn describe(name: &[u8]) -> String {
    let kind = if name.first() == Some(&b'!') { "type" } else { "attribute" };
    format!("{kind} alias id '{}'", lossy(name.get(1..).unwrap_or(name)))
}
