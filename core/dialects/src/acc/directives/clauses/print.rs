//! `custom<…>` directives of clauses with values for each type of device.

use super::super::data::print::{devices_of, is_any_device};
use crate::common::clauses::print::typed_value;
use abide_mlir::ir::{Attribute, AttributeKind, ValueId};
use abide_mlir::ods::format::{Directive, Format, Parameter};
use abide_mlir::print::{Formatted, Printer};

/// The keywords of gang arguments, and their attributes.
pub(crate) const GANG_ARGUMENTS: [(&str, &str); 3] = [
    ("num", "gang_arg_type<Num>"),
    ("dim", "gang_arg_type<Dim>"),
    ("static", "gang_arg_type<Static>"),
];

/// The keywords of constructs that a loop is combined with, and their attributes.
pub(crate) const CONSTRUCTS: [(&str, &str); 3] = [
    ("kernels", "combined_constructs<kernels_loop>"),
    ("parallel", "combined_constructs<parallel_loop>"),
    ("serial", "combined_constructs<serial_loop>"),
];

/// Whether a format begins with a directive in C++: that reads its keyword itself.
pub(crate) fn begins_with_directive(format: &Format) -> bool {
    matches!(format.directives.first(), Some(Directive::Custom { .. }))
}

/// ` [#type]`, where not all devices are meant.
fn write_device<'ir>(printer: &mut Printer<'ir>, device: Option<&Attribute>) {
    if let Some(device) = device.filter(|device| !is_any_device(printer, **device)) {
        printer.text(" [");
        printer.attribute(*device);
        printer.text("]");
    }
}

/// `[#type, …]`, or nothing.
fn listed_devices<'ir>(printer: &mut Printer<'ir>, devices: &[Attribute]) {
    if devices.is_empty() {
        return;
    }
    printer.text("[");
    for (number, device) in devices.iter().enumerate() {
        printer.separator(number);
        printer.attribute(*device);
    }
    printer.text("]");
}

fn are_all_devices<'ir>(printer: &Printer<'ir>, devices: &[Attribute]) -> bool {
    matches!(devices, [one] if is_any_device(printer, *one))
}

/// The number of values of each list.
fn counts_of<'ir>(
    printer: &Printer<'ir>,
    parameter: &Parameter,
    of: &Formatted<'ir>,
) -> &'ir [i64] {
    let Parameter::Attribute(index) = parameter else { return &[] };
    let value = printer.attribute_of(*index, of);
    match value.map(|value| printer.context().attribute_kind(value)) {
        Some(AttributeKind::DenseArray { values, .. }) => values,
        _ => &[],
    }
}

fn typed_values_separately<'ir>(printer: &mut Printer<'ir>, values: &[ValueId]) {
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        typed_value(printer, *value);
    }
}

/// The word of an attribute of a dialect among those that are known.
fn word_of<'ir>(
    printer: &Printer<'ir>,
    value: Attribute,
    words: &[(&'static str, &str)],
) -> Option<&'static str> {
    let AttributeKind::Dialect { body, .. } = printer.context().attribute_kind(value) else {
        return None;
    };
    let body = printer.context().bytes(*body);
    words.iter().find(|(_, own)| own.as_bytes() == body).map(|(word, _)| *word)
}

/// Takes the first `count` values of a list.
fn next<'v>(values: &mut &'v [ValueId], count: i64) -> &'v [ValueId] {
    let count = usize::try_from(count).unwrap_or_default().min(values.len());
    let (own, rest) = values.split_at_checked(count).unwrap_or_default();
    *values = rest;
    own
}

/// `%value : type [#type], …`
pub(crate) fn values_of_devices<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), _, devices] = parameters else { return };
    let devices = devices_of(printer, devices, of);
    for (number, value) in printer.operands_of(*index, of).iter().enumerate() {
        printer.separator(number);
        typed_value(printer, *value);
        write_device(printer, devices.get(number));
    }
}

/// `{%value : type, …} [#type], …`
pub(crate) fn lists_of_devices<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), _, devices, segments] = parameters else { return };
    let (devices, counts) = (devices_of(printer, devices, of), counts_of(printer, segments, of));
    let values = printer.operands_of(*index, of);
    let mut rest = &values[..];
    for (number, count) in counts.iter().enumerate() {
        printer.separator(number);
        printer.text("{");
        typed_values_separately(printer, next(&mut rest, *count));
        printer.text("}");
        write_device(printer, devices.get(number));
    }
}

/// Prints `([#types], `, if there are any; the caller prints the rest. If all devices are meant and there are no
/// lists, prints nothing and returns false.
fn print_device_types(printer: &mut Printer<'_>, only: &[Attribute], has_lists: bool) -> bool {
    if !has_lists && are_all_devices(printer, only) {
        return false;
    }
    printer.text("(");
    listed_devices(printer, only);
    if !only.is_empty() && has_lists {
        printer.text(", ");
    }
    true
}

/// Nothing; or `([#types], {devnum: %value : type, %value : type} [#type], …)`
pub(crate) fn waits<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), _, devices, segments, numbered, only] = parameters else {
        return;
    };
    let (devices, counts) = (devices_of(printer, devices, of), counts_of(printer, segments, of));
    let (numbered, only) = (devices_of(printer, numbered, of), devices_of(printer, only, of));
    if !print_device_types(printer, only, !counts.is_empty()) {
        return;
    }
    let values = printer.operands_of(*index, of);
    let mut rest = &values[..];
    for (number, count) in counts.iter().enumerate() {
        printer.separator(number);
        let is_numbered =
            numbered.get(number).and_then(|one| printer.context().integer_value(*one));
        printer.text(if is_numbered.unwrap_or_default() == 0 { "{" } else { "{devnum: " });
        typed_values_separately(printer, next(&mut rest, *count));
        printer.text("}");
        write_device(printer, devices.get(number));
    }
    printer.text(")");
}

/// Nothing; or `([#types], {num=%value : type, dim=%value : type} [#type], …)`
pub(crate) fn gangs<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), _, kinds, devices, segments, only] = parameters else {
        return;
    };
    let (kinds, devices) = (devices_of(printer, kinds, of), devices_of(printer, devices, of));
    let (counts, only) = (counts_of(printer, segments, of), devices_of(printer, only, of));
    if !print_device_types(printer, only, !counts.is_empty()) {
        return;
    }
    let values = printer.operands_of(*index, of);
    let (mut rest, mut kinds) = (&values[..], kinds.iter());
    for (number, count) in counts.iter().enumerate() {
        printer.separator(number);
        printer.text("{");
        for (place, value) in next(&mut rest, *count).iter().enumerate() {
            printer.separator(place);
            let word = kinds.next().and_then(|kind| word_of(printer, *kind, &GANG_ARGUMENTS));
            printer.text(word.unwrap_or("num"));
            printer.text("=");
            typed_value(printer, *value);
        }
        printer.text("}");
        write_device(printer, devices.get(number));
    }
    printer.text(")");
}

/// `@recipe -> %value : type, …`
pub(crate) fn values_with_recipes<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), _, recipes] = parameters else { return };
    let recipes = devices_of(printer, recipes, of);
    let values = printer.operands_of(*index, of);
    for (number, (value, recipe)) in values.iter().zip(recipes).enumerate() {
        printer.separator(number);
        printer.attribute(*recipe);
        printer.text(" -> ");
        typed_value(printer, *value);
    }
}

/// `(%value, … : type, …)`, or nothing.
pub(crate) fn values_or_keyword<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Operand(index), ..] = parameters else { return };
    let values = printer.operands_of(*index, of);
    if !values.is_empty() {
        listed(printer, &values);
    }
}

/// `(%value, … : type, …)`
fn listed(printer: &mut Printer<'_>, values: &[ValueId]) {
    printer.text("(");
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        printer.operand(*value);
    }
    printer.text(" : ");
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        printer.value_type(*value);
    }
    printer.text(")");
}

/// `combined(parallel)`, or `parallel` if the format has the rest.
pub(crate) fn combined<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Attribute(index)] = parameters else { return };
    let value = printer.attribute_of(*index, of);
    let Some(word) = value.and_then(|value| word_of(printer, value, &CONSTRUCTS)) else { return };
    let is_whole = begins_with_directive(of.format);
    printer.text(if is_whole { "combined(" } else { "" });
    printer.text(word);
    printer.text(if is_whole { ")" } else { "" });
}

/// `control(%argument : type, …) = (%from, … : type, …) to (…)  step (…) {…}`, or the region alone.
pub(crate) fn loop_control<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [Parameter::Region(region), bounds @ ..] = parameters else { return };
    let Some(region) = printer.regions_of(*region, of).first().copied() else { return };
    let ir = printer.ir();
    let arguments = ir.entry_block(region).map_or(&[][..], |entry| ir.arguments(entry));
    if !arguments.is_empty() {
        printer.text("control(");
        typed_values_separately(printer, arguments);
        printer.text(") =");
        let indices = bounds.iter().filter_map(|bound| match bound {
            Parameter::Operand(index) => Some(*index),
            _ => None,
        });
        for (index, before) in indices.zip([" ", " to ", "  step "]) {
            printer.text(before);
            let values = printer.operands_of(index, of);
            listed(printer, &values);
        }
        printer.text(" ");
    }
    printer.region(region, false, true, false);
}

/// `@name [#type], "name", …`
pub(crate) fn bound_names<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let lists = match parameters {
        [symbols, strings, of_symbols, of_strings] => {
            vec![(symbols, of_symbols), (strings, of_strings)]
        }
        [strings, of_strings] => vec![(strings, of_strings)],
        _ => Vec::new(),
    };
    let mut number = 0;
    for (names, devices) in lists {
        let devices = devices_of(printer, devices, of);
        for (place, name) in devices_of(printer, names, of).iter().enumerate() {
            printer.separator(number);
            printer.attribute(*name);
            write_device(printer, devices.get(place));
            number += 1;
        }
    }
}

/// Nothing; or `([#types], dim: 1 : i64 [#type], …)`
pub(crate) fn routine_gangs<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [only, dims, devices] = parameters else { return };
    let (only, dims) = (devices_of(printer, only, of), devices_of(printer, dims, of));
    let devices = devices_of(printer, devices, of);
    if !print_device_types(printer, only, !dims.is_empty()) {
        return;
    }
    for (number, dim) in dims.iter().enumerate() {
        printer.separator(number);
        printer.text("dim: ");
        printer.attribute(*dim);
        write_device(printer, devices.get(number));
    }
    printer.text(")");
}

/// Nothing, which is all devices; or `([#types])`.
pub(crate) fn list_of_devices<'ir>(
    printer: &mut Printer<'ir>,
    parameters: &'ir [Parameter],
    of: &Formatted<'ir>,
) {
    let [own] = parameters else { return };
    let own = devices_of(printer, own, of);
    if own.is_empty() || are_all_devices(printer, own) {
        return;
    }
    printer.text("(");
    listed_devices(printer, own);
    printer.text(")");
}
