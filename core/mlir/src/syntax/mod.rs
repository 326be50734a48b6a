//! MLIR text as a lossless tree, parsed with recovery.
//!
//! Parsing has two layers: the `lexer` splits the bytes into tokens, and `grammar` finds the structure and builds a
//! [`Tree`]. No dialect is needed. The generic form, attributes, types, regions and functions are parsed in full. In
//! custom forms, everything that looks like a value, type, attribute, symbol, block or region is recognised.
//!
//! Errors are caught at three levels. Bytes that begin no token make an error token. A list continues after an
//! invalid element, and ends at the end of an enclosing list or at the next operation. After a broken operation,
//! parsing resumes at the next one.

mod ahead;
pub(crate) mod blanks;
mod builtin_words;
mod child_index;
mod cursor;
mod grammar;
mod kind_set;
pub(crate) mod lexer;
mod node;
mod node_kind;
mod operation_names;
mod operations;
mod repairs;
mod reparse;
mod resources;
mod reuse;
mod same_words;
mod split;
mod statements;
mod token;
mod tokens;
mod tree;
mod tree_lines;
mod types;
mod unit;
mod unit_builder;
mod views;
mod walk;

pub use ahead::{parse_on, read_ahead, read_ahead_with};
pub use blanks::without_blanks;
pub use builtin_words::{VISIBILITIES, is_builtin_type_name, is_visibility};
pub(crate) use builtin_words::{is_attribute_word, is_shaped_type_name};
pub use cursor::Cursor;
pub use kind_set::{NodeSet, TokenSet};
pub use lexer::{CodeTokens, literal_value, without_comments};
pub use node::{Paths, SyntaxElement, SyntaxNode, SyntaxToken};
pub use node_kind::NodeKind;
pub(crate) use operation_names::{
    defines_symbol, ends_function_or_has_dialect, has_default_dialect, is_function_name,
};
pub use operation_names::{has_symbol_table, is_isolated};
pub use repairs::BracketRepair;
pub use resources::{Resource, ResourceUse};
pub use reuse::{Change, UnitAhead};
pub use split::{PART_MARK, SPLIT_MARK, split_pieces, without_split_marks};
pub use statements::ReadStatements;
pub use token::TokenKind;
pub(crate) use tokens::begins_results;
pub(crate) use tree::KeptNode;
pub use tree::Tree;
pub use tree_lines::{token_line, tree_lines};
pub use unit::Unit;
pub use views::{Operation, OperationResult, unquoted};
pub use walk::{Walk, WalkEvent};

use abide_source::limits::Limits;
use abide_source::text::Span;
use reuse::Reuse;
use split::Splitting;

/// Parses a file. For any bytes, the result is a tree whose tokens are the text; errors are in [`Tree::diagnostics`].
#[must_use]
pub fn parse(text: &[u8], limits: &Limits) -> Tree {
    grammar::parse(text, limits, None)
}

/// Parses a file some of whose functions [have been parsed](read_ahead) already. The tree equals that of [`parse`].
#[must_use]
pub fn parse_with(text: &[u8], ahead: &[UnitAhead], limits: &Limits) -> Tree {
    grammar::parse(text, limits, Some(Reuse::of_units_ahead(ahead)))
}

/// Parses the new text of a file after a change, and shares the units that the change did not touch. The tree equals
/// that of [`parse`].
#[must_use]
pub fn reparse(old: &Tree, change: Change, text: &[u8], limits: &Limits) -> Tree {
    // In pieces that are split otherwise, the units end elsewhere.
    let same = old.splitting == Splitting::of(text.get(..limits.bytes).unwrap_or(text));
    grammar::parse(text, limits, same.then(|| Reuse::new(old, change)))
}

/// The position of an operation that is parsed by itself.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OperationPlace {
    /// The offset of its name.
    pub(crate) name: usize,
    /// Its distance from the beginning of its line, in bytes, with the names of its results.
    pub(crate) column: usize,
    /// Whether names may be written without a dialect there.
    pub(crate) default_dialect: bool,
    /// Whether the brace that ends the enclosing region ends the operation too, where brackets are missing.
    pub(crate) within_region: bool,
    /// Whether the layout shows which braces are missing.
    pub(crate) by_layout: bool,
    /// Whether it is in a region of another operation.
    pub(crate) in_region: bool,
    /// The number of bytes after it within which operations are parsed, too.
    pub(crate) more: usize,
}

/// Parses one operation after the names of its results, and the requested ones after it; the text before it has no
/// tokens.
#[must_use]
pub(crate) fn parse_operations(text: &[u8], place: OperationPlace, limits: &Limits) -> Tree {
    grammar::parse_operations(text, place, limits)
}

/// The distance of an offset from the beginning of its line, in bytes. No further back is looked than any
/// line goes that people write.
#[must_use]
pub(crate) fn column(text: &[u8], offset: usize) -> usize {
    const MAX_LOOKBEHIND_BYTES: usize = 4096;
    let before = text.get(offset.saturating_sub(MAX_LOOKBEHIND_BYTES)..offset).unwrap_or_default();
    before.len() - memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1)
}

/// Whether a location is that of the text before it, such as an operation or an argument, and not a value.
pub(crate) fn is_location_of_text(text: &[u8], location: Span) -> bool {
    let before = text.get(..location.start() as usize).unwrap_or_default().trim_ascii_end();
    before.last().is_none_or(|last| !b"=([,:<{|".contains(last))
}

/// The alias that a location is, as in `loc(#a)`. That of an operation or an argument may be defined further down.
pub(crate) fn alias_of_location(location: SyntaxNode<'_>) -> Option<SyntaxNode<'_>> {
    // `loc` and `(`.
    const TOKENS_BEFORE: usize = 2;
    let is_there = |element: &SyntaxElement<'_>| !matches!(element, SyntaxElement::Token(token) if token.kind().is_trivia());
    match location.elements().filter(is_there).nth(TOKENS_BEFORE)? {
        SyntaxElement::Node(node) if node.kind() == NodeKind::AttributeAlias => Some(node),
        _ => None,
    }
}

/// Whether a name with its sigil, which looks like an alias, may be the number of a result: `#1` of `%a#1`.
pub(crate) fn may_be_result_number(name: &[u8]) -> bool {
    matches!(name, [b'#', digit, ..] if digit.is_ascii_digit())
}

/// Whether a name with its sigil can only be an alias: it names no dialect, and is not the number of a result.
pub(crate) fn can_only_be_alias(name: &[u8]) -> bool {
    name.len() > 1 && !may_be_result_number(name) && !name.contains(&b'.')
}

/// Whether a name is directly after an arrow, where results are: its dialect need not look it up.
pub(crate) fn follows_arrow(text: &[u8], name: Span) -> bool {
    let before = text.get(..name.start() as usize).unwrap_or_default().trim_ascii_end();
    before.ends_with(b"->")
}
