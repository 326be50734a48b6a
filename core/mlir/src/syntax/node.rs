//! Nodes and tokens at their places in a file.

use super::child_index::MANY_CHILDREN;
use super::token::TokenKind;
use super::unit::{Node, Unit};
use super::{NodeKind, NodeSet, TokenSet};
use abide_source::text::Span;
use std::ops::Range;
use std::sync::Arc;

/// A node at its place in a file. Copying it is cheap.
#[derive(Debug, Clone, Copy)]
pub struct SyntaxNode<'t> {
    unit: &'t Arc<Unit>,
    /// The start of the unit in the file.
    offset: u32,
    index: u32,
}

impl<'t> SyntaxNode<'t> {
    /// The outermost node of a unit that begins at an offset of the file.
    pub(super) fn outermost(unit: &'t Arc<Unit>, offset: u32) -> SyntaxNode<'t> {
        SyntaxNode { unit, offset, index: 0 }
    }

    #[inline]
    fn node(self) -> Node {
        let none =
            Node { kind: NodeKind::Error, first_token: 0, end_token: 0, end_node: self.index + 1 };
        self.unit.nodes.get(self.index as usize).copied().unwrap_or(none)
    }

    /// Returns its kind.
    #[inline]
    #[must_use]
    pub fn kind(self) -> NodeKind {
        self.node().kind
    }

    /// Returns its range: from its first token to its last, without the white space around it.
    #[inline]
    #[must_use]
    pub fn span(self) -> Span {
        let node = self.node();
        let start = self.unit.token_start(node.first_token);
        let end = match node.end_token.checked_sub(1) {
            Some(last) if last >= node.first_token => self.unit.token_end(last),
            _ => start,
        };
        Span::new(start, end).shifted(self.offset)
    }

    /// The unit that it belongs to, and where that begins.
    #[must_use]
    pub fn unit(self) -> (u32, &'t Arc<Unit>) {
        (self.offset, self.unit)
    }

    /// Whether it is the outermost node of a unit.
    #[inline]
    #[must_use]
    pub fn is_unit_root(self) -> bool {
        self.index == 0
    }

    /// The nodes directly within it. A nested unit shows as its outermost node.
    pub fn children(self) -> impl Iterator<Item = SyntaxNode<'t>> {
        let end = self.node().end_node;
        let mut next = self.index + 1;
        std::iter::from_fn(move || {
            if next >= end {
                return None;
            }
            let child = SyntaxNode { index: next, ..self };
            next = child.node().end_node.max(next + 1);
            Some(child.entered())
        })
    }

    /// The first child of a kind.
    #[must_use]
    pub fn child(self, kind: NodeKind) -> Option<SyntaxNode<'t>> {
        let end = self.node().end_node;
        let mut index = self.index + 1;
        while index < end {
            let child = self.sibling(index);
            let node = child.node();
            if node.kind == kind {
                return Some(child);
            }
            if node.kind == NodeKind::Unit {
                let inner = child.entered();
                if inner.kind() == kind {
                    return Some(inner);
                }
            }
            index = node.end_node.max(index + 1);
        }
        None
    }

    /// The first child, if it is of a kind that no unit has.
    #[inline]
    pub(super) fn first_child(self, kind: NodeKind) -> Option<SyntaxNode<'t>> {
        let first = self.sibling(self.index + 1);
        (first.index < self.node().end_node && first.node().kind == kind).then_some(first)
    }

    /// Returns the outermost node of a nested unit for the node that refers to it, and other nodes unchanged.
    #[inline]
    pub(super) fn entered(self) -> SyntaxNode<'t> {
        let node = self.node();
        if node.kind != NodeKind::Unit {
            return self;
        }
        let Some(unit) = self.unit.child(node.first_token) else { return self };
        let offset = self.offset + self.unit.token_start(node.first_token);
        SyntaxNode::outermost(unit, offset)
    }

    /// All tokens within it, those of nested units included.
    pub fn tokens(self) -> impl Iterator<Item = SyntaxToken<'t>> {
        let node = self.node();
        let end = self.span().end();
        let frame = |unit, offset, token, end| Frame { unit, offset, token, end, blank: None };
        let mut stack = vec![frame(self.unit, self.offset, node.first_token, node.end_token)];
        std::iter::from_fn(move || {
            loop {
                let top = stack.last_mut()?;
                if let Some(blank) = top.blank.take() {
                    return Some(blank);
                }
                if top.token >= top.end {
                    stack.pop();
                    continue;
                }
                let (unit, offset, index) = (top.unit, top.offset, top.token);
                let token = SyntaxToken { unit, offset, index, blank: false };
                top.token += 1;
                if unit.kept(index).blank && token.span().end() < end {
                    top.blank = Some(SyntaxToken { blank: true, ..token });
                }
                let Some(child) = unit.child_at(index) else { return Some(token) };
                stack.push(frame(child, token.span().start(), 0, child.token_count()));
            }
        })
    }

    /// Returns all tokens within it, except those of nested units: each of these is represented by its outermost
    /// node.
    pub fn pieces(self) -> impl Iterator<Item = SyntaxElement<'t>> {
        let node = self.node();
        let (mut index, end) = (node.first_token, self.span().end());
        let mut blank = None;
        std::iter::from_fn(move || {
            if blank.is_some() {
                return blank.take();
            }
            let token = (index < node.end_token).then(|| self.token_at(index))?;
            if self.unit.kept(index).blank && token.span().end() < end {
                blank = Some(SyntaxElement::Token(SyntaxToken { blank: true, ..token }));
            }
            let (unit, offset) = (self.unit.child_at(index), token.span().start());
            index += 1;
            Some(match unit {
                Some(unit) => SyntaxElement::Node(SyntaxNode::outermost(unit, offset)),
                None => SyntaxElement::Token(token),
            })
        })
    }

    /// The tokens directly within it: not in a child, and without white space and comments.
    pub fn own_tokens(self) -> impl Iterator<Item = SyntaxToken<'t>> {
        let node = self.node();
        let nodes = self.unit.nodes.get(..node.end_node as usize).unwrap_or_default();
        let (mut token, mut next_child) = (node.first_token, self.index + 1);
        std::iter::from_fn(move || {
            loop {
                if let Some(child) = nodes.get(next_child as usize)
                    && child.first_token <= token
                {
                    token = token.max(child.end_token);
                    next_child = child.end_node.max(next_child + 1);
                    continue;
                }
                if token >= node.end_token {
                    return None;
                }
                let found = self.token_at(token);
                token += 1;
                if !found.kind().is_trivia() {
                    return Some(found);
                }
            }
        })
    }

    /// The nodes and tokens directly within it, in the order of the text, without white space and
    /// comments.
    pub fn elements(self) -> impl Iterator<Item = SyntaxElement<'t>> {
        let mut nodes = self.children().peekable();
        let mut tokens = self.own_tokens().peekable();
        std::iter::from_fn(move || {
            let node_first = match (nodes.peek(), tokens.peek()) {
                (Some(node), Some(token)) => node.span().start() < token.span().start(),
                (node, _) => node.is_some(),
            };
            if node_first {
                nodes.next().map(SyntaxElement::Node)
            } else {
                tokens.next().map(SyntaxElement::Token)
            }
        })
    }

    /// The number of empty tokens at its end: one for each missing bracket.
    pub(crate) fn empty_tokens_at_end(self) -> usize {
        let mut count = 0;
        let mut node = self;
        loop {
            let Range { start, mut end } = node.tokens_range();
            // Those at one place are counted at once: very many open operations may end there.
            while end > start && node.token_at(end - 1).span().is_empty() {
                let place = node.unit.token_start(end - 1);
                let starts = node.unit.starts.get(start as usize..end as usize);
                let before = starts.unwrap_or_default().partition_point(|start| *start < place);
                count += (end - start) as usize - before;
                end = start.saturating_add(u32::try_from(before).unwrap_or(0));
            }
            let last = (end > start).then(|| end - 1);
            // A unit ends with those of its own.
            let unit = last.and_then(|last| Some((node.unit.child_at(last)?, node.token_at(last))));
            let Some((unit, token)) = unit else { return count };
            node = SyntaxNode::outermost(unit, token.span().start());
        }
    }

    /// Its number in its unit.
    #[inline]
    pub(crate) fn index(self) -> u32 {
        self.index
    }

    /// Returns the index after the last node within it.
    #[inline]
    pub(super) fn end_index(self) -> u32 {
        self.node().end_node
    }

    /// The indices of its tokens within the unit.
    #[inline]
    pub(super) fn tokens_range(self) -> Range<u32> {
        let node = self.node();
        node.first_token..node.end_token
    }

    /// Another node of the same unit.
    #[inline]
    pub(super) fn sibling(self, index: u32) -> SyntaxNode<'t> {
        SyntaxNode { index, ..self }
    }

    /// The first node of some kinds among nodes of the same unit, by its index there.
    #[inline]
    pub(super) fn next_node(self, among: Range<u32>, kinds: NodeSet) -> Option<u32> {
        let range = among.start as usize..among.end as usize;
        let nodes = self.unit.nodes.get(range).unwrap_or_default();
        let found = nodes.iter().position(|node| kinds.contains(node.kind))?;
        Some(among.start + u32::try_from(found).ok()?)
    }

    /// The first token of some kinds among tokens of the same unit, by its index there.
    #[inline]
    pub(super) fn next_token(self, among: Range<u32>, kinds: TokenSet) -> Option<u32> {
        let range = among.start as usize..among.end as usize;
        let tokens = self.unit.tokens.get(range).unwrap_or_default();
        let found = tokens.iter().position(|token| kinds.contains(token.kind))?;
        Some(among.start + u32::try_from(found).ok()?)
    }

    /// A token of the same unit.
    #[inline]
    pub(super) fn token_at(self, index: u32) -> SyntaxToken<'t> {
        SyntaxToken { unit: self.unit, offset: self.offset, index, blank: false }
    }

    /// The bytes of the node in `text`, the text that the tree was read from.
    #[inline]
    #[must_use]
    pub fn text(self, text: &[u8]) -> &[u8] {
        self.span().slice(text)
    }

    /// Returns the nodes around `offset`, from this one to the innermost. A node counts if the offset is within it or
    /// at its end; of two neighbours the later one counts. For many offsets see [`Paths`].
    #[must_use]
    pub fn path_to(self, offset: u32) -> Vec<SyntaxNode<'t>> {
        Paths::new(self).to(offset).to_vec()
    }

    /// The last of its children that begins before `offset` or there, with its index. If `first` is the index of one
    /// that does, the search begins with that: a function may have very many.
    fn last_child_before(self, offset: u32, first: Option<u32>) -> Option<(u32, SyntaxNode<'t>)> {
        let own = offset.checked_sub(self.offset)?;
        let after = self.unit.starts.partition_point(|start| *start <= own);
        let after = u32::try_from(after).unwrap_or(u32::MAX);
        let nodes = self.unit.nodes.get(..self.node().end_node as usize)?;
        let (mut last, mut next) = (None, first.unwrap_or(self.index + 1));
        let mut visited = 0;
        while let Some(node) = nodes.get(next as usize)
            && node.first_token < after
        {
            last = Some(next);
            next = node.end_node.max(next + 1);
            visited += 1;
            if visited == MANY_CHILDREN {
                let listed = self.unit.child_index.last_before(&self.unit.nodes, self.index, after);
                next = next.max(listed.unwrap_or(0));
            }
        }
        Some((last?, self.sibling(last?).entered()))
    }
}

/// The nodes around one offset after another. If the offsets ascend, each child of a node is visited once for all.
#[derive(Debug)]
pub struct Paths<'t> {
    path: Vec<SyntaxNode<'t>>,
    /// For each node of the path the index of its last child that begins before the offset or there.
    children: Vec<Option<u32>>,
    offset: u32,
}

impl<'t> Paths<'t> {
    /// The paths from a node.
    #[must_use]
    pub fn new(root: SyntaxNode<'t>) -> Paths<'t> {
        Paths { path: vec![root], children: vec![None], offset: 0 }
    }

    /// Returns the nodes around an offset as [`SyntaxNode::path_to`] does.
    pub fn to(&mut self, offset: u32) -> &[SyntaxNode<'t>] {
        let is_ahead = offset >= std::mem::replace(&mut self.offset, offset);
        // Where a node ends, the next one may begin; where it starts, the previous one may end.
        while self.path.len() > 1
            && self.path.last().is_some_and(|node| {
                node.span().end() <= offset || (!is_ahead && node.span().start() >= offset)
            })
        {
            self.path.pop();
            self.children.pop();
        }
        if !is_ahead && let Some(child) = self.children.last_mut() {
            *child = None;
        }
        while let (Some(node), Some(child)) = (self.path.last(), self.children.last_mut())
            && let Some((index, inner)) = node.last_child_before(offset, *child)
        {
            *child = Some(index);
            if !inner.span().touches(offset) {
                break;
            }
            self.path.push(inner);
            self.children.push(None);
        }
        &self.path
    }
}

/// The position of a walk through the tokens: after a nested unit, it continues in the enclosing one.
struct Frame<'t> {
    unit: &'t Arc<Unit>,
    offset: u32,
    /// The next token.
    token: u32,
    /// The index after the last token.
    end: u32,
    /// The blank after the previous token.
    blank: Option<SyntaxToken<'t>>,
}

/// A token at its place in a file.
#[derive(Debug, Clone, Copy)]
pub struct SyntaxToken<'t> {
    unit: &'t Arc<Unit>,
    offset: u32,
    index: u32,
    /// Whether it is the blank after the token.
    blank: bool,
}

impl<'t> SyntaxToken<'t> {
    /// Creates a token of a unit that begins at `offset` of the file, or the blank after it.
    pub(super) fn new(
        unit: &'t Arc<Unit>,
        offset: u32,
        index: u32,
        blank: bool,
    ) -> SyntaxToken<'t> {
        SyntaxToken { unit, offset, index, blank }
    }

    /// Its number in its unit.
    pub(super) fn index(self) -> u32 {
        self.index
    }

    /// Returns its kind.
    #[inline]
    #[must_use]
    pub fn kind(self) -> TokenKind {
        if self.blank { TokenKind::Whitespace } else { self.unit.kept(self.index).kind }
    }

    /// Returns its range.
    #[inline]
    #[must_use]
    pub fn span(self) -> Span {
        let end = self.unit.token_end(self.index);
        let span = if self.blank {
            Span::new(end, end + 1)
        } else {
            Span::new(self.unit.token_start(self.index), end)
        };
        span.shifted(self.offset)
    }

    /// Its bytes in `text`, the text that the tree was read from.
    #[inline]
    #[must_use]
    pub fn text(self, text: &[u8]) -> &[u8] {
        self.span().slice(text)
    }

    /// Whether only white space and comments separate an earlier token of the same unit and this one.
    #[must_use]
    pub fn follows(self, earlier: SyntaxToken<'_>) -> bool {
        let between = earlier.index as usize + 1..self.index as usize;
        let between = self.unit.tokens.get(between);
        between.is_some_and(|tokens| tokens.iter().all(|token| token.kind.is_trivia()))
    }
}

/// A node or a token.
#[derive(Debug, Clone, Copy)]
pub enum SyntaxElement<'t> {
    /// A node.
    Node(SyntaxNode<'t>),
    /// A token.
    Token(SyntaxToken<'t>),
}

impl SyntaxElement<'_> {
    /// Returns its range.
    #[inline]
    #[must_use]
    pub fn span(self) -> Span {
        match self {
            SyntaxElement::Node(node) => node.span(),
            SyntaxElement::Token(token) => token.span(),
        }
    }
}
