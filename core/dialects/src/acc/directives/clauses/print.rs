//! `custom<…>` directives of clauses that no notation covers.

use crate::acc::directives::ANY_DEVICE;
use crate::common::clauses::print::typed_value;
use crate::common::notation::print_bracketed;
use abide_mlir::ir::{Attribute, AttributeKind, ValueId};
use abide_mlir::ods::format::{Directive, Format, Parameter};
use abide_mlir::print::{Custom, Printer, RegionForm};

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

/// `(%value, … : type, …)`, or nothing.
pub(crate) fn values_or_keyword<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), ..] = of.parameters else { return };
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
pub(crate) fn combined<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    let value = printer.attribute_of(*index, of);
    let Some(word) = value.and_then(|value| word_of(printer, value, &CONSTRUCTS)) else { return };
    let is_whole = begins_with_directive(of.format);
    printer.text(if is_whole { "combined(" } else { "" });
    printer.text(word);
    printer.text(if is_whole { ")" } else { "" });
}

/// `control(%argument : type, …) = (%from, … : type, …) to (…)  step (…) {…}`, or the region alone.
pub(crate) fn loop_control<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Region(region), bounds @ ..] = of.parameters else { return };
    let Some(region) = printer.regions_of(*region, of).first().copied() else { return };
    let ir = printer.ir();
    let arguments = ir.region_arguments(region);
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
    printer.region(region, RegionForm::BODY);
}

/// `@name [#type], "name", …`
pub(crate) fn bound_names<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let lists = match of.parameters {
        [symbols, strings, of_symbols, of_strings] => {
            vec![(symbols, of_symbols), (strings, of_strings)]
        }
        [strings, of_strings] => vec![(strings, of_strings)],
        _ => Vec::new(),
    };
    let mut number = 0;
    for (names, devices) in lists {
        let (Parameter::Attribute(names), Parameter::Attribute(devices)) = (names, devices) else {
            return;
        };
        let devices = printer.elements_of(*devices, of);
        for (place, name) in printer.elements_of(*names, of).iter().enumerate() {
            printer.separator(number);
            printer.attribute(*name);
            if let Some(device) = devices.get(place) {
                print_bracketed(printer, *device, ANY_DEVICE);
            }
            number += 1;
        }
    }
}
