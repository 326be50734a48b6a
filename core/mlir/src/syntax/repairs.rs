//! Brackets that are missing or too many, as the tree knows them.

use super::NodeKind;
use super::node::SyntaxNode;
use super::token::TokenKind;
use super::walk::WalkEvent;
use abide_source::sort;

/// A bracket that is missing, or too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketRepair {
    /// The position of the missing or surplus bracket, in bytes.
    pub offset: u32,
    /// The missing one; `None` if the one there is surplus.
    pub missing: Option<TokenKind>,
}

impl SyntaxNode<'_> {
    /// Whether the layout influenced the parsing of the unit.
    pub(crate) fn is_read_by_layout(self) -> bool {
        self.unit().1.by_layout
    }

    /// The brackets in the node, and in units in it, that are missing or too many, in the order of the text.
    pub(crate) fn bracket_repairs(self) -> Vec<BracketRepair> {
        let (mut repairs, mut open) = (Vec::new(), vec![self]);
        while let Some(root) = open.pop() {
            for event in root.walk() {
                match event {
                    WalkEvent::Enter(node) if node.is_unit_root() && node.span() != root.span() => {
                        open.push(node);
                    }
                    WalkEvent::Enter(node) => repairs.extend(too_many(node)),
                    WalkEvent::Token(token) if token.span().is_empty() => {
                        let missing = Some(token.kind());
                        repairs.push(BracketRepair { offset: token.span().start(), missing });
                    }
                    _ => {}
                }
            }
        }
        // Repairs of inner nodes come before those of outer ones.
        sort::by_number(&mut repairs, |repair| repair.offset);
        repairs
    }
}

/// A closing bracket that is too many.
fn too_many(node: SyntaxNode<'_>) -> Option<BracketRepair> {
    let mut tokens = node.own_tokens();
    let closes = |kind| {
        matches!(
            kind,
            TokenKind::RightBrace
                | TokenKind::RightBracket
                | TokenKind::RightParen
                | TokenKind::Greater
        )
    };
    let is_bracket = node.kind() == NodeKind::Error
        && tokens.next().is_some_and(|token| closes(token.kind()))
        && tokens.next().is_none();
    is_bracket.then(|| BracketRepair { offset: node.span().start(), missing: None })
}
