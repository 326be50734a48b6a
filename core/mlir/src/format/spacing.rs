//! Blanks between two words of a line, as MLIR prints them. Where the printer of a dialect decides,
//! the author's choice stays: a blank or none.

use crate::syntax::{NodeKind, TokenKind};
use abide_source::layout::{Space, Word};
use abide_source::text::Span;

/// A token and its surroundings.
#[derive(Debug, Clone, Copy)]
pub(super) struct Context {
    pub(super) kind: TokenKind,
    /// The innermost enclosing node.
    pub(super) node: NodeKind,
    /// The first bracket of that.
    pub(super) bracket: Option<TokenKind>,
    /// Whether it is in the body of a dialect's type or attribute, which an unregistered dialect keeps
    /// as text.
    pub(super) in_body: bool,
}

/// Decides from left to right.
#[derive(Debug, Default)]
pub(super) struct Spacing {
    last: Option<Context>,
    end: u32,
    /// Whether the last token is a sign instead of an operator.
    is_sign: bool,
    /// Whether the token before the last one ends an operand, a type or a word.
    follows_operand: bool,
    braced: BracedName,
}

/// The last token's part in `dialect.name { dialect.name }`: in some forms the name in braces is an operation, and not
/// an attribute.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum BracedName {
    #[default]
    None,
    /// The name before the braces.
    Before,
    Opened,
    Inside,
    Closed,
}

impl BracedName {
    fn after(self, kind: TokenKind, word: &[u8]) -> BracedName {
        match (self, kind) {
            (_, TokenKind::BareIdentifier) if !word.contains(&b'.') => BracedName::None,
            (BracedName::Opened, TokenKind::BareIdentifier) => BracedName::Inside,
            (_, TokenKind::BareIdentifier) => BracedName::Before,
            (BracedName::Before, TokenKind::LeftBrace) => BracedName::Opened,
            (BracedName::Inside, TokenKind::RightBrace) => BracedName::Closed,
            _ => BracedName::None,
        }
    }
}

impl Spacing {
    /// The white space before a token.
    pub(super) fn before(&mut self, next: Context, text: &[u8], span: Span) -> Space {
        let Some(last) = self.last.replace(next) else {
            self.end = span.end();
            self.braced = BracedName::None.after(next.kind, span.slice(text));
            return Space::Exact;
        };
        let gap = Span::new(self.end, span.start()).slice(text);
        self.end = span.end();
        self.follows_operand = ends_operand(last) || last.kind.closes_bracket();
        self.braced = self.braced.after(next.kind, span.slice(text));
        if self.braced == BracedName::Closed && next.node != NodeKind::Region {
            return Space::Fold;
        }
        let was_sign = std::mem::replace(&mut self.is_sign, false);
        if is_affine(next) && matches!(next.kind, TokenKind::Minus) {
            self.is_sign = !ends_operand(last);
        }
        if next.kind == TokenKind::Comment {
            let is_written = !gap.is_empty() && gap.iter().all(|byte| *byte == b' ');
            return if is_written || is_mark(last) { Space::Exact } else { Space::One };
        }
        if is_mark(last) || is_mark(next) || last.kind == TokenKind::Comment || next.in_body {
            return Space::Exact;
        }
        let is_binary = |token: Context, sign: bool| {
            is_affine(token)
                && (matches!(token.kind, TokenKind::Plus | TokenKind::Star)
                    || token.kind == TokenKind::Minus && !sign)
        };
        if is_binary(last, was_sign) || is_binary(next, self.is_sign) {
            return Space::One;
        }
        between(last, next)
    }

    /// Continues after a function that is skipped.
    pub(super) fn jump(&mut self, function: Span) {
        (self.last, self.end) = (None, function.end());
    }

    /// Adjusts a word to the next token; returns whether it begins a clause.
    pub(super) fn look_ahead(&self, word: &mut Word, token: Context, next: Context) -> bool {
        use TokenKind as Is;
        if self.braced == BracedName::Closed && word.space == Space::None {
            word.space = Space::Fold;
        }
        if token.in_body {
            return false;
        }
        match token.kind {
            Is::Colon if is_operation(token.node) => {
                let types = next.node.is_type() || token.node == NodeKind::GenericOperation;
                if types && word.space == Space::Fold {
                    word.space = Space::One;
                }
                types
            }
            Is::Arrow => is_operation(token.node) || token.node == NodeKind::FunctionResults,
            Is::BareIdentifier => {
                is_operation(token.node)
                    && next.node == NodeKind::Group
                    && next.kind == Is::LeftParen
                    && self.follows_operand
                    && word.space == Space::Fold
            }
            _ => false,
        }
    }
}

/// The white space between two tokens outside of bodies and comments.
fn between(last: Context, next: Context) -> Space {
    use TokenKind as Is;
    if matches!(last.kind, Is::Error) || matches!(next.kind, Is::Error) {
        return Space::Fold;
    }
    match (last.kind, next.kind) {
        (Is::ColonColon, _) | (_, Is::ColonColon) => match next.node {
            NodeKind::SymbolReference => Space::None,
            _ => Space::Fold,
        },
        (Is::LeftParen | Is::LeftBracket, Is::Minus | Is::Less | Is::Greater) => Space::Fold,
        (Is::LeftParen | Is::LeftBracket, _) | (_, Is::RightParen | Is::RightBracket) => {
            Space::None
        }
        (Is::LeftBrace, Is::RightBrace) => Space::Fold,
        (_, Is::Comma) => Space::None,
        (Is::Comma, _) if !next.kind.closes_bracket() => Space::One,
        (Is::LeftBrace, _) => inside_brace(last),
        (_, Is::RightBrace) => inside_brace(next),
        (Is::Less, _) if is_plain_angle(last) && next.kind != Is::Minus => Space::None,
        (_, Is::Greater) if is_plain_angle(next) && last.kind != Is::Minus => Space::None,
        (_, Is::Less) if is_plain_angle(next) => match next.node {
            NodeKind::Properties => Space::One,
            _ => Space::None,
        },
        (Is::Arrow, _) | (_, Is::Arrow) => Space::One,
        (_, Is::Colon) => before_colon(next),
        (Is::Colon, _) => space_after_colon(last, next),
        (Is::Equal, _) => space_around_equal(last, next),
        (_, Is::Equal) => space_around_equal(next, last),
        (_, Is::LeftParen) if is_list(next.node) => Space::None,
        (_, Is::LeftBrace) => match next.node {
            NodeKind::AttributeDictionary | NodeKind::DictionaryAttribute | NodeKind::Region => {
                Space::One
            }
            _ => Space::Fold,
        },
        (Is::RightBrace, _) if last.node == NodeKind::Region => Space::One,
        _ => Space::Fold,
    }
}

/// White space after `{` or before `}`.
fn inside_brace(brace: Context) -> Space {
    match brace.node {
        NodeKind::AttributeDictionary | NodeKind::DictionaryAttribute => Space::None,
        NodeKind::Region => Space::One,
        _ => Space::Fold,
    }
}

fn before_colon(colon: Context) -> Space {
    use NodeKind as Node;
    match colon.node {
        Node::Argument | Node::BlockLabel | Node::OperationResults => Space::None,
        Node::DenseArray | Node::StridedLayout => Space::None,
        Node::GenericOperation => Space::One,
        node if is_typed_attribute(node) => Space::One,
        _ => Space::Fold,
    }
}

fn space_after_colon(colon: Context, next: Context) -> Space {
    use NodeKind as Node;
    match colon.node {
        Node::OperationResults => Space::None,
        Node::Argument | Node::DenseArray | Node::StridedLayout => Space::One,
        Node::GenericOperation | Node::BlockLabel => Space::One,
        node if is_typed_attribute(node) || next.node.is_type() => Space::One,
        _ => Space::Fold,
    }
}

/// White space between `=` and another token.
fn space_around_equal(equal: Context, other: Context) -> Space {
    use NodeKind as Node;
    use TokenKind as Is;
    let is_operator =
        matches!(other.kind, Is::Equal | Is::Less | Is::Greater | Is::Minus | Is::Star | Is::Plus);
    match equal.node {
        Node::AttributeEntry | Node::OperationResults | Node::AliasDefinition => Space::One,
        _ if is_operator || is_affine(equal) => Space::Fold,
        Node::CustomOperation => Space::One,
        Node::Group if equal.bracket == Some(Is::LeftBrace) => Space::One,
        _ if other.kind == Is::PercentIdentifier => Space::One,
        _ => Space::Fold,
    }
}

fn is_mark(token: Context) -> bool {
    matches!(token.kind, TokenKind::SplitMarker | TokenKind::ByteOrderMark)
}

fn is_operation(node: NodeKind) -> bool {
    node.is_operation()
}

fn is_affine(token: Context) -> bool {
    matches!(token.node, NodeKind::AffineMap | NodeKind::IntegerSet)
}

/// Whether an operator, not a sign, may follow.
fn ends_operand(token: Context) -> bool {
    use TokenKind as Is;
    matches!(
        token.kind,
        Is::BareIdentifier
            | Is::Integer
            | Is::Float
            | Is::String
            | Is::RightParen
            | Is::PercentIdentifier
            | Is::AtIdentifier
            | Is::HashIdentifier
            | Is::ExclamationIdentifier
    )
}

/// Whether `<` or `>` is a bracket within which MLIR writes no blanks.
fn is_plain_angle(token: Context) -> bool {
    use NodeKind as Node;
    token.bracket == Some(TokenKind::Less)
        && (token.node.is_type()
            || matches!(token.node, Node::DenseElements | Node::DenseArray | Node::Properties))
}

fn is_list(node: NodeKind) -> bool {
    matches!(node, NodeKind::OperandList | NodeKind::ArgumentList)
}

fn is_typed_attribute(node: NodeKind) -> bool {
    use NodeKind as Node;
    matches!(
        node,
        Node::IntegerAttribute
            | Node::FloatAttribute
            | Node::StringAttribute
            | Node::DenseElements
            | Node::SparseElements
            | Node::DenseResource
            | Node::BoolAttribute
    )
}
