//! Changes of constants: a number gets a name, or a constant moves to the start of its function.

use super::action::{Action, MAX_TRIED_BYTES, passes_trial};
use crate::db::{Document, DocumentUnit};
use crate::descriptions::description;
use crate::entity::operation_at;
use crate::fixes::{constants_for, with_edits};
use crate::operation_roles::OperationRolesAt;
use abide_mlir::ods::Trait;
use abide_mlir::parse::Role;
use abide_mlir::syntax::{NodeKind, Operation, TokenKind};
use abide_source::diagnostic::Severity;
use abide_source::text::{Span, TextEdit, line_break, whole_lines};

/// The changes of constants at a place.
pub(crate) fn constant_actions(document: &Document, offset: u32) -> Vec<Action> {
    if document.text().len() > MAX_TRIED_BYTES {
        return Vec::new();
    }
    let Some(function) = document.function_at(offset) else { return Vec::new() };
    let is_right = |action: &Action| passes_trial(document, function.span(), &action.edits);
    let extracted = extracted(document, offset).into_iter().find(is_right);
    let moved = moved(document, function, offset).filter(is_right);
    extracted.into_iter().chain(moved).collect()
}

/// A constant in front of the operation for a number that may be a value, with each of the likely types.
fn extracted(document: &Document, offset: u32) -> Vec<Action> {
    let tree = document.tree();
    let near = [Some(offset), offset.checked_sub(1)].into_iter().flatten();
    let mut tokens = near.filter_map(|at| tree.token_at_offset(at));
    let number = tokens.find(|token| token.kind() == TokenKind::Integer).map(|token| token.span());
    let Some(number) = number.filter(|number| number.touches(offset)) else { return Vec::new() };
    let title = format!("extract {} into a constant", document.string(number));
    let fixes = constants_for(document, number).into_iter();
    let action = |edits| Action { title: title.clone(), edits };
    let actions = fixes.map(|fix| action(fix.edits));
    actions.filter(|action| is_operand(document, number, &action.edits)).collect()
}

/// Whether the operation has an operand instead of a number after edits: text of forms that only C++ knows may be
/// anything.
fn is_operand(document: &Document, number: Span, edits: &[TextEdit]) -> bool {
    let Some(after) = with_edits(document, edits) else { return false };
    let before = edits.iter().filter(|edit| edit.span.end() <= number.start());
    let grown: usize = before.map(|edit| edit.replacement.len()).sum();
    let place = number.start().saturating_add(u32::try_from(grown).unwrap_or(u32::MAX));
    let written = OperationRolesAt::around(&after, place);
    let piece = written.and_then(|written| written.piece_at(place));
    piece.is_some_and(|piece| matches!(piece.role, Role::Operand(_)))
}

/// Moves a constant on a line of its own in front of the other operations of its function.
fn moved(document: &Document, function: DocumentUnit<'_>, offset: u32) -> Option<Action> {
    let own = operation_at(document, offset).filter(|own| is_constant(document, *own))?;
    let region = operation_at(document, function.offset)?.syntax().child(NodeKind::Region)?;
    let block = region.child(NodeKind::Block).unwrap_or(region);
    let first = block.children().find_map(Operation::cast)?.syntax().span();
    let mut operations = block.children().filter_map(Operation::cast);
    let span = own.syntax().span();
    let is_done = operations
        .by_ref()
        .take_while(|one| is_constant(document, *one))
        .any(|one| one.syntax().span() == span);
    if is_done {
        return None;
    }
    let text = document.text();
    // An operation with an error may hold the text of the next line.
    let is_one_line = !span.slice(text).contains(&b'\n');
    let line =
        Some(whole_lines(text, span)).filter(|line| is_one_line && line.len() > span.len())?;
    if has_error(document, span) {
        return None;
    }
    let line_break = String::from_utf8_lossy(line_break(text));
    let indentation = Span::new(whole_lines(text, first).start().min(first.start()), first.start());
    let (own, indentation) = (document.string(span), document.string(indentation));
    let inserted = format!("{own}{line_break}{indentation}");
    Some(Action {
        title: "move the constant to the start of the function".to_owned(),
        edits: vec![TextEdit::new(Span::at(first.start()), inserted), TextEdit::new(line, "")],
    })
}

/// Whether a range of the text has an error, so that it may be parsed differently at another place.
fn has_error(document: &Document, span: Span) -> bool {
    let all = document.diagnostics();
    all.iter().any(|found| found.severity == Severity::Error && span.meets(found.span))
}

/// Whether an operation has only a constant result.
fn is_constant(document: &Document, operation: Operation<'_>) -> bool {
    let name = String::from_utf8_lossy(document.name_of(operation));
    let op = description(document, &name);
    op.is_some_and(|op| op.has(Trait::ConstantLike) && op.operands.is_empty())
}
