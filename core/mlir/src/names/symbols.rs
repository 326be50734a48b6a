//! Symbols: `@name`, as far as their defining operations are known without a dialect.

use super::spelling::lossy;
use crate::syntax::{
    NodeKind, Operation, SyntaxElement, SyntaxNode, TokenKind, defines_symbol, has_symbol_table,
    unquoted,
};
use abide_source::diagnostic::{Diagnostic, Diagnostics, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// An operation's own symbol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymbolDefinition {
    /// The name without `@` and quotes.
    pub name: Vec<u8>,
    /// The range of the name, with `@` or quotes.
    pub span: Span,
}

/// The symbol that an operation defines: `sym_name` in the generic form. In its own form, it is the first `@name` if
/// the operation's name, or a visibility in front of it, shows that it is a symbol.
#[must_use]
pub fn defined_symbol(operation: Operation<'_>, text: &[u8]) -> Option<SymbolDefinition> {
    if operation.is_generic() {
        let dictionaries = operation.syntax().children().flat_map(|node| match node.kind() {
            NodeKind::Properties => node.child(NodeKind::DictionaryAttribute),
            NodeKind::AttributeDictionary => Some(node),
            _ => None,
        });
        return dictionaries
            .flat_map(SyntaxNode::children)
            .find_map(|entry| symbol_name(entry, text));
    }
    // Most operations have none.
    let reference = operation.syntax().child(NodeKind::SymbolReference)?;
    let name = operation.name(text);
    if defines_symbol(name) {
        return single_name(reference, text);
    }
    let (reference, has_visibility) = own_name(operation, text)?;
    has_visibility.then(|| single_name(reference, text))?
}

/// Returns the symbol that an operation may define although its name does not show it. This is an `@name` at the
/// position of a symbol name, after words alone, or one after the word `sym`. It counts if nothing else defines the
/// name.
#[must_use]
pub fn possible_symbol(operation: Operation<'_>, text: &[u8]) -> Option<SymbolDefinition> {
    if operation.is_generic() {
        return None;
    }
    let inner = symbol_after_word(operation, text, b"sym");
    inner.or_else(|| own_name(operation, text).map(|(name, _)| name)).and_then(|name| {
        let is_used = operation.name(text).ends_with(b"call") && inner.is_none();
        (!is_used).then(|| single_name(name, text))?
    })
}

/// Whether an operation has a symbol table, by its name or because it contains symbols. The parent of a symbol always
/// has one (MLIR: "symbol's parent must have the SymbolTable trait").
#[must_use]
pub fn is_symbol_table(operation: Operation<'_>, text: &[u8]) -> bool {
    if has_symbol_table(operation.name(text)) {
        return true;
    }
    let regions = operation.syntax().children().flat_map(|child| match child.kind() {
        NodeKind::Region => vec![child],
        NodeKind::RegionList => child.children().collect(),
        _ => Vec::new(),
    });
    let mut inner = regions.flat_map(SyntaxNode::children).flat_map(SyntaxNode::children);
    let mut names_itself = None;
    inner.any(|node| {
        let Some(inner) = Operation::cast(node) else { return false };
        defined_symbol(inner, text).is_some()
            || *names_itself.get_or_insert_with(|| possible_symbol(operation, text).is_some())
                && possible_symbol(inner, text).is_some()
    })
}

/// Returns the `@name` of a custom-form operation without named results, with only words before it and no operands
/// after it, and whether a visibility precedes it.
fn own_name<'t>(operation: Operation<'t>, text: &[u8]) -> Option<(SyntaxNode<'t>, bool)> {
    if operation.results().next().is_some() {
        return None;
    }
    let after = operation.name_token()?.span().end();
    let elements = operation.syntax().elements().filter(|element| !is_trivia(element));
    let mut elements = elements.skip_while(|element| span(element).start() < after);
    let mut has_visibility = false;
    let name = loop {
        match elements.next()? {
            SyntaxElement::Token(token) => {
                let is_word = matches!(token.kind(), TokenKind::BareIdentifier | TokenKind::String);
                is_word.then_some(())?;
                has_visibility =
                    [&b"private"[..], b"public", b"nested"].contains(&token.text(text));
            }
            SyntaxElement::Node(node) if node.kind() == NodeKind::SymbolReference => break node,
            SyntaxElement::Node(node) => {
                let is_plain =
                    matches!(node.kind(), NodeKind::Group | NodeKind::AttributeDictionary);
                (is_plain && !has_value(node)).then_some(())?;
                has_visibility = false;
            }
        }
    };
    match elements.next() {
        Some(SyntaxElement::Token(token)) if token.kind() == TokenKind::Comma => return None,
        Some(SyntaxElement::Token(token)) if token.kind() == TokenKind::Equal => {
            let value = elements.next();
            let is_value = |element: SyntaxElement<'_>| matches!(element, SyntaxElement::Token(token) if token.kind() == TokenKind::PercentIdentifier);
            (!value.is_some_and(is_value)).then_some(())?;
        }
        Some(SyntaxElement::Node(node)) if node.kind() == NodeKind::Group => {
            takes_operands(node).is_none().then_some(())?;
        }
        _ => {}
    }
    Some((name, has_visibility))
}

/// Matches brackets whose first value has no type after it, as the operands of calls.
fn takes_operands(group: SyntaxNode<'_>) -> Option<()> {
    let mut tokens = group.own_tokens().filter(|token| !token.kind().is_trivia());
    tokens.find(|token| token.kind() == TokenKind::PercentIdentifier)?;
    (tokens.next()?.kind() != TokenKind::Colon).then_some(())
}

/// Whether there is a value in a group or a dictionary, or a region, which may have some.
fn has_value(node: SyntaxNode<'_>) -> bool {
    let mut nodes = vec![node];
    while let Some(node) = nodes.pop() {
        if node.kind() == NodeKind::Region
            || node.own_tokens().any(|token| token.kind() == TokenKind::PercentIdentifier)
        {
            return true;
        }
        nodes.extend(node.children());
    }
    false
}

/// Returns the `@name` directly after a word of an operation's own text.
fn symbol_after_word<'t>(
    operation: Operation<'t>,
    text: &[u8],
    word: &[u8],
) -> Option<SyntaxNode<'t>> {
    let elements = operation.syntax().elements().filter(|element| !is_trivia(element));
    let mut is_after = false;
    for element in elements {
        match element {
            SyntaxElement::Node(node) if is_after && node.kind() == NodeKind::SymbolReference => {
                return Some(node);
            }
            SyntaxElement::Token(token) => is_after = token.text(text) == word,
            SyntaxElement::Node(_) => is_after = false,
        }
    }
    None
}

fn is_trivia(element: &SyntaxElement<'_>) -> bool {
    matches!(element, SyntaxElement::Token(token) if token.kind().is_trivia())
}

fn span(element: &SyntaxElement<'_>) -> Span {
    match element {
        SyntaxElement::Node(node) => node.span(),
        SyntaxElement::Token(token) => token.span(),
    }
}

/// The name that a reference is, if it is a single one.
fn single_name(reference: SyntaxNode<'_>, text: &[u8]) -> Option<SymbolDefinition> {
    let mut tokens = reference.own_tokens();
    let token = tokens.next()?;
    if tokens.next().is_some() {
        return None;
    }
    let spelling = token.text(text);
    let name = unquoted(spelling.strip_prefix(b"@").unwrap_or(spelling)).to_vec();
    Some(SymbolDefinition { name, span: token.span() })
}

/// The value of an entry `sym_name = "name"`.
fn symbol_name(entry: SyntaxNode<'_>, text: &[u8]) -> Option<SymbolDefinition> {
    let key = entry.own_tokens().next()?;
    if unquoted(key.text(text)) != b"sym_name" {
        return None;
    }
    let value = entry.child(NodeKind::StringAttribute)?;
    let token = value.own_tokens().next().filter(|token| token.kind() == TokenKind::String)?;
    Some(SymbolDefinition { name: unquoted(token.text(text)).to_vec(), span: token.span() })
}

/// Reports symbols that one symbol table defines twice. `definitions` are ordered by their places
/// and carry the table that they are in.
pub(super) fn check_redefinitions<'a>(
    definitions: impl Iterator<Item = &'a (u32, SymbolDefinition)>,
    found: &mut Diagnostics,
) {
    let mut first: FxHashMap<(u32, &[u8]), Span> = FxHashMap::default();
    for (table, symbol) in definitions {
        match first.get(&(*table, symbol.name.as_slice())) {
            None => {
                first.insert((*table, &symbol.name), symbol.span);
            }
            Some(&before) => {
                let message = rule!("redefinition of symbol named '{}'", lossy(&symbol.name));
                let code = codes::mlir::REDEFINED_SYMBOL;
                let diagnostic = Diagnostic::new(code, symbol.span, message);
                found.push(diagnostic.with_related(before, "see existing symbol definition here"));
            }
        }
    }
}
