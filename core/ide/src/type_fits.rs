//! Types in texts that fit the values of an operation.

use crate::db::Document;
use abide_mlir::ir::{Ir, Type};
use abide_mlir::ods::OpDescription;
use abide_mlir::ods::constraint::TypeConstraint;
use abide_mlir::parse::{Aliases, Surroundings, parse_type};

/// Whether an operand or result of an operation may have the type in a text. One without either may have any, and a
/// function type is that of several values.
pub(crate) fn may_have_type(document: &Document, op: &OpDescription, text: &str) -> bool {
    let mut values = op.operands.iter().chain(&op.results).peekable();
    values.peek().is_none()
        || text.contains("->")
        || values.any(|one| type_fulfils(document, &one.constraint, text) != Some(false))
}

/// Whether the type in a text fulfils a constraint; `None` if the text so far is not a type.
pub(crate) fn type_fulfils(
    document: &Document,
    constraint: &TypeConstraint,
    text: &str,
) -> Option<bool> {
    Some(WrittenType::of(document, text)?.fulfils(document, constraint))
}

/// The type in a text.
pub(crate) struct WrittenType {
    ir: Ir,
    ty: Type,
}

impl WrittenType {
    /// `None` if the text is not a type.
    pub(crate) fn of(document: &Document, text: &str) -> Option<WrittenType> {
        let none = Aliases::default();
        let around = Surroundings { values: &[], aliases: &none };
        let (registry, limits) = (document.registry(), document.limits());
        let read = parse_type(Ir::new(0), text.as_bytes(), around, registry, limits);
        Some(WrittenType { ty: read.read?, ir: read.ir })
    }

    pub(crate) fn fulfils(&self, document: &Document, constraint: &TypeConstraint) -> bool {
        constraint.matches_with(&self.ir.context, self.ty, document.registry().as_ref())
    }
}
