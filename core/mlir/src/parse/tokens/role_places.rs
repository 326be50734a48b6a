//! Assigns operands, types and so on that were only counted during parsing to those of a description.

use super::roles::{Expected, Nth, OperationRoles, Piece, Role};
use crate::ods::{Arity, OpDescription, ValueDescription};

/// Returns the value, type, region or successor of a role.
pub(in crate::parse) fn nth_of(role: Role) -> Option<Nth> {
    match role {
        Role::Operand(nth)
        | Role::OperandType(nth)
        | Role::ResultType(nth)
        | Role::Region(nth)
        | Role::Successor(nth) => Some(nth),
        _ => None,
    }
}

/// A role about another one of its kind.
pub(in crate::parse) fn with_nth(role: Role, nth: Nth) -> Role {
    match role {
        Role::Operand(_) => Role::Operand(nth),
        Role::OperandType(_) => Role::OperandType(nth),
        Role::ResultType(_) => Role::ResultType(nth),
        Role::Region(_) => Role::Region(nth),
        Role::Successor(_) => Role::Successor(nth),
        other => other,
    }
}

/// Whether two roles are values of the same operand, result and so on.
pub(in crate::parse) fn same_values(one: Role, other: Role) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
        && nth_of(one).map(|nth| nth.index) == nth_of(other).map(|nth| nth.index)
}

impl OperationRoles {
    pub(in crate::parse) fn each_role(&mut self, change: impl Fn(Role) -> Role) {
        for piece in &mut self.pieces {
            piece.role = change(piece.role);
        }
        for (role, _) in &mut self.stop.within {
            *role = change(*role);
        }
        for expected in &mut self.stop.expected {
            if let Expected::Role(role) = expected {
                *role = change(*role);
            }
        }
    }

    /// Assigns the counted parts their places in the description.
    pub(in crate::parse) fn count_through(
        &mut self,
        op: &OpDescription,
        [operands, results]: [Option<Vec<i64>>; 2],
    ) {
        let count = |pieces: &[Piece], same: fn(Role) -> bool| {
            pieces.iter().filter(|piece| same(piece.role)).count()
        };
        let is_operand = |role| matches!(role, Role::Operand(_));
        let is_result = |role| matches!(role, Role::ResultType(_));
        let all_operands = self.is_complete.then(|| count(&self.pieces, is_operand));
        let all_results = self.is_complete.then(|| count(&self.pieces, is_result));
        let operands = lengths(&op.operands, operands, all_operands);
        let results = lengths(&op.results, results, all_results);
        let regions: Vec<_> = op.regions.iter().map(|one| (!one.variadic).then_some(1)).collect();
        let successors: Vec<_> =
            op.successors.iter().map(|one| (!one.variadic).then_some(1)).collect();
        self.each_role(|role| {
            let lengths = match role {
                Role::Operand(_) | Role::OperandType(_) => &operands,
                Role::ResultType(_) => &results,
                Role::Region(_) => &regions,
                Role::Successor(_) => &successors,
                _ => return role,
            };
            match nth_of(role) {
                Some(nth) if nth.index == usize::MAX => with_nth(role, place(lengths, nth.element)),
                _ => role,
            }
        });
    }
}

/// Returns the number of values of each operand or result; `None` if unknown.
fn lengths(
    values: &[ValueDescription],
    segments: Option<Vec<i64>>,
    all: Option<usize>,
) -> Vec<Option<usize>> {
    if let Some(segments) = segments.filter(|segments| segments.len() == values.len()) {
        return segments.iter().map(|len| usize::try_from(*len).ok()).collect();
    }
    let single = values.iter().filter(|value| value.arity == Arity::Single).count();
    let others = values.len() - single;
    // Several of them have the same length.
    let each = all.and_then(|all| all.checked_sub(single)?.checked_div(others));
    values.iter().map(|one| if one.arity == Arity::Single { Some(1) } else { each }).collect()
}

/// Returns the group and element of a value's index, by the sizes of all groups.
fn place(lengths: &[Option<usize>], number: usize) -> Nth {
    let mut rest = number;
    for (index, len) in lengths.iter().enumerate() {
        match len {
            Some(len) if rest >= *len => rest -= len,
            _ => return Nth { index, element: rest },
        }
    }
    Nth { index: lengths.len(), element: rest }
}
