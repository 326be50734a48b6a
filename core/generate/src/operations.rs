//! The described operations, by the places that they can be in.

use abide_dialects::{NEWEST_LLVM, sole_version_with};
use abide_mlir::ods::{Gap, OpDescription, ParametricTrait, Trait};
use abide_mlir::registry::Registry;
use rustc_hash::FxHashMap;

/// The described operations, by the places that they can be in.
#[derive(Debug, Default)]
pub(crate) struct Operations<'r> {
    /// The terminators that only some operations have, by the name of the operation.
    of_parent: FxHashMap<&'r str, Vec<&'r OpDescription>>,
    /// The other terminators, by dialect.
    of_dialect: FxHashMap<&'r str, Vec<&'r OpDescription>>,
    /// The operations that define symbols, by dialect.
    symbols: FxHashMap<&'r str, Vec<&'r OpDescription>>,
    by_name: FxHashMap<&'r str, Vec<&'r OpDescription>>,
    /// The selected operations that may be anywhere in a function.
    pub(crate) plain: Vec<&'r OpDescription>,
    /// The selected terminators with successors.
    pub(crate) branches: Vec<&'r OpDescription>,
    /// The selected operations that define symbols.
    pub(crate) definitions: Vec<&'r OpDescription>,
}

impl<'r> Operations<'r> {
    /// All described operations, and the selection among them by full names.
    pub(crate) fn new(
        registry: &'r Registry,
        is_selected: impl Fn(&str) -> bool,
    ) -> Operations<'r> {
        let mut all = Operations::default();
        let version = registry.version().unwrap_or(NEWEST_LLVM);
        let described = registry.dialects().dialects().flat_map(|dialect| &dialect.ops);
        for op in described {
            let Some(op) = registry.operation(op.name.as_bytes()) else { continue };
            let op = op.description();
            let own = sole_version_with(op.name.as_bytes());
            if op.gap == Gap::None && own.is_none_or(|own| own == version) {
                all.add(op, is_selected(&op.name));
            }
        }
        all
    }

    fn add(&mut self, op: &'r OpDescription, is_selected: bool) {
        let parents = op.parametric_traits.iter().find_map(|one| match one {
            ParametricTrait::HasParent(parents) => Some(parents),
            _ => None,
        });
        self.by_name.entry(&op.name).or_default().push(op);
        if op.has(Trait::Terminator) && !op.successors.is_empty() {
            if is_selected && parents.is_none() && op.regions.is_empty() {
                self.branches.push(op);
            }
        } else if op.has(Trait::Terminator) {
            match parents {
                Some(parents) => {
                    for parent in parents {
                        self.of_parent.entry(parent).or_default().push(op);
                    }
                }
                None => self.of_dialect.entry(op.dialect()).or_default().push(op),
            }
        } else if op.has(Trait::SymbolTable) {
            // Its region takes definitions only.
        } else if op.has(Trait::Symbol) && op.results.is_empty() {
            self.symbols.entry(op.dialect()).or_default().push(op);
            if is_selected && parents.is_none() {
                self.definitions.push(op);
            }
        } else if is_selected && parents.is_none() {
            self.plain.push(op);
        }
    }

    /// The operations that may end the regions of an operation.
    pub(crate) fn terminators(&self, op: &OpDescription) -> &[&'r OpDescription] {
        let of_parent = self.of_parent.get(&*op.name);
        let implicit = || op.implicit_terminator().and_then(|name| self.by_name.get(name));
        let found = of_parent.or_else(implicit).or_else(|| self.of_dialect.get(op.dialect()));
        found.map_or(&[], Vec::as_slice)
    }

    /// The operations of the dialect of an operation that define symbols.
    pub(crate) fn symbols(&self, op: &OpDescription) -> &[&'r OpDescription] {
        self.symbols.get(op.dialect()).map_or(&[], Vec::as_slice)
    }
}
