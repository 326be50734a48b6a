//! Renames an entity in all uses that evaluation knows.

use super::Document;
use super::entity::{Entity, entity_at, site_at};
use super::references::occurrences;
use crate::files::FileId;
use crate::lexer::{Keyword, Lexer, Macros, TokenKind};
use abide_source::diagnostic::Diagnostics;
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit};
use std::fmt;

/// The reason why something is not renamed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RenameError {
    /// The position has no name.
    NoName,
    /// The name of the record is composed of others.
    Composed,
    /// The new name is not a TableGen identifier, or is reserved.
    NotAName(String),
    /// A use has another spelling than the name: it is composed.
    OtherSpelling(String),
}

impl fmt::Display for RenameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RenameError::NoName => f.write_str("a name at this position cannot be renamed"),
            RenameError::Composed => f.write_str(
                "the name is put together from other values; rename these, or write the name out",
            ),
            RenameError::NotAName(name) => {
                write!(
                    f,
                    "'{name}' is not a name: it needs letters, digits and '_', and no reserved word"
                )
            }
            RenameError::OtherSpelling(name) => {
                write!(f, "one of its uses is written as '{name}'; rename that by hand first")
            }
        }
    }
}

impl std::error::Error for RenameError {}

/// The name at an offset, if it can be renamed.
///
/// # Errors
/// If a name is missing, or composed.
pub fn prepare_rename(document: Document<'_>, offset: u32) -> Result<Entity, RenameError> {
    let entity = entity_at(document, offset).ok_or(RenameError::NoName)?;
    let name = entity.place.span.slice(document.session.text(entity.place.file));
    let is_composed = site_at(document, entity.place).is_some_and(|site| site.symbol.is_none());
    if is_composed || name != entity.name.slice(document.text()) {
        return Err(RenameError::Composed);
    }
    Ok(entity)
}

/// The edits, by file, that rename the definition at a place everywhere in an evaluation. The place is
/// distinguished by the path of its file.
///
/// # Errors
/// If the new text is not a name, or a use is spelled in another way.
pub fn rename_in(
    document: Document<'_>,
    path: &str,
    place: Span,
    old: &[u8],
    new: &str,
) -> Result<Vec<(FileId, TextEdit)>, RenameError> {
    if !is_name(new) {
        return Err(RenameError::NotAName(new.to_owned()));
    }
    let mut edits = Vec::new();
    for occurrence in occurrences(document, path, place) {
        let location = occurrence.location;
        let written = location.span.slice(document.session.text(location.file));
        if written != old {
            return Err(RenameError::OtherSpelling(super::lossy(written)));
        }
        edits.push((location.file, TextEdit::new(location.span, new)));
    }
    Ok(edits)
}

/// Whether a text is one word that is not reserved.
fn is_name(text: &str) -> bool {
    let mut ignored = Diagnostics::new(&Limits::default());
    let token = Lexer::new(text.as_bytes()).next(&mut Macros::default(), &mut ignored);
    token.kind == TokenKind::Identifier
        && token.span == Span::from_range(0..text.len())
        && Keyword::of(text.as_bytes()).is_none()
}
