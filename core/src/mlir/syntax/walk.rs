//! A walk through a tree in the order of the text.

use super::token::TokenKind;
use super::tree::{SyntaxNode, SyntaxToken};

/// A step of a [`Walk`].
#[derive(Debug, Clone, Copy)]
pub enum WalkEvent<'t> {
    /// A node begins; what is in it follows, unless [`Walk::skip_node`] is called.
    Enter(SyntaxNode<'t>),
    /// A token that is not white space and no comment.
    Token(SyntaxToken<'t>),
    /// A node that was entered ends.
    Leave(SyntaxNode<'t>),
}

/// Visits the nodes and tokens of one unit in the order of the text, in linear time and without
/// recursion. Nested units are entered as nodes, but what is in them is not visited.
pub struct Walk<'t> {
    root: SyntaxNode<'t>,
    /// The nodes that are open, each with the token and the node behind it.
    open: Vec<SyntaxNode<'t>>,
    next_node: u32,
    next_token: u32,
    started: bool,
}

impl<'t> SyntaxNode<'t> {
    /// A walk through this node, itself included.
    #[must_use]
    pub fn walk(self) -> Walk<'t> {
        Walk {
            root: self,
            open: Vec::new(),
            next_node: self.index(),
            next_token: self.tokens_range().start,
            started: false,
        }
    }
}

impl<'t> Walk<'t> {
    /// How many nodes are open.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Leaves out what is in the node that was entered last; its [`WalkEvent::Leave`] comes next.
    pub fn skip_node(&mut self) {
        if let Some(node) = self.open.last() {
            self.next_node = node.end_index();
            self.next_token = node.tokens_range().end;
        }
    }
}

impl<'t> Iterator for Walk<'t> {
    type Item = WalkEvent<'t>;

    fn next(&mut self) -> Option<WalkEvent<'t>> {
        loop {
            let (end_node, end_token) = match self.open.last() {
                Some(node) => (node.end_index(), node.tokens_range().end),
                None if self.started => return None,
                None => (self.root.end_index(), self.root.tokens_range().end),
            };
            if self.next_node < end_node {
                let node = self.root.sibling(self.next_node);
                if node.tokens_range().start <= self.next_token {
                    self.started = true;
                    self.next_node += 1;
                    self.open.push(node);
                    let entered = node.entered();
                    if entered.is_unit_root() && self.open.len() > 1 {
                        self.skip_node();
                    }
                    return Some(WalkEvent::Enter(entered));
                }
            }
            if self.next_token < end_token {
                let token = self.root.token_at(self.next_token);
                self.next_token += 1;
                if !token.kind().is_trivia() && token.kind() != TokenKind::Unit {
                    return Some(WalkEvent::Token(token));
                }
                continue;
            }
            return self.open.pop().map(|node| WalkEvent::Leave(node.entered()));
        }
    }
}
