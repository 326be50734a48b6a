//! Names for new symbols: `S0`, `S1`, …

use abide_dialects::SYMBOLIC_INT;
use abide_mlir::ir::{AttributeKind, Identifier, Ir};
use rustc_hash::FxHashSet;

/// Creates names that the module does not have yet. A module has one counter, so the names do not depend on earlier
/// input.
#[derive(Debug, Default)]
pub(crate) struct SymbolNames {
    next: u64,
    /// The names that symbols have, once a new one was requested.
    used: Option<FxHashSet<Identifier>>,
}

impl SymbolNames {
    /// An unused name.
    pub(crate) fn fresh(&mut self, ir: &mut Ir) -> Identifier {
        let used = self.used.get_or_insert_with(|| names_in(ir));
        loop {
            let name = ir.context.identifier(format!("S{}", self.next));
            self.next += 1;
            if used.insert(name) {
                return name;
            }
        }
    }
}

/// The names that the symbols of a module have.
fn names_in(ir: &Ir) -> FxHashSet<Identifier> {
    let Some(symbolic_int) = ir.context.find_identifier(SYMBOLIC_INT) else {
        return FxHashSet::default();
    };
    let symbols = ir.walk(ir.top()).filter(|operation| ir.name(*operation) == symbolic_int);
    let names = symbols.filter_map(|symbol| {
        match ir.context.attribute_kind(ir.attribute(symbol, "symbol_name")?) {
            AttributeKind::SymbolReference { root, .. } => Some(*root),
            _ => None,
        }
    });
    names.collect()
}
