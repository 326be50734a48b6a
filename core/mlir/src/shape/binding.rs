//! Symbols and shapes declared by operations that make symbols and bind shapes.

use super::Range;
use super::hook::ShapeHook;
use super::transfer::hook;
use crate::ir::{AffineMap, AttributeKind, Ir, OperationId, ValueId};
use crate::registry::Registry;

fn map<'ir>(ir: &'ir Ir, operation: OperationId, name: &str) -> Option<&'ir AffineMap> {
    match ir.context.attribute_kind(ir.attribute(operation, name)?) {
        AttributeKind::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// A symbol that a program declares.
#[derive(Debug, Clone, Copy)]
pub(super) struct Symbol<'ir> {
    ir: &'ir Ir,
    pub(super) operation: OperationId,
    /// The attributes of its smallest and largest value.
    bounds: [&'static str; 2],
}

impl<'ir> Symbol<'ir> {
    /// The symbol that an operation creates, by its hook.
    pub(super) fn new(
        ir: &'ir Ir,
        operation: OperationId,
        bounds: [&'static str; 2],
    ) -> Symbol<'ir> {
        Symbol { ir, operation, bounds }
    }

    /// The symbol that an operation makes.
    pub(super) fn of(
        ir: &'ir Ir,
        registry: &Registry,
        operation: OperationId,
    ) -> Option<Symbol<'ir>> {
        match hook(ir, registry, operation) {
            Some(ShapeHook::Symbol(bounds)) => Some(Symbol { ir, operation, bounds }),
            _ => None,
        }
    }

    /// Its name, without `@` or quotes.
    pub(super) fn name(self) -> Option<String> {
        let attribute = self.ir.attribute(self.operation, "symbol_name")?;
        let name = match self.ir.context.attribute_kind(attribute) {
            AttributeKind::SymbolReference { root, .. } => *root,
            AttributeKind::String { value, .. } => *value,
            _ => return None,
        };
        Some(self.ir.context.text(name).into_owned())
    }

    /// The range that it is declared with; the bounds may be in the wrong order.
    pub(super) fn declared(self) -> Range {
        let bound = |name: &str| {
            let attribute = self.ir.attribute(self.operation, name)?;
            self.ir.context.integer_value(attribute)
        };
        let [min, max] = self.bounds.map(bound);
        Range { min: min.unwrap_or(i64::MIN), max: max.unwrap_or(i64::MAX) }
    }

    /// Returns the map that computes it from its operands; `None` if it is given.
    pub(super) fn map(self) -> Option<&'ir AffineMap> {
        map(self.ir, self.operation, "int_expressions").filter(|map| !map.results.is_empty())
    }
}

/// The shape of a value that a program declares.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bind<'ir> {
    ir: &'ir Ir,
    pub(super) operation: OperationId,
    /// The bound value.
    pub(super) value: ValueId,
    /// Its sizes, from the symbols.
    pub(super) map: &'ir AffineMap,
}

impl<'ir> Bind<'ir> {
    /// Returns the binding that an operation declares; `None` without a map.
    pub(super) fn new(ir: &'ir Ir, operation: OperationId) -> Option<Bind<'ir>> {
        let value = ir.operand(operation, 0)?;
        Some(Bind { ir, operation, value, map: map(ir, operation, "shape_expressions")? })
    }

    /// Returns the binding that an operation declares, if any.
    pub(super) fn of(
        ir: &'ir Ir,
        registry: &Registry,
        operation: OperationId,
    ) -> Option<Bind<'ir>> {
        match hook(ir, registry, operation) {
            Some(ShapeHook::Bind) => Bind::new(ir, operation),
            _ => None,
        }
    }

    /// The symbols that the map is applied to.
    pub(super) fn symbols(self) -> impl Iterator<Item = ValueId> + 'ir {
        self.ir.operands(self.operation).skip(1)
    }
}
