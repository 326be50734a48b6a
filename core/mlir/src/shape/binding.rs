//! What programs say of symbols and of shapes, in the dialects `symbol` and `torch`.

use super::Range;
use abide_dialects::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT};
use crate::ir::{AffineMap, AttributeKind, Ir, OperationId, ValueId};

/// Whether an operation makes a symbol: `symbol.symbolic_int` or `torch.symbolic_int`.
pub(super) fn is_symbol(name: &[u8]) -> bool {
    name == SYMBOLIC_INT.as_bytes() || name == b"torch.symbolic_int"
}

/// Whether an operation says what the shape of a value is.
pub(super) fn is_bind(name: &[u8]) -> bool {
    name == BIND_SYMBOLIC_SHAPE.as_bytes() || name == b"torch.bind_symbolic_shape"
}

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
}

impl<'ir> Symbol<'ir> {
    /// The symbol that an operation makes.
    pub(super) fn of(ir: &'ir Ir, operation: OperationId) -> Option<Symbol<'ir>> {
        is_symbol(ir.name_bytes(operation)).then_some(Symbol { ir, operation })
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
        let bound = |name| {
            let attribute = self.ir.attribute(self.operation, name)?;
            self.ir.context.integer_value(attribute)
        };
        Range {
            min: bound("min_val").unwrap_or(i64::MIN),
            max: bound("max_val").unwrap_or(i64::MAX),
        }
    }

    /// What it is computed as, from its operands; `None` where it is given.
    pub(super) fn map(self) -> Option<&'ir AffineMap> {
        map(self.ir, self.operation, "int_expressions").filter(|map| !map.results.is_empty())
    }
}

/// What a program says the shape of a value is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bind<'ir> {
    ir: &'ir Ir,
    pub(super) operation: OperationId,
    /// What is bound.
    pub(super) value: ValueId,
    /// Its sizes, from the symbols.
    pub(super) map: &'ir AffineMap,
}

impl<'ir> Bind<'ir> {
    /// What an operation says, where it says something.
    pub(super) fn of(ir: &'ir Ir, operation: OperationId) -> Option<Bind<'ir>> {
        if !is_bind(ir.name_bytes(operation)) {
            return None;
        }
        let value = ir.operand(operation, 0)?;
        Some(Bind { ir, operation, value, map: map(ir, operation, "shape_expressions")? })
    }

    /// The symbols that the map is applied to.
    pub(super) fn symbols(self) -> impl Iterator<Item = ValueId> + 'ir {
        self.ir.operands(self.operation).skip(1)
    }
}
