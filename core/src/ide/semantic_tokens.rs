//! What each word of a file is, for colouring.

use super::document::Document;
use crate::mlir::names::DefinitionKind;
use crate::mlir::syntax::{NodeKind, Operation, SyntaxToken, TokenKind, WalkEvent};
use crate::text::Span;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum SemanticTokenKind {
    /// The name of an operation.
    Operation,
    /// The result of an operation.
    Value,
    /// An argument of a function or block, or a name that an operation's form binds.
    Argument,
    /// A block.
    Block,
    /// `@name`.
    Symbol,
    /// `#name` or `!name` that the file defines.
    Alias,
    /// A type.
    Type,
    /// A key of an attribute dictionary.
    AttributeName,
}

/// A token that an editor colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SemanticToken {
    /// Where it is; never over a line break.
    pub span: Span,
    /// What it is.
    pub kind: SemanticTokenKind,
    /// Whether it defines the name.
    pub is_definition: bool,
}

/// The tokens of `range` that only reading the file tells the kind of, in the order of the text.
/// Strings, numbers and comments are left to the editor's own grammar.
#[must_use]
pub fn semantic_tokens(document: &Document, range: Span) -> Vec<SemanticToken> {
    let mut found = Vec::new();
    for (unit, (offset, tree_unit)) in document.units().zip(document.tree().units()) {
        if unit.span().end() < range.start() || range.end() < unit.span().start() {
            continue;
        }
        let mut own = Vec::new();
        words(tree_unit.root(), document, &mut own, offset);
        for definition in &unit.names.definitions {
            let kind = local_kind(definition.kind);
            own.push(SemanticToken { span: definition.name, kind, is_definition: true });
        }
        for use_ in &unit.names.uses {
            let definition = use_.definition.and_then(|d| unit.names.definitions.get(d as usize));
            if let Some(definition) = definition {
                let kind = local_kind(definition.kind);
                own.push(SemanticToken { span: use_.name, kind, is_definition: false });
            }
        }
        found.extend(
            own.into_iter()
                .map(|token| SemanticToken { span: token.span.shifted(offset), ..token })
                .filter(|token| {
                    token.span.start() < range.end() && range.start() < token.span.end()
                }),
        );
    }
    found.sort_by_key(|token| (token.span.start(), !token.is_definition));
    // A name that an operation's form binds is a definition and a use at one place.
    found.dedup_by_key(|token| token.span.start());
    found
}

fn local_kind(kind: DefinitionKind) -> SemanticTokenKind {
    match kind {
        DefinitionKind::Results { .. } => SemanticTokenKind::Value,
        DefinitionKind::Argument | DefinitionKind::RegionArgument => SemanticTokenKind::Argument,
        DefinitionKind::Block => SemanticTokenKind::Block,
    }
}

/// Everything but values and blocks; ranges count from the unit's first byte.
fn words(
    root: crate::mlir::syntax::SyntaxNode<'_>,
    document: &Document,
    found: &mut Vec<SemanticToken>,
    offset: u32,
) {
    let mut definitions = 0_usize;
    let mut push = |token: SyntaxToken<'_>, kind, is_definition| {
        let span = token.span();
        // A string may go over a line break where it is broken.
        let text = span.shifted(offset).slice(document.text());
        if memchr::memchr2(b'\n', b'\r', text).is_none() {
            found.push(SemanticToken { span, kind, is_definition });
        }
    };
    let mut walk = root.walk();
    while let Some(event) = walk.next() {
        match event {
            WalkEvent::Enter(node) if node.is_unit_root() && walk.depth() > 1 => {}
            WalkEvent::Enter(node) => match node.kind() {
                NodeKind::GenericOperation | NodeKind::CustomOperation => {
                    let name = Operation::cast(node).and_then(Operation::name_token);
                    if let Some(name) = name {
                        push(name, SemanticTokenKind::Operation, false);
                    }
                }
                NodeKind::AliasDefinition => definitions += 1,
                NodeKind::AttributeAlias | NodeKind::TypeAlias => {
                    if let Some(name) = node.own_tokens().next() {
                        push(name, SemanticTokenKind::Alias, false);
                    }
                }
                NodeKind::AttributeEntry => {
                    if let Some(key) = node.own_tokens().next() {
                        push(key, SemanticTokenKind::AttributeName, false);
                    }
                }
                NodeKind::ScalarType
                | NodeKind::TensorType
                | NodeKind::VectorType
                | NodeKind::MemRefType
                | NodeKind::ComplexType
                | NodeKind::TupleType
                | NodeKind::DialectType => {
                    if let Some(word) = node.own_tokens().next() {
                        push(word, SemanticTokenKind::Type, false);
                    }
                }
                _ => {}
            },
            WalkEvent::Token(token) => match token.kind() {
                TokenKind::AtIdentifier => push(token, SemanticTokenKind::Symbol, false),
                TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier if definitions > 0 => {
                    push(token, SemanticTokenKind::Alias, true);
                    definitions = 0;
                }
                _ => {}
            },
            WalkEvent::Leave(_) => {}
        }
    }
}
