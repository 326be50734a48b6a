//! Parses text to IR.
//!
//! One parser handles all forms of operations. The generic form needs no description, and a declarative format is
//! followed as described. Some operations have their own function, and an unregistered operation is kept as text. The
//! first error ends parsing, in MLIR's words, except for excerpts of documents: there parsing continues after the
//! erroneous operation (see `recover`).

mod affine;
mod assembly;
mod attributes;
mod body_parts;
mod constrained;
mod dense;
mod dialect_body;
pub(super) mod directive;
mod enums;
mod excerpt;
mod following;
mod format;
mod format_regions;
mod inherent;
mod kept_aliases;
mod known;
mod labels;
mod later;
mod linked;
mod located;
mod location;
mod long_numbers;
mod names;
mod nesting;
mod new_words;
mod numbers;
mod opaque;
mod opaque_attributes;
mod opaque_described;
mod opaque_values;
mod open;
mod open_regions;
mod open_text;
mod operation;
mod operation_trees;
mod parametric;
mod parametric_text;
mod parser;
mod piece;
mod place;
mod plain_types;
mod properties;
mod recover;
mod region;
mod repairs;
mod resolve;
mod role_places;
mod roles;
mod sparse;
mod state;
mod types;
mod value_names;
mod versions;
mod written_text;

pub use affine::MapOfValues;
pub(crate) use assembly::AssemblyReader;
pub(super) use attributes::unescaped;
pub use directive::{at_visibility, dynamic_index_list, symbol_visibility};
pub use excerpt::{Excerpt, ExcerptReader, ParsedExcerpt, parse_excerpt, recover_excerpt};
pub use format::FormatState;
pub use labels::{Of, Part, attribute, operand, operand_type, result_type, type_part};
pub use located::{Reading, TextOrigin, parse_located};
pub use new_words::{expected_sign, new_word_before};
pub use parser::{Parse, Parser, Reported};
pub use piece::{Aliases, ReadPiece, Surroundings, parse_attribute, parse_operations, parse_type};
pub use region::RegionArgument;
pub use roles::{
    Expected, Nth, OperationRoles, Piece, Role, RolesRequest, Stop, all_roles, operation_roles,
};
pub use state::{OperandUse, OperationState};
pub use value_names::ValueNames;
pub use versions::{is_in_all_versions, is_misspelt};

use super::ir::{Ir, OperationId};
use super::registry::Registry;
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;

/// The result of parsing.
#[derive(Debug, Clone)]
pub struct Parsed {
    /// The operations; what was read before the first error, where there is one.
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

/// Reads a text, which is one piece of a file without `// -----`.
#[must_use]
pub fn parse(text: &[u8], registry: &Registry, limits: &Limits) -> Parsed {
    let mut parser = Parser::new(text, registry, limits);
    // An error has been reported, and what was read before it is kept.
    let _ = parser.file();
    parser.finish()
}

/// Parses a text like [`parse`], but to its end: after an operation with an error it continues with the next one.
#[must_use]
pub fn recover(text: &[u8], registry: &Registry, limits: &Limits) -> Parsed {
    let mut parser = Parser::new(text, registry, limits);
    parser.recovery = Some(recover::Recovery::new(text.len()));
    let _ = parser.file();
    parser.finish()
}

impl Parser<'_> {
    fn finish(mut self) -> Parsed {
        let aliases = self.aliases();
        let names = self.value_names.finish();
        let diagnostics = self.diagnostics.finish();
        let mut followed = self.followed;
        followed.sort_unstable();
        Parsed { ir: self.ir, names, diagnostics, followed, aliases }
    }
}
