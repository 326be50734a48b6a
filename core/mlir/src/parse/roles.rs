//! Roles: what each piece of an operation's text stands for, and what may stand where reading broke off.
//!
//! The readers of forms say of each part what it is ([`Parser::piece`]). Nobody listens where a whole file
//! is read; who asks about one operation has that one read again ([`operation_roles`]), alone, in the few
//! microseconds that this takes: without the bodies of its regions and without what its values are. So a
//! file that is read for its operations pays a comparison for each part, and an editor gets the roles of a
//! text up to its cursor, which no reading of the file could have.

use super::labels::Labels;
use super::parser::Parser;
use crate::ir::{Ir, OperationId};
use crate::registry::Registry;
use crate::syntax::TokenKind;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// Which of the values, types, regions or successors of an operation something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Nth {
    /// Which one of the description; of an unregistered operation, which one of all.
    pub index: usize,
    /// Which one of those that it stands for.
    pub element: usize,
}

/// What a piece of an operation's text stands for.
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
    /// Those of an argument or of a result of a function, or of the operation that a short form names.
    ArgumentDictionary,
    /// The name of an entry of a dictionary.
    Key,
    /// The value of an entry whose name stands at this place.
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
    /// Where it is.
    pub span: Span,
    /// What it stands for.
    pub role: Role,
    /// How many pieces it is in.
    pub depth: u32,
}

/// What may stand at a place.
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

/// Where an operation broke off: at an error, or at the end of the text that was read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stop {
    /// Where, in bytes.
    pub offset: u32,
    /// The pieces that were being read, the innermost last, each with its first byte.
    pub within: Vec<(Role, u32)>,
    /// What may stand there.
    pub expected: Vec<Expected>,
    /// Whether it is in the body of a region.
    pub in_region: bool,
}

/// The roles of the pieces of an operation's text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OperationRoles {
    /// The operation, but for its name; the outer pieces before those in them, in the order of the text.
    pub pieces: Vec<Piece>,
    /// Where reading ended.
    pub stop: Stop,
    /// Whether it ended with the operation, where it could end.
    pub is_complete: bool,
}

/// Which operation of a text is read for its roles, and what of the text around it that takes.
#[derive(Debug, Clone, Default)]
pub struct RolesRequest<'r> {
    /// The operation, with the names of its results. Nothing behind its end is looked at.
    pub operation: Span,
    /// The name of the operation around it.
    pub within: &'r [u8],
    /// Definitions of the aliases that it uses, each before those that use it.
    pub aliases: &'r [Span],
    /// Its regions, where they are known: what is known need not be looked for.
    pub regions: &'r [Span],
}

/// Reads one operation for its roles.
#[must_use]
pub fn operation_roles(
    text: &[u8],
    request: &RolesRequest<'_>,
    registry: &Registry,
    limits: &Limits,
) -> OperationRoles {
    let mut parser = Parser::over(b"", registry, limits, Ir::new(0));
    let block = parser.excerpt_module();
    for alias in request.aliases {
        // What is wrong there is said there.
        let _ = parser.part(text, *alias, block);
    }
    let text = text.get(..request.operation.end() as usize).unwrap_or(text);
    parser.labels = Some(Box::new(Labels::of_one(request.regions)));
    parser.blocks.push(Default::default());
    if let Some(around) = registry.operation(request.within) {
        let name = parser.ir.context.identifier(request.within);
        parser.enter_regions(Some(name), around.default_dialect(), Span::at(0));
    }
    parser.enter(text, request.operation.start() as usize);
    // What is wrong is said elsewhere.
    let _ = parser.operation();
    parser.labels.take().map(|labels| labels.into_first()).unwrap_or_default()
}

/// Reads a text as [`parse`](super::parse) does, up to its first error, with the roles of its operations;
/// unregistered ones in a form of their own have none.
#[must_use]
pub fn all_roles(
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
) -> (super::Parsed, Vec<(OperationId, OperationRoles)>) {
    let mut parser = Parser::new(text, registry, limits);
    parser.labels = Some(Box::new(Labels::of_all()));
    let _ = parser.file();
    let labels = parser.labels.take().map(|labels| labels.into_all()).unwrap_or_default();
    (parser.finish(), labels)
}
