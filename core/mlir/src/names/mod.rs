//! Names and their meanings: SSA values, blocks, aliases and symbols.
//!
//! No dialect is needed or assumed. Nothing is reported if an operation in custom form could make a use legal. It may
//! bind names for its regions, and its region may allow uses before definitions.
//!
//! Values and blocks never cross the boundary of a function, so they are resolved unit by unit ([`UnitNames`]) and
//! can be kept with an unchanged unit. Aliases and symbols are resolved for a whole file ([`FileNames`]).

mod aliases;
mod file;
mod mentions;
mod open_operation;
mod scope;
mod spelling;
mod statements;
mod symbols;
mod unit;
mod values;

pub use file::FileNames;
pub use statements::StatementNames;
pub use symbols::{SymbolDefinition, defined_symbol, is_symbol_table, possible_symbol};
pub use unit::AliasPlace;
pub use unit::{AliasUse, Definition, DefinitionKind, UnitNames, Use};
