//! `custom<…>` directives that belong to no dialect.

use super::Printer;
use super::format::{Custom, Formatted};
use crate::ir::{AttributeKind, DYNAMIC};
use crate::ods::format::{Parameter, is_in_parentheses};
use crate::registry::directives::index_lists;

/// Prints `[%a, 4, %b]`: values for dynamic entries, numbers for static ones. With a third parameter, multiples of
/// the vector scale are in their own brackets.
pub fn dynamic_index_list<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(values), Parameter::Attribute(numbers), rest @ ..] = of.parameters
    else {
        return;
    };
    let scalable = match rest {
        [Parameter::Attribute(scalable), ..] => printer.dense_array_of(*scalable, of),
        _ => &[],
    };
    let values = printer.operands_of(*values, of);
    let mut values = values.into_iter();
    let in_parentheses = is_in_parentheses(of.parameters);
    printer.text(if in_parentheses { "(" } else { "[" });
    for (index, number) in printer.dense_array_of(*numbers, of).iter().enumerate() {
        printer.separator(index);
        let scalable = scalable.get(index).is_some_and(|scalable| *scalable != 0);
        printer.text(if scalable { "[" } else { "" });
        if *number == DYNAMIC {
            printer.optional_operand(values.next());
        } else {
            printer.integer_literal(*number);
        }
        printer.text(if scalable { "]" } else { "" });
    }
    printer.text(if in_parentheses { ")" } else { "]" });
}

impl<'ir> Printer<'ir> {
    /// Whether each list of an operation has as many values as places for them.
    pub(super) fn index_lists_fit(&self, of: &Formatted<'ir>) -> bool {
        index_lists(of.format).all(|parameters| {
            let [Parameter::Operand(values), Parameter::Attribute(numbers), ..] = parameters else {
                return true;
            };
            let numbers = self.dense_array_of(*numbers, of).iter();
            let places = numbers.filter(|number| **number == DYNAMIC).count();
            self.operands_of(*values, of).len() == places
        })
    }

    /// Returns the numbers of an attribute that is a dense array; empty if it is missing or another one.
    pub fn dense_array_of(&self, index: usize, of: &Formatted<'ir>) -> &'ir [i64] {
        let value = self.attribute_of(index, of);
        match value.map(|value| self.context().attribute_kind(value)) {
            Some(AttributeKind::DenseArray { values, .. }) => values,
            _ => &[],
        }
    }
}

/// `private`; symbols without visibility are public.
pub(crate) fn symbol_visibility<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(visibility), ..] = of.parameters else { return };
    let value = printer.attribute_of(*visibility, of);
    match value.and_then(|value| printer.context().string_value(value)) {
        Some(text) => printer.identifier(text),
        None => printer.text("public"),
    }
}

/// Prints `3x?x5`, or `[]` without dimensions (MLIR: `printDimensionList`).
pub(crate) fn dimension_list<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(list)] = of.parameters else { return };
    let list = printer.attribute_of(*list, of);
    let kind = list.map(|list| printer.context().attribute_kind(list));
    let Some(AttributeKind::DenseArray { values, .. }) = kind else { return };
    if values.is_empty() {
        printer.text("[]");
    }
    for (index, size) in values.iter().enumerate() {
        if index > 0 {
            printer.text("x");
        }
        match *size {
            DYNAMIC => printer.text("?"),
            size => printer.integer_literal(size),
        }
    }
}
