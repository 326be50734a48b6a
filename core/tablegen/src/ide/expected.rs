//! The value that is expected at a cursor.

use super::context::{Cursor, Frame};
use super::lookup::{class_named, record_named};
use super::{Document, lossy};
use crate::lexer::{Keyword, Token, TokenKind};
use crate::store::{RecordId, TypeId};

/// The value that is expected at a cursor.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) enum Expected {
    /// Any value.
    #[default]
    Any,
    /// `true` or `false`.
    Bit,
    /// A record of all of these classes.
    Record(Vec<RecordId>),
    /// The operator of a dag.
    Operator,
}

impl Expected {
    /// The names of the classes that the expected record must have as parents.
    pub(super) fn classes(&self, document: Document<'_>) -> Vec<String> {
        let Expected::Record(classes) = self else { return Vec::new() };
        classes.iter().map(|class| lossy(document.store().record_name_text(*class))).collect()
    }
}

/// The class of the parameters of types and attributes.
const PARAMETER: &[u8] = b"AttrOrTypeParameter";

/// The operators of dags in MLIR, each with the class of the values in it.
const DAGS: [(&[u8], &[u8]); 4] = [
    (b"ins", b"Constraint"),
    (b"outs", b"Constraint"),
    (b"region", b"RegionConstraint"),
    (b"successor", b"SuccessorConstraint"),
];

/// A place for a value.
enum Place {
    /// The value there is in this many brackets of a list of this type.
    Typed(TypeId, u32),
    /// Another place.
    Other(Expected),
}

/// Returns the value that is expected at a cursor, by the brackets around it.
pub(super) fn expected(document: Document<'_>, cursor: &Cursor) -> Expected {
    match place(document, cursor) {
        Place::Typed(ty, lists) => of_type(document, ty, lists),
        Place::Other(expected) => expected,
    }
}

/// The type of the value that is expected at a cursor; `None` within dags and where any value may be.
pub(super) fn expected_type(document: Document<'_>, cursor: &Cursor) -> Option<TypeId> {
    let Place::Typed(ty, lists) = place(document, cursor) else { return None };
    (0..lists).try_fold(ty, |ty, _| document.store().element_type(ty))
}

fn place(document: Document<'_>, cursor: &Cursor) -> Place {
    const ANY: Place = Place::Other(Expected::Any);
    let mut lists = 0_u32;
    for (index, frame) in cursor.frames.iter().enumerate().rev() {
        let before = cursor.before(frame.open);
        let is_innermost = index + 1 == cursor.frames.len();
        match frame.kind {
            _ if frame.is_block => break,
            TokenKind::LeftSquare => lists += 1,
            TokenKind::LeftParen if lists == 0 && is_dag(before) => {
                let is_first = is_innermost && cursor.previous() == Some(TokenKind::LeftParen);
                return Place::Other(match is_first {
                    true => Expected::Operator,
                    false => in_dag(document, cursor, frame),
                });
            }
            TokenKind::Less => {
                let ty = argument_type(document, cursor, frame, before);
                return ty.map_or(ANY, |ty| Place::Typed(ty, lists));
            }
            _ => return ANY,
        }
    }
    field_type(document, cursor).map_or(ANY, |ty| Place::Typed(ty, lists))
}

/// Whether a parenthesis after a token opens a dag, not the values of an operator.
fn is_dag(before: Option<Token>) -> bool {
    let kind = before.map(|token| token.kind);
    !matches!(kind, Some(TokenKind::Bang(_) | TokenKind::Greater | TokenKind::Identifier))
}

/// The expected value in a dag, by its operator.
fn in_dag(document: Document<'_>, cursor: &Cursor, frame: &Frame) -> Expected {
    let operator = cursor.tokens.get(frame.open + 1);
    let operator = operator.map(|token| token.span.slice(document.text())).unwrap_or_default();
    let is_value = matches!(cursor.previous(), Some(TokenKind::Comma | TokenKind::Identifier));
    let class = DAGS.iter().find(|(own, _)| *own == operator && is_value);
    let of_parameters = is_set(document, cursor, b"parameters").then_some(PARAMETER);
    let class = class.and_then(|(_, class)| class_named(document, of_parameters.unwrap_or(class)));
    class.map_or(Expected::Any, |class| Expected::Record(vec![class]))
}

/// Whether the statement of a cursor is a `let` of a field.
fn is_set(document: Document<'_>, cursor: &Cursor, field: &[u8]) -> bool {
    let [first, name, ..] = cursor.statement() else { return false };
    first.kind == TokenKind::Keyword(Keyword::Let) && name.span.slice(document.text()) == field
}

/// The type of the template argument at a cursor in the brackets after a class.
fn argument_type(
    document: Document<'_>,
    cursor: &Cursor,
    frame: &Frame,
    class: Option<Token>,
) -> Option<TypeId> {
    let class = class.filter(|token| token.kind == TokenKind::Identifier)?;
    let owner = record_named(document, class.span.slice(document.text()))?;
    let mut depth = 0_u32;
    let mut number = 0;
    for token in cursor.tokens.get(frame.open + 1..)? {
        match token.kind {
            TokenKind::Less
            | TokenKind::LeftParen
            | TokenKind::LeftSquare
            | TokenKind::LeftBrace => depth += 1,
            TokenKind::Greater
            | TokenKind::RightParen
            | TokenKind::RightSquare
            | TokenKind::RightBrace => depth = depth.saturating_sub(1),
            TokenKind::Comma if depth == 0 => number += 1,
            // An argument by its name.
            TokenKind::Equal if depth == 0 => return None,
            _ => {}
        }
    }
    let record = document.store().record(owner);
    Some(record.field(*record.arguments.get(number)?)?.type_)
}

/// The type of the field that a `let` in a body sets, or that is declared as text.
fn field_type(document: Document<'_>, cursor: &Cursor) -> Option<TypeId> {
    let [first, name, equal, ..] = cursor.statement() else { return None };
    if first.kind == TokenKind::Keyword(Keyword::String) && equal.kind == TokenKind::Equal {
        return Some(TypeId::STRING);
    }
    if first.kind != TokenKind::Keyword(Keyword::Let) || equal.kind != TokenKind::Equal {
        return None;
    }
    let body = cursor.block()?;
    let name = name.span.slice(document.text());
    let parents = cursor.parents(body.start).into_iter();
    let classes = parents.filter_map(|one| class_named(document, one.slice(document.text())));
    let mut fields =
        classes.filter_map(|class| document.store().field_named(class, name).map(|one| one.type_));
    fields.next()
}

/// The expected value in `lists` brackets of a list of a type.
fn of_type(document: Document<'_>, ty: TypeId, lists: u32) -> Expected {
    let store = document.store();
    let element = (0..lists).try_fold(ty, |ty, _| store.element_type(ty));
    match element {
        Some(TypeId::BIT) => Expected::Bit,
        Some(ty) if !store.classes_of(ty).is_empty() => {
            Expected::Record(store.classes_of(ty).to_vec())
        }
        _ => Expected::Any,
    }
}
