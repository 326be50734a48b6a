//! Items that can be completed.

use abide_source::text::Span;

/// The kind of a [`Completion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CompletionKind {
    /// `%a`.
    Value,
    /// `^a`.
    Block,
    /// `@a`.
    Symbol,
    /// `#a` or `!a`.
    Alias,
    /// The name of an operation.
    Operation,
    /// The prefix of a dialect's operations.
    Dialect,
    /// A key of an attribute dictionary.
    AttributeName,
    /// A word or another attribute that an attribute may be.
    Attribute,
    /// A word of the form of an operation.
    Keyword,
    /// A type.
    Type,
}

/// The rank of a [`Completion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// It has the expected type or role.
    First,
    /// It may have it.
    Fits,
    /// It is allowed there, but has another type than the expected one, is defined further down, or is undescribed
    /// for the position.
    Second,
}

/// The closeness of a [`Completion`] to the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// An operation that the document has, or no operation at all.
    Written,
    /// Another operation of a dialect that the document uses: a common one, if the dialect has such.
    Used,
    /// An operation of a dialect that the project describes. These are never cut off.
    Project,
    /// An operation of another dialect, or a rare one of a dialect that the document uses.
    Other,
}

/// Something that can be typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// The inserted text.
    pub label: String,
    /// Its kind.
    pub kind: CompletionKind,
    /// The type of a value, the operation of a symbol or what an attribute may be, where known; may be
    /// empty.
    pub detail: String,
    /// The rank.
    pub rank: Rank,
    /// The closeness to the document.
    pub nearness: Nearness,
    /// Its place among its like: an operation or a type that people type often, or a value that is defined near by, has
    /// a low one. `None` for all else.
    pub place: Option<usize>,
    /// The text to compare with the word before the cursor, if it is not the label.
    pub compared: Option<String>,
    /// The text with gaps to fill in, in the syntax of snippets of the protocol.
    pub snippet: Option<String>,
    /// The operation whose attribute an item belongs to: a key, or a word of its form.
    pub owner: Option<String>,
    /// The replaced range: the word before the cursor.
    pub replaced: Span,
}

/// The maximum number of items, unless the project describes more. If there are more, an editor asks again as the word
/// grows.
pub const MAX_OFFERED_ITEMS: usize = 500;

/// Something that may be offered, if it begins like the word before the cursor.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Item {
    pub(super) rank: Rank,
    pub(super) nearness: Nearness,
    /// As in [`Completion::place`], with the greatest number for none.
    pub(super) place: usize,
    pub(super) label: String,
    pub(super) kind: CompletionKind,
    pub(super) detail: String,
    pub(super) snippet: Option<String>,
    /// As in [`Completion::owner`].
    pub(super) owner: Option<String>,
}

impl Item {
    pub(super) fn new(
        label: impl Into<String>,
        kind: CompletionKind,
        detail: impl Into<String>,
    ) -> Item {
        let (label, detail) = (label.into(), detail.into());
        let (rank, nearness) = (Rank::Fits, Nearness::Written);
        let (snippet, owner) = (None, None);
        Item { rank, nearness, place: usize::MAX, label, kind, detail, snippet, owner }
    }

    pub(super) fn with_rank(self, rank: Rank) -> Item {
        Item { rank, ..self }
    }

    pub(super) fn with_snippet(self, snippet: impl Into<String>) -> Item {
        Item { snippet: Some(snippet.into()), ..self }
    }

    /// Lets the item be documented as one of an operation, if it is a key or a word.
    pub(super) fn of_operation(self, name: &str) -> Item {
        let is_part = matches!(
            self.kind,
            CompletionKind::AttributeName | CompletionKind::Attribute | CompletionKind::Keyword
        );
        Item { owner: is_part.then(|| name.to_owned()), ..self }
    }

    pub(super) fn with_place(self, place: usize) -> Item {
        Item { place, ..self }
    }

    /// The name of an operation without its dialect.
    pub(super) fn mnemonic(&self) -> Option<&str> {
        let (_, mnemonic) = self.label.split_once('.')?;
        (self.kind == CompletionKind::Operation).then_some(mnemonic)
    }
}

pub(super) type Found = Vec<Item>;
