//! Typed views of nodes.

use super::NodeKind;
use super::lexer::literal_value;
use super::node::{SyntaxNode, SyntaxToken};
use super::token::TokenKind;

/// An operation, in either form.
#[derive(Debug, Clone, Copy)]
pub struct Operation<'t>(SyntaxNode<'t>);

/// A name in front of the `=` of an operation: `%a`, or `%a:2` for two results.
#[derive(Debug, Clone, Copy)]
pub struct OperationResult<'t> {
    /// The `%a`.
    pub name: SyntaxToken<'t>,
    /// The `2`, if it is written.
    count: Option<SyntaxToken<'t>>,
}

impl OperationResult<'_> {
    /// Returns the number of results with the name: 1 by default.
    #[must_use]
    pub fn count(self, text: &[u8]) -> u32 {
        let Some(count) = self.count else { return 1 };
        let count = literal_value(count.text(text));
        count.and_then(|count| count.try_into().ok()).unwrap_or(u32::MAX)
    }
}

impl<'t> Operation<'t> {
    /// The operation that a node is, if it is one.
    #[must_use]
    pub fn cast(node: SyntaxNode<'t>) -> Option<Operation<'t>> {
        node.kind().is_operation().then_some(Operation(node))
    }

    /// The node.
    #[must_use]
    pub fn syntax(self) -> SyntaxNode<'t> {
        self.0
    }

    /// Whether it is written in the generic form, which no dialect is needed to read.
    #[must_use]
    pub fn is_generic(self) -> bool {
        self.0.kind() == NodeKind::GenericOperation
    }

    /// The token that names it; a broken operation may have none.
    #[must_use]
    pub fn name_token(self) -> Option<SyntaxToken<'t>> {
        let token = self.0.own_tokens().next()?;
        matches!(token.kind(), TokenKind::BareIdentifier | TokenKind::String).then_some(token)
    }

    /// Its name, without quotes; empty if it has none.
    #[must_use]
    pub fn name(self, text: &[u8]) -> &[u8] {
        match self.name_token() {
            Some(token) if token.kind() == TokenKind::String => unquoted(token.text(text)),
            Some(token) => token.text(text),
            None => b"",
        }
    }

    /// Returns the part before the `=` that begins an operation.
    #[must_use]
    pub fn result_list(self) -> Option<SyntaxNode<'t>> {
        self.0.first_child(NodeKind::OperationResults)
    }

    /// The names of its results, in order.
    pub fn results(self) -> impl Iterator<Item = OperationResult<'t>> {
        let mut tokens = self.result_list().map(|list| list.own_tokens().peekable());
        std::iter::from_fn(move || {
            let tokens = tokens.as_mut()?;
            let name = tokens.find(|token| token.kind() == TokenKind::PercentIdentifier)?;
            let colon = tokens.next_if(|token| token.kind() == TokenKind::Colon);
            let count = colon.and_then(|_| tokens.next_if(|t| t.kind() == TokenKind::Integer));
            Some(OperationResult { name, count })
        })
    }

    /// The types of a generic operation: the nodes of its operands' and its results' types.
    #[must_use]
    pub fn generic_types(self) -> Option<(Vec<SyntaxNode<'t>>, Vec<SyntaxNode<'t>>)> {
        let function = self.is_generic().then(|| self.0.child(NodeKind::FunctionType))??;
        let arrow = function.own_tokens().find(|token| token.kind() == TokenKind::Arrow)?;
        let types = function.children().filter(|node| node.kind().is_type());
        Some(types.partition(|node| node.tokens_range().start < arrow.index()))
    }
}

/// The bytes between the quotes of a string token; those of one that is not closed, too.
#[must_use]
pub fn unquoted(string: &[u8]) -> &[u8] {
    let inner = string.strip_prefix(b"\"").unwrap_or(string);
    inner.strip_suffix(b"\"").unwrap_or(inner)
}
