//! `custom<…>` directives of StableHLO, CHLO and MHLO: types that are the same, and lists of their
//! own.

use super::super::windows::raw_dimension_numbers;
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{Attribute, AttributeKind, Type, TypeKind};
use abide_mlir::named_lists::named_list;
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::print::{Custom, Formatted, Printer};

fn references(parameters: &[Parameter]) -> impl Iterator<Item = TypeReference> + '_ {
    parameters.iter().filter_map(|parameter| match parameter {
        Parameter::Type(of) => Some(*of),
        _ => None,
    })
}

fn signature<'ir>(printer: &mut Printer<'ir>, of: &Formatted<'ir>) {
    printer.operation_type(of.operation);
}

/// The types of all values of the parameters.
fn types_in<'ir>(printer: &Printer<'ir>, of: &Custom<'_, 'ir>) -> Vec<Type> {
    references(of.parameters).flat_map(|reference| printer.types_of(reference, of)).collect()
}

/// The text between the brackets of a dialect's attribute.
fn body_of<'ir>(
    printer: &Printer<'ir>,
    attribute: Option<Attribute>,
    mnemonic: &[u8],
) -> Option<&'ir [u8]> {
    let AttributeKind::Dialect { body, .. } = printer.context().attribute_kind(attribute?) else {
        return None;
    };
    printer.context().bytes(*body).strip_prefix(mnemonic)
}

fn integers<'ir>(printer: &mut Printer<'ir>, numbers: &[i64]) {
    printer.text("[");
    for (index, number) in numbers.iter().enumerate() {
        printer.separator(index);
        printer.integer_literal(*number);
    }
    printer.text("]");
}

/// `type`, which all values have, or `(types) -> type`.
pub(super) fn same_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let types = types_in(printer, of);
    match types.split_first() {
        Some((first, rest)) if rest.iter().all(|ty| ty == first) => printer.type_(*first),
        _ => signature(printer, of),
    }
}

/// Prints `tensor<..complex<f32>>`, whose operands are its parts, or `(types) -> type`.
pub(super) fn complex_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let types = types_in(printer, of);
    let kind = |ty: Type| printer.context().type_kind(ty);
    let is_part = |part: Type, whole: Type| match (kind(part), kind(whole)) {
        (
            TypeKind::Tensor { shape, element, encoding },
            TypeKind::Tensor { shape: other, element: whole, encoding: of_whole },
        ) => {
            shape == other
                && encoding == of_whole
                && matches!(kind(*whole), TypeKind::Complex(part) if part == element)
        }
        _ => false,
    };
    match *types.as_slice() {
        [left, right, result] if left == right && is_part(left, result) => printer.type_(result),
        _ => signature(printer, of),
    }
}

/// `condition, type`, or `(types) -> type`.
pub(super) fn select_type<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    match *types_in(printer, of).as_slice() {
        [condition, first, second, result] if first == result && second == result => {
            printer.types([condition, result]);
        }
        _ => signature(printer, of),
    }
}

/// `types` of both the operands and the results.
pub(super) fn pairwise_types<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let Some(result) = references(of.parameters).last() {
        let types = printer.types_of(result, of);
        printer.types(types);
    }
}

/// `[start:limit, start:limit:stride]`
pub(super) fn slice_ranges<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let list = |parameter: &Parameter| match parameter {
        Parameter::Attribute(index) => printer.attribute_of(*index, of),
        _ => None,
    };
    let ir = printer.ir();
    let lists: Vec<Vec<i64>> = of
        .parameters
        .iter()
        .map(|parameter| list(parameter).map_or(Vec::new(), |list| list_of_integers(ir, list)))
        .collect();
    let [starts, limits, strides] = lists.as_slice() else { return };
    printer.text("[");
    for (index, ((start, limit), stride)) in starts.iter().zip(limits).zip(strides).enumerate() {
        printer.separator(index);
        printer.integer_literal(*start);
        printer.text(":");
        printer.integer_literal(*limit);
        if *stride != 1 {
            printer.text(":");
            printer.integer_literal(*stride);
        }
    }
    printer.text("]");
}

/// Prints `%a, %b,`: operands, with a final comma even without operands.
pub(super) fn operands_with_commas<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index)] = of.parameters else { return };
    let operands = printer.operands_of(*index, of);
    printer.operands(operands);
    printer.text(",");
}

/// Prints `@name`, which is not a symbol of the program.
pub(super) fn call_target<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(target)] = of.parameters else { return };
    let name = printer.attribute_of(*target, of);
    if let Some(name) = name.and_then(|name| printer.context().string_value(name)) {
        printer.symbol_name(name);
    }
}

/// `e8m10`
pub(super) fn exponent_mantissa<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    for (letter, parameter) in ["e", "m"].into_iter().zip(of.parameters) {
        let Parameter::Attribute(index) = parameter else { continue };
        let number = printer.attribute_of(*index, of);
        let number = number.and_then(|number| printer.context().integer_value(number));
        printer.text(letter);
        printer.integer_literal(number.unwrap_or(0));
    }
}

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`
pub(super) fn convolution_dimensions<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    let attribute = printer.attribute_of(*index, of);
    let body = body_of(printer, attribute, b"conv<").and_then(|body| body.strip_suffix(b">"));
    match (body, attribute) {
        (Some(body), _) if body.trim_ascii_start().starts_with(b"raw") => {
            let lists = raw_dimension_numbers(&String::from_utf8_lossy(body));
            let [input, kernel, output] = lists.map(|list| format!("[{}]", list.join(", ")));
            printer.text(&format!("{input}x{kernel}->{output}"));
        }
        (Some(body), _) => printer.bytes(body),
        (None, Some(attribute)) => printer.attribute(attribute),
        (None, None) => {}
    }
}

/// `stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse =
/// [false, true]`: the present ones.
pub(super) fn window_attributes<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let words = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"];
    let mut printed = 0;
    for (word, parameter) in words.into_iter().zip(of.parameters) {
        let Parameter::Attribute(index) = parameter else { continue };
        let Some(value) = printer.attribute_of(*index, of) else { continue };
        printer.separator(printed);
        printed += 1;
        printer.text(word);
        printer.text(" = ");
        let numbers = list_of_integers(printer.ir(), value);
        match word {
            "pad" => padding(printer, value, &numbers),
            "reverse" => {
                printer.text("[");
                for (index, number) in numbers.iter().enumerate() {
                    printer.separator(index);
                    printer.text(if *number == 0 { "false" } else { "true" });
                }
                printer.text("]");
            }
            _ => integers(printer, &numbers),
        }
    }
}

/// `[[1, 1], [1, 1]]`, whose elements may all be one number.
fn padding(printer: &mut Printer<'_>, value: Attribute, numbers: &[i64]) {
    let context = printer.context();
    let ty = context.attribute_type(value).map(|ty| context.type_kind(ty));
    let dims = ty.and_then(TypeKind::shape).and_then(|shape| shape.first().copied()).unwrap_or(0);
    printer.text("[");
    for index in 0..usize::try_from(dims).unwrap_or(0).min(numbers.len().max(64)) {
        printer.separator(index);
        let at = |place: usize| numbers.get(place).or(numbers.last()).copied().unwrap_or(0);
        integers(printer, &[at(2 * index), at(2 * index + 1)]);
    }
    printer.text("]");
}

/// `, precision = [HIGH, DEFAULT]`, or nothing.
pub(super) fn precision_config<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index), ..] = of.parameters else { return };
    let Some(list) = printer.attribute_of(*index, of) else { return };
    let AttributeKind::Array(list) = printer.context().attribute_kind(list) else { return };
    if list.is_empty() {
        return;
    }
    printer.text(", precision = [");
    for (index, one) in list.iter().enumerate() {
        printer.separator(index);
        let word = body_of(printer, Some(*one), b"<precision ");
        match word.and_then(|word| word.strip_suffix(b">")) {
            Some(word) => printer.bytes(word),
            None => printer.attribute(*one),
        }
    }
    printer.text("]");
}

/// `, precision = [HIGH, DEFAULT], algorithm = <…>`: both, one of them, or nothing.
pub(super) fn precision_and_algorithm<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    precision_config(printer, of);
    let [_, Parameter::Attribute(algorithm)] = of.parameters else { return };
    let Some(algorithm) = printer.attribute_of(*algorithm, of) else { return };
    printer.text(", algorithm = ");
    match body_of(printer, Some(algorithm), b"dot_algorithm") {
        Some(body) => printer.bytes(body),
        None => printer.attribute(algorithm),
    }
}

/// Prints `batching_dims = [0] x [0], contracting_dims = [1] x [0]`; the first is optional.
pub(super) fn dot_dimensions<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    let attribute = printer.attribute_of(*index, of);
    let body = body_of(printer, attribute, b"dot").unwrap_or_default();
    let lists = |kind: &str| {
        ["lhs", "rhs"].map(|side| named_list(body, &format!("{side}_{kind}_dimensions")))
    };
    let [left, right] = lists("batching");
    if !left.is_empty() || !right.is_empty() {
        printer.text("batching_dims = ");
        integers(printer, &left);
        printer.text(" x ");
        integers(printer, &right);
        printer.text(", ");
    }
    let [left, right] = lists("contracting");
    printer.text("contracting_dims = ");
    integers(printer, &left);
    printer.text(" x ");
    integers(printer, &right);
}
