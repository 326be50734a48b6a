//! Prints the directives of operations that transform others.

use abide_mlir::ir::{Attribute, AttributeKind, ValueId};
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Printer, dynamic_index_list};

/// `type`, or `(type) -> type`.
pub(crate) fn half_function_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Type(input), Parameter::Type(result), ..] = of.parameters else { return };
    let (inputs, results) = (printer.types_of(*input, of), printer.types_of(*result, of));
    if results.is_empty() {
        return printer.types(inputs);
    }
    printer.text("(");
    printer.types(inputs);
    printer.text(") -> ");
    let is_list = results.len() > 1;
    printer.text(if is_list { "(" } else { "" });
    printer.types(results);
    printer.text(if is_list { ")" } else { "" });
}

/// `(type) -> type`, where all results have one type.
pub(crate) fn same_results<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Type(input), Parameter::Type(result), ..] = of.parameters else { return };
    let (inputs, results) = (printer.types_of(*input, of), printer.types_of(*result, of));
    printer.functional_type(inputs, results.into_iter());
}

/// `all`, `except(1, 2)` or `1, 2`.
pub(crate) fn positions<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(list), Parameter::Attribute(inverted), Parameter::Attribute(all)] =
        of.parameters
    else {
        return;
    };
    if printer.has_attribute(*all, of) {
        return printer.text("all");
    }
    let is_inverted = printer.has_attribute(*inverted, of);
    printer.text(if is_inverted { "except(" } else { "" });
    let numbers = printer.attribute_of(*list, of);
    if let Some(AttributeKind::DenseArray { values, .. }) =
        numbers.map(|numbers| printer.context().attribute_kind(numbers))
    {
        for (index, number) in values.iter().enumerate() {
            printer.separator(index);
            printer.integer_literal(*number);
        }
    }
    printer.text(if is_inverted { ")" } else { "" });
}

/// `%root, %more : (type, types)`, `%root : type`, or nothing.
pub(crate) fn root_and_bindings<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [
        Parameter::Operand(root),
        Parameter::Type(of_root),
        Parameter::Operand(more),
        Parameter::Type(of_more),
    ] = of.parameters
    else {
        return;
    };
    let (root, more) = (printer.operands_of(*root, of), printer.operands_of(*more, of));
    if root.is_empty() {
        return;
    }
    let has_more = !more.is_empty();
    printer.operands(root.into_iter().chain(more));
    printer.text(if has_more { " : (" } else { " : " });
    let types = printer.types_of(*of_root, of).into_iter().chain(printer.types_of(*of_more, of));
    printer.types(types);
    printer.text(if has_more { ")" } else { "" });
}

/// `*(%handle)`, or a list of values and numbers.
pub(crate) fn packed_index_list<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(packed), rest @ ..] = of.parameters else { return };
    match printer.operands_of(*packed, of).first() {
        Some(handle) => {
            printer.text("*(");
            printer.operand(*handle);
            printer.text(")");
        }
        None => dynamic_index_list(printer, &Custom { parameters: rest, ..*of }),
    }
}

/// `{"name" = value, …}`, where a value is an attribute, an operand, or an array of such.
pub(crate) fn options<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(options), Parameter::Operand(values)] = of.parameters else { return };
    let values = printer.operands_of(*values, of);
    let entries = printer.attribute_of(*options, of);
    let Some(AttributeKind::Dictionary(entries)) =
        entries.map(|entries| printer.context().attribute_kind(entries))
    else {
        return;
    };
    printer.text("{");
    for (index, (name, value)) in entries.iter().enumerate() {
        printer.separator(index);
        printer.string(*name);
        printer.text(" = ");
        match printer.context().attribute_kind(*value) {
            AttributeKind::Array(all) => {
                printer.text("[");
                for (index, one) in all.iter().enumerate() {
                    printer.separator(index);
                    option(printer, *one, &values);
                }
                printer.text("]");
            }
            _ => option(printer, *value, &values),
        }
    }
    printer.text("}");
}

/// An attribute, or the operand whose number it is.
fn option(printer: &mut Printer<'_>, value: Attribute, operands: &[ValueId]) {
    let number = match printer.context().attribute_kind(value) {
        AttributeKind::Dialect { body, .. } => {
            let body = printer.context().text(*body);
            let number = body.strip_prefix("param_operand<index = ");
            number.and_then(|rest| rest.split([' ', '>']).next()?.parse::<usize>().ok())
        }
        _ => None,
    };
    match number.and_then(|number| operands.get(number)) {
        Some(operand) => printer.operand(*operand),
        None => printer.attribute(value),
    }
}

/// `@matcher -> @action, …`, each pair on its own line.
pub(crate) fn pairs_of_symbols<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(matchers), Parameter::Attribute(actions)] = of.parameters else {
        return;
    };
    let (matchers, actions) =
        (printer.elements_of(*matchers, of), printer.elements_of(*actions, of));
    for (index, (matcher, action)) in matchers.iter().zip(actions).enumerate() {
        printer.separator(index);
        printer.newline_indented(2);
        printer.attribute(*matcher);
        printer.text(" -> ");
        printer.attribute(*action);
    }
}
