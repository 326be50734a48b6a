//! Roles: the meaning of each piece of an operation's text, and the possible tokens at the position where parsing
//! stopped.
//!
//! The parsers of forms announce each part (`piece`). Roles are not recorded for whole files. To get them, one
//! operation is parsed again on its own (`operation_roles`), without the bodies of its regions and without
//! resolving its values, in a few microseconds. Parsing a file thus costs one comparison for each part, and an editor
//! gets the roles up to its cursor, which parsing the file could not provide.

use crate::syntax::TokenKind;
use abide_source::text::Span;

/// The index of a value, type, region or successor of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Nth {
    /// The index in the description; for an unregistered operation, among all.
    pub index: usize,
    /// The index among its values.
    pub element: usize,
}

/// The meaning of a piece of an operation's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// An operand.
    Operand(Nth),
    /// The type of an operand.
    OperandType(Nth),
    /// The type of a result.
    ResultType(Nth),
    /// The attribute with this index in the description, outside of dictionaries.
    Attribute(usize),
    /// A region.
    Region(Nth),
    /// A successor.
    Successor(Nth),
    /// The attributes or the properties of the operation, with their braces.
    Dictionary,
    /// The dictionary of an argument or result of a function, or of the operation that a short form names.
    ArgumentDictionary,
    /// The name of an entry of a dictionary.
    Key,
    /// The value of an entry whose name is at this range.
    Value(Span),
    /// An element of an array.
    Element,
    /// A name that the operation gives to an argument of its regions.
    Argument,
    /// A mention of an operand that a result is tied to.
    Tied,
}

/// A piece of an operation's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Its range.
    pub span: Span,
    /// Its meaning.
    pub role: Role,
    /// The number of pieces around it.
    pub depth: u32,
}

/// A possible item at a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expected {
    /// A piece with this role.
    Role(Role),
    /// A token.
    Token(TokenKind),
    /// A word or punctuation of the form.
    Word(Box<str>),
    /// A type, which may be a part of another one.
    Type,
    /// The type of the elements of another type.
    ElementType,
    /// The type of a function, with parentheses.
    FunctionType,
    /// An attribute, which may be a part of another one.
    Attribute,
}

/// The position where an operation stopped: at an error, or at the end of the text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stop {
    /// The offset in bytes.
    pub offset: u32,
    /// The pieces that were being read, the innermost last, each with its first byte.
    pub within: Vec<(Role, u32)>,
    /// The possible items there.
    pub expected: Vec<Expected>,
    /// Whether it is in the body of a region.
    pub in_region: bool,
}

/// The roles of the pieces of an operation's text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OperationRoles {
    /// The operation's pieces, except its name; outer pieces before those in them, in the order of the text.
    pub pieces: Vec<Piece>,
    /// The end of parsing.
    pub stop: Stop,
    /// Whether it ended with the operation, if it could end.
    pub is_complete: bool,
}
