//! The `custom<…>` directives of `emitc`.

use crate::common::print_type_and_value;
use crate::common::switches::CASES;
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{FormatState, Parse, Parser, Types, attribute};
use abide_mlir::registry::DialectType;
use abide_mlir::registry::directives::{CustomDirective, always};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    CASES,
    CustomDirective::new(
        "EmitCGlobalOpTypeAndInitialValue",
        always,
        parse_type_and_value,
        print_type_and_value,
    ),
    CustomDirective::new(
        "EmitCFieldOpTypeAndInitialValue",
        always,
        parse_type_and_value,
        print_type_and_value,
    ),
];

/// `type`, or `type = value`, where the elements of an array of a dialect are those of a tensor.
fn parse_type_and_value<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let ty = parser.piece(attribute(*ty_of), |parser| parser.ty())?;
    let type_of = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, type_of);
    if !parser.eat(TokenKind::Equal) {
        return Ok(());
    }
    let tensor = tensor_of_array(parser, ty).unwrap_or(ty);
    let start = parser.position();
    let value = parser.piece(attribute(*value_of), |parser| parser.attribute(Some(tensor)))?;
    let is_value = matches!(
        parser.ir.context.attribute_kind(value),
        AttributeKind::Integer { .. }
            | AttributeKind::Float { .. }
            | AttributeKind::DenseElements { .. }
            | AttributeKind::Dialect { .. }
    );
    if !is_value {
        let span = parser.span_from(start);
        let message =
            rule!("initial value should be a integer, float, elements or opaque attribute")
                .with_help(
                    "write a number, a 'dense<..>' of the type, or '#emitc.opaque<\"text\">'",
                );
        return Err(parser.error(span, message));
    }
    read.set_attribute(*value_of, value);
    Ok(())
}

/// The tensor with the sizes and elements of `!dialect.array<4x8xi32>`.
fn tensor_of_array(parser: &mut Types<'_>, ty: Type) -> Option<Type> {
    let array = DialectType::of(&parser.ir.context, ty).filter(|own| own.name == "array")?;
    let (shape, element, _) = array.shaped()?;
    Some(parser.ir.context.ty(TypeKind::Tensor { shape, element, encoding: None }))
}
