//! The words of a tree, with the facts that the layout needs.

use super::Format;
use super::broken::{Broken, BrokenSearch};
use super::spacing::{Context, Spacing};
use crate::syntax::{
    NodeKind, NodeSet, SyntaxNode, SyntaxToken, TokenKind, TokenSet, Tree, Walk, WalkEvent,
};
use abide_source::executor;
use abide_source::layout::{Layout, Lines, Role, Space, Style, Word};
use abide_source::text::{Span, TextEdit};

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

/// A function on lines of its own. It is laid out by itself.
#[derive(Clone, Copy)]
pub(super) struct OwnLines<'t> {
    root: SyntaxNode<'t>,
    level: u16,
    /// The function around it that may change although the nesting is a guess.
    function: Span,
}

/// The edits of a part of a text, and the functions in it that are laid out by themselves.
type Collected<'t> = (Vec<TextEdit>, Vec<OwnLines<'t>>);

/// The rules for all parts of a text.
pub(super) struct Rules<'r, 'k> {
    text: &'r [u8],
    lines: Lines,
    broken: Broken,
    format: &'r Format<'k>,
}

impl<'r, 'k> Rules<'r, 'k> {
    pub(super) fn new(tree: &Tree, text: &'r [u8], format: &'r Format<'k>) -> Rules<'r, 'k> {
        let lines = Lines::of(text, &format.options);
        Rules { text, lines, broken: Broken::of(tree, text), format }
    }

    /// The edits of a whole text.
    pub(super) fn edits<'t>(&self, tree: &'t Tree) -> Vec<TextEdit> {
        let layout = Layout::new(self.text, self.lines, self.format.range);
        let broken = self.broken.search_from(0, Span::at(0));
        let collector = Collector::new(self, layout, broken, 0);
        let (mut edits, mut own_lines) = collector.words(tree.root(), Layout::finish);
        while !own_lines.is_empty() {
            let len = |function: &OwnLines<'_>| function.root.span().len() as usize;
            let collect = |(): &mut (), function: &OwnLines<'t>| self.edits_of_function(*function);
            let parts = executor::map(self.format.executor, &own_lines, len, || (), collect);
            own_lines = Vec::new();
            for (found, inner) in parts {
                edits.extend(found);
                own_lines.extend(inner);
            }
        }
        edits.sort_by_key(|edit| edit.span.start());
        edits
    }

    /// The edits between the words of a function. It remembers if there are none.
    fn edits_of_function<'t>(&self, function: OwnLines<'t>) -> Collected<'t> {
        let OwnLines { root, level, function: around } = function;
        let start = root.span().start();
        let layout = Layout::from_line(self.text, self.lines, self.format.range, start);
        let mut broken = self.broken.search_from(start, around);
        broken.enter_function(self.text, root.span(), level);
        let collector = Collector::new(self, layout, broken, level);
        let (mut edits, inner) = collector.words(root, Layout::finish_words);
        edits.retain(|edit| edit.span.start() >= start);
        if edits.is_empty()
            && inner.is_empty()
            && self.remembers()
            && let Some(known) = (self.format.known)(root.unit().1)
        {
            let _ = known.0.set((level, self.lines));
        }
        (edits, inner)
    }

    /// Parts of functions, and units with guessed ranges, are not remembered.
    fn remembers(&self) -> bool {
        self.format.range.is_none() && !self.broken.is_guessed()
    }

    /// Whether a function is known to be formatted at a level.
    fn is_formatted(&self, function: SyntaxNode<'_>, level: u16) -> bool {
        let known = (self.format.known)(function.unit().1);
        known.is_some_and(|known| known.0.get() == Some(&(level, self.lines)))
    }
}

/// Walks through a part of a tree and pushes its words.
struct Collector<'t, 'r, 'k> {
    rules: &'r Rules<'r, 'k>,
    text: &'r [u8],
    broken: BrokenSearch<'r>,
    layout: Layout<'r>,
    own_lines: Vec<OwnLines<'t>>,
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

impl<'t, 'r, 'k> Collector<'t, 'r, 'k> {
    fn new(
        rules: &'r Rules<'r, 'k>,
        layout: Layout<'r>,
        broken: BrokenSearch<'r>,
        level: u16,
    ) -> Collector<'t, 'r, 'k> {
        let (own_lines, spacing, open) = Default::default();
        let (bodies, begins, begins_line, next_break, last) = Default::default();
        Collector {
            rules,
            text: rules.text,
            broken,
            layout,
            own_lines,
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

    /// The edits of the words in a node, without those of functions on lines of their own.
    fn words(
        mut self,
        root: SyntaxNode<'t>,
        finish: fn(Layout<'r>) -> Vec<TextEdit>,
    ) -> Collected<'t> {
        let mut walks = vec![all_words(root)];
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
                    if !self.keep_for_later(node) {
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
        (finish(self.layout), self.own_lines)
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

    /// A function on lines of its own is a single word here, and is laid out later if anything in it may change.
    /// Returns whether it is one.
    fn keep_for_later(&mut self, root: SyntaxNode<'t>) -> bool {
        let (span, level) = (root.span(), self.level);
        if !self.is_alone(span) {
            return false;
        }
        self.push_last(None);
        self.layout.begin(level);
        if self.layout.is_touched(span) && !self.rules.is_formatted(root, level) {
            let function = self.broken.function();
            self.own_lines.push(OwnLines { root, level, function });
        }
        self.broken.enter_function(self.text, span, level);
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

    fn leave(&mut self, node: SyntaxNode<'t>) {
        let kind = node.kind();
        match kind {
            NodeKind::Region => self.level = self.level.saturating_sub(1),
            NodeKind::DialectBody => self.bodies = self.bodies.saturating_sub(1),
            _ => {}
        }
        self.open.pop();
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
