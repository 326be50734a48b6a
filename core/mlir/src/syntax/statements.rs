//! Some statements of a long function, parsed again to replace old ones.
//!
//! A statement is an operation directly in a block of a function's body, with its regions. After a change within some
//! of them, the parser starts at the first of these in its former state. It continues until a statement after the
//! change begins at an old start. The parts before and after stay unchanged.

use super::NodeKind;
use super::child_index::ChildIndex;
use super::grammar;
use super::node::SyntaxNode;
use super::reuse::Change;
use super::token::TokenKind;
use super::tokens::{ReadWindow, Window};
use super::tree::Tree;
use super::unit::{Node, Unit};
use super::unit_builder::to_u32;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use std::sync::Arc;

/// The maximum number of statements after a change at which parsing may end.
const MAX_STOP_STATEMENTS: usize = 64;

/// The maximum number of bytes parsed again at once: beyond it, the whole function is parsed.
const MAX_REPARSED_BYTES: u32 = 1 << 16;

/// Statements of a function that were parsed again.
#[derive(Debug, Clone)]
pub struct ReadStatements {
    /// The number of the function among the units directly in the file.
    pub function: usize,
    /// The range that they take the place of, from the function's first byte, in the old text.
    pub old: Span,
    /// Their range from the function's first byte, with the trivia after them.
    pub new: Span,
    /// The statements as a unit whose places count from the function's first byte.
    piece: Arc<Unit>,
    old_nodes: Span,
    old_tokens: Span,
    significant: u32,
    change: Change,
}

/// The start of a statement in the old version.
#[derive(Clone, Copy)]
struct Boundary {
    node: u32,
    token: u32,
    /// From the function's first byte.
    start: u32,
}

impl ReadStatements {
    /// A node around the statements; its ranges count from the function's first byte.
    #[must_use]
    pub fn root(&self) -> SyntaxNode<'_> {
        self.piece.root()
    }

    /// The edit of the function; ranges count from its first byte.
    #[must_use]
    pub fn change(&self) -> Change {
        self.change
    }
}

impl Tree {
    /// Parses again only the changed statements of the function that contains a change, if that is enough. `change`
    /// is counted in the old text; `body` is the start of the function's body, from its first byte.
    #[must_use]
    pub fn reparse_statements(
        &self,
        change: Change,
        body: u32,
        text: &[u8],
        limits: &Limits,
    ) -> Option<ReadStatements> {
        let function = self.function_around(change, body, text, limits)?;
        let (offset, old) = self.child(function)?;
        let local = Change { start: change.start.checked_sub(offset)?, ..change };
        if local.removed > MAX_REPARSED_BYTES
            || local.inserted > MAX_REPARSED_BYTES
            || !old.is_partly_reparsable()
        {
            return None;
        }
        let boundaries = old.boundaries(local.start)?;
        let after = change.start.saturating_add(local.inserted) as usize;
        // A string may have a carriage return in it.
        let line = memchr::memchr(b'\n', text.get(after..)?)?;
        let line_end = local.start.saturating_add(local.removed).saturating_add(to_u32(line));
        let body = old.body_start()?;
        let (first, stops) = old.window(&boundaries, body, local, line_end)?;
        let moved = |start: u32| offset.saturating_add(local.moved(start)) as usize;
        let start = offset.saturating_add(first.start) as usize;
        let window = Window::new(
            offset.saturating_add(body) as usize,
            line_is_known(text, start).then_some(start)?,
            old.token_before(first.token, offset)?,
            stops.iter().map(|stop| moved(stop.start)).collect(),
        );
        let read = grammar::parse_window(text, offset as usize, old.context.depth, window, limits)?;
        let end = to_u32(read.end).checked_sub(offset)?;
        let stop = *stops.iter().find(|stop| local.moved(stop.start) == end)?;
        // The text after the function was also seen before.
        let seen = moved(old.len).saturating_add(old.lookahead as usize);
        let last = read.tokens.get(read.significant.checked_sub(1)?)?.kind;
        let fits = (first.start != body || old.has_same_prefix(&read, first))
            && old.token_before(stop.token, offset)?.0 == last
            && read.examined <= seen;
        fits.then(|| old.statements(function, (first, stop), local, read))
    }

    /// Inserts the result of [`reparse_statements`](Self::reparse_statements).
    pub fn replace_statements(&mut self, read: &ReadStatements) {
        let root = Arc::make_mut(&mut self.root);
        let Some(child) = root.children.get_mut(read.function) else { return };
        let token = child.token;
        Arc::make_mut(&mut child.unit).put_statements(read);
        let (unit, start) = (Arc::clone(&child.unit), root.token_start(token));
        let change = Change { start: start.saturating_add(read.change.start), ..read.change };
        root.replace_child(read.function, unit, change);
    }
}

impl Unit {
    /// Whether the function depends only on the text before it and a little after it.
    fn is_partly_reparsable(&self) -> bool {
        self.children.is_empty()
            && self.dropped == 0
            && !(self.unbalanced || self.repaired || self.by_layout)
    }

    fn node(&self, index: u32) -> Option<Node> {
        self.nodes.get(index as usize).copied()
    }

    /// The nodes directly within one.
    fn inner(&self, index: u32) -> impl Iterator<Item = (u32, Node)> + '_ {
        let end = self.node(index).map_or(0, |node| node.end_node);
        let mut next = index + 1;
        std::iter::from_fn(move || {
            let own = (next < end).then_some(next)?;
            let node = self.node(own)?;
            next = node.end_node.max(own + 1);
            Some((own, node))
        })
    }

    /// Returns the starts of the statements in the block around a position, and the end of the block.
    fn boundaries(&self, place: u32) -> Option<Vec<Boundary>> {
        let (region, node) = self.only_region()?;
        let after = node.end_token.checked_sub(1)?;
        let mut blocks = self.inner(region).peekable();
        while let Some((block, node)) = blocks.next() {
            let end = blocks.peek().map_or(after, |(_, next)| next.first_token);
            if self.token_start(end) <= place {
                continue;
            }
            let statements =
                self.inner(block).filter(|(_, node)| node.kind != NodeKind::BlockLabel);
            let boundary = |node, token| Boundary { node, token, start: self.token_start(token) };
            let mut all: Vec<Boundary> =
                statements.map(|(index, node)| boundary(index, node.first_token)).collect();
            all.push(boundary(node.end_node, end));
            return Some(all);
        }
        None
    }

    /// The region that is the body.
    fn only_region(&self) -> Option<(u32, Node)> {
        let mut regions = self.inner(0).filter(|(_, node)| node.kind == NodeKind::Region);
        let region = regions.next()?;
        regions.next().is_none().then_some(region)
    }

    /// Returns the start of the body's first statement or label.
    fn body_start(&self) -> Option<u32> {
        let (region, _) = self.only_region()?;
        Some(self.token_start(self.node(region + 1)?.first_token))
    }

    /// Returns the start of parsing for a change, and its possible ends: after the first line break after the change,
    /// which is at `line_end`.
    fn window(
        &self,
        boundaries: &[Boundary],
        body: u32,
        change: Change,
        line_end: u32,
    ) -> Option<(Boundary, Vec<Boundary>)> {
        let (_, statements) = boundaries.split_last()?;
        // Nothing before it has seen the change.
        let is_early = |first: &&Boundary| first.start.saturating_add(self.reach) <= change.start;
        let before = statements
            .iter()
            .rev()
            .filter(|first| is_early(first) && self.has_no_diagnostics_at(**first));
        let of_body = statements.first().filter(|first| first.start == body);
        let first = *before.chain(of_body).next()?;
        let after = boundaries.partition_point(|stop| stop.start <= line_end);
        let stops = boundaries.get(after..)?.iter().take(MAX_STOP_STATEMENTS).filter(|stop| {
            stop.start > first.start
                && stop.start.saturating_sub(first.start) < MAX_REPARSED_BYTES
                && self.has_no_diagnostics_at(**stop)
        });
        Some((first, stops.copied().collect()))
    }

    /// Whether no diagnostic is directly before a position: it might belong to the text before or after.
    fn has_no_diagnostics_at(&self, place: Boundary) -> bool {
        let before = self.token_before(place.token, 0).map_or(0, |(_, span)| span.end());
        let first = self.diagnostics.partition_point(|found| found.span.start() < before);
        self.diagnostics.get(first).is_none_or(|found| found.span.start() > place.start)
    }

    /// The last token before one that is not trivia, whose place is moved by an offset.
    fn token_before(&self, token: u32, offset: u32) -> Option<(TokenKind, Span)> {
        let before = (0..token).rev().find(|before| !self.kept(*before).kind.is_trivia())?;
        let span = Span::new(self.token_start(before), self.token_end(before));
        Some((self.kept(before).kind, span.shifted(offset)))
    }

    /// Whether the text before the body was parsed as before, if the window begins with the body.
    fn has_same_prefix(&self, read: &ReadWindow, first: Boundary) -> bool {
        let (tokens, nodes) = &read.before;
        let own = self.nodes.get(..first.node as usize).unwrap_or_default();
        let is_same =
            |(own, new): (&Node, &Node)| (own.kind, own.first_token) == (new.kind, new.first_token);
        self.tokens.get(..first.token as usize) == Some(tokens.as_slice())
            && own.len() == nodes.len()
            && own.iter().zip(nodes).all(is_same)
    }

    fn statements(
        &self,
        function: usize,
        (first, stop): (Boundary, Boundary),
        change: Change,
        read: ReadWindow,
    ) -> ReadStatements {
        let before = (to_u32(read.before.0.len()), to_u32(read.before.1.len()));
        let tokens = to_u32(read.tokens.len());
        let moved = read.nodes.iter().map(|node| Node {
            first_token: node.first_token.saturating_sub(before.0),
            end_token: node.end_token.saturating_sub(before.0),
            end_node: node.end_node.saturating_sub(before.1).saturating_add(1),
            ..*node
        });
        let end_node = to_u32(read.nodes.len()).saturating_add(1);
        let root = Node { kind: NodeKind::Block, first_token: 0, end_token: tokens, end_node };
        let nodes: Vec<Node> = [root].into_iter().chain(moved).collect();
        let mut diagnostics = read.diagnostics;
        sort::by_number(&mut diagnostics, |found| found.span.start());
        let new = Span::new(first.start, change.moved(stop.start));
        let piece = Unit {
            len: new.end(),
            tokens: read.tokens,
            starts: read.starts,
            nodes,
            child_index: ChildIndex::default(),
            children: Box::default(),
            found: to_u32(diagnostics.len()),
            diagnostics: diagnostics.into_boxed_slice(),
            dropped: 0,
            unbalanced: false,
            repaired: false,
            by_layout: false,
            nests: false,
            reach: read.reach,
            lookahead: 0,
            context: self.context,
        };
        ReadStatements {
            function,
            old: Span::new(first.start, stop.start),
            new,
            piece: Arc::new(piece),
            old_nodes: Span::new(first.node, stop.node),
            old_tokens: Span::new(first.token, stop.token),
            significant: to_u32(read.significant),
            change,
        }
    }

    /// Replaces old statements.
    fn put_statements(&mut self, read: &ReadStatements) {
        let (piece, change) = (&read.piece, read.change);
        let (nodes, tokens) = (read.old_nodes, read.old_tokens);
        let new_nodes = piece.nodes.get(1..).unwrap_or_default();
        let token_change = Change {
            start: tokens.start(),
            removed: tokens.len(),
            inserted: to_u32(piece.tokens.len()),
        };
        let node_change = Change {
            start: nodes.start(),
            removed: nodes.len(),
            inserted: to_u32(new_nodes.len()),
        };
        self.child_index = ChildIndex::default();
        let end_of_last_token = tokens.start().saturating_add(read.significant);
        for (index, node) in (0..).zip(&mut self.nodes) {
            if index >= nodes.end() {
                node.first_token = token_change.moved(node.first_token);
            } else if index >= nodes.start() || node.end_node <= nodes.start() {
                // Replaced, or before.
                continue;
            }
            node.end_node = node_change.moved(node.end_node);
            node.end_token = match node.end_token > tokens.end() {
                true => token_change.moved(node.end_token),
                false => end_of_last_token,
            };
        }
        let inner = new_nodes.iter().map(|node| Node {
            first_token: node.first_token.saturating_add(tokens.start()),
            end_token: node.end_token.saturating_add(tokens.start()),
            end_node: (node.end_node - 1).saturating_add(nodes.start()),
            ..*node
        });
        splice(&mut self.nodes, nodes, inner);
        for start in self.starts.iter_mut().skip(tokens.end() as usize) {
            *start = change.moved(*start);
        }
        splice(&mut self.starts, tokens, piece.starts.iter().copied());
        splice(&mut self.tokens, tokens, piece.tokens.iter().copied());
        self.len = change.moved(self.len);
        let old = std::mem::take(&mut self.diagnostics);
        let (before, rest): (Vec<_>, Vec<_>) =
            old.into_iter().partition(|found| found.span.start() < read.old.start());
        let after = rest.into_iter().filter(|found| found.span.start() >= read.old.end());
        let after = after.map(|found| found.map_spans(|span| change.moved_span(span)));
        let new = piece.diagnostics.iter().cloned();
        let all: Vec<Diagnostic> = before.into_iter().chain(new).chain(after).collect();
        self.found = to_u32(all.len());
        self.diagnostics = all.into_boxed_slice();
        self.reach = self.reach.max(piece.reach);
    }
}

/// Replaces a range of items, giving the list only a little spare capacity.
fn splice<T>(list: &mut Vec<T>, place: Span, items: impl ExactSizeIterator<Item = T>) {
    list.reserve_exact(items.len().saturating_sub(place.len() as usize).saturating_add(1024));
    let end = list.len().min(place.end() as usize);
    let start = end.min(place.start() as usize);
    list.splice(start..end, items);
}

/// Whether the beginning of the line is near enough for a reader to find it.
fn line_is_known(text: &[u8], start: usize) -> bool {
    let column = super::column(text, start);
    let before = start.checked_sub(column).and_then(|line| line.checked_sub(1));
    before.is_none_or(|before| matches!(text.get(before), Some(b'\n' | b'\r')))
}
