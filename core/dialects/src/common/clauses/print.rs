//! `custom<…>` directives of the clauses of directive-based programming models.

use abide_mlir::ir::{AttributeKind, ValueId};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::print::{Custom, Formatted, Printer, RegionForm};

/// `[%a : i32, %b : f32]`
pub(crate) fn typed_values<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), ..] = of.parameters else { return };
    printer.text("[");
    for (place, value) in printer.operands_of(*index, of).into_iter().enumerate() {
        printer.separator(place);
        printer.operand(value);
        printer.text(" : ");
        printer.types([printer.ir().value_type(value)]);
    }
    printer.text("]");
}

/// A keyword of an enumeration.
pub(crate) fn keyword<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let [parameter] = of.parameters {
        keyword_of(printer, parameter, of);
    }
}

/// A keyword of the enumeration of a parameter's attribute.
pub(crate) fn keyword_of<'ir>(
    printer: &mut Printer<'ir>,
    parameter: &Parameter,
    of: &Formatted<'ir>,
) {
    let Parameter::Attribute(index) = parameter else { return };
    let Some(value) = printer.attribute_of(*index, of) else { return };
    let described = of.op.attributes.get(*index).map(|one| one.constraint.predicate());
    match described {
        Some(AttributePredicate::Enum(one)) => printer.enum_keyword(one, value),
        _ => printer.attribute(value),
    }
}

/// Prints the keyword of an attribute after its own space.
pub(crate) fn print_spaced_keyword<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    if printer.attribute_of(*index, of).is_some() {
        printer.text(" ");
        keyword(printer, of);
    }
}

/// `["Bias|Lod"]`, or nothing.
pub(crate) fn quoted_words<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    let described = of.op.attributes.get(*index).map(|one| one.constraint.predicate());
    let Some(AttributePredicate::Enum(one)) = described else { return };
    let Some(value) = printer.attribute_of(*index, of) else { return };
    if let Some(words) = printer.enum_text(one, value) {
        printer.text("[\"");
        printer.text(&words);
        printer.text("\"]");
    }
}

/// The words of hints on how many threads meet, with their numbers.
pub(crate) const HINTS: [(&str, i64); 5] =
    [("none", 0), ("uncontended", 1), ("contended", 2), ("nonspeculative", 4), ("speculative", 8)];

/// `contended, speculative`
pub(crate) fn hint<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    let hint = printer.attribute_of(*index, of);
    let hint = hint.and_then(|hint| printer.context().integer_value(hint)).unwrap_or(0);
    let words = HINTS.iter().filter(|(_, number)| hint & number != 0);
    for (index, (word, _)) in words.enumerate() {
        printer.separator(index);
        printer.text(word);
    }
}

/// `%value : type`
pub(crate) fn typed_value<'ir>(printer: &mut Printer<'ir>, value: ValueId) {
    printer.operand(value);
    printer.text(" : ");
    let ty = printer.ir().value_type(value);
    printer.types([ty]);
}

/// `byref `, where the flag of a value is set.
pub(crate) fn by_reference<'ir>(
    printer: &mut Printer<'ir>,
    index: usize,
    number: usize,
    of: &Formatted<'ir>,
) {
    let value = printer.attribute_of(index, of);
    let is_set = match value.map(|value| printer.context().attribute_kind(value)) {
        Some(AttributeKind::DenseArray { values, .. }) => {
            values.get(number).is_some_and(|flag| *flag != 0)
        }
        _ => false,
    };
    printer.text(if is_set { "byref " } else { "" });
}

/// `reduction(byref @name %value -> %argument : type, …) private(…) {…}`
pub(crate) fn region_with_values<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Region(region), clauses @ ..] = of.parameters else { return };
    let Some(region) = printer.regions_of(*region, of).first().copied() else { return };
    let ir = printer.ir();
    let mut arguments = ir.region_arguments(region);
    if let [
        Parameter::Operand(index),
        _,
        Parameter::Attribute(flags),
        Parameter::Attribute(names),
        ..,
    ] = clauses
    {
        let count = printer.operands_of(*index, of).len();
        let (own, rest) = arguments.split_at_checked(count).unwrap_or_default();
        arguments = rest;
        passed_values(printer, "reduction", (*index, *names, Some(*flags)), own, of);
    }
    if let [.., Parameter::Operand(index), Parameter::Type(_), Parameter::Attribute(names)] =
        clauses
    {
        passed_values(printer, "private", (*index, *names, None), arguments, of);
    }
    printer.region(region, RegionForm::BODY);
}

fn passed_values<'ir>(
    printer: &mut Printer<'ir>,
    word: &'static str,
    (index, names, flags): (usize, usize, Option<usize>),
    arguments: &[ValueId],
    of: &Formatted<'ir>,
) {
    let values = printer.operands_of(index, of);
    if values.is_empty() {
        return;
    }
    printer.text(word);
    printer.text("(");
    let names = printer.elements_of(names, of);
    for (number, ((value, name), argument)) in values.iter().zip(names).zip(arguments).enumerate() {
        printer.separator(number);
        if let Some(flags) = flags {
            by_reference(printer, flags, number, of);
        }
        printer.attribute(*name);
        printer.text(" ");
        printer.operand(*value);
        printer.text(" -> ");
        typed_value(printer, *argument);
    }
    printer.text(") ");
}

/// `atomic {…}`, or nothing.
pub(crate) fn atomic_region<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    optional_region(printer, "atomic ", of);
}

/// `cleanup {…}`, or nothing.
pub(crate) fn cleanup_region<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    optional_region(printer, "cleanup ", of);
}

fn optional_region<'ir>(printer: &mut Printer<'ir>, word: &'static str, of: &Custom<'_, 'ir>) {
    let [Parameter::Region(index)] = of.parameters else { return };
    for region in printer.regions_of(*index, of) {
        if printer.ir().entry_block(*region).is_some() {
            printer.text(word);
            printer.region(*region, RegionForm { empty_block: false, ..RegionForm::FULL });
        }
    }
}

/// `async [%token, …]`
pub(crate) fn dependencies<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Type(token @ TypeReference::Result(_)), Parameter::Operand(values)] =
        of.parameters
    else {
        return;
    };
    let is_async = !printer.types_of(*token, of).is_empty();
    printer.text(if is_async { "async" } else { "" });
    let values = printer.operands_of(*values, of);
    if values.is_empty() {
        return;
    }
    printer.text(if is_async { " [" } else { "[" });
    printer.operands(values);
    printer.text("]");
}

/// `2 to 4`, or `2`
pub(crate) fn level_range<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(low), Parameter::Attribute(high)] = of.parameters else { return };
    let level = |index: &usize| {
        let value = printer.attribute_of(*index, of)?;
        printer.context().integer_value(value)
    };
    let (low, high) = (level(low).unwrap_or(0), level(high).unwrap_or(0));
    printer.integer_literal(low);
    if low.checked_add(1) != Some(high) {
        printer.text(" to ");
        printer.integer_literal(high);
    }
}

/// Prints a region of one block, or nothing if it is empty.
pub(crate) fn single_block<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Region(index)] = of.parameters else { return };
    for region in printer.regions_of(*index, of) {
        let entry = printer.ir().entry_block(*region);
        if entry.is_some_and(|entry| printer.ir().first_operation(entry).is_some()) {
            printer.region(*region, RegionForm { empty_block: false, ..RegionForm::FULL });
        }
    }
}
