//! Names for new symbols: `S0`, `S1`, …

use crate::mlir::ir::{AttributeKind, Context, Identifier, Ir};
use rustc_hash::FxHashSet;

/// Gives names that the module does not have yet. There is one counter for a module, so that the
/// names do not depend on what was read before.
#[derive(Debug, Default)]
pub(crate) struct SymbolNames {
    next: u64,
    used: FxHashSet<Identifier>,
}

impl SymbolNames {
    /// Names beside those that symbols of an IR have.
    pub(crate) fn new(ir: &Ir) -> SymbolNames {
        let operations = ir.walk(ir.top());
        let names = operations.filter_map(|operation| {
            if ir.name_bytes(operation) != b"symbol.symbolic_int" {
                return None;
            }
            match ir.context.attribute_kind(ir.attribute(operation, "symbol_name")?) {
                AttributeKind::SymbolReference { root, .. } => Some(*root),
                _ => None,
            }
        });
        SymbolNames { next: 0, used: names.collect() }
    }

    /// A name that nothing has.
    pub(crate) fn fresh(&mut self, context: &mut Context) -> Identifier {
        loop {
            let name = context.identifier(format!("S{}", self.next));
            self.next += 1;
            if self.used.insert(name) {
                return name;
            }
        }
    }
}
