//! `custom<…>` directives of declarative formats.

use super::Printer;
use super::format::Formatted;
use crate::directives::index_lists;
use crate::ir::{AttributeKind, DYNAMIC, DenseData, TypeKind, number_size};
use crate::ods::format::{DYNAMIC_INDEX, is_in_parentheses};
use crate::ods::format::{Parameter, TypeReference};

/// `[%a, 4, %b]`: values where they are not known, numbers where they are. With a third parameter
/// the sizes that are multiples of the vector scale stand in brackets of their own.
pub fn dynamic_index_list<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(values), Parameter::Attribute(numbers), rest @ ..] = parameters else {
        return;
    };
    let scalable = match rest {
        [Parameter::Attribute(scalable), ..] => dense_array(printer, *scalable, of),
        _ => &[],
    };
    let values = printer.operands_of(*values, of);
    let mut values = values.into_iter();
    let in_parentheses = is_in_parentheses(parameters);
    printer.text(if in_parentheses { "(" } else { "[" });
    for (index, number) in dense_array(printer, *numbers, of).iter().enumerate() {
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

/// As [`dynamic_index_list`]; nothing where there are no numbers.
pub(crate) fn optional_index_list<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    if let [_, Parameter::Attribute(numbers), ..] = parameters
        && printer.attribute_of(*numbers, of).is_some()
    {
        dynamic_index_list(printer, parameters, of);
    }
}

impl<'ir> Printer<'ir> {
    /// Whether each list of an operation has as many values as places for them.
    pub(super) fn index_lists_fit(&self, of: &Formatted<'ir>) -> bool {
        index_lists(of.format).all(|parameters| {
            let [Parameter::Operand(values), Parameter::Attribute(numbers), ..] = parameters else {
                return true;
            };
            let numbers = dense_array(self, *numbers, of).iter();
            let places = numbers.filter(|number| **number == DYNAMIC).count();
            self.operands_of(*values, of).len() == places
        })
    }
}

fn dense_array<'ir>(printer: &Printer<'ir>, index: usize, of: &Formatted<'ir>) -> &'ir [i64] {
    let value = printer.attribute_of(index, of);
    match value.map(|value| printer.context().attribute_kind(value)) {
        Some(AttributeKind::DenseArray { values, .. }) => values,
        _ => &[],
    }
}

/// `private`; what says nothing is public.
pub(crate) fn symbol_visibility<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Attribute(visibility), ..] = parameters else { return };
    let value = printer.attribute_of(*visibility, of);
    match value.and_then(|value| printer.context().string_value(value)) {
        Some(text) => printer.identifier(text),
        None => printer.text("public"),
    }
}

/// `memref<2xf32> = dense<…>`, or ` = uninitialized`.
pub(crate) fn global_type_and_value<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Attribute(ty), Parameter::Attribute(value), ..] = parameters else { return };
    if let Some(ty) = printer.attribute_of(*ty, of) {
        printer.attribute(ty);
    }
    let Some(value) = printer.attribute_of(*value, of) else { return };
    printer.text(" = ");
    if value == printer.context().unit() {
        printer.text("uninitialized");
    } else {
        printer.attribute_without_type(value);
    }
}

/// `(value) : type`, or ` : type`.
pub(crate) fn typed_initial_value<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Attribute(ty), Parameter::Attribute(value), ..] = parameters else { return };
    if let Some(value) = printer.attribute_of(*value, of) {
        printer.text("(");
        printer.attribute(value);
        printer.text(")");
    }
    printer.text(" : ");
    if let Some(ty) = printer.attribute_of(*ty, of) {
        printer.attribute(ty);
    }
}

/// `default: ^bb1(%a : i32), 42: ^bb2, …`
pub(crate) fn switch_op_cases<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    if let [
        _,
        Parameter::Attribute(values),
        Parameter::Successor(destinations),
        Parameter::Operand(operands),
        _,
    ] = parameters
    {
        return cases_in_brackets(printer, *values, (*destinations, *operands), of);
    }
    let [
        _,
        Parameter::Successor(default),
        Parameter::Operand(default_operands),
        _,
        Parameter::Attribute(values),
        Parameter::Successor(destinations),
        Parameter::Operand(case_operands),
        ..,
    ] = parameters
    else {
        return;
    };
    printer.text("  default: ");
    let operands = printer.operands_of(*default_operands, of);
    for block in printer.successors_of(*default, of) {
        printer.successor_and_operands(*block, operands.iter().copied());
    }
    let Some(values) = printer.attribute_of(*values, of) else { return };
    if !printer.successors_of(*destinations, of).is_empty() {
        printer.text(",");
        printer.newline();
    }
    cases(printer, values, (*destinations, *case_operands), false, of);
}

/// `[42: ^bb2(%a : i32)]`, each case on a line of its own.
fn cases_in_brackets<'ir>(
    printer: &mut Printer<'ir>,
    values: usize,
    (destinations, operands): (usize, usize),
    of: &Formatted<'ir>,
) {
    printer.text("[");
    printer.newline();
    if let Some(values) = printer.attribute_of(values, of) {
        cases(printer, values, (destinations, operands), true, of);
    }
    printer.text("]");
}

/// `42: ^bb2(%a : i32), 43: ^bb3`, each case on a line of its own, and the end of the last one's.
fn cases<'ir>(
    printer: &mut Printer<'ir>,
    values: crate::ir::Attribute,
    (destinations, operands): (usize, usize),
    has_signs: bool,
    of: &Formatted<'ir>,
) {
    let groups = printer.inner_groups(operands, of);
    let operands = printer.operands_of(operands, of);
    for (index, block) in printer.successors_of(destinations, of).iter().enumerate() {
        if index > 0 {
            printer.text(",");
            printer.newline();
        }
        printer.text("  ");
        printer.case_value(values, index, has_signs);
        printer.text(": ");
        let group = groups.get(index).cloned().unwrap_or(0..0);
        let operands = operands.get(group).unwrap_or_default();
        printer.successor_and_operands(*block, operands.iter().copied());
    }
    printer.newline();
}

/// `%a, 4, %b`
pub(crate) fn path_indices<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(values), Parameter::Attribute(numbers)] = parameters else { return };
    let mut values = printer.operands_of(*values, of).into_iter();
    for (index, number) in dense_array(printer, *numbers, of).iter().enumerate() {
        printer.separator(index);
        let value = if *number == DYNAMIC_INDEX { values.next() } else { None };
        match value {
            Some(value) => printer.operand(value),
            None => printer.integer_literal(*number),
        }
    }
}

/// ` {name = value}`
pub(crate) fn attributes<'ir>(
    printer: &mut Printer<'ir>,
    _: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    printer.dictionary_directive(of, false);
}

impl<'ir> Printer<'ir> {
    /// An element of a dense literal of integers.
    fn case_value(&mut self, values: crate::ir::Attribute, index: usize, has_sign: bool) {
        let AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat, bytes } } =
            self.context().attribute_kind(values)
        else {
            return;
        };
        let element = self.context().type_kind(*ty).element();
        let width = match element.map(|element| self.context().type_kind(element)) {
            Some(TypeKind::Integer { width, .. }) => *width,
            _ => 64,
        };
        let element = bytes.chunks_exact(number_size(width)).nth(if *splat { 0 } else { index });
        let number = element.unwrap_or_default().iter().take(8).rev();
        let number = number.fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        let shift = 64_u32.saturating_sub(width).min(63);
        match has_sign {
            true => self.integer_literal((number << shift).cast_signed() >> shift),
            false => super::escape::write_number(number, &mut self.out),
        }
    }
}

/// `case 1 {…}`, each on a line of its own.
pub(crate) fn switch_cases<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Attribute(values), Parameter::Region(regions), ..] = parameters else {
        return;
    };
    let regions = printer.regions_of(*regions, of);
    for (value, region) in dense_array(printer, *values, of).iter().zip(regions) {
        printer.newline();
        printer.text("case ");
        printer.integer_literal(*value);
        printer.text(" ");
        printer.region(*region, false, true, false);
    }
}

/// ` ordering(%a -> type)`, or nothing.
pub(crate) fn token_ordering<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(consumed), Parameter::Type(produced @ TypeReference::Result(_))] =
        parameters
    else {
        return;
    };
    let (consumed, produced) =
        (printer.operands_of(*consumed, of), printer.types_of(*produced, of));
    if consumed.is_empty() && produced.is_empty() {
        return;
    }
    printer.text(" ordering(");
    if consumed.is_empty() {
        printer.text("()");
    }
    printer.operands(consumed);
    if !produced.is_empty() {
        printer.text(" -> ");
        printer.types(produced);
    }
    printer.text(")");
}
