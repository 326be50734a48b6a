//! The text of unregistered operations.

use super::attributes::Attribute;
use super::context::Identifier;
use super::operation::OperationId;
use super::room::make_room;
use super::types::Type;
use std::num::NonZeroU32;

/// A piece of the text of an operation that no description knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextPiece {
    /// Text that is printed as it was written.
    Text(Identifier),
    /// The name of an operand, by its index.
    Operand(u32),
    /// The name of an operand with the number of the result, even of the only one: without it, what
    /// begins a line could be read as the name of a new result.
    NumberedOperand(u32),
    /// The name of an operand, by its index, with a suffix that only the dialect knows: `%name.part`.
    PartOfOperand(u32, Identifier),
    /// The name of a successor, by its index.
    Successor(u32),
    /// A region, by its index.
    Region(u32),
    /// A region whose first block has a label though it has no arguments, by its index.
    LabelledRegion(u32),
    /// The name of a value that is defined within the operation: the argument of the entry block
    /// of a region, by their indices.
    Argument(u32, u32),
    /// Prints nothing: the entry block of a region has arguments of the same names as the one of the
    /// region before, such as those of `stablehlo.while`.
    SameArguments(u32),
    /// An attribute that was written by the name of an alias.
    Attribute(Attribute),
    /// A type that was written by the name of an alias.
    Type(Type),
    /// A type, and the type of a dialect whose name the format leaves out.
    TypeOfClass(Type, Identifier),
    /// The value of an attribute of the description, as a format prints it.
    Property {
        /// The index of the attribute.
        index: u32,
        /// Whether it is printed with its full name.
        qualified: bool,
    },
}

/// The text of an operation of an unknown dialect after the names of its results, split at names and regions.
pub type OpaqueText = Vec<TextPiece>;

/// The texts of operations, concatenated.
#[derive(Debug, Clone, Default)]
pub(super) struct OpaqueTexts {
    pieces: Vec<TextPiece>,
    /// The range of each operation's pieces, up to the last one that has some.
    places: Vec<Option<PieceRange>>,
}

/// The range of an operation's pieces.
#[derive(Debug, Clone, Copy)]
struct PieceRange {
    start: u32,
    /// The index after the last one, plus one, so that `Option<PieceRange>` needs no extra space.
    end: NonZeroU32,
}

impl OpaqueTexts {
    /// The text of an operation, if it is kept as it was written.
    #[inline]
    pub(super) fn get(&self, operation: OperationId) -> Option<&[TextPiece]> {
        let place = (*self.places.get(operation.index())?)?;
        self.pieces.get(place.start as usize..place.end.get() as usize - 1)
    }

    /// The operations with a text.
    pub(super) fn operations(&self) -> impl Iterator<Item = OperationId> + '_ {
        let known = self.places.iter().enumerate().filter(|(_, place)| place.is_some());
        known.map(|(index, _)| OperationId::from_index(index))
    }

    pub(super) fn set(&mut self, operation: OperationId, text: &[TextPiece]) {
        let place = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        let start = place(self.pieces.len());
        make_room(&mut self.pieces, text.len());
        self.pieces.extend_from_slice(text);
        let end = NonZeroU32::MIN.saturating_add(place(self.pieces.len()));
        if self.places.len() <= operation.index() {
            self.places.resize(operation.index() + 1, None);
        }
        if let Some(known) = self.places.get_mut(operation.index()) {
            *known = Some(PieceRange { start, end });
        }
    }

    pub(super) fn clear(&mut self) {
        self.pieces.clear();
        self.places.clear();
    }
}

/// Removes up to `column` blanks in front of each line but the first. A printer indents by as much again.
#[must_use]
pub fn relative_lines(text: &[u8], column: usize) -> Vec<u8> {
    let mut lines = text.split(|byte| *byte == b'\n');
    let mut relative = lines.next().unwrap_or_default().to_vec();
    for line in lines {
        relative.push(b'\n');
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
        let blanks = line.iter().take(column).take_while(|byte| is_blank(byte)).count();
        relative.extend(line.iter().skip(blanks));
    }
    relative
}
