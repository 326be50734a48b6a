//! Units: flat arrays of the tokens and nodes of one part of a file.

use super::NodeKind;
use super::child_index::ChildIndex;
use super::node::SyntaxNode;
use super::token::TokenKind;
use abide_source::diagnostic::Diagnostic;
use std::sync::Arc;

/// A node: its kind, its tokens and its nodes. Without padding nodes take a fifth less memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, packed)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    /// The first token.
    pub(super) first_token: u32,
    /// The index after the last token.
    pub(super) end_token: u32,
    /// The index after the last node within this node: nodes are in preorder.
    pub(super) end_node: u32,
}

/// A stored token: its kind, and whether exactly one blank follows it.
///
/// Two tokens of five would be a single blank, so blanks take no extra space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct StoredToken {
    pub(super) kind: TokenKind,
    pub(super) blank: bool,
}

/// A nested unit and the token that represents it.
#[derive(Debug, Clone)]
pub(super) struct Child {
    pub(super) token: u32,
    pub(super) unit: Arc<Unit>,
    /// The number of the unit's bytes that influenced the parsing of the text before it.
    pub(super) seen: u32,
}

impl PartialEq for Child {
    fn eq(&self, other: &Child) -> bool {
        (self.token, &self.unit) == (other.token, &other.unit)
    }
}

impl Eq for Child {}

/// The surroundings that influence how a unit's text is parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Context {
    /// The unit's depth in others: the depth limit may cut it off.
    pub(super) depth: u32,
    /// The distance of its first byte from the beginning of its line: a function that begins no further
    /// right ends one that lacks its brace.
    pub(super) column: u32,
}

/// The tokens and nodes of one part of a file.
#[derive(Debug, Clone)]
pub struct Unit {
    /// In bytes.
    pub(super) len: u32,
    pub(super) tokens: Vec<StoredToken>,
    /// The start of each token, counted from the unit's first byte.
    pub(super) starts: Vec<u32>,
    /// In preorder; the first one spans the unit.
    pub(super) nodes: Vec<Node>,
    /// The index of `nodes`. A change of these resets it.
    pub(super) child_index: ChildIndex,
    /// In the order of their tokens.
    pub(super) children: Box<[Child]>,
    /// Ranges count from the unit's first byte.
    pub(super) diagnostics: Box<[Diagnostic]>,
    /// The number of diagnostics beyond the limit.
    pub(super) dropped: u32,
    /// The number of diagnostics, those of nested units included.
    pub(super) found: u32,
    /// Whether braces are missing or too many, in nested units too; of a file, also where its layout told which.
    pub(super) unbalanced: bool,
    /// Whether there are tokens for brackets that are missing, or brackets that are too many, in nested
    /// units too.
    pub(super) repaired: bool,
    /// Whether it was read by its layout: otherwise it would have been read in another way.
    pub(super) by_layout: bool,
    /// Whether functions in it are not indented deeper than it, which end it if the braces do not match.
    pub(super) nests: bool,
    /// The maximum distance past the start of a statement inspected before that was parsed.
    pub(super) reach: u32,
    /// The number of bytes after the unit's last one that influenced how it was parsed.
    pub(super) lookahead: u32,
    pub(super) context: Context,
}

/// Units are equal where their text was read in the same way; how far the reader looked ahead to do
/// so does not count.
impl PartialEq for Unit {
    fn eq(&self, other: &Unit) -> bool {
        let arrays = |unit: &Unit| (unit.len, unit.context);
        arrays(self) == arrays(other)
            && self.tokens == other.tokens
            && self.starts == other.starts
            && self.nodes == other.nodes
            && self.children == other.children
            && self.diagnostics == other.diagnostics
    }
}

impl Eq for Unit {}

impl Unit {
    /// The outermost node, with ranges that count from the unit's first byte.
    #[must_use]
    pub fn root(self: &Arc<Unit>) -> SyntaxNode<'_> {
        SyntaxNode::outermost(self, 0)
    }

    /// The length of the text, in bytes.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Returns the number of bytes after it that influenced how it was parsed.
    #[must_use]
    pub fn lookahead(&self) -> u32 {
        self.lookahead
    }

    /// Whether it has no text.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of units nested directly in this one.
    #[must_use]
    pub fn child_count(&self) -> usize {
        self.children.len()
    }

    /// Returns the diagnostics of this unit's text, without the nested ones; ranges count from the unit's first byte.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// The number of bytes that the arrays take, without those of nested units.
    #[must_use]
    pub fn memory(&self) -> usize {
        size_of::<Unit>()
            + size_of_val(&*self.tokens)
            + size_of_val(&*self.starts)
            + size_of_val(&*self.nodes)
            + self.child_index.memory()
            + size_of_val(&*self.children)
            + size_of_val(&*self.diagnostics)
    }

    /// Forgets the nodes before one, except the outermost, and their tokens; returns the decrease of the node
    /// numbers.
    pub(super) fn forget_before(&mut self, node: u32) -> u32 {
        let (first, gone) = (node as usize, node.saturating_sub(1));
        let Some(tokens) = self.nodes.get(first).map(|node| node.first_token) else { return 0 };
        self.child_index = ChildIndex::default();
        self.nodes.drain(1.min(first)..first);
        for node in &mut self.nodes {
            node.first_token = node.first_token.saturating_sub(tokens);
            node.end_token = node.end_token.saturating_sub(tokens);
            node.end_node = node.end_node.saturating_sub(gone);
        }
        self.tokens.drain(..tokens as usize);
        self.starts.drain(..tokens as usize);
        let children = std::mem::take(&mut self.children).into_iter();
        let children = children.filter_map(|child| {
            let token = child.token.checked_sub(tokens)?;
            Some(Child { token, ..child })
        });
        self.children = children.collect();
        self.nodes.shrink_to_fit();
        self.tokens.shrink_to_fit();
        self.starts.shrink_to_fit();
        gone
    }

    #[inline]
    pub(super) fn token_start(&self, token: u32) -> u32 {
        self.starts.get(token as usize).copied().unwrap_or(self.len)
    }

    #[inline]
    pub(super) fn kept(&self, token: u32) -> StoredToken {
        let none = StoredToken { kind: TokenKind::EndOfFile, blank: false };
        self.tokens.get(token as usize).copied().unwrap_or(none)
    }

    /// Returns the end of a token: before the blank after it.
    #[inline]
    pub(super) fn token_end(&self, token: u32) -> u32 {
        self.token_start(token + 1) - u32::from(self.kept(token).blank)
    }

    pub(super) fn token_count(&self) -> u32 {
        u32::try_from(self.tokens.len()).unwrap_or(u32::MAX)
    }

    /// Returns the token that contains a byte of the unit; the blank after it counts.
    pub(super) fn token_at(&self, local: u32) -> Option<u32> {
        let after = self.starts.partition_point(|first| *first <= local);
        let token = u32::try_from(after.checked_sub(1)?).ok()?;
        (local < self.len).then_some(token)
    }

    /// The nodes that begin with a token or before it, the last one first.
    pub(super) fn nodes_before(&self, token: u32) -> impl Iterator<Item = u32> {
        let after = self.nodes.partition_point(|node| node.first_token <= token);
        (0..u32::try_from(after).unwrap_or(u32::MAX)).rev()
    }

    #[inline]
    pub(super) fn child_at(&self, token: u32) -> Option<&Arc<Unit>> {
        (self.kept(token).kind == TokenKind::Unit).then(|| self.child(token)).flatten()
    }

    pub(super) fn child(&self, token: u32) -> Option<&Arc<Unit>> {
        let index = self.children.binary_search_by_key(&token, |child| child.token).ok()?;
        self.children.get(index).map(|child| &child.unit)
    }
}
