//! The words of a tree, with the facts that the layout needs.

use super::FormattedUnit;
use super::broken::Broken;
use super::spacing::{Context, Spacing};
use crate::syntax::{
    NodeKind, NodeSet, SyntaxNode, SyntaxToken, TokenKind, TokenSet, Tree, Unit, Walk, WalkEvent,
};
use abide_source::layout::{Layout, Lines, Role, Space, Style, Word};
use abide_source::text::{Span, TextEdit};
use std::sync::Arc;

/// All tokens that stay.
const WORDS: TokenSet = TokenSet::ALL.without(TokenKind::Whitespace);

/// A walk through a node that shows all words in it.
fn all_words(node: SyntaxNode<'_>) -> Walk<'_> {
    node.walk_over(NodeSet::ALL, WORDS)
}

/// A node that is open.
struct Open {
    kind: NodeKind,
    /// The first bracket of a group.
    bracket: Option<TokenKind>,
    /// Whether its statements begin lines, because the braces of the region are on different lines.
    has_lines: bool,
}

/// A function that is open.
struct OpenUnit<'k> {
    start: u32,
    known: Option<&'k FormattedUnit>,
    standing: (u16, Lines),
    /// The number of edits before it.
    edits: usize,
}

type KnownUnits<'k> = &'k dyn Fn(&Arc<Unit>) -> Option<&'k FormattedUnit>;

/// Walks through a tree and pushes its words.
pub(super) struct Collector<'t, 'k> {
    text: &'t [u8],
    broken: Broken,
    layout: Layout<'t>,
    known: KnownUnits<'k>,
    /// Functions on lines of their own that are open.
    units: Vec<OpenUnit<'k>>,
    spacing: Spacing,
    open: Vec<Open>,
    /// The number of bodies of dialects that are open.
    bodies: usize,
    /// The level of what begins here.
    level: u16,
    /// The level of the next token, which begins a statement.
    begins: Option<u16>,
    /// Whether that statement begins a line.
    begins_line: bool,
    /// The first line break after the `{` of the last region.
    next_break: Option<u32>,
    /// The last word, which waits for the next token.
    last: Option<(Word, Context)>,
}

impl<'t, 'k> Collector<'t, 'k> {
    pub(super) fn new(
        tree: &Tree,
        text: &'t [u8],
        layout: Layout<'t>,
        known: KnownUnits<'k>,
    ) -> Collector<'t, 'k> {
        let broken = Broken::of(tree, text);
        let (spacing, units, open) = Default::default();
        let (bodies, level, begins, last) = (0, 0, None, None);
        let (begins_line, next_break) = (false, None);
        Collector {
            text,
            broken,
            layout,
            known,
            units,
            spacing,
            open,
            bodies,
            level,
            begins,
            begins_line,
            next_break,
            last,
        }
    }

    /// The edits of all words.
    pub(super) fn all(mut self, tree: &'t Tree) -> Vec<TextEdit> {
        let mut walks = vec![all_words(tree.root())];
        while let Some(inner) = walks.last_mut() {
            match inner.next() {
                Some(WalkEvent::Token(token)) => self.token(token),
                Some(WalkEvent::Leave(node)) => {
                    // The walk through a nested unit has left it.
                    if !node.is_unit_root() || inner.depth() == 0 {
                        self.leave(node);
                    }
                }
                Some(WalkEvent::Enter(node)) if node.is_unit_root() && inner.depth() > 1 => {
                    if !self.unit(node) {
                        walks.push(all_words(node));
                    }
                }
                Some(WalkEvent::Enter(node)) => self.enter(node),
                None => {
                    walks.pop();
                }
            }
        }
        self.push_last(None);
        self.layout.finish()
    }

    fn enter(&mut self, node: SyntaxNode<'t>) {
        let kind = node.kind();
        match kind {
            NodeKind::Region => self.level = self.level.saturating_add(1),
            NodeKind::DialectBody => self.bodies += 1,
            NodeKind::BlockLabel => self.begin_statement(self.level.saturating_sub(1)),
            NodeKind::GenericOperation
            | NodeKind::CustomOperation
            | NodeKind::AliasDefinition
            | NodeKind::FileMetadata => self.begin_statement(self.level),
            _ => {}
        }
        let has_lines = match kind {
            NodeKind::Region => self.has_break(node.span()),
            NodeKind::Block => self.is_on_lines(),
            _ => false,
        };
        self.open.push(Open { kind, bracket: None, has_lines });
    }

    /// Marks the next token as the start of a statement, unless it already starts an enclosing one.
    fn begin_statement(&mut self, level: u16) {
        if self.begins.is_none() {
            self.begins = Some(level);
            self.begins_line = self.is_on_lines();
        }
    }

    fn is_on_lines(&self) -> bool {
        self.open.last().is_some_and(|open| open.has_lines)
    }

    /// Whether there is a line break in a range. Ranges must ascend from call to call.
    fn has_break(&mut self, range: Span) -> bool {
        let known = self.next_break.filter(|known| *known >= range.start());
        let next = known.unwrap_or_else(|| {
            let rest = self.text.get(range.start() as usize..).unwrap_or_default();
            let after = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
            range.start().saturating_add(u32::try_from(after).unwrap_or(u32::MAX))
        });
        self.next_break = Some(next);
        next < range.end()
    }

    /// A function on lines of its own is laid out by itself. One that is known to be formatted, or that the
    /// range does not touch, is a single word; returns whether it is.
    fn unit(&mut self, node: SyntaxNode<'t>) -> bool {
        let (span, level) = (node.span(), self.level);
        if !self.is_alone(span) {
            return false;
        }
        self.broken.enter_function(self.text, span, level);
        self.push_last(None);
        self.layout.begin(level);
        let known = (self.known)(node.unit().1);
        let standing = (level, self.layout.lines());
        if self.layout.is_touched(span)
            && known.is_none_or(|known| known.0.get() != Some(&standing))
        {
            // Parts of functions, and units with guessed ranges, are not cached.
            let remembers = !self.layout.has_range() && !self.broken.is_guessed();
            self.units.push(OpenUnit {
                start: span.start(),
                known: known.filter(|_| remembers),
                standing,
                edits: self.layout.edit_count(),
            });
            return false;
        }
        self.spacing.jump(span);
        let fixed = self.broken.covers(span);
        let (space, role, level) = (Space::Exact, Role::Plain, Some(level));
        self.layout.push(Word {
            span,
            space,
            role,
            level,
            begins_line: false,
            begins_clause: false,
            sealed: true,
            fixed,
        });
        true
    }

    /// Whether there is nothing else on the lines of a function.
    fn is_alone(&self, function: Span) -> bool {
        let before = self.text.get(..function.start() as usize).unwrap_or_default();
        let after = self.text.get(function.end() as usize..).unwrap_or_default();
        let blank = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let is_break = |byte: Option<&u8>| matches!(byte, None | Some(b'\n' | b'\r'));
        is_break(before.iter().rev().find(|byte| !blank(byte))) && is_break(after.first())
    }

    /// Ends the function that is open, and remembers whether it is formatted.
    fn leave_unit(&mut self, start: u32) {
        let Some(unit) = self.units.pop_if(|unit| unit.start == start) else { return };
        self.push_last(None);
        self.layout.end();
        if let Some(known) = unit.known
            && unit.edits == self.layout.edit_count()
        {
            let _ = known.0.set(unit.standing);
        }
    }

    fn leave(&mut self, node: SyntaxNode<'t>) {
        let kind = node.kind();
        match kind {
            NodeKind::Region => self.level = self.level.saturating_sub(1),
            NodeKind::DialectBody => self.bodies = self.bodies.saturating_sub(1),
            _ => {}
        }
        self.open.pop();
        if node.is_unit_root() {
            self.leave_unit(node.span().start());
        }
    }

    fn token(&mut self, token: SyntaxToken<'t>) {
        let (kind, span) = (token.kind(), token.span());
        if span.is_empty() {
            return;
        }
        let node = self.open.last_mut();
        let node_kind = node.as_ref().map_or(NodeKind::File, |node| node.kind);
        let closes_lines = node.as_ref().is_some_and(|node| node.has_lines);
        let bracket = node.and_then(|node| {
            if kind.opens_bracket() {
                node.bracket.get_or_insert(kind);
            }
            node.bracket
        });
        let context = Context { kind, node: node_kind, bracket, in_body: self.bodies > 0 };
        let mut word = Word {
            span,
            space: self.spacing.before(context, self.text, span),
            role: role(context),
            level: None,
            begins_line: false,
            begins_clause: false,
            sealed: context.in_body,
            fixed: self.broken.covers(span),
        };
        match kind {
            TokenKind::Comment => {}
            TokenKind::SplitMarker => word.level = Some(0),
            TokenKind::RightBrace if node_kind == NodeKind::Region => {
                word.level = Some(self.level.saturating_sub(1));
                word.begins_line = closes_lines;
            }
            _ => {
                word.level = self.begins.take();
                word.begins_line = word.level.is_some() && self.begins_line;
            }
        }
        word.sealed |= word.fixed || kind.is_trivia();
        if kind == TokenKind::Equal && node_kind == NodeKind::Group {
            self.found_entry(context);
        }
        self.push_last(Some(context));
        self.last = Some((word, context));
    }

    /// A `=` in a group: braces that begin with `name =` are a dictionary.
    fn found_entry(&mut self, equal: Context) {
        use TokenKind::{BareIdentifier, LeftBrace, String};
        let is_name = |token: TokenKind| matches!(token, BareIdentifier | String);
        if equal.bracket == Some(LeftBrace)
            && self.last.is_some_and(|(_, name)| is_name(name.kind))
            && let Some(brace) = self.layout.last_mut()
            && let Role::Open(b'{', Style::Sealed) = brace.role
            && !brace.sealed
        {
            brace.role = Role::Open(b'{', Style::PerLine);
        }
    }

    /// Pushes the word before one.
    fn push_last(&mut self, next: Option<Context>) {
        let Some((mut word, context)) = self.last.take() else { return };
        if let Some(next) = next {
            let begins = self.spacing.look_ahead(&mut word, context, next);
            word.begins_clause = begins && word.level.is_none();
        }
        self.layout.push(word);
    }
}

/// The part of a token in the structure of brackets.
fn role(context: Context) -> Role {
    use NodeKind as Node;
    let Context { kind, node, bracket, in_body } = context;
    let style = || match (kind, node) {
        _ if in_body => Style::Sealed,
        (_, Node::Region | Node::RegionList) => Style::Statements,
        (TokenKind::MetadataBegin, _) => Style::PerLine,
        (_, Node::AttributeDictionary | Node::DictionaryAttribute | Node::FileMetadata) => {
            Style::PerLine
        }
        (_, Node::ArgumentList) => Style::PerLine,
        (TokenKind::Less, Node::Properties) => Style::Wrapper,
        (TokenKind::LeftBrace, _) => Style::Sealed,
        (_, Node::AffineMap | Node::IntegerSet | Node::Location | Node::StridedLayout) => {
            Style::Sealed
        }
        (TokenKind::Less, Node::TupleType | Node::DenseArray) => Style::Fill,
        (TokenKind::Less, _) => Style::Sealed,
        (_, Node::TensorLiteral) => Style::Sealed,
        _ => Style::Fill,
    };
    match kind {
        TokenKind::LeftParen => Role::Open(b'(', style()),
        TokenKind::LeftBracket => Role::Open(b'[', style()),
        TokenKind::LeftBrace => Role::Open(b'{', style()),
        TokenKind::MetadataBegin => Role::Open(b'#', style()),
        TokenKind::Less if bracket == Some(kind) => Role::Open(b'<', style()),
        TokenKind::RightParen => Role::Close(b'('),
        TokenKind::RightBracket => Role::Close(b'['),
        TokenKind::RightBrace => Role::Close(b'{'),
        TokenKind::MetadataEnd => Role::Close(b'#'),
        TokenKind::Greater if bracket == Some(TokenKind::Less) => Role::Close(b'<'),
        TokenKind::Comma => Role::Comma,
        TokenKind::Comment => Role::Comment,
        _ => Role::Plain,
    }
}
