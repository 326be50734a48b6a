//! The content of a node, in one word.

use crate::sip::visit::StructKind;

/// The content of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    /// With its raw index, which is not negative.
    Leaf(i32),
    Struct(StructWord),
}

const LEAF_BIT: u32 = 1 << 31;

impl Content {
    /// Never 0.
    pub(super) fn to_word(self) -> u32 {
        match self {
            Content::Leaf(raw_index) => raw_index.cast_unsigned() | LEAF_BIT,
            Content::Struct(StructWord(word)) => word,
        }
    }

    /// `None` for 0.
    pub(super) fn from_word(word: u32) -> Option<Content> {
        match word & LEAF_BIT {
            0 => (word != 0).then_some(Content::Struct(StructWord(word))),
            _ => Some(Content::Leaf((word & !LEAF_BIT).cast_signed())),
        }
    }
}

/// The kind of a struct and where its children are.
///
/// From the top: a bit that is 0, a bit for the kind, two for the form of the place, and its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct StructWord(u32);

/// The location of a struct's children; see [`Children`](super::children::Children).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ChildrenLocation {
    /// In the cell with this number.
    Few(usize),
    /// From the cell with this number on.
    Dense(usize),
    /// In the table with this number.
    Sparse(usize),
}

const DICTIONARY_BIT: u32 = 1 << 30;
const FORM_SHIFT: u32 = 28;

impl StructWord {
    /// The number of place numbers. The number 0 is never used, because no word may be 0.
    pub(super) const PLACES: usize = 1 << FORM_SHIFT;

    /// The number of the place must be smaller than [`StructWord::PLACES`].
    pub(super) fn new(kind: StructKind, place: ChildrenLocation) -> StructWord {
        let kind = match kind {
            StructKind::Sequence => 0,
            StructKind::Dictionary => DICTIONARY_BIT,
        };
        let (form, number) = match place {
            ChildrenLocation::Few(cell) => (0, cell),
            ChildrenLocation::Dense(cell) => (1, cell),
            ChildrenLocation::Sparse(table) => (2, table),
        };
        StructWord(kind | form << FORM_SHIFT | number as u32)
    }

    pub(super) fn kind(self) -> StructKind {
        match self.0 & DICTIONARY_BIT {
            0 => StructKind::Sequence,
            _ => StructKind::Dictionary,
        }
    }

    pub(super) fn place(self) -> ChildrenLocation {
        let number = self.0 as usize & (Self::PLACES - 1);
        match self.0 >> FORM_SHIFT & 3 {
            0 => ChildrenLocation::Few(number),
            1 => ChildrenLocation::Dense(number),
            _ => ChildrenLocation::Sparse(number),
        }
    }
}
