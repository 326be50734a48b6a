//! Items that can be completed.

use abide_source::text::{Span, TextEdit};

/// The kind of a [`Completion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CompletionKind {
    /// A class.
    Class,
    /// A multiclass.
    Multiclass,
    /// A record.
    Record,
    /// A field.
    Field,
    /// A template argument.
    TemplateArgument,
    /// A variable.
    Variable,
    /// A builtin type, or the name of a `deftype`.
    Type,
    /// An operator that begins with `!`.
    Operator,
    /// A reserved word.
    Keyword,
    /// The path of a file.
    File,
}

/// The rank of a [`Completion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CompletionRank {
    /// It has the expected type.
    First,
    /// A name of the definition around the cursor, or a variable.
    Local,
    /// A field that the definition around the cursor inherits.
    Inherited,
    /// It is allowed there.
    Other,
    /// It needs an `include`.
    Missing,
}

/// Something that can be typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// The displayed name.
    pub label: String,
    /// The inserted text.
    pub inserted: String,
    /// The text with gaps to fill in, in the syntax of snippets of the Language Server Protocol.
    pub snippet: Option<String>,
    /// The kind.
    pub kind: CompletionKind,
    /// The type of a field, the classes of a record, what an operator takes; may be empty.
    pub detail: String,
    /// The replaced text: the word around the cursor, up to it.
    pub replaced: Span,
    /// The rank.
    pub rank: CompletionRank,
    /// The `include` that it needs.
    pub include: Option<TextEdit>,
}

/// The minimum length in bytes of a word that is compared with the names in files that are not included. An editor asks
/// again as a shorter word grows.
pub const MIN_MISSING_BYTES: u32 = 2;

/// The maximum number of completions. At this number the list may be incomplete, and an editor asks again as the word
/// grows.
pub const MAX_OFFERED_ITEMS: usize = 400;
