//! Chooses the form in which an operation is printed: the generic one, if its custom one would lose something or
//! change its meaning.

use super::Printer;
use super::printed_op::Form;
use crate::ir::{AttributeKind, DYNAMIC, Ir, OperationId, TypeKind};
use crate::ods::{OpDescription, operand_groups};
use crate::registry::directives::all_directives_known;
use rustc_hash::FxHashSet;

impl<'ir> Printer<'ir> {
    /// The form in which an operation is printed: the custom one, if that is lossless.
    pub(super) fn form(&self, operation: OperationId) -> Form<'ir> {
        let known = self.known(operation);
        let says_everything = (!known.has_index_lists || self.lists_fit(operation, known.form))
            && self.bounds_fit(operation, known.with_bounds)
            && (!known.is_open || self.lacks_cpp_only_parts(operation, known.form))
            && (!known.ties_results || self.ties_fit(operation))
            && (!known.names_symbol || self.symbol_fits(operation))
            && (!known.shadows_operands() || shadowing_fits(self.ir, operation));
        if says_everything { known.form } else { Form::Generic }
    }

    /// Whether an operand or a result has an unknown type.
    pub(super) fn has_unknown_type(&self, operation: OperationId) -> bool {
        let (ir, unknown) = (self.ir, self.ir.context.unknown_type());
        let mut values = ir.operands(operation).chain(ir.results(operation));
        values.any(|value| ir.value_type(value) == unknown)
    }

    /// Whether each list of values and numbers has as many values as places for them.
    fn lists_fit(&self, operation: OperationId, form: Form<'ir>) -> bool {
        let Form::Format(description, format) = form else { return true };
        self.index_lists_fit(&self.formatted(operation, description, format))
    }

    /// Whether an operation has no text for the parts of its format that only C++ knows.
    fn lacks_cpp_only_parts(&self, operation: OperationId, form: Form<'ir>) -> bool {
        let Form::Format(description, format) = form else { return true };
        let formatted = self.formatted(operation, description, format);
        all_directives_known(formatted.directives, description, format, &|one| {
            !self.is_present(one, &formatted)
        })
    }

    /// Whether the bounds and steps of loops, if a description has them, have as many values as
    /// places for them.
    fn bounds_fit(&self, operation: OperationId, with_bounds: Option<&OpDescription>) -> bool {
        let Some(op) = with_bounds else { return true };
        let groups = operand_groups(self.ir, operation, op);
        let bounds = ["staticLowerBound", "staticUpperBound", "staticStep"];
        bounds.into_iter().zip(&groups).all(|(name, values)| {
            let numbers = self.ir.attribute(operation, name);
            let places = match numbers.map(|numbers| self.context().attribute_kind(numbers)) {
                Some(AttributeKind::DenseArray { values, .. }) => {
                    values.iter().filter(|value| **value == DYNAMIC).count()
                }
                _ => return false,
            };
            values.len() == places
        })
    }

    /// Whether the name of its symbol, if it has one, is not empty.
    fn symbol_fits(&self, operation: OperationId) -> bool {
        let name = self.ir.attribute(operation, "sym_name");
        let name = name.and_then(|name| self.context().string_value(name));
        name.is_none_or(|name| !self.context().bytes(name).is_empty())
    }

    /// Whether the attribute that ties results to operands, if there is one, has a number for each result: that of an
    /// operand (of an argument, in a function), or -1. It has to tie at least one result.
    fn ties_fit(&self, operation: OperationId) -> bool {
        let (ir, context) = (self.ir, self.context());
        let tied = ir.attribute(operation, "tied_operands");
        let Some(AttributeKind::Array(tied)) = tied.map(|tied| context.attribute_kind(tied)) else {
            return true;
        };
        let function = ir.attribute(operation, "function_type");
        let function = match function.map(|function| context.attribute_kind(function)) {
            Some(AttributeKind::Type(ty)) => Some(context.type_kind(*ty)),
            _ => None,
        };
        let (operands, results) = match function {
            Some(TypeKind::Function { inputs, results }) => (inputs.len(), results.len()),
            _ => (ir.operand_count(operation), ir.result_count(operation)),
        };
        let operands = i64::try_from(operands).unwrap_or(i64::MAX);
        let fits = |number| (-1..operands).contains(&number);
        let mut numbers = tied.iter().map(|one| context.integer_value(*one));
        let ties_nothing = !tied.is_empty() && numbers.clone().all(|number| number == Some(-1));
        ties_nothing || tied.len() == results && numbers.all(|number| number.is_some_and(fits))
    }

    /// Whether the next operation begins with a value. One in front of it that may have operands where
    /// its text ends, as `vector.print` and `util.optimization_barrier`, would be read with that value.
    pub(super) fn is_before_result(&self, operation: OperationId) -> bool {
        let next = self.ir.next_operation(operation);
        next.is_some_and(|next| self.ir.result_count(next) > 0)
    }
}

/// Whether the arguments of a region that are called like the operands are as many, of the same types, and of different
/// operands, and nothing else is attached to the operation.
pub(super) fn shadowing_fits(ir: &Ir, operation: OperationId) -> bool {
    let arguments = ir.entry_arguments(operation, 0).iter().copied();
    let types = arguments.map(|argument| ir.value_type(argument));
    let mut seen = FxHashSet::default();
    ir.operands(operation).all(|operand| seen.insert(operand))
        && ir.operands(operation).map(|operand| ir.value_type(operand)).eq(types)
        && ir.context.entries(ir.attributes(operation)).is_empty()
}
