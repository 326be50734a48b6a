//! A walk through a tree in the order of the text.

use super::node::{SyntaxNode, SyntaxToken};
use super::node_kind::NodeKind;
use super::token::TokenKind;
use super::{NodeSet, TokenSet};

/// A step of a [`Walk`].
#[derive(Debug, Clone, Copy)]
pub enum WalkEvent<'t> {
    /// A node begins; its content follows, unless [`Walk::skip_node`] is called.
    Enter(SyntaxNode<'t>),
    /// A token.
    Token(SyntaxToken<'t>),
    /// A node that was entered ends.
    Leave(SyntaxNode<'t>),
}

/// Visits the nodes and tokens of one unit in the order of the text, in linear time and without
/// recursion. Nested units are entered as nodes, but what is in them is not visited.
pub struct Walk<'t> {
    root: SyntaxNode<'t>,
    tokens: TokenSet,
    nodes: NodeSet,
    /// The nodes that are open, innermost last.
    open: Vec<Open<'t>>,
    /// The next node that is visited; the end of the root if none is left.
    next_node: u32,
    /// Its first token.
    next_node_start: u32,
    next_token: u32,
}

/// An open node, and the indices after it.
#[derive(Clone, Copy)]
struct Open<'t> {
    node: SyntaxNode<'t>,
    end_node: u32,
    end_token: u32,
}

impl<'t> SyntaxNode<'t> {
    /// A walk through this node, itself included: all nodes, and all tokens but white space and comments.
    #[must_use]
    pub fn walk(self) -> Walk<'t> {
        self.walk_over(NodeSet::ALL, TokenSet::CODE)
    }

    /// A walk through this node, itself included, and the nodes and tokens of some kinds in it. Nested units
    /// are entered, whatever they are.
    #[must_use]
    pub fn walk_over(self, nodes: NodeSet, tokens: TokenSet) -> Walk<'t> {
        let first = self.tokens_range().start;
        Walk {
            root: self,
            tokens: tokens.without(TokenKind::Unit),
            nodes: nodes.with(NodeKind::Unit),
            open: Vec::new(),
            next_node: self.index(),
            next_node_start: first,
            next_token: first,
        }
    }
}

impl<'t> Walk<'t> {
    /// The number of open nodes among the visited ones.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Skips the content of the node that was entered last; its [`WalkEvent::Leave`] comes next.
    pub fn skip_node(&mut self) {
        if let Some(&open) = self.open.last() {
            self.go_to_node(open.end_node);
            self.next_token = open.end_token;
        }
    }

    /// Continues with the first node that is visited from an index on.
    fn go_to_node(&mut self, index: u32) {
        let end = self.root.end_index();
        self.next_node = self.root.next_node(index..end, self.nodes).unwrap_or(end);
        self.next_node_start = self.root.sibling(self.next_node).tokens_range().start;
    }

    fn enter(&mut self) -> SyntaxNode<'t> {
        let here = self.root.sibling(self.next_node);
        let end_token = here.tokens_range().end;
        let node = here.entered();
        self.open.push(Open { node, end_node: here.end_index(), end_token });
        self.go_to_node(self.next_node + 1);
        if node.is_unit_root() && self.open.len() > 1 {
            self.skip_node();
        }
        node
    }
}

impl<'t> Iterator for Walk<'t> {
    type Item = WalkEvent<'t>;

    fn next(&mut self) -> Option<WalkEvent<'t>> {
        let Some(&open) = self.open.last() else {
            let begins = self.next_node == self.root.index();
            return begins.then(|| WalkEvent::Enter(self.enter()));
        };
        let has_node = self.next_node < open.end_node;
        let end = if has_node { self.next_node_start.min(open.end_token) } else { open.end_token };
        if let Some(found) = self.root.next_token(self.next_token..end, self.tokens) {
            self.next_token = found + 1;
            return Some(WalkEvent::Token(self.root.token_at(found)));
        }
        self.next_token = self.next_token.max(end);
        if has_node {
            return Some(WalkEvent::Enter(self.enter()));
        }
        self.open.pop();
        Some(WalkEvent::Leave(open.node))
    }
}
