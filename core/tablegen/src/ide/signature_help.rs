//! The parameters of a class, multiclass or operator, while its arguments are typed.

use super::context::{Cursor, cursor};
use super::entity::site_at;
use super::lookup::record_named;
use super::operators::{operator, parameters as operator_parameters};
use super::{Document, lossy};
use crate::files::Location;
use crate::lexer::TokenKind;
use crate::store::{RecordId, RecordKind};

/// The parameters, and the current one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignatureHelp {
    /// All of it in a line.
    pub label: String,
    /// The parameters; each is a part of the label.
    pub parameters: Vec<String>,
    /// The number of the one at the cursor.
    pub active: Option<u32>,
    /// The documentation as Markdown; may be empty.
    pub documentation: String,
}

/// The parameters of the innermost class, multiclass or operator whose arguments enclose a cursor.
#[must_use]
pub fn signature_help(document: Document<'_>, offset: u32) -> Option<SignatureHelp> {
    let cursor = cursor(document, offset)?;
    cursor.frames.iter().rev().take_while(|frame| !frame.is_block).find_map(|frame| {
        let before = cursor.before(frame.open)?;
        match (frame.kind, before.kind) {
            (TokenKind::Less, TokenKind::Identifier) => {
                let declares = frame.open.checked_sub(2).and_then(|at| cursor.kind(at));
                if matches!(declares, Some(TokenKind::Keyword(word)) if word.text().ends_with("class"))
                {
                    return None;
                }
                of_class(document, &cursor, frame.open, before.span.slice(document.text()))
            }
            (TokenKind::LeftParen, TokenKind::Bang(bang)) => {
                Some(of_operator(bang, active(&cursor, frame.open)))
            }
            (TokenKind::LeftParen, TokenKind::Greater) => {
                let bang = bang_before(&cursor, frame.open)?;
                Some(of_operator(bang, active(&cursor, frame.open)))
            }
            _ => None,
        }
    })
}

/// The operator with a type in angle brackets before a parenthesis.
fn bang_before(cursor: &Cursor, open: usize) -> Option<crate::lexer::Bang> {
    let mut depth = 0u32;
    for token in cursor.tokens.get(..open)?.iter().rev() {
        match token.kind {
            TokenKind::Greater => depth += 1,
            TokenKind::Less => depth = depth.saturating_sub(1),
            TokenKind::Bang(bang) if depth == 0 => return Some(bang),
            _ if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn of_operator(bang: crate::lexer::Bang, active: u32) -> SignatureHelp {
    let known = operator(bang);
    let parameters: Vec<String> =
        operator_parameters(known.form).into_iter().map(str::to_owned).collect();
    let last = u32::try_from(parameters.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let repeats = parameters.last().is_some_and(|last| last == "...");
    SignatureHelp {
        label: format!("!{}{}", bang.text(), known.form),
        active: (active <= last || repeats).then_some(active.min(last)),
        parameters,
        documentation: known.what.to_owned(),
    }
}

fn of_class(
    document: Document<'_>,
    cursor: &Cursor,
    open: usize,
    name: &[u8],
) -> Option<SignatureHelp> {
    let record = record_named(document, name)?;
    let parameters = parameters(document, record);
    let arguments = &document.store().record(record).arguments;
    let by_name = named_argument(document, cursor, open).and_then(|name| {
        arguments.iter().position(|&argument| {
            let own = document.printer().unquoted(argument);
            own.rsplit(|&byte| byte == b':').next() == Some(name)
        })
    });
    let active = match by_name {
        Some(index) => u32::try_from(index).unwrap_or(u32::MAX),
        None => active(cursor, open),
    };
    let place = document.store().record(record).location();
    let kind = match document.store().record(record).kind {
        RecordKind::Multiclass => "multiclass",
        _ => "class",
    };
    Some(SignatureHelp {
        label: format!("{kind} {}<{}>", lossy(name), parameters.join(", ")),
        active: ((active as usize) < parameters.len()).then_some(active),
        parameters,
        documentation: documentation_at(document, place),
    })
}

fn documentation_at(document: Document<'_>, place: Location) -> String {
    let text = document.session.text(place.file);
    let site = site_at(document, place);
    site.map_or(String::new(), |site| {
        super::comments::documentation(text, site.extent.start(), site.extent.end())
    })
}

/// The template arguments of a class or multiclass with their types and values.
pub(super) fn parameters(document: Document<'_>, record: RecordId) -> Vec<String> {
    let own = document.store().record(record);
    let printer = document.printer();
    let text = |&name: &crate::store::ValueId| {
        let field = own.field(name)?;
        let name = lossy(&printer.unquoted(name));
        let name = name.rsplit(':').next().unwrap_or(&name).to_owned();
        let type_ = printer.type_text(field.type_);
        Some(match field.value == crate::store::ValueId::UNSET {
            true => format!("{type_} {name}"),
            false => format!("{type_} {name} = {}", shortened(&printer.text(field.value))),
        })
    };
    own.arguments.iter().filter_map(text).collect()
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{} …", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// The number of commas between a bracket and the cursor.
fn active(cursor: &Cursor, open: usize) -> u32 {
    let mut depth = 0u32;
    let mut count = 0;
    for token in cursor.tokens.get(open + 1..).unwrap_or_default() {
        match token.kind {
            TokenKind::Less
            | TokenKind::LeftParen
            | TokenKind::LeftSquare
            | TokenKind::LeftBrace => {
                depth += 1;
            }
            TokenKind::Greater
            | TokenKind::RightParen
            | TokenKind::RightSquare
            | TokenKind::RightBrace => depth = depth.saturating_sub(1),
            TokenKind::Comma if depth == 0 => count += 1,
            _ => {}
        }
    }
    count
}

/// The name of the argument at the cursor, if it has one: `name = ..`.
fn named_argument<'s>(document: Document<'s>, cursor: &Cursor, open: usize) -> Option<&'s [u8]> {
    let inner = cursor.tokens.get(open + 1..)?;
    let start =
        inner.iter().rposition(|token| token.kind == TokenKind::Comma).map_or(0, |at| at + 1);
    let name = inner.get(start)?;
    let equal = inner.get(start + 1)?;
    let is_named = name.kind == TokenKind::Identifier && equal.kind == TokenKind::Equal;
    is_named.then(|| name.span.slice(document.text()))
}
