//! The types and values that fit at a position: a view of the roles of the text before it.

use crate::callee::{Callee, mentioned_symbol};
use crate::db::{Document, DocumentUnit};
use crate::entity::operations_around;
use crate::operation_roles::OperationRolesAt;
use crate::type_fits::type_fulfils;
use crate::value_types::{ValueTypes, last_value_types_at};
use crate::visible::Visible;
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::ods::constraint::{AttributePredicate, TypePredicate};
use abide_mlir::ods::format::TypeResolution;
use abide_mlir::ods::{Matched, OpDescription, ParametricTrait, Trait, ValueReference};
use abide_mlir::parse::{Nth, Role};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The maximum number of uses of a result that are searched for its type.
const MAX_USES: usize = 4;

/// The maximum number of types in a list.
const MAX_LISTED_TYPES: usize = 16;

/// The types of the values that a place sees.
pub(crate) struct Types<'d> {
    document: &'d Document,
    unit: DocumentUnit<'d>,
    pub(crate) visible: Visible,
    pub(crate) types: Option<Arc<ValueTypes>>,
}

/// The requirement on a value at the cursor.
pub(crate) enum Expected<'d> {
    /// An operand of a described operation, by its number.
    Operand(&'d OpDescription, usize),
    /// A value of a type that is known.
    Type(String),
}

impl<'d> Types<'d> {
    pub(crate) fn at(document: &'d Document, offset: u32) -> Option<Types<'d>> {
        let unit = document.unit_at(offset)?;
        let visible = Visible::at(document, unit, offset - unit.offset);
        let types = last_value_types_at(document, offset);
        Some(Types { document, unit, visible, types })
    }

    /// The type of a value in the words of MLIR; with commas between those of several results.
    pub(crate) fn text(&self, value: Definition) -> Option<String> {
        let written = value.type_span.map(|ty| self.document.string(ty.shifted(self.unit.offset)));
        written.or_else(|| self.types.as_ref()?.text(self.unit, value))
    }

    /// The type of the operand that is written with this role.
    fn of_operand(&self, written: &OperationRolesAt<'_>, nth: Nth) -> Option<String> {
        let text = self.document.text();
        let name = written.piece(Role::Operand(nth))?.span.slice(text);
        let (name, number) = match memchr::memchr(b'#', name) {
            Some(at) => name.split_at_checked(at)?,
            None => (name, &b"#0"[..]),
        };
        let number = std::str::from_utf8(number.get(1..)?).ok()?.parse().ok()?;
        let named = |found: &&Definition| found.name.shifted(self.unit.offset).slice(text) == name;
        let value = self.visible.values.iter().rev().find(named)?;
        match self.types.as_ref().and_then(|types| types.text_of(self.unit, *value, number)) {
            Some(known) => Some(known),
            None => self.text(*value).filter(|_| number == 0),
        }
    }

    /// Returns the type of something with a role, by the text before it.
    pub(crate) fn expected(&self, written: &OperationRolesAt<'_>, role: Role) -> Option<String> {
        match role {
            Role::Operand(nth) => self.of_value(written, nth),
            Role::OperandType(nth) => self
                .of_operand(written, nth)
                .or_else(|| Callee::of(self.document, written)?.input(nth.element)),
            Role::ResultType(nth) => {
                self.of_result(written, nth).or_else(|| self.of_use(written, nth))
            }
            _ => None,
        }
    }

    /// As [`Types::expected`]; at the first type of a list, the types of all its operands.
    pub(crate) fn expected_list(
        &self,
        written: &OperationRolesAt<'_>,
        role: Role,
    ) -> Option<String> {
        let first = self.expected(written, role)?;
        let Role::OperandType(nth) = role else { return Some(first) };
        let others = (1..MAX_LISTED_TYPES).map_while(|element| {
            let next = Nth { index: nth.index, element };
            written.piece(Role::Operand(next)).map(|_| self.of_operand(written, next))
        });
        let others: Option<Vec<String>> = others.filter(|_| nth.element == 0).collect();
        let list = others.map(|others| [vec![first.clone()], others].concat().join(", "));
        Some(list.unwrap_or(first))
    }

    /// Returns the required type of a value that is an operand.
    fn of_value(&self, written: &OperationRolesAt<'_>, nth: Nth) -> Option<String> {
        let op = written.description;
        if let Some(callee) = Callee::of(self.document, written) {
            return callee.input(nth.element);
        }
        if op.has(Trait::ReturnLike) && op.has(Trait::Terminator) {
            return self.returned(written, nth.element);
        }
        let before = written.roles.pieces.iter().filter_map(|piece| match piece.role {
            Role::Operand(other) if other != nth && operands_agree(op, other.index, nth.index) => {
                Some(other)
            }
            _ => None,
        });
        before.filter_map(|other| self.of_operand(written, other)).next()
    }

    /// The type of a result of the function around a terminator.
    fn returned(&self, written: &OperationRolesAt<'_>, number: usize) -> Option<String> {
        let place = written.operation.syntax().span().start();
        let function = operations_around(self.document, place).nth(1)?;
        Callee::at(self.document, function.name_token()?.span().start())?.result(number)
    }

    fn of_result(&self, written: &OperationRolesAt<'_>, nth: Nth) -> Option<String> {
        let op = written.description;
        let operand = |index| self.of_operand(written, Nth { index, element: nth.element });
        let first = |index| self.of_operand(written, Nth { index, element: 0 });
        if let Some(callee) = Callee::of(self.document, written) {
            return callee.result(nth.element);
        }
        if let Some(found) = operands_like_result(op, nth.index).find_map(first) {
            return Some(found);
        }
        if let Some(found) = self.of_symbol(written, nth) {
            return Some(found);
        }
        // Loop-carried values and destinations are the last operands.
        let is_last =
            op.has(Trait::LoopLikeOpInterface) || op.has(Trait::DestinationStyleOpInterface);
        is_last.then(|| operand(op.operands.len().checked_sub(1)?)).flatten()
    }

    /// The type that a later use of an operation's only result has.
    pub(crate) fn of_use(&self, written: &OperationRolesAt<'_>, nth: Nth) -> Option<String> {
        let mut results = written.operation.results();
        let name = results.next()?.name.span();
        if nth.element > 0 || results.next().is_some() {
            return None;
        }
        let document = self.document;
        let result = written.description.results.get(nth.index)?;
        let may_be = |ty: &String| type_fulfils(document, &result.constraint, ty) != Some(false);
        self.of_uses(name).find(may_be)
    }

    /// The types that the first uses of the only result of an operation have, by the place of its name.
    pub(crate) fn of_uses(&self, name: Span) -> impl Iterator<Item = String> {
        let (document, names) = (self.document, self.unit.names);
        let is_own = |one: &Definition| {
            let is_single = one.kind == DefinitionKind::Results { count: 1 };
            is_single && one.name.shifted(self.unit.offset) == name
        };
        let index = names.definitions.iter().position(is_own);
        let index = index.and_then(|index| u32::try_from(index).ok());
        let uses = names.uses.iter().filter(move |one| index.is_some() && one.definition == index);
        uses.take(MAX_USES).filter_map(move |one| {
            let place = one.name.shifted(self.unit.offset).start();
            let user = OperationRolesAt::around(document, place)?;
            let Role::Operand(operand) = user.piece_at(place)?.role else { return None };
            match user.piece(Role::OperandType(operand)) {
                Some(piece) => Some(document.string(piece.span)),
                None => self.of_value(&user, operand),
            }
        })
    }

    /// The type that the symbol of an operation is declared with, if the result may have it.
    fn of_symbol(&self, written: &OperationRolesAt<'_>, nth: Nth) -> Option<String> {
        let document = self.document;
        let result = written.description.results.get(nth.index)?;
        let symbol = mentioned_symbol(document, written)?;
        let symbol = document.symbols().symbol(document, symbol)?;
        let declared = OperationRolesAt::around(document, symbol.span.start())?;
        let attributes = &declared.description.attributes;
        let is_type = |index: usize| {
            let predicate = attributes.get(index).map(|one| one.constraint.predicate());
            matches!(predicate, Some(AttributePredicate::Type(_)))
        };
        let mut pieces = declared.roles.pieces.iter();
        let piece =
            pieces.find(|piece| matches!(piece.role, Role::Attribute(index) if is_type(index)))?;
        let ty = document.string(piece.span);
        (type_fulfils(document, &result.constraint, &ty) == Some(true)).then_some(ty)
    }

    /// The type that all operands of an operation have so far.
    pub(crate) fn of_all_operands(&self, written: &OperationRolesAt<'_>) -> Option<String> {
        let operands = written.roles.pieces.iter().filter_map(|piece| match piece.role {
            Role::Operand(nth) => Some(nth),
            _ => None,
        });
        let mut types = operands.map(|nth| self.of_operand(written, nth));
        let first = types.next()??;
        types.all(|ty| ty.as_ref() == Some(&first)).then_some(first)
    }

    /// The function type of an operation, where its operands are written.
    pub(crate) fn function_type(&self, written: &OperationRolesAt<'_>) -> Option<String> {
        if let Some(callee) = Callee::of(self.document, written) {
            return Some(callee.function_type());
        }
        let mut inputs = Vec::new();
        for piece in &written.roles.pieces {
            if let Role::Operand(nth) = piece.role {
                inputs.push(self.of_operand(written, nth)?);
            }
        }
        Some(format!("({}) -> ", inputs.join(", "))).filter(|_| !inputs.is_empty())
    }

    /// Returns the requirement on a value with a role.
    pub(crate) fn expected_value(&self, written: &OperationRolesAt<'d>, nth: Nth) -> Expected<'d> {
        match self.expected(written, Role::Operand(nth)) {
            Some(ty) => Expected::Type(ty),
            None => Expected::Operand(written.description, nth.index),
        }
    }

    /// Filters values by the expected type.
    pub(crate) fn fitting(&self) -> Fitting<'_, 'd> {
        Fitting { types: self, known: FxHashMap::default() }
    }

    /// Whether a value has the expected type.
    fn fits(&self, expected: &Expected<'_>, value: Definition) -> bool {
        match expected {
            Expected::Operand(op, number) => {
                let Some(types) = &self.types else { return true };
                let Some(ty) = types.number(self.unit, value, 0) else { return false };
                let operand = op.operands.get(*number);
                operand.is_some_and(|one| {
                    // Operations that compare shapes are mostly used for shaped values.
                    let is_open = *one.constraint.predicate() == TypePredicate::Any;
                    let has_shape = op.has(Trait::SameOperandsAndResultShape);
                    types.fulfils(self.document, ty, &one.constraint)
                        && (!is_open || !has_shape || types.is_shaped(self.document, ty))
                })
            }
            Expected::Type(ty) => {
                let types = self.types.as_ref();
                let own = types.and_then(|types| types.text_of(self.unit, value, 0));
                own.or_else(|| self.text(value)).is_some_and(|own| own == *ty)
            }
        }
    }
}

/// Whether values have the expected type, computed once for each type.
pub(crate) struct Fitting<'t, 'd> {
    types: &'t Types<'d>,
    /// By the numbers of types.
    known: FxHashMap<usize, bool>,
}

impl Fitting<'_, '_> {
    /// Whether a value has the expected type, which is the same for all values.
    pub(crate) fn fits(&mut self, expected: &Expected<'_>, value: Definition) -> bool {
        let types = self.types;
        let ty = types.types.as_ref().and_then(|known| known.number(types.unit, value, 0));
        match ty {
            Some(ty) => *self.known.entry(ty).or_insert_with(|| types.fits(expected, value)),
            None => types.fits(expected, value),
        }
    }
}

/// Whether two operands have one type.
pub(crate) fn operands_agree(op: &OpDescription, one: usize, other: usize) -> bool {
    let same = [Trait::SameTypeOperands, Trait::SameOperandsAndResultType];
    same.iter().any(|one| op.has(*one))
        || matches_in_type(op, [ValueReference::Operand(one), ValueReference::Operand(other)])
}

/// The operands that have the type of a result.
pub(crate) fn operands_like_result(
    op: &OpDescription,
    result: usize,
) -> impl Iterator<Item = usize> {
    let result = ValueReference::Result(result);
    let types = op.format().map(|format| format.operand_types.as_slice()).unwrap_or_default();
    let same = move |(_, of): &(usize, &TypeResolution)| **of == TypeResolution::SameAs(result);
    let written = types.iter().enumerate().filter(same).map(|(index, _)| index);
    let agrees = move |index: &usize| {
        op.has(Trait::SameOperandsAndResultType)
            || matches_in_type(op, [result, ValueReference::Operand(*index)])
    };
    written.chain((0..op.operands.len()).filter(agrees))
}

/// Whether two values of an operation have one type.
fn matches_in_type(op: &OpDescription, both: [ValueReference; 2]) -> bool {
    op.parametric_traits.iter().any(|one| match one {
        ParametricTrait::AllMatch { matched: Matched::Types, values } => {
            both.iter().all(|value| values.contains(value))
        }
        _ => false,
    })
}
