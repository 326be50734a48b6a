//! Prints the directives of IREE's dialects.

use abide_mlir::ir::{AttributeKind, DYNAMIC, Type, ValueId};
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Formatted, Printer};

/// `= value`, with `: type` before it where the value does not determine the type.
pub(super) fn type_or_attribute<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(ty), Parameter::Attribute(value), ..] = of.parameters else { return };
    let ty = printer.attribute_of(*ty, of);
    let value = printer.attribute_of(*value, of);
    let context = printer.context();
    let own = value.and_then(|value| context.attribute_type(value));
    let written = ty.and_then(|ty| context.attribute_type(ty));
    let told = written.is_some_and(|ty| own == Some(ty) || ty == context.unknown_type());
    if let (Some(ty), false) = (ty, told) {
        printer.text(": ");
        printer.attribute(ty);
    }
    if let Some(value) = value {
        printer.text(if told { "= " } else { " = " });
        printer.attribute(value);
    }
}

/// `type as type`, or one type if both are the same.
pub(super) fn type_alias<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(encoding), Parameter::Type(storage), ..] = of.parameters else {
        return;
    };
    let encoding = printer.attribute_of(*encoding, of);
    let encoding = encoding.and_then(|encoding| printer.context().attribute_type(encoding));
    let storage = printer.types_of(*storage, of);
    if let Some(encoding) = encoding
        && !storage.contains(&encoding)
    {
        printer.type_(encoding);
        printer.text(" as ");
    }
    printer.types(storage);
}

/// `(type{%size}, type) -> (type{%size}, %operand as type)`; without parameters for sizes, none are
/// printed.
pub(super) fn function_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let (input_sizes, result_types, result_sizes, tied) = match of.parameters {
        [
            _,
            _,
            Parameter::Operand(inputs),
            Parameter::Type(types),
            Parameter::Operand(results),
            tied,
        ] => (printer.operands_of(*inputs, of), *types, printer.operands_of(*results, of), tied),
        [_, _, Parameter::Type(types), tied] => {
            (Default::default(), *types, Default::default(), tied)
        }
        _ => return,
    };
    let [Parameter::Reference(arguments), Parameter::Type(input_types), ..] = of.parameters else {
        return;
    };
    let arguments = match &**arguments {
        Parameter::Operand(index) => printer.operands_of(*index, of),
        _ => Default::default(),
    };
    let tied = match tied {
        Parameter::Attribute(tied) => tied_operands(printer, *tied, of),
        _ => Vec::new(),
    };
    printer.text("(");
    let mut sizes = input_sizes.into_iter();
    for (index, ty) in printer.types_of(*input_types, of).into_iter().enumerate() {
        printer.separator(index);
        printer.type_(ty);
        sizes_of(printer, ty, &mut sizes);
    }
    printer.text(") -> ");
    let types = printer.types_of(result_types, of);
    let bare = types.len() == 1;
    printer.text(if bare { "" } else { "(" });
    let mut sizes = result_sizes.into_iter();
    for (index, ty) in types.into_iter().enumerate() {
        printer.separator(index);
        let operand = tied.get(index).and_then(|tied| usize::try_from(*tied).ok());
        match operand.and_then(|operand| arguments.get(operand)) {
            Some(operand) => tied_operand(printer, *operand, ty),
            None => printer.type_(ty),
        }
        sizes_of(printer, ty, &mut sizes);
    }
    printer.text(if bare { "" } else { ")" });
}

/// `%operand as type{%size}`: the type of a result that is an operand.
pub(super) fn tied_result<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Reference(target), Parameter::Type(ty), Parameter::Operand(sizes)] =
        of.parameters
    else {
        return;
    };
    let target = match &**target {
        Parameter::Operand(index) => printer.operands_of(*index, of).first().copied(),
        _ => None,
    };
    let sizes = printer.operands_of(*sizes, of);
    printer.optional_operand(target);
    printer.text(" as ");
    for ty in printer.types_of(*ty, of) {
        printer.type_(ty);
        sizes_of(printer, ty, &mut sizes.iter().copied());
    }
}

/// `@executable::@entry`, or several in braces.
pub(super) fn entry_points<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(points), ..] = of.parameters else { return };
    let points = printer.attribute_of(*points, of);
    let Some(AttributeKind::Array(points)) = points.map(|it| printer.context().attribute_kind(it))
    else {
        return;
    };
    if let [one] = &**points {
        printer.attribute(*one);
        return;
    }
    printer.text("{");
    for (index, point) in points.iter().enumerate() {
        printer.separator(index);
        printer.attribute(*point);
    }
    printer.text("}");
}

/// For each result the operand that it is tied to; -1 without one.
fn tied_operands<'ir>(printer: &Printer<'ir>, index: usize, of: &Formatted<'ir>) -> Vec<i64> {
    let context = printer.context();
    let tied = printer.attribute_of(index, of).map(|tied| context.attribute_kind(tied));
    let Some(AttributeKind::Array(tied)) = tied else { return Vec::new() };
    tied.iter().map(|value| context.integer_value(*value).unwrap_or(-1)).collect()
}

/// Prints `{%a, %b}`: the dynamic sizes of a type, if any.
fn sizes_of(printer: &mut Printer<'_>, ty: Type, sizes: &mut impl Iterator<Item = ValueId>) {
    let shape = printer.context().type_kind(ty).shape();
    let open = shape.map_or(0, |shape| shape.iter().filter(|size| **size == DYNAMIC).count());
    let sizes: Vec<ValueId> = sizes.take(open).collect();
    if !sizes.is_empty() {
        printer.text("{");
        printer.operands(sizes);
        printer.text("}");
    }
}

/// `%operand`, or `%operand as type` where the result has another type.
fn tied_operand(printer: &mut Printer<'_>, operand: ValueId, ty: Type) {
    printer.operand(operand);
    if printer.ir().value_type(operand) != ty {
        printer.text(" as ");
        printer.type_(ty);
    }
}
