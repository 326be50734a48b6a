//! Which values fit where a value is being written.

use super::document::{Document, DocumentUnit};
use super::operation_help::{active_operand, description};
use super::value_types::ValueTypes;
use super::visible::Visible;
use crate::mlir::ir::Type;
use crate::mlir::names::Definition;
use crate::mlir::ods::{OpDescription, Trait};
use crate::mlir::syntax::{Operation, TokenKind};

/// What a value must be where the cursor is.
pub(super) enum Expected<'d> {
    /// The operand of a described operation, and its number.
    Operand(&'d OpDescription, usize),
    /// The operand of an operation all of whose operands have the type of this value.
    SameAs(Definition),
}

/// What a value must be at a place; none where nothing is known.
pub(super) fn expected<'d>(
    document: &'d Document,
    unit: DocumentUnit<'_>,
    visible: &Visible,
    offset: u32,
) -> Option<Expected<'d>> {
    let (operation, number) = active_operand(document, offset)?;
    let name = String::from_utf8_lossy(operation.name(document.text())).into_owned();
    let op = description(document, &name)?;
    let same = [Trait::SameTypeOperands, Trait::SameOperandsAndResultType];
    if number > 0
        && same.into_iter().any(|one| op.has(one))
        && let Some(first) = first_operand(document, unit, operation, visible)
    {
        return Some(Expected::SameAs(first));
    }
    let last = op.operands.len().checked_sub(1)?;
    Some(Expected::Operand(op, number.min(last)))
}

/// The value that an operation takes first.
fn first_operand(
    document: &Document,
    unit: DocumentUnit<'_>,
    operation: Operation<'_>,
    visible: &Visible,
) -> Option<Definition> {
    let behind = operation.name_token()?.span().end();
    let mut tokens = operation.syntax().tokens();
    let operand = tokens.find(|token| {
        token.kind() == TokenKind::PercentIdentifier && token.span().start() >= behind
    })?;
    let name = operand.text(document.text());
    let spelling =
        |found: &&Definition| found.name.shifted(unit.offset).slice(document.text()) == name;
    visible.values.iter().find(spelling).copied()
}

impl Expected<'_> {
    /// Whether values of a type fit, and what is known of the types.
    pub(super) fn fits(
        &self,
        types: &ValueTypes,
        unit: DocumentUnit<'_>,
        value: Definition,
    ) -> bool {
        let of = |value: Definition| -> Option<Type> { types.first(unit, value) };
        let Some(ty) = of(value) else { return false };
        match self {
            Expected::Operand(op, number) => op
                .operands
                .get(*number)
                .is_some_and(|operand| operand.constraint.matches(&types.ir().context, ty)),
            Expected::SameAs(first) => of(*first) == Some(ty),
        }
    }
}
