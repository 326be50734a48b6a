//! The kind of symbol wanted at a position.

use crate::db::Document;
use crate::descriptions::description;
use crate::operation_roles::CursorContext;
use crate::snippet::parses_as_operation;
use abide_mlir::ods::Trait;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::parse::{Expected, Role};

/// The kind of symbol wanted.
pub(super) struct WantedSymbol {
    is_called: bool,
    /// Whether the operands and the type of the function follow the symbol.
    is_call: bool,
}

impl WantedSymbol {
    /// Whether the operation is a call in its own form: the operands and the type of the function follow the symbol.
    pub(super) fn is_call(&self) -> bool {
        self.is_call
    }

    /// Whether an operation that defines a symbol has the expected kind.
    pub(super) fn takes(&self, document: &Document, operation: &str) -> bool {
        !self.is_called
            || description(document, operation).is_none_or(|op| op.has(Trait::FunctionOpInterface))
    }
}

/// Returns the kind of symbol wanted at a position; `None` if the position defines one.
pub(super) fn wanted_symbol(document: &Document, place: u32) -> Option<WantedSymbol> {
    let CursorContext::Operation(written, _) = CursorContext::of(document, place) else {
        return Some(WantedSymbol { is_called: false, is_call: false });
    };
    let op = written.description;
    let defines = |expected: &Expected| match expected {
        Expected::Role(Role::Attribute(index)) => op.attributes.get(*index).is_some_and(|one| {
            matches!(one.constraint.predicate(), AttributePredicate::SymbolName)
        }),
        _ => false,
    };
    if written.roles.stop.expected.iter().any(defines) {
        return None;
    }
    let is_called = op.has(Trait::CallOpInterface);
    let call = format!("{} @f(%a) : (i32) -> i32", op.name);
    let is_call = is_called
        && !written.operation.is_generic()
        && parses_as_operation(&call, document.registry(), document.limits());
    Some(WantedSymbol { is_called, is_call })
}
