//! Symbols: their tables, and that each is unique.

use super::{Verified, Verifier};
use crate::ir::{Attribute, AttributeKind, Identifier, OperationId};
use crate::ods::Trait;
use crate::registry::{RegisteredOp, VerifyError};
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::sort;
use rustc_hash::FxHashMap;

/// The symbols of the tables that were asked about.
#[derive(Debug, Default)]
pub(super) struct SymbolTables {
    tables: FxHashMap<OperationId, FxHashMap<Identifier, OperationId>>,
}

/// The meaning of a symbol reference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SymbolLookup {
    /// The operation that defines it.
    Found(OperationId),
    /// Nothing.
    Missing,
    /// Unknown: an undescribed enclosing operation may be a symbol table.
    Unknown,
}

impl Verifier<'_> {
    /// The name under which an operation is known in its table.
    #[must_use]
    pub fn symbol_of(&self, operation: OperationId) -> Option<Identifier> {
        let name = self.ir.attribute(operation, "sym_name")?;
        self.ir.context.string_value(name)
    }

    pub(super) fn symbol_definition(&self, operation: OperationId) -> Verified {
        // A module need not have a name, and an initializer has none.
        if self.symbol_of(operation).is_none() {
            return Ok(());
        }
        self.symbol_visibility(operation)?;
        // Only functions are declarations; for a project's own functions only C++ decides it.
        let is_known = self.registered(operation).is_some_and(|entry| {
            let op = entry.description();
            let is_own = op.place.is_some() && entry.hooks().parse.is_none();
            op.has(Trait::FunctionOpInterface)
                && !is_own
                && !entry.uses_func_like_fallback()
                && !entry.hooks().any_version
                && !entry.hooks().declares_publicly
        });
        if is_known && self.is_declaration(operation) && self.is_public(operation) {
            return Err(Detail::PublicDeclaration.into());
        }
        let parent = self.ir.parent(operation).filter(|it| self.registered(*it).is_some());
        if parent.is_some_and(|parent| !self.is_symbol_table(parent)) {
            return Err(rule!("symbol's parent must have the SymbolTable trait")
                .with_help("move it into an operation that holds symbols, such as 'builtin.module'")
                .into());
        }
        Ok(())
    }

    fn is_public(&self, operation: OperationId) -> bool {
        let visibility = self.ir.attribute(operation, "sym_visibility");
        let visibility = visibility.and_then(|text| self.ir.context.string_value(text));
        visibility.is_none_or(|text| self.ir.context.bytes(text) == b"public")
    }

    fn symbol_visibility(&self, operation: OperationId) -> Verified {
        let visibility = self.ir.attribute(operation, "sym_visibility");
        let Some(visibility) = visibility else { return Ok(()) };
        let Some(text) = self.ir.context.string_value(visibility) else {
            return Err(rule!(
                "requires visibility attribute 'sym_visibility' to be a string attribute"
            )
            .with_help("write \"public\", \"private\" or \"nested\"")
            .into());
        };
        let text = self.ir.context.text(text);
        if matches!(&*text, "public" | "private" | "nested") {
            return Ok(());
        }
        Err(rule!("visibility expected to be one of [\"public\", \"private\", \"nested\"], but got \"{}\"", text).with_help("write \"public\", \"private\" or \"nested\"")
        .into())
    }

    pub(super) fn is_symbol_table(&self, operation: OperationId) -> bool {
        self.registered(operation).is_some_and(|op| op.description().has(Trait::SymbolTable))
    }

    /// The symbols of a table, and those who use them: in the order of the text.
    pub(super) fn symbols_of(
        &self,
        table: OperationId,
        mut users: Vec<OperationId>,
    ) -> Result<(), (OperationId, VerifyError)> {
        self.symbol_table(table).map_err(|error| (table, error))?;
        sort::by_number(&mut users, |user| self.ir.span(*user).start());
        for user in users {
            self.symbols_used_by(user).map_err(|error| (user, error))?;
        }
        Ok(())
    }

    /// Checks the symbols that an operation uses.
    pub(super) fn symbols_used_by(&self, user: OperationId) -> Verified {
        let hook = self.registered(user).and_then(RegisteredOp::symbol_verifier);
        hook.map_or(Ok(()), |hook| hook(self, user))
    }

    fn symbol_table(&self, operation: OperationId) -> Verified {
        if self.ir.regions(operation).len() != 1 {
            return Err(rule!("Operations with a 'SymbolTable' must have exactly one region")
                .with_help("give it one region, which holds the symbols")
                .into());
        }
        let mut met: FxHashMap<Identifier, OperationId> = FxHashMap::default();
        for region in self.ir.regions(operation) {
            for block in self.ir.blocks(*region) {
                for inner in self.ir.block_operations(*block) {
                    let Some(name) = self.symbol_of(inner) else { continue };
                    if let Some(first) = met.insert(name, inner) {
                        let name = self.ir.context.text(name);
                        let twice = rule!("redefinition of symbol named '{}'", name)
                            .with_help("rename one of the two");
                        return Err(VerifyError::bare(twice).at(inner).with_note(
                            self.ir.span(first),
                            "see existing symbol definition here",
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    /// Looks up a symbol reference from an operation: the root in the nearest symbol table, the names after `::` in
    /// the symbol tables found.
    #[must_use]
    pub fn symbol(&self, from: OperationId, reference: Attribute) -> SymbolLookup {
        let AttributeKind::SymbolReference { root, nested } =
            self.ir.context.attribute_kind(reference)
        else {
            return SymbolLookup::Missing;
        };
        let Some(mut table) = self.nearest_table(from) else { return SymbolLookup::Unknown };
        for name in [root].into_iter().chain(nested) {
            match self.look_up(table, *name) {
                Some(found) => table = found,
                None => return SymbolLookup::Missing,
            }
        }
        SymbolLookup::Found(table)
    }

    /// Looks up the name of a symbol in the nearest symbol table of an operation.
    #[must_use]
    pub fn symbol_named(&self, from: OperationId, name: Identifier) -> SymbolLookup {
        let Some(table) = self.nearest_table(from) else { return SymbolLookup::Unknown };
        self.look_up(table, name).map_or(SymbolLookup::Missing, SymbolLookup::Found)
    }

    fn nearest_table(&self, from: OperationId) -> Option<OperationId> {
        let mut operation = self.ir.parent(from);
        while let Some(own) = operation {
            let is_table =
                self.registered(own).map(|entry| entry.description().has(Trait::SymbolTable));
            // An unregistered operation might be one: then the result is unknown.
            if is_table? {
                return Some(own);
            }
            operation = self.ir.parent(own);
        }
        None
    }

    fn look_up(&self, table: OperationId, name: Identifier) -> Option<OperationId> {
        let mut symbols = self.symbols.borrow_mut();
        let entries = symbols.tables.entry(table).or_insert_with(|| {
            let regions = self.ir.regions(table).iter();
            let blocks = regions.flat_map(|region| self.ir.blocks(*region));
            let operations = blocks.flat_map(|block| self.ir.block_operations(*block));
            operations.filter_map(|inner| Some((self.symbol_of(inner)?, inner))).collect()
        });
        entries.get(&name).copied()
    }
}
