//! The `custom<…>` directives of `tosa`.

use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{DYNAMIC, Shape, Type, TypeKind};
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser, attribute};
use abide_mlir::print::{Custom, Printer};
use abide_mlir::registry::directives::{CustomDirective, always};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CustomDirective::new(
        "VariableOpTypeOrInitialValue",
        always,
        parse_shape_and_value,
        print_shape_and_value,
    ),
    CustomDirective::new("TypeOrAttr", always, parse_type_and_value, print_type_and_value),
];

/// `: type`, or `= value` of that type. Returns the type.
fn parse_type_or_value<'a>(
    parser: &mut Parser<'a>,
    (ty, value): (usize, usize),
    read: &mut FormatState<'_, 'a>,
) -> Parse<Option<Type>> {
    if !parser.eat(TokenKind::Equal) {
        return parser.colon_type(attribute(ty)).map(Some);
    }
    let initial = parser.piece(attribute(value), |parser| parser.attribute(None))?;
    read.set_attribute(value, initial);
    Ok(parser.ir.context.attribute_type(initial))
}

/// `: type`, or `= value`: the type as an attribute.
fn parse_type_and_value<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of)] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let Some(ty) = parse_type_or_value(parser, (*ty_of, *value_of), read)? else {
        return Err(parser.error_here("expected attribute"));
    };
    let ty = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, ty);
    Ok(())
}

/// `= value`, or `: type`.
fn print_type_and_value<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(ty), Parameter::Attribute(value)] = of.parameters else { return };
    let value = printer.attribute_of(*value, of);
    printer.text(if value.is_some() { "= " } else { ": " });
    if let Some(shown) = value.or_else(|| printer.attribute_of(*ty, of)) {
        printer.attribute(shown);
    }
}

/// `: tensor`, or `= value`: the sizes and the type of the elements, each as an attribute.
fn parse_shape_and_value<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [
        Parameter::Attribute(shape_of),
        Parameter::Attribute(ty_of),
        Parameter::Attribute(value_of),
    ] = read.parameters
    else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let ty = parse_type_or_value(parser, (*ty_of, *value_of), read)?;
    let kind = ty.map(|ty| parser.ir.context.type_kind(ty).clone());
    let Some(TypeKind::Tensor { shape, element, .. }) = kind else {
        return Err(parser.error_here("expected a tensor with as many dimensions as it has"));
    };
    let context = &mut parser.ir.context;
    let sizes: Vec<i64> =
        shape.iter().map(|size| if *size == DYNAMIC { -1 } else { *size }).collect();
    let index = context.index_type();
    let rank = Shape::from_slice(&[i64::try_from(sizes.len()).unwrap_or(i64::MAX)]);
    let of_sizes = context.ty(TypeKind::Tensor { shape: rank, element: index, encoding: None });
    let sizes = context.dense_integers(of_sizes, &sizes);
    let element = context.type_attribute(element);
    read.set_attribute(*shape_of, sizes);
    read.set_attribute(*ty_of, element);
    Ok(())
}

/// The maximum number of printed dimensions: a splat may state any number of them.
const MAX_DIMENSIONS: usize = 1 << 10;

/// `= value`, or `: tensor` of sizes and a type of elements that are attributes.
fn print_shape_and_value<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(shape), Parameter::Attribute(ty), Parameter::Attribute(value)] =
        of.parameters
    else {
        return;
    };
    if let Some(value) = printer.attribute_of(*value, of) {
        printer.text("= ");
        return printer.attribute(value);
    }
    printer.text(": tensor<");
    if let Some(shape) = printer.attribute_of(*shape, of) {
        let context = printer.context();
        let ty = context.attribute_type(shape).map(|ty| context.type_kind(ty));
        let rank = ty.and_then(TypeKind::shape).and_then(|shape| shape.first().copied());
        // Equal sizes are written once.
        let sizes = list_of_integers(printer.ir(), shape);
        let rank = usize::try_from(rank.unwrap_or_default()).unwrap_or_default();
        for size in sizes.iter().cycle().take(rank.min(MAX_DIMENSIONS)) {
            printer.size(if *size == -1 { DYNAMIC } else { *size });
            printer.text("x");
        }
    }
    if let Some(ty) = printer.attribute_of(*ty, of) {
        printer.attribute(ty);
    }
    printer.text(">");
}
