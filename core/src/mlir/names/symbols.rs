//! Symbols: `@name`, as far as it can be told without a dialect which operations define them.

use super::values::lossy;
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::mlir::syntax::{NodeKind, Operation, SyntaxNode, TokenKind, unquoted};
use crate::text::Span;
use rustc_hash::FxHashMap;

/// An operation's own symbol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymbolDefinition {
    /// The name without `@` and quotes.
    pub name: Vec<u8>,
    /// Where the name stands, with `@` or quotes.
    pub span: Span,
}

/// Last parts of names of operations that define the symbol behind their words: `llvm.func`,
/// `memref.global`, `gpu.module`, `transform.named_sequence`.
const DEFINING: [&[u8]; 5] = [b"func", b"module", b"global", b"named_sequence", b"GlobalVariable"];

/// The symbol that an operation defines: `sym_name` in the generic form, the first `@name` of an
/// operation's own form where its name says that it is a symbol.
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
    let name = operation.name(text);
    let last = name.rsplit(|&byte| byte == b'.').next().unwrap_or_default();
    if !DEFINING.contains(&last) {
        return None;
    }
    let reference = operation.syntax().child(NodeKind::SymbolReference)?;
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
                let message = format!("redefinition of symbol named '{}'", lossy(&symbol.name));
                let code = codes::mlir::REDEFINED_SYMBOL;
                let diagnostic = Diagnostic::new(code, symbol.span, message);
                found.push(diagnostic.with_related(before, "see existing symbol definition here"));
            }
        }
    }
}
