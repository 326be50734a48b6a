//! The arrays of a unit while it is read.

use super::NodeKind;
use super::token::TokenKind;
use super::tree::{Child, Context, Node, Unit};
use crate::diagnostic::Diagnostic;
use std::sync::Arc;

/// Collects the tokens and nodes of one unit.
#[derive(Debug, Default)]
pub(super) struct UnitBuilder {
    /// Where the unit begins in the text.
    pub(super) start: usize,
    /// How far that is from the beginning of its line.
    pub(super) column: usize,
    pub(super) diagnostics: Vec<Diagnostic>,
    kinds: Vec<TokenKind>,
    starts: Vec<u32>,
    nodes: Vec<Node>,
    children: Vec<Child>,
}

/// A node that is still open.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub(super) struct Open(usize);

pub(super) fn to_u32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

impl UnitBuilder {
    /// Begins a unit at an offset of the text, keeping the memory of the last one.
    pub(super) fn reset(&mut self, start: usize) {
        self.start = start;
        self.diagnostics.clear();
        self.kinds.clear();
        self.starts.clear();
        self.nodes.clear();
        self.children.clear();
    }

    #[inline]
    pub(super) fn token(&mut self, kind: TokenKind, start: usize) {
        self.kinds.push(kind);
        self.starts.push(to_u32(start - self.start));
    }

    #[inline]
    pub(super) fn open(&mut self, kind: NodeKind) -> Open {
        let first_token = to_u32(self.kinds.len());
        self.nodes.push(Node { kind, first_token, end_token: first_token, end_node: 0 });
        Open(self.nodes.len() - 1)
    }

    #[inline]
    pub(super) fn close(&mut self, open: Open) {
        let end_token = to_u32(self.kinds.len());
        let end_node = to_u32(self.nodes.len());
        if let Some(node) = self.nodes.get_mut(open.0) {
            node.end_token = end_token;
            node.end_node = end_node;
        }
    }

    /// Says what an open node is, once that is known.
    #[inline]
    pub(super) fn set_kind(&mut self, open: Open, kind: NodeKind) {
        if let Some(node) = self.nodes.get_mut(open.0) {
            node.kind = kind;
        }
    }

    /// Adds a unit that begins at `start` as a token and a node.
    pub(super) fn child(&mut self, unit: Arc<Unit>, start: usize) {
        let node = self.open(NodeKind::Unit);
        self.children.push(Child { token: to_u32(self.kinds.len()), unit });
        self.token(TokenKind::Unit, start);
        self.close(node);
    }

    /// The finished unit, which ends at `end` of the text.
    pub(super) fn finish(&mut self, end: usize, lookahead: usize, context: Context) -> Unit {
        self.diagnostics.sort_by_key(|diagnostic| diagnostic.span.start());
        Unit {
            len: to_u32(end - self.start),
            kinds: self.kinds.as_slice().into(),
            starts: self.starts.as_slice().into(),
            nodes: self.nodes.as_slice().into(),
            children: self.children.drain(..).collect(),
            diagnostics: self.diagnostics.drain(..).collect(),
            lookahead: to_u32(lookahead),
            context,
        }
    }
}
