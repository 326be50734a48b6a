//! Parses text to IR.
//!
//! One parser handles all forms of operations. The generic form needs no description, and a declarative format is
//! followed as described. Some operations have their own function, and an unregistered operation is kept as text. The
//! first error ends parsing, in MLIR's words, except for excerpts of documents: there parsing continues after the
//! erroneous operation (see `recover`).

mod assembly;
pub(super) mod directive;
mod excerpt;
mod formats;
mod opaque;
mod operation_roles;
mod operations;
mod parser;
mod piece;
mod tokens;
mod types;

pub(crate) use assembly::AssemblyReader;
pub use directive::{at_visibility, dynamic_index_list, symbol_visibility};
pub use excerpt::{Excerpt, ExcerptReader, ParsedExcerpt, parse_excerpt, recover_excerpt};
pub use formats::expected_directives::type_part;
pub use formats::newer_forms::{expected_sign, is_in_all_versions, is_misspelt, new_words_before};
pub use formats::state::FormatState;
pub use operation_roles::{RolesRequest, all_roles, operation_roles};
pub use operations::Operations;
pub use operations::blocks::RegionArgument;
pub use operations::name_check::NameCheck;
pub use operations::state::OperationState;
pub use operations::value_names::ValueNames;
pub use parser::Parser;
pub use piece::{
    ReadPiece, Surroundings, default_attribute, parse_attribute, parse_operations, parse_type,
};
pub(super) use tokens::body::check_body;
pub use tokens::body::{BodyCheck, parse_alone};
pub use tokens::labels::{Of, Part, attribute, operand, operand_type, result_type};
pub use tokens::operands::OperandUse;
pub use tokens::roles::{Expected, Nth, OperationRoles, Piece, Role, Stop};
pub use tokens::{Parse, Reported, Tokens};
pub use types::Types;
pub use types::affine::MapOfValues;
pub use types::aliases::Aliases;
pub use types::located::TextOrigin;
pub use types::strings::unescaped;

use super::ir::{Ir, OperationId};
use super::locations::Locations;
use super::registry::Registry;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use types::located::LocationReader;

/// The result of parsing.
#[derive(Debug, Clone)]
pub struct Parsed {
    /// The operations; after an error, those before the first one.
    pub ir: Ir,
    /// The names of its values.
    pub names: ValueNames,
    /// The diagnostics.
    pub diagnostics: Vec<Diagnostic>,
    /// The operations kept as text though their form was followed, because parts of it are C++-only. In the order of
    /// their ids.
    pub followed: Vec<OperationId>,
    /// The aliases of the text, for those who read more into its operations.
    pub aliases: Aliases,
}

/// Reads a text, which is one chunk of a file.
#[must_use]
pub fn parse(text: &[u8], registry: &Registry, limits: &Limits) -> Parsed {
    let mut parser = Parser::new(text, registry, limits);
    // An error has been reported, and what was read before it is kept.
    let _ = parser.file();
    finish(parser)
}

/// Parses a text like [`parse`], but to its end: after an operation with an error it continues with the next one.
#[must_use]
pub fn recover(text: &[u8], registry: &Registry, limits: &Limits) -> Parsed {
    let mut parser = Parser::new(text, registry, limits);
    parser.begin_recovery(text.len());
    let _ = parser.file();
    finish(parser)
}

/// The options of the parser.
#[derive(Debug, Clone, Default)]
pub struct Reading<'a> {
    /// Its origin, if the locations of its operations are needed.
    pub origin: Option<TextOrigin<'a>>,
    /// Whether to drop aliases that may come from the C++ of a project.
    pub drops_given_aliases: bool,
    /// Refuses misspelt names of operations.
    pub names: Option<NameCheck>,
}

/// Reads a text as [`parse`] does. With an origin it also returns the locations of the operations and
/// of the arguments of their blocks: those that are written, or else the places in the text.
#[must_use]
pub fn parse_located(
    text: &[u8],
    reading: &Reading<'_>,
    registry: &Registry,
    limits: &Limits,
) -> (Parsed, Option<Locations>) {
    let mut parser = Parser::new(text, registry, limits);
    if reading.drops_given_aliases {
        parser.given_aliases = Some(false);
    }
    parser.name_check = reading.names;
    if let Some(origin) = &reading.origin {
        let file = parser.ir.context.identifier(origin.file);
        parser.located = Some(Box::new(LocationReader::new(text, file, origin)));
    }
    // An error has been reported, and what was read before it is kept.
    let _ = parser.file();
    let reader = parser.located.take();
    let parsed = finish(parser);
    let locations = reader.map(|reader| reader.finish(&parsed.ir));
    (parsed, locations)
}

/// Returns the result of a parser.
fn finish(mut parser: Parser<'_>) -> Parsed {
    let (aliases, diagnostics) = (parser.take_aliases(), parser.take_diagnostics());
    let Operations { types, value_names, mut followed, .. } = parser.formats.opaque.operations;
    followed.sort_unstable();
    Parsed { ir: types.ir, names: value_names.finish(), diagnostics, followed, aliases }
}
