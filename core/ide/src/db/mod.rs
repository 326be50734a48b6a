//! A text and its facts, kept unit by unit. The files of this folder import no feature: features keep their results in
//! the memos of documents and units.

mod aliases;
mod definitions;
pub(crate) mod diff;
mod document;
mod edit;
mod facts_of_statements;
mod head;
mod memo;
mod old_types;
mod statements;
mod symbol_index;
mod text;
mod unit_index;
mod version;

pub(crate) use aliases::{alias_definitions, alias_uses, chunk_at, chunks, hash_texts};
pub use document::Document;
pub(crate) use document::{DocumentUnit, FileCache, LONG_FUNCTION_BYTES};
pub(crate) use memo::UnitCache;
pub(crate) use old_types::{old_name_diagnostic, old_name_fix};
pub(crate) use symbol_index::{FileSymbol, SymbolIndex, symbol_name};
pub(crate) use unit_index::UnitIndex;
