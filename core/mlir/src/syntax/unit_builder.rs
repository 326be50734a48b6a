//! The arrays of a unit while it is read.

use super::NodeKind;
use super::child_index::ChildIndex;
use super::token::TokenKind;
use super::unit::{Child, Context, Node, StoredToken, Unit};
use abide_source::diagnostic::Diagnostic;
use abide_source::sort;
use std::sync::Arc;

/// Collects the tokens and nodes of one unit.
#[derive(Debug, Default)]
pub(super) struct UnitBuilder {
    /// The start of the unit in the text.
    pub(super) start: usize,
    /// The end of the whole text.
    pub(super) text_end: usize,
    /// Its distance from the beginning of its line.
    pub(super) column: usize,
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) dropped: u32,
    /// The distance past the start of a statement that the parser has looked at before parsing it.
    pub(super) reach: u32,
    /// Diagnostics of nested units.
    found: u32,
    /// Whether braces are missing or too many, in nested units too.
    pub(super) unbalanced: bool,
    /// Whether there are tokens for brackets that are missing, or brackets that are too many.
    pub(super) repaired: bool,
    /// Whether the layout influenced parsing.
    pub(super) by_layout: bool,
    /// Whether functions in it are not indented deeper than it.
    pub(super) nests: bool,
    /// The number of tokens up to the last one that is not trivia.
    pub(super) significant: usize,
    pub(super) tokens: Vec<StoredToken>,
    pub(super) starts: Vec<u32>,
    pub(super) nodes: Vec<Node>,
    pub(super) children: Vec<Child>,
}

/// A node that is still open.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub(super) struct Open(usize);

pub(super) fn to_u32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

/// Arrays of more elements than this are not there twice: the next unit gets new ones.
const REUSED_ARRAY_ELEMENTS: usize = 1 << 12;

/// Arrays of more elements than this do not grow by doubling: that would be most of the memory of a long text.
const DOUBLED_ARRAY_ELEMENTS: usize = 1 << 16;

/// Returns an array of the builder for its unit, with little spare capacity.
fn kept<T: Copy>(array: &mut Vec<T>) -> Vec<T> {
    if array.len() < REUSED_ARRAY_ELEMENTS {
        return array.clone();
    }
    let mut kept = std::mem::take(array);
    if kept.capacity() - kept.len() > kept.len() / 8 {
        kept.shrink_to_fit();
    }
    kept
}

/// The number of bytes of a text that were read, and of those that may follow.
#[derive(Clone, Copy)]
struct Progress {
    read: usize,
    rest: usize,
}

/// Makes room in a long array that is full: as much as the rest of the text will take if it is like what was read, but
/// no less than keeps the time linear, and no more than three times as much as there is.
#[cold]
fn make_room<T>(array: &mut Vec<T>, Progress { read, rest }: Progress) {
    let len = array.len();
    if len >= DOUBLED_ARRAY_ELEMENTS {
        let more = len.saturating_mul(rest) / read.max(1);
        array.reserve_exact((more + more / 16).clamp(len / 16, 3 * len));
    }
}

impl UnitBuilder {
    /// Creates a builder of a unit that is a whole text of `len` bytes.
    pub(super) fn of_text(len: usize) -> UnitBuilder {
        UnitBuilder { text_end: len, ..UnitBuilder::default() }
    }

    /// Begins a unit at an offset of the text, keeping the memory of the last one.
    pub(super) fn reset(&mut self, start: usize) {
        self.start = start;
        self.diagnostics.clear();
        self.dropped = 0;
        self.found = 0;
        self.unbalanced = false;
        self.repaired = false;
        self.by_layout = false;
        self.nests = false;
        self.reach = 0;
        self.significant = 0;
        self.tokens.clear();
        self.starts.clear();
        self.nodes.clear();
        self.children.clear();
    }

    #[inline]
    pub(super) fn token(&mut self, kind: TokenKind, start: usize) {
        self.trivia(kind, start);
        self.significant = self.tokens.len();
    }

    /// Adds a token that no node ends with.
    #[inline]
    pub(super) fn trivia(&mut self, kind: TokenKind, start: usize) {
        if self.tokens.len() == self.tokens.capacity() {
            let progress = self.progress();
            make_room(&mut self.tokens, progress);
            make_room(&mut self.starts, progress);
        }
        self.tokens.push(StoredToken { kind, blank: false });
        self.starts.push((start - self.start) as u32);
    }

    #[cold]
    fn progress(&self) -> Progress {
        let place = |start: Option<&u32>| start.map_or(0, |start| *start as usize);
        let (first, last) = (place(self.starts.first()), place(self.starts.last()));
        let rest = self.text_end.saturating_sub(self.start.saturating_add(last));
        Progress { read: last.saturating_sub(first), rest }
    }

    /// Adds one blank after the last token.
    #[inline]
    pub(super) fn blank(&mut self, start: usize) {
        match self.tokens.last_mut() {
            Some(last) => last.blank = true,
            None => self.leading_blank(start),
        }
    }

    /// Adds one blank at the beginning of the unit.
    #[cold]
    fn leading_blank(&mut self, start: usize) {
        self.trivia(TokenKind::Whitespace, start);
    }

    /// Removes the trivia at the end, which begin at `end` and belong to what is around the unit;
    /// gives their kinds and where they begin in the text.
    pub(super) fn take_trailing_trivia(&mut self, end: usize) -> Vec<(TokenKind, usize)> {
        let mut trivia = Vec::new();
        if let Some(last) =
            self.significant.checked_sub(1).and_then(|last| self.tokens.get_mut(last))
            && std::mem::take(&mut last.blank)
        {
            trivia.push((TokenKind::Whitespace, end));
        }
        let tokens = self.tokens.drain(self.significant..);
        let starts = self.starts.drain(self.significant..);
        for (token, start) in tokens.zip(starts) {
            trivia.push((token.kind, start as usize + self.start));
        }
        trivia
    }

    #[inline]
    pub(super) fn open(&mut self, kind: NodeKind) -> Open {
        if self.nodes.len() == self.nodes.capacity() {
            let progress = self.progress();
            make_room(&mut self.nodes, progress);
        }
        let first_token = self.tokens.len() as u32;
        self.nodes.push(Node { kind, first_token, end_token: first_token, end_node: 0 });
        Open(self.nodes.len() - 1)
    }

    /// Closes a node. One that has no token is dropped: it would have no place.
    #[inline]
    pub(super) fn close(&mut self, open: Open) {
        let end_token = self.significant as u32;
        let end_node = self.nodes.len() as u32;
        if let Some(node) = self.nodes.get_mut(open.0) {
            if end_token <= node.first_token && open.0 > 0 {
                self.nodes.truncate(open.0);
            } else {
                node.end_token = end_token.max(node.first_token);
                node.end_node = end_node;
            }
        }
    }

    /// The number of diagnostics so far, those of nested units included.
    pub(super) fn found(&self) -> u32 {
        let own = to_u32(self.diagnostics.len());
        self.found.saturating_add(own).saturating_add(self.dropped)
    }

    /// Adds a missing token of length zero after the last token, which ends at `end`; returns its number.
    #[cold]
    pub(super) fn missing(&mut self, kind: TokenKind, end: usize) -> usize {
        let at = self.significant;
        self.repaired = true;
        let last = at.checked_sub(1).and_then(|last| self.tokens.get_mut(last));
        let blank = last.is_some_and(|last| std::mem::take(&mut last.blank));
        self.tokens.insert(at, StoredToken { kind, blank });
        self.starts.insert(at, to_u32(end.saturating_sub(self.start)));
        self.significant = at + 1;
        // Nodes opened after it have no tokens yet.
        for node in self.nodes.iter_mut().rev() {
            if node.first_token as usize <= at {
                break;
            }
            node.first_token += 1;
            node.end_token = node.end_token.max(node.first_token);
        }
        at
    }

    /// Opens a node that begins with a token that has been added already.
    pub(super) fn open_from(&mut self, kind: NodeKind, first: usize) -> Open {
        let first_token = first as u32;
        self.nodes.push(Node { kind, first_token, end_token: first_token, end_node: 0 });
        Open(self.nodes.len() - 1)
    }

    /// Sets the kind of an open node, once that is known.
    #[inline]
    pub(super) fn set_kind(&mut self, open: Open, kind: NodeKind) {
        if let Some(node) = self.nodes.get_mut(open.0) {
            node.kind = kind;
        }
    }

    /// Adds a unit that begins at `start` as a token and a node. The text before it depends on bytes up to `seen`.
    pub(super) fn child(&mut self, unit: Arc<Unit>, start: usize, seen: usize) {
        let node = self.open(NodeKind::Unit);
        let seen = to_u32(seen.saturating_sub(start));
        self.found = self.found.saturating_add(unit.found);
        self.unbalanced |= unit.unbalanced;
        self.repaired |= unit.repaired;
        self.children.push(Child { token: to_u32(self.tokens.len()), unit, seen });
        self.token(TokenKind::Unit, start);
        self.close(node);
    }

    /// The only unit that was added.
    pub(super) fn only_child(&mut self) -> Option<Arc<Unit>> {
        self.children.pop().map(|child| child.unit)
    }

    /// The finished unit, which ends at `end` of the text.
    pub(super) fn finish(&mut self, end: usize, lookahead: usize, context: Context) -> Unit {
        let found = self.found();
        sort::by_number(&mut self.diagnostics, |diagnostic| diagnostic.span.start());
        // The outermost node spans the unit, with the trivia around its tokens.
        let tokens = to_u32(self.tokens.len());
        if let Some(root) = self.nodes.first_mut() {
            root.first_token = 0;
            root.end_token = tokens;
        }
        Unit {
            len: to_u32(end - self.start),
            tokens: kept(&mut self.tokens),
            starts: kept(&mut self.starts),
            nodes: kept(&mut self.nodes),
            child_index: ChildIndex::default(),
            children: self.children.drain(..).collect(),
            diagnostics: self.diagnostics.drain(..).collect(),
            dropped: self.dropped,
            found,
            unbalanced: self.unbalanced,
            repaired: self.repaired,
            by_layout: self.by_layout,
            nests: self.nests,
            reach: self.reach,
            lookahead: to_u32(lookahead),
            context,
        }
    }
}
