//! The lossless syntax tree: flat arrays, cut into units.
//!
//! A [`Unit`] holds the tokens and nodes of one piece of a file. The whole file is a unit, and so
//! is every function in it: a function's text is one token ([`TokenKind::Unit`]) of the unit around
//! it, and its own arrays count from the function's first byte. So a function that did not change
//! is shared between two versions of a file, wherever it moved.

use super::NodeKind;
use super::token::TokenKind;
use super::walk::WalkEvent;
use super::{NodeSet, TokenSet};
use abide_source::diagnostic::Diagnostic;
use abide_source::text::Span;
use std::ops::Range;
use std::sync::Arc;

/// A node: what it is, and which tokens and nodes are in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    /// The first token.
    pub(super) first_token: u32,
    /// The token behind the last one.
    pub(super) end_token: u32,
    /// The node behind the last one within this node: nodes stand in preorder.
    pub(super) end_node: u32,
}

/// A token as it is kept: its kind, and whether exactly one blank stands behind it.
///
/// Two tokens of five would be a single blank; so they take no place of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Kept {
    pub(super) kind: TokenKind,
    pub(super) blank: bool,
}

/// A nested unit and the token that stands for it.
#[derive(Debug, Clone)]
pub(super) struct Child {
    pub(super) token: u32,
    pub(super) unit: Arc<Unit>,
    /// How many of the unit's bytes had a say in how the text before it was read.
    pub(super) seen: u32,
}

impl PartialEq for Child {
    fn eq(&self, other: &Child) -> bool {
        (self.token, &self.unit) == (other.token, &other.unit)
    }
}

impl Eq for Child {}

/// What around a unit has a say in how its text is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Context {
    /// How deep the unit stands in others: the depth limit may cut it off.
    pub(super) depth: u32,
    /// How far its first byte is from the beginning of the line: a function that begins no further
    /// right ends one that lacks its brace.
    pub(super) column: u32,
}

/// The tokens and nodes of one piece of a file.
#[derive(Debug, Clone)]
pub struct Unit {
    /// In bytes.
    pub(super) len: u32,
    pub(super) tokens: Vec<Kept>,
    /// Where each token begins, counted from the unit's first byte.
    pub(super) starts: Vec<u32>,
    /// In preorder; the first one spans the unit.
    pub(super) nodes: Vec<Node>,
    /// In the order of their tokens.
    pub(super) children: Box<[Child]>,
    /// Ranges count from the unit's first byte.
    pub(super) diagnostics: Box<[Diagnostic]>,
    /// How many more there were than the limit allows.
    pub(super) dropped: u32,
    /// How many findings there are, those of nested units included.
    pub(super) found: u32,
    /// Whether braces are missing or too many, in nested units too.
    pub(super) unbalanced: bool,
    /// Whether there are tokens for brackets that are missing, or brackets that are too many, in nested
    /// units too.
    pub(super) repaired: bool,
    /// Whether it was read by its layout: otherwise it would have been read in another way.
    pub(super) by_layout: bool,
    /// How far behind the beginning of a statement has been looked, at most, before that was read.
    pub(super) reach: u32,
    /// How many bytes behind the unit's last one had a say in how it was read.
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
        SyntaxNode { unit: self, offset: 0, index: 0 }
    }

    /// The length of the text, in bytes.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether there is no text.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many units are nested directly in this one.
    #[must_use]
    pub fn child_count(&self) -> usize {
        self.children.len()
    }

    /// What is wrong with the text of this unit, without the nested ones; ranges count from the
    /// unit's first byte.
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
            + size_of_val(&*self.children)
            + size_of_val(&*self.diagnostics)
    }

    pub(super) fn token_start(&self, token: u32) -> u32 {
        self.starts.get(token as usize).copied().unwrap_or(self.len)
    }

    pub(super) fn kept(&self, token: u32) -> Kept {
        let none = Kept { kind: TokenKind::EndOfFile, blank: false };
        self.tokens.get(token as usize).copied().unwrap_or(none)
    }

    /// Where a token ends: before the blank behind it.
    pub(super) fn token_end(&self, token: u32) -> u32 {
        self.token_start(token + 1) - u32::from(self.kept(token).blank)
    }

    fn token_count(&self) -> u32 {
        u32::try_from(self.tokens.len()).unwrap_or(u32::MAX)
    }

    /// The nested unit that a token stands for.
    fn child_at(&self, token: u32) -> Option<&Arc<Unit>> {
        (self.kept(token).kind == TokenKind::Unit).then(|| self.child(token)).flatten()
    }

    fn child(&self, token: u32) -> Option<&Arc<Unit>> {
        let index = self.children.binary_search_by_key(&token, |child| child.token).ok()?;
        self.children.get(index).map(|child| &child.unit)
    }
}

/// A bracket that is missing, or too many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BracketRepair {
    /// Where it is missing or stands, in bytes.
    pub offset: u32,
    /// The one that is missing; none where the one that stands there is too many.
    pub missing: Option<TokenKind>,
}

impl SyntaxNode<'_> {
    /// Whether the layout had a say in how the unit was read.
    pub(crate) fn is_read_by_layout(self) -> bool {
        self.unit.by_layout
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
        // What is missing in an inner node comes before what is in an outer one.
        repairs.sort_by_key(|repair| repair.offset);
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

/// The syntax tree of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub(super) root: Arc<Unit>,
}

impl Tree {
    /// The node that spans the file.
    #[must_use]
    pub fn root(&self) -> SyntaxNode<'_> {
        SyntaxNode { unit: &self.root, offset: 0, index: 0 }
    }

    /// All tokens in the order of the text, those of nested units included. Their texts, one after
    /// the other, are the file.
    pub fn tokens(&self) -> impl Iterator<Item = SyntaxToken<'_>> {
        self.root().tokens()
    }

    /// The outermost node of a unit, by its number among [all](Self::units).
    pub fn unit_root(&self, index: usize) -> Option<SyntaxNode<'_>> {
        let (offset, unit) = self.units().into_iter().nth(index)?;
        Some(SyntaxNode { unit, offset, index: 0 })
    }

    /// A node of the outermost unit, by its number there, that lives as long as whoever holds it.
    pub(crate) fn kept_node(&self, number: u32) -> KeptNode {
        KeptNode { unit: Arc::clone(&self.root), number }
    }

    /// Whether brackets are missing or too many anywhere.
    pub fn has_repairs(&self) -> bool {
        self.root.repaired
    }

    /// The token that holds the byte at an offset; none behind the last byte.
    #[must_use]
    pub fn token_at_offset(&self, offset: u32) -> Option<SyntaxToken<'_>> {
        let (mut unit, mut start) = (&self.root, 0);
        loop {
            let local = offset.checked_sub(start).filter(|local| *local < unit.len)?;
            let behind = unit.starts.partition_point(|first| *first <= local);
            let index = u32::try_from(behind.checked_sub(1)?).ok()?;
            let Some(child) = unit.child_at(index) else {
                let blank = local >= unit.token_end(index);
                return Some(SyntaxToken { unit, offset: start, index, blank });
            };
            start += unit.token_start(index);
            unit = child;
        }
    }

    /// All units, each with the offset of its first byte, the outer before the inner.
    #[must_use]
    pub fn units(&self) -> Vec<(u32, &Arc<Unit>)> {
        let mut units = vec![(0, &self.root)];
        let mut next = 0;
        while let Some(&(offset, unit)) = units.get(next) {
            units.extend(
                unit.children
                    .iter()
                    .map(|child| (offset + unit.token_start(child.token), &child.unit)),
            );
            next += 1;
        }
        units
    }

    /// A unit directly in the file, with the offset of its first byte.
    #[must_use]
    pub fn child(&self, index: usize) -> Option<(u32, &Arc<Unit>)> {
        let child = self.root.children.get(index)?;
        Some((self.root.token_start(child.token), &child.unit))
    }

    /// The outermost node of a unit directly in the file, at its place.
    #[must_use]
    pub fn child_root(&self, index: usize) -> Option<SyntaxNode<'_>> {
        let (offset, unit) = self.child(index)?;
        Some(SyntaxNode { unit, offset, index: 0 })
    }

    /// The outermost node of every unit at its place in the file, the outer before the inner.
    pub fn unit_roots(&self) -> impl Iterator<Item = SyntaxNode<'_>> {
        let units = self.units().into_iter();
        units.map(|(offset, unit)| SyntaxNode { unit, offset, index: 0 })
    }

    /// The number of bytes that all arrays take.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.units().iter().map(|(_, unit)| unit.memory()).sum()
    }

    /// How many findings there were beyond the limit.
    #[must_use]
    pub fn dropped(&self) -> usize {
        self.units().iter().map(|(_, unit)| unit.dropped as usize).sum()
    }

    /// What is wrong with the text, in the order of the places.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        let mut all: Vec<Diagnostic> = self
            .units()
            .into_iter()
            .flat_map(|(offset, unit)| {
                unit.diagnostics.iter().map(move |diagnostic| diagnostic.clone().shifted(offset))
            })
            .collect();
        all.sort_by_key(|diagnostic| diagnostic.span.start());
        all
    }
}

/// A node of the outermost unit of a tree, with that unit.
#[derive(Debug, Clone)]
pub(crate) struct KeptNode {
    unit: Arc<Unit>,
    number: u32,
}

impl KeptNode {
    pub(crate) fn node(&self) -> SyntaxNode<'_> {
        SyntaxNode { unit: &self.unit, offset: 0, index: self.number }.entered()
    }
}

/// A node at its place in a file. Copying it is cheap.
#[derive(Debug, Clone, Copy)]
pub struct SyntaxNode<'t> {
    unit: &'t Arc<Unit>,
    /// Where the unit begins in the file.
    offset: u32,
    index: u32,
}

impl<'t> SyntaxNode<'t> {
    fn node(self) -> Node {
        let none =
            Node { kind: NodeKind::Error, first_token: 0, end_token: 0, end_node: self.index + 1 };
        self.unit.nodes.get(self.index as usize).copied().unwrap_or(none)
    }

    /// What it is.
    #[must_use]
    pub fn kind(self) -> NodeKind {
        self.node().kind
    }

    /// Where it is: from its first token to its last, without the white space around it.
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
        self.children().find(|child| child.kind() == kind)
    }

    /// Where the node only stands for a nested unit, that unit's outermost node.
    pub(super) fn entered(self) -> SyntaxNode<'t> {
        let node = self.node();
        if node.kind != NodeKind::Unit {
            return self;
        }
        let Some(unit) = self.unit.child(node.first_token) else { return self };
        let offset = self.offset + self.unit.token_start(node.first_token);
        SyntaxNode { unit, offset, index: 0 }
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

    /// All tokens within it, but for those of nested units: each of these shows as its outermost node.
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
                Some(unit) => SyntaxElement::Node(SyntaxNode { unit, offset, index: 0 }),
                None => SyntaxElement::Token(token),
            })
        })
    }

    /// The tokens directly within it: not in a child, and without white space and comments.
    pub fn own_tokens(self) -> impl Iterator<Item = SyntaxToken<'t>> {
        let node = self.node();
        let mut token = node.first_token;
        let mut child = self.index + 1;
        std::iter::from_fn(move || {
            loop {
                let next = SyntaxNode { index: child, ..self };
                let inner = next.node();
                if child < node.end_node && inner.first_token <= token {
                    token = token.max(inner.end_token);
                    child = inner.end_node.max(child + 1);
                    continue;
                }
                if token >= node.end_token {
                    return None;
                }
                let found = SyntaxToken {
                    unit: self.unit,
                    offset: self.offset,
                    index: token,
                    blank: false,
                };
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

    /// Its number in its unit.
    pub(crate) fn index(self) -> u32 {
        self.index
    }

    /// The index of the node behind the last one within it.
    pub(super) fn end_index(self) -> u32 {
        self.node().end_node
    }

    /// The indices of its tokens within the unit.
    pub(super) fn tokens_range(self) -> Range<u32> {
        let node = self.node();
        node.first_token..node.end_token
    }

    /// Another node of the same unit.
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
    pub(super) fn token_at(self, index: u32) -> SyntaxToken<'t> {
        SyntaxToken { unit: self.unit, offset: self.offset, index, blank: false }
    }

    /// The bytes of the node in `text`, the text that the tree was read from.
    #[must_use]
    pub fn text(self, text: &[u8]) -> &[u8] {
        self.span().slice(text)
    }

    /// The nodes around `offset`, from this one to the innermost. A node counts where the offset
    /// is within it or directly behind it; of two neighbours the later one counts.
    #[must_use]
    pub fn path_to(self, offset: u32) -> Vec<SyntaxNode<'t>> {
        let mut path = vec![self];
        while let Some(inner) = path.last().and_then(|node| {
            let before = node.children().take_while(|child| child.span().start() <= offset);
            before.filter(|child| child.span().touches(offset)).last()
        }) {
            path.push(inner);
        }
        path
    }
}

/// Where a walk through the tokens is: where a nested unit ends, it goes on in the one around it.
struct Frame<'t> {
    unit: &'t Arc<Unit>,
    offset: u32,
    /// The next token.
    token: u32,
    /// The token behind the last one.
    end: u32,
    /// The blank behind the token before.
    blank: Option<SyntaxToken<'t>>,
}

/// A token at its place in a file.
#[derive(Debug, Clone, Copy)]
pub struct SyntaxToken<'t> {
    unit: &'t Arc<Unit>,
    offset: u32,
    index: u32,
    /// Whether it is the blank behind the token.
    blank: bool,
}

impl<'t> SyntaxToken<'t> {
    /// What it is.
    #[must_use]
    pub fn kind(self) -> TokenKind {
        if self.blank { TokenKind::Whitespace } else { self.unit.kept(self.index).kind }
    }

    /// Where it is.
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
    #[must_use]
    pub fn text(self, text: &[u8]) -> &[u8] {
        self.span().slice(text)
    }

    /// Whether nothing but white space and comments stands between an earlier token of the same unit and
    /// this one.
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
    /// Where it is.
    #[must_use]
    pub fn span(self) -> Span {
        match self {
            SyntaxElement::Node(node) => node.span(),
            SyntaxElement::Token(token) => token.span(),
        }
    }
}
