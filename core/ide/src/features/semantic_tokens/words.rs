//! The words of a unit except its values and blocks.

use super::kinds::{SemanticToken, SemanticTokenKind, SemanticTokenSet};
use crate::db::Document;
use abide_mlir::registry::{RegisteredOp, Registry};
use abide_mlir::syntax::{
    NodeKind, NodeSet, Operation, SyntaxNode, SyntaxToken, TokenKind, TokenSet, WalkEvent,
};

/// The tokens of [`SemanticTokenSet::Parsed`].
const PARSED: TokenSet = TokenSet::of(&[
    TokenKind::AtIdentifier,
    TokenKind::HashIdentifier,
    TokenKind::ExclamationIdentifier,
    TokenKind::BareIdentifier,
    TokenKind::Equal,
]);

/// A walk through a unit that finds them.
pub(super) struct Words<'d> {
    registry: &'d Registry,
    /// The unit's own text.
    text: &'d [u8],
    found: Vec<SemanticToken>,
    /// The kinds of the nodes that the walk is in.
    around: Vec<NodeKind>,
    /// The registry entries of the enclosing operations.
    operations: Vec<Option<&'d RegisteredOp>>,
    /// Whether the name of an alias follows that is defined.
    defines_alias: bool,
    /// The last word of an operation's own form, with its number: where `=` follows, it names an attribute.
    last: Option<(usize, SyntaxToken<'d>)>,
}

impl<'d> Words<'d> {
    /// The words of a unit that begins at an offset; ranges count from its first byte.
    pub(super) fn of(
        root: SyntaxNode<'d>,
        document: &'d Document,
        offset: u32,
        set: SemanticTokenSet,
    ) -> Vec<SemanticToken> {
        let mut words = Words {
            registry: document.registry(),
            text: document.text().get(offset as usize..).unwrap_or_default(),
            found: Vec::new(),
            around: Vec::new(),
            operations: Vec::new(),
            defines_alias: false,
            last: None,
        };
        words.walk(root, set);
        words.found
    }

    fn walk(&mut self, root: SyntaxNode<'d>, set: SemanticTokenSet) {
        let tokens = match set {
            SemanticTokenSet::Parsed => PARSED,
            SemanticTokenSet::All => TokenSet::CODE.with(TokenKind::Comment),
        };
        let mut walk = root.walk_over(NodeSet::ALL, tokens);
        while let Some(event) = walk.next() {
            match event {
                WalkEvent::Enter(node) => {
                    self.around.push(node.kind());
                    let is_other_unit = node.is_unit_root() && walk.depth() > 1;
                    self.enter(node, is_other_unit);
                }
                WalkEvent::Token(token) => self.token(token),
                WalkEvent::Leave(node) => {
                    self.around.pop();
                    if node.kind().is_operation() {
                        self.operations.pop();
                    }
                }
            }
        }
    }

    fn push(&mut self, token: SyntaxToken<'_>, kind: SemanticTokenKind, is_definition: bool) {
        let span = token.span();
        // A string may go over a line break if it is broken.
        if memchr::memchr2(b'\n', b'\r', span.slice(self.text)).is_none() {
            self.found.push(SemanticToken { span, kind, is_definition });
        }
    }

    fn enter(&mut self, node: SyntaxNode<'d>, is_other_unit: bool) {
        let first = || node.own_tokens().next();
        let (token, kind) = match node.kind() {
            NodeKind::GenericOperation | NodeKind::CustomOperation => {
                let operation = Operation::cast(node).filter(|_| !is_other_unit);
                let is_own_form = node.kind() == NodeKind::CustomOperation;
                let own = operation.filter(|_| is_own_form);
                let entry = own.and_then(|own| self.registry.operation(own.name(self.text)));
                self.operations.push(entry);
                (operation.and_then(Operation::name_token), SemanticTokenKind::Operation)
            }
            NodeKind::AliasDefinition => {
                self.defines_alias = true;
                return;
            }
            NodeKind::AttributeAlias | NodeKind::TypeAlias => (first(), SemanticTokenKind::Alias),
            NodeKind::AttributeEntry => (first(), SemanticTokenKind::AttributeName),
            NodeKind::FunctionType => return,
            kind if kind.is_type() => (first(), SemanticTokenKind::Type),
            _ => return,
        };
        if let Some(token) = token {
            self.push(token, kind, false);
        }
    }

    fn token(&mut self, token: SyntaxToken<'d>) {
        match token.kind() {
            TokenKind::AtIdentifier => self.push(token, SemanticTokenKind::Symbol, false),
            TokenKind::HashIdentifier | TokenKind::ExclamationIdentifier if self.defines_alias => {
                self.push(token, SemanticTokenKind::Alias, true);
                self.defines_alias = false;
            }
            TokenKind::BareIdentifier => self.word_of_form(token),
            TokenKind::Equal => self.names_attribute(token),
            TokenKind::Integer
            | TokenKind::Float
            | TokenKind::Dimensions
            | TokenKind::NumberList => self.push(token, SemanticTokenKind::Number, false),
            TokenKind::String => self.push(token, SemanticTokenKind::String, false),
            TokenKind::Comment => self.push(token, SemanticTokenKind::Comment, false),
            _ => {}
        }
    }

    /// Handles a word in an operation in custom form, or between brackets there.
    fn word_of_form(&mut self, token: SyntaxToken<'d>) {
        let is_form_error =
            matches!(self.around.last(), Some(NodeKind::CustomOperation | NodeKind::Group));
        let Some(Some(entry)) = self.operations.last().filter(|_| is_form_error) else { return };
        let word = token.span().slice(self.text);
        let own = self.found.last().map(|found| found.span);
        if own == Some(token.span()) {
            // The name of the operation.
            return;
        }
        let kind = match is_case(entry, word) {
            true => SemanticTokenKind::EnumerationCase,
            false => SemanticTokenKind::Keyword,
        };
        self.last = Some((self.found.len(), token));
        self.push(token, kind, false);
    }

    /// Handles `=` after a word between braces: the word is the name of an attribute.
    fn names_attribute(&mut self, equal: SyntaxToken<'d>) {
        let Some((number, word)) = self.last.take().filter(|(_, word)| equal.follows(*word)) else {
            return;
        };
        if let Some(found) = self.found.get_mut(number).filter(|found| found.span == word.span()) {
            found.kind = SemanticTokenKind::AttributeName;
        }
    }
}

/// Whether a word is a case of an enumeration that an attribute of an operation may be of.
fn is_case(entry: &RegisteredOp, word: &[u8]) -> bool {
    let attributes = entry.description().attributes.iter();
    let mut enumerations = attributes.filter_map(|one| one.constraint.predicate().enumeration());
    enumerations.any(|one| one.cases.iter().any(|case| case.keyword.as_bytes() == word))
}
