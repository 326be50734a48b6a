//! Attribute and type aliases.

use super::spelling::lossy;
use super::unit::{AliasPlace, AliasUse};
use crate::syntax::{NodeKind, SyntaxNode, TokenKind, may_be_result_number};
use abide_source::diagnostic::{Diagnostic, Diagnostics, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// The mention of an alias that a node is.
pub(super) fn alias_use(node: SyntaxNode<'_>, text: &[u8], place: AliasPlace) -> Option<AliasUse> {
    let name = node.own_tokens().next()?.span();
    (!may_be_result_number(name.slice(text))).then_some(AliasUse { name, place })
}

/// Returns the possible alias uses in the body of a dialect's attribute or type.
pub(super) fn alias_uses_in_body<'t>(
    body: SyntaxNode<'t>,
    text: &'t [u8],
) -> impl Iterator<Item = AliasUse> + 't {
    body.tokens().filter_map(move |token| {
        let sigil = [TokenKind::HashIdentifier, TokenKind::ExclamationIdentifier];
        let name = token.text(text);
        let has_body = text.get(token.span().end() as usize) == Some(&b'<');
        let may_be_one = sigil.contains(&token.kind()) && !has_body && !name.contains(&b'.');
        may_be_one.then_some(AliasUse { name: token.span(), place: AliasPlace::Body })
    })
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
                let message = rule!("redefinition of {}", describe(name));
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
            None if use_.place == AliasPlace::Body => {}
            None => {
                found.report(codes::mlir::UNDEFINED_ALIAS, span, || {
                    rule!("undefined symbol alias id '{}'", lossy(name.get(1..).unwrap_or(name)))
                });
            }
            Some(definition) if is_defined_too_late(*definition, span, use_.place) => {
                let message = rule!(
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

/// Whether a definition comes too late for a mention. The body of an undescribed dialect is text to MLIR, and the
/// parser reports mentions in those of described ones.
fn is_defined_too_late(definition: Span, mention: Span, place: AliasPlace) -> bool {
    let may_be_late = matches!(place, AliasPlace::Location | AliasPlace::Body);
    definition.start() > mention.start() && !may_be_late
}

fn describe(name: &[u8]) -> String {
    let kind = if name.first() == Some(&b'!') { "type" } else { "attribute" };
    format!("{kind} alias id '{}'", lossy(name.get(1..).unwrap_or(name)))
}
