//! The kinds of tokens.

use abide_source::text::Span;

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum SemanticTokenKind {
    /// The name of an operation.
    Operation,
    /// The result of an operation.
    Value,
    /// An argument of a function or block, or a name that an operation's form binds.
    Argument,
    /// A block.
    Block,
    /// `@name`.
    Symbol,
    /// `#name` or `!name` that the file defines.
    Alias,
    /// A type.
    Type,
    /// A key of an attribute dictionary.
    AttributeName,
    /// A case of an enumeration.
    EnumerationCase,
    /// A word of an operation's own form.
    Keyword,
    /// A number, or the sizes of a shaped type.
    Number,
    /// A string.
    String,
    /// A comment.
    Comment,
}

/// The kinds that an answer has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SemanticTokenSet {
    /// Only kinds that need the parsed file: numbers, strings and comments are left to the editor's own grammar.
    Parsed,
    /// All kinds, for an editor without a grammar.
    All,
}

/// A token that an editor colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SemanticToken {
    /// Its range; never across a line break.
    pub span: Span,
    /// Its kind.
    pub kind: SemanticTokenKind,
    /// Whether it defines the name.
    pub is_definition: bool,
}
