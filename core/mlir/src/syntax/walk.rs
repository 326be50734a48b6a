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
    /// The nodes that are open, innermost last.
    open: Vec<Open>,
    next_node: u32,
    /// The first token of the next node.
    next_node_start: u32,
    next_token: u32,
}

/// A node that is open, and what is behind it.
#[derive(Clone, Copy)]
struct Open {
    index: u32,
    end_node: u32,
    end_token: u32,
}

impl<'t> SyntaxNode<'t> {
    /// A walk through this node, itself included.
    #[must_use]
    pub fn walk(self) -> Walk<'t> {
        let tokens = self.tokens_range();
        Walk {
            root: self,
            open: Vec::new(),
            next_node: self.index(),
            next_node_start: tokens.start,
            next_token: tokens.start,
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
        if let Some(&open) = self.open.last() {
            self.go_to_node(open.end_node);
            self.next_token = open.end_token;
        }
    }

    fn go_to_node(&mut self, index: u32) {
        self.next_node = index;
        self.next_node_start = self.root.sibling(index).tokens_range().start;
    }

    fn enter(&mut self) -> SyntaxNode<'t> {
        let node = self.root.sibling(self.next_node);
        let end_token = node.tokens_range().end;
        self.open.push(Open { index: node.index(), end_node: node.end_index(), end_token });
        self.go_to_node(self.next_node + 1);
        let entered = node.entered();
        if entered.is_unit_root() && self.open.len() > 1 {
            self.skip_node();
        }
        entered
    }
}

impl<'t> Iterator for Walk<'t> {
    type Item = WalkEvent<'t>;

    fn next(&mut self) -> Option<WalkEvent<'t>> {
        loop {
            let Some(&open) = self.open.last() else {
                let begins = self.next_node == self.root.index();
                return begins.then(|| WalkEvent::Enter(self.enter()));
            };
            if self.next_node < open.end_node && self.next_node_start <= self.next_token {
                return Some(WalkEvent::Enter(self.enter()));
            }
            if self.next_token < open.end_token {
                let token = self.root.token_at(self.next_token);
                self.next_token += 1;
                let kind = token.kind();
                if !kind.is_trivia() && kind != TokenKind::Unit {
                    return Some(WalkEvent::Token(token));
                }
                continue;
            }
            self.open.pop();
            return Some(WalkEvent::Leave(self.root.sibling(open.index).entered()));
        }
    }
}
