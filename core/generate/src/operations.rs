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
    /// The selected operations with rules in C++ only, which the lists above leave out.
    cpp_only: Vec<&'r OpDescription>,
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
            let Some(entry) = registry.operation(op.name.as_bytes()) else { continue };
            let op = entry.description();
            let own = sole_version_with(op.name.as_bytes());
            if op.gap == Gap::None && own.is_none_or(|own| own == version) {
                let is_selected = is_selected(&op.name);
                let is_cpp_only = entry.has_unknown_rules();
                all.add(op);
                if is_selected && is_cpp_only {
                    all.cpp_only.push(op);
                } else if is_selected {
                    all.select(op);
                }
            }
        }
        if all.is_empty() {
            all.select_cpp_only();
        }
        all
    }

    /// Whether no operation is selected that is not a terminator.
    pub(crate) fn is_empty(&self) -> bool {
        self.plain.is_empty() && self.definitions.is_empty()
    }

    /// Also uses the selected operations with rules in C++ only.
    pub(crate) fn select_cpp_only(&mut self) {
        for op in std::mem::take(&mut self.cpp_only) {
            self.select(op);
        }
    }

    fn add(&mut self, op: &'r OpDescription) {
        self.by_name.entry(&op.name).or_default().push(op);
        if op.has(Trait::Terminator) && op.successors.is_empty() {
            match parents(op) {
                Some(parents) => {
                    for parent in parents {
                        self.of_parent.entry(parent).or_default().push(op);
                    }
                }
                None => self.of_dialect.entry(op.dialect()).or_default().push(op),
            }
        } else if is_definition(op) {
            self.symbols.entry(op.dialect()).or_default().push(op);
        }
    }

    fn select(&mut self, op: &'r OpDescription) {
        // The region of a table of symbols takes definitions only.
        if parents(op).is_some() || (op.has(Trait::SymbolTable) && !op.has(Trait::Terminator)) {
            return;
        }
        match op.has(Trait::Terminator) {
            true if op.successors.is_empty() => {}
            true if op.regions.is_empty() => self.branches.push(op),
            true => {}
            false if is_definition(op) => self.definitions.push(op),
            false => self.plain.push(op),
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

/// The operations that an operation must be in.
fn parents(op: &OpDescription) -> Option<&[Box<str>]> {
    op.parametric_traits.iter().find_map(|one| match one {
        ParametricTrait::HasParent(parents) => Some(&**parents),
        _ => None,
    })
}

/// Whether an operation only defines a symbol.
fn is_definition(op: &OpDescription) -> bool {
    !op.has(Trait::SymbolTable)
        && !op.has(Trait::Terminator)
        && op.has(Trait::Symbol)
        && op.results.is_empty()
}
