//! The roles of an operation's pieces, for the whole operation or up to a position.

use crate::db::Document;
use crate::descriptions::description;
use crate::entity::header;
use crate::scope::aliases;
use abide_mlir::ods::OpDescription;
use abide_mlir::parse::{Expected, OperationRoles, Piece, Role, RolesRequest, operation_roles};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, SyntaxToken, TokenKind};
use abide_source::text::Span;

/// A described operation with the roles of its pieces.
pub(super) struct OperationRolesAt<'d> {
    pub(super) operation: Operation<'d>,
    pub(super) description: &'d OpDescription,
    pub(super) roles: OperationRoles,
}

/// The construct around a cursor.
pub(super) enum CursorContext<'d> {
    /// A possible start of an operation, in the regions of the operation with this name.
    Block(Vec<u8>),
    /// A described operation, parsed up to the place; if another one may begin there, also the name of the operation
    /// that encloses both.
    Operation(OperationRolesAt<'d>, Option<Vec<u8>>),
    /// An unregistered operation.
    Unknown,
    /// The label of a block.
    Label,
    /// The definition of an alias, or something else outside of operations.
    Elsewhere,
}

impl<'d> CursorContext<'d> {
    /// Returns the construct around a position, by the text before it.
    pub(super) fn of(document: &'d Document, offset: u32) -> CursorContext<'d> {
        let Some(token) = token_before(document, offset) else {
            return CursorContext::Block(Vec::new());
        };
        let path = path_of(document, token.span());
        let innermost = path.iter().rposition(|node| node.kind().is_operation());
        let own = |at: usize| path.get(at).copied().and_then(Operation::cast);
        let begins_line = begins_line(document, token.span().end(), offset);
        let deeper = path.get(innermost.map_or(0, |at| at + 1)..).unwrap_or_default();
        if let Some(inner) = deeper.iter().find(|node| is_between(node.kind())) {
            match inner.kind() {
                NodeKind::BlockLabel if token.kind() != TokenKind::Colon || !begins_line => {
                    return CursorContext::Label;
                }
                _ if token.kind() == TokenKind::RightBrace => {}
                // A region in the tree may be the dictionary of a described operation.
                NodeKind::Region if token.span().start() == inner.span().start() => {}
                _ => return CursorContext::Block(name_of(document, innermost.and_then(own))),
            }
        }
        let Some((at, operation)) = innermost.and_then(|at| Some((at, own(at)?))) else {
            let is_alias = path.iter().any(|node| node.kind() == NodeKind::AliasDefinition);
            return if is_alias && !begins_line {
                CursorContext::Elsewhere
            } else {
                CursorContext::Block(Vec::new())
            };
        };
        let parent = path.get(..at).unwrap_or_default().iter().rev().copied();
        let parent = name_of(document, parent.into_iter().find_map(Operation::cast));
        if let Some(written) = first_of_line(document, token, operation, offset) {
            return CursorContext::Operation(written, None);
        }
        let is_named = operation.name_token().is_some_and(|name| name.span().end() <= offset);
        if !is_named {
            return CursorContext::Block(parent);
        }
        let opens = deeper.iter().any(|node| node.kind() == NodeKind::Region)
            && token.kind() == TokenKind::LeftBrace;
        let Some(written) = OperationRolesAt::up_to(document, operation, &parent, offset) else {
            return match begins_line && !is_in_brackets(token, operation) {
                _ if opens => CursorContext::Block(name_of(document, Some(operation))),
                true => CursorContext::Block(parent),
                false => CursorContext::Unknown,
            };
        };
        let stop = &written.roles.stop;
        if stop.in_region || opens && stop.offset < token.span().end() {
            return CursorContext::Block(name_of(document, Some(operation)));
        }
        let has_ended = written.roles.is_complete || stop.offset < token.span().end();
        match begins_line && has_ended {
            true => CursorContext::Block(parent),
            false => {
                let may_begin = begins_line && stop.within.is_empty();
                CursorContext::Operation(written, may_begin.then_some(parent))
            }
        }
    }
}

/// The operation that a line begins with, if its form extends to a place: a name that it binds looks
/// like the result of another operation, as in `scf.for %i = `.
fn first_of_line<'d>(
    document: &'d Document,
    token: SyntaxToken<'_>,
    operation: Operation<'_>,
    offset: u32,
) -> Option<OperationRolesAt<'d>> {
    let before = document.text().get(..token.span().start() as usize)?;
    let line = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    let blank = before.get(line..)?.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let start = u32::try_from(line + blank).ok()?;
    if operation.syntax().span().start() <= start {
        return None;
    }
    let path = document.tree().root().path_to(start);
    let at = path.iter().rposition(|node| node.kind().is_operation())?;
    let first = path.get(at).copied().and_then(Operation::cast)?;
    let parent = path.get(..at)?.iter().rev().copied().find_map(Operation::cast);
    first.name_token().filter(|name| name.span().end() <= offset)?;
    let written = OperationRolesAt::up_to(document, first, &name_of(document, parent), offset)?;
    let stop = &written.roles.stop;
    let goes_on = !written.roles.is_complete && stop.offset >= token.span().end();
    (goes_on && !stop.in_region).then_some(written)
}

/// Whether a node is between an operation and those in its regions.
fn is_between(kind: NodeKind) -> bool {
    matches!(kind, NodeKind::Region | NodeKind::Block | NodeKind::BlockLabel)
}

/// Whether the text before a position is in brackets of an operation.
fn is_in_brackets(token: SyntaxToken<'_>, operation: Operation<'_>) -> bool {
    let opens = |kind| {
        matches!(
            kind,
            TokenKind::LeftParen | TokenKind::LeftBracket | TokenKind::LeftBrace | TokenKind::Less
        )
    };
    let closes = |kind| {
        matches!(
            kind,
            TokenKind::RightParen
                | TokenKind::RightBracket
                | TokenKind::RightBrace
                | TokenKind::Greater
        )
    };
    let mut depth = 0_i32;
    for own in operation.syntax().tokens() {
        if own.span().start() > token.span().start() {
            break;
        }
        depth += i32::from(opens(own.kind())) - i32::from(closes(own.kind()));
    }
    depth > 0
}

fn name_of(document: &Document, operation: Option<Operation<'_>>) -> Vec<u8> {
    operation.map(|operation| operation.name(document.text()).to_vec()).unwrap_or_default()
}

/// Returns the last token before a position, ignoring blanks and comments.
pub(super) fn token_before(document: &Document, offset: u32) -> Option<SyntaxToken<'_>> {
    let mut end = offset.min(u32::try_from(document.text().len()).unwrap_or(u32::MAX));
    loop {
        let token = document.tree().token_at_offset(end.checked_sub(1)?)?;
        if !token.kind().is_trivia() && token.kind() != TokenKind::SplitMarker {
            return Some(token);
        }
        if token.kind() == TokenKind::SplitMarker {
            return None;
        }
        end = token.span().start();
    }
}

/// The nodes that enclose a token.
pub(super) fn path_of(document: &Document, token: Span) -> Vec<SyntaxNode<'_>> {
    let mut path = document.tree().root().path_to(token.start());
    path.retain(|node| node.span().covers(token));
    path
}

fn begins_line(document: &Document, end: u32, offset: u32) -> bool {
    let between = Span::new(end.min(offset), offset).slice(document.text());
    memchr::memchr2(b'\n', b'\r', between).is_some()
}

/// The innermost operation around a place, and the name of the enclosing operation.
fn operation_around(document: &Document, offset: u32) -> Option<(Operation<'_>, Vec<u8>)> {
    let path = document.tree().root().path_to(offset);
    let at = path.iter().rposition(|node| node.kind().is_operation())?;
    let operation = path.get(at).copied().and_then(Operation::cast)?;
    let parent = path.get(..at).unwrap_or_default().iter().rev().copied();
    let parent = name_of(document, parent.into_iter().find_map(Operation::cast));
    Some((operation, parent))
}

/// Whether the form that a registry describes fits the whole operation around a place.
pub(super) fn fits_form(document: &Document, offset: u32, registry: &Registry) -> bool {
    operation_around(document, offset).is_some_and(|(operation, parent)| {
        let end = operation.syntax().span().end();
        roles(document, operation, (&parent, end), registry).is_complete
    })
}

/// Whether the form of an operation expects a word later on, if some words of its text, which begin with that one, are
/// left out: then these are in the wrong place.
pub(super) fn expects_later(
    document: &Document,
    operation: Operation<'_>,
    words: Span,
    word: &str,
) -> bool {
    let span = operation.syntax().span();
    let Some((_, parent)) = operation_around(document, span.start()) else { return false };
    let regions: Vec<Span> = regions(operation).map(|region| region.span()).collect();
    let (mut text, mut definitions) = (Vec::new(), Vec::new());
    for alias in aliases(document, parts(operation, span.end(), &regions)) {
        let start = text.len();
        text.extend_from_slice(document.slice(alias));
        definitions.push(Span::from_range(start..text.len()));
        text.push(b'\n');
    }
    let start = text.len();
    let moved = |own: Span| {
        let place = |offset: u32| start + offset.saturating_sub(span.start()) as usize;
        place(own.start())..place(own.end())
    };
    text.extend_from_slice(document.slice(span));
    for byte in text.get_mut(moved(words)).into_iter().flatten() {
        *byte = b' ';
    }
    let regions: Vec<Span> = regions.into_iter().map(|own| Span::from_range(moved(own))).collect();
    let request = RolesRequest {
        operation: Span::from_range(start..text.len()),
        within: &parent,
        aliases: &definitions,
        regions: &regions,
    };
    let roles = operation_roles(&text, &request, document.registry(), document.limits());
    let is_word = |one: &Expected| matches!(one, Expected::Word(own) if **own == *word);
    !roles.is_complete && roles.stop.expected.iter().any(is_word)
}

/// The parts of an operation up to an end that are outside of its regions.
fn parts(operation: Operation<'_>, end: u32, regions: &[Span]) -> Vec<Span> {
    let start = operation.syntax().span().start();
    let head = header(operation);
    let mut parts = vec![Span::new(start, head.end().min(end).max(start))];
    if let Some(last) = regions.last() {
        parts.push(Span::new(last.end().min(end), end));
    }
    parts
}

/// The roles of an operation's pieces up to an end, as a registry describes them.
fn roles(
    document: &Document,
    operation: Operation<'_>,
    (parent, end): (&[u8], u32),
    registry: &Registry,
) -> OperationRoles {
    let start = operation.syntax().span().start();
    let regions: Vec<Span> = regions(operation).map(|region| region.span()).collect();
    let aliases = aliases(document, parts(operation, end, &regions));
    let request = RolesRequest {
        operation: Span::new(start, end),
        within: parent,
        aliases: &aliases,
        regions: &regions,
    };
    operation_roles(document.text(), &request, registry, document.limits())
}

impl<'d> OperationRolesAt<'d> {
    /// The described operation with these nodes around it, up to a place.
    pub(super) fn up_to(
        document: &'d Document,
        operation: Operation<'d>,
        parent: &[u8],
        end: u32,
    ) -> Option<OperationRolesAt<'d>> {
        let name = String::from_utf8_lossy(operation.name(document.text())).into_owned();
        let description = description(document, &name)?;
        let roles = roles(document, operation, (parent, end), document.registry());
        // An operation in an unknown form has none.
        let has_form = !roles.stop.expected.is_empty() || !roles.pieces.is_empty();
        (has_form || roles.is_complete).then_some(OperationRolesAt {
            operation,
            description,
            roles,
        })
    }

    /// The described operation around a place, as a whole.
    pub(super) fn around(document: &'d Document, offset: u32) -> Option<OperationRolesAt<'d>> {
        let (operation, parent) = operation_around(document, offset)?;
        OperationRolesAt::up_to(document, operation, &parent, operation.syntax().span().end())
    }

    /// The innermost piece at a place.
    pub(super) fn piece_at(&self, offset: u32) -> Option<Piece> {
        let pieces = self.roles.pieces.iter().filter(|piece| piece.span.touches(offset));
        pieces.max_by_key(|piece| (piece.depth, piece.span.start())).copied()
    }

    /// The piece with a role.
    pub(super) fn piece(&self, role: Role) -> Option<Piece> {
        self.roles.pieces.iter().find(|piece| piece.role == role).copied()
    }

    /// Returns the role at or before a position: that of the piece being parsed, or of the last one.
    pub(super) fn active(&self) -> Option<Role> {
        let innermost = self.roles.stop.within.iter().rev().map(|(role, _)| *role);
        let mut within = innermost.filter(|role| !matches!(role, Role::Key | Role::Element));
        let next = self.roles.stop.expected.iter().find_map(|expected| match expected {
            Expected::Role(role) if is_marked(*role) => Some(*role),
            _ => None,
        });
        let last =
            self.roles.pieces.iter().rev().map(|piece| piece.role).find(|role| is_marked(*role));
        within.find(|role| is_marked(*role)).or(next).or(last)
    }

    /// The names that the entries of the dictionary around the end have so far, or of the operation's own.
    pub(super) fn keys<'t>(&self, text: &'t [u8]) -> impl Iterator<Item = &'t [u8]> {
        let around = self.roles.stop.within.len().checked_sub(1).unwrap_or(1);
        let keys =
            self.roles.pieces.iter().filter(move |piece| {
                piece.role == Role::Key && piece.depth as usize == around.max(1)
            });
        keys.map(move |piece| piece.span.slice(text))
    }
}

/// Whether help on an operation marks the text with a role.
fn is_marked(role: Role) -> bool {
    matches!(
        role,
        Role::Operand(_)
            | Role::Attribute(_)
            | Role::OperandType(_)
            | Role::ResultType(_)
            | Role::Successor(_)
    )
}

/// Returns the regions of an operation, without nested ones.
fn regions<'t>(operation: Operation<'t>) -> impl Iterator<Item = SyntaxNode<'t>> {
    operation.syntax().children().flat_map(|child| {
        let inner = (child.kind() == NodeKind::RegionList).then(|| child.children());
        let own = (child.kind() == NodeKind::Region).then_some(child);
        let inner = inner.into_iter().flatten().filter(|node| node.kind() == NodeKind::Region);
        own.into_iter().chain(inner)
    })
}
