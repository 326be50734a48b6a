//! The `custom<…>` directives of `memref`.

use crate::common::print_type_and_value;
use abide_mlir::ir::TypeKind;
use abide_mlir::ods::format::Parameter;
use abide_mlir::ods::{NoFacts, TypeTransform};
use abide_mlir::parse::{FormatState, Parse, Parser, attribute};
use abide_mlir::registry::directives::{CustomDirective, always};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[CustomDirective::new(
    "GlobalMemrefOpTypeAndInitialValue",
    always,
    parse_type_and_value,
    print_type_and_value,
)];

/// `: memref<2xf32> = dense<…>`, where the type of the value follows from the first.
fn parse_type_and_value<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let ty = parser.piece(attribute(*ty_of), |parser| parser.ty())?;
    if !matches!(parser.ir.context.type_kind(ty), TypeKind::MemRef { .. }) {
        return Err(parser.expected(Wanted::Type("a static memref type".into())));
    }
    let type_of = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, type_of);
    if !parser.eat(TokenKind::Equal) {
        return Ok(());
    }
    let value = parser.piece(attribute(*value_of), |parser| {
        if parser.eat_word("uninitialized") {
            return Ok(parser.ir.context.unit());
        }
        let tensor = TypeTransform::TensorOfMemRef.apply(&mut parser.ir.context, ty, &NoFacts);
        parser.attribute(tensor.and_then(|tensor| tensor.first().copied()))
    })?;
    read.set_attribute(*value_of, value);
    Ok(())
}
